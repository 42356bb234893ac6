"""Passing the device round in *Numbers*: as in all games of discarding."""

from firmware.games.hundred.passing import Cover, Hand, draw_table, lights, on_key

__all__ = ("Cover", "Hand", "draw_table", "lights", "on_key")
