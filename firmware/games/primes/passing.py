"""Passing the device round in the Primes' Game: as in all games of drawing."""

from firmware.games.hundred.drawing_passing import Cover, Hand, draw_table, lights, on_key

__all__ = ("Cover", "Hand", "draw_table", "lights", "on_key")
