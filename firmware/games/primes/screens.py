"""The screens of the Primes' Game: those of all games of drawing."""

from firmware.games.hundred.drawing_screens import Turn, first, menu

__all__ = ("Turn", "first", "menu")
