"""The ring in the 100 Rummy: that of all games of drawing."""

from firmware.games.hundred.drawing_lights import ring

__all__ = ("ring",)
