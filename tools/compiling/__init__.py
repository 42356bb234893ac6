"""The firmware's modules, from Python to what the board loads."""
