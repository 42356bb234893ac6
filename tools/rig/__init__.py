"""An emulated Pico: real CircuitPython plays the keys that the simulator has played."""
