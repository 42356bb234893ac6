"""The ring in *Numbers*: that of all games of discarding."""

from firmware.games.hundred.lights import ring

__all__ = ("ring",)
