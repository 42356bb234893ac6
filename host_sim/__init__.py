"""The device on a desk: its firmware, unmodified, on models of the chips it is wired to."""
