"""The screens of *Digits*: those of all games of discarding."""

from firmware.games.hundred.screens import Turn, first, menu

__all__ = ("Turn", "first", "menu")
