"""The device in a terminal: its panel in blocks, braille or words, its ring in colour, and keys."""

from host_sim.faces.terminal.run import run

__all__ = ["run"]
