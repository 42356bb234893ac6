"""The device in a terminal of 80 x 24: panel in braille, ring in colour, keys for both hands."""

from host_sim.faces.terminal.run import run

__all__ = ["run"]
