"""The printable case, and the solids of what goes into it."""
