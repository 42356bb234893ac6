"""The figures of ``dev.py bench``, counted on the simulated device."""
