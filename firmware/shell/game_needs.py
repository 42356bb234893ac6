"""Which modules a game needs, as its manifest says."""

from firmware.modules.lifetimes import full
from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN

# What stays in memory of a game whose manifest does not say it, in the order it is loaded.
_PARTS = ("rules", "texts", "lights", "turn", "screens")


def of(game: "Folder", level: int) -> "tuple[list[str], list[str], list[str]]":
    """Return the modules of `game` that stay at `level`, those it begins with, and others.

    These a key may want now and then.
    """
    manifest = game.manifest
    parts = getattr(manifest, "PARTS", _PARTS)
    first = [game.module(part) for part in getattr(manifest, "FIRST", ())]
    if level == SCREEN:
        parts += getattr(manifest, "SCREEN_PARTS", ())
        first.append(full("deck"))
    elif level == GUIDED:
        parts += getattr(manifest, "GUIDED_PARTS", ())
    elif level == ON_CALL:
        parts += getattr(manifest, "ON_CALL_PARTS", ())
    seldom = [game.module(part) for part in getattr(manifest, "LIKELY", ())]
    if getattr(manifest, "POINTS", True):  # they are added up at the end
        seldom.insert(max(len(seldom) - 2, 0), full("session"))
    return [game.module(part) for part in parts], first, seldom
