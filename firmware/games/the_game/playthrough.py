"""The fields of a playthrough of *The Game*; read on the desktop only (tools/conform.py)."""

from firmware.games.the_game.tables import CANT, END

FIELDS = ("tops", "seat", "laid", "draw", "hands", "over")  # the table after each step
LASTING = ("tops", "draw", "hands", "over")  # what of it still counts after the end
RESULT = "left"  # a field of the whole game, once it is over


def word(game: "TheGame"):
    """Return the move by which the player on turn says that none of their cards goes, or None.

    None means that the device knows better, or that enough is laid.
    """
    for move in ((CANT,), (END,)):
        if game.why_not(move) is None and not (move[0] == END and game.laid):
            return move
    return None
