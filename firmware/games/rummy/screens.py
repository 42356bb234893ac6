"""The screens of the 100 Rummy: those of all games of drawing."""

from firmware.games.hundred.drawing_screens import Turn, first, menu

__all__ = ("Turn", "first", "menu")
