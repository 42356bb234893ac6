"""The ring in the Primes' Game: that of all games of drawing."""

from firmware.games.hundred.drawing_lights import ring

__all__ = ("ring",)
