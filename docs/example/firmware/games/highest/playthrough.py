"""The fields of a playthrough of *Highest Card*; read on the desktop only (tools/conform.py)."""

FIELDS = ("seat", "up", "won", "left", "over")  # the table after each step
LASTING = ("won", "left", "over")  # what of it still counts after the end
RESULT = "winners"  # a field of the whole game, once it is over


def word(game):
    """Return None: the players need say nothing, since the device sees all that they see."""
    return None
