"""What playthroughs tell of *Multiplication*; read on the desktop only (tools/conform.py)."""

from firmware.games.hundred import playthroughs
from firmware.games.hundred.playthroughs import FIELDS, LASTING, RESULT, owed, word

__all__ = ("FIELDS", "LASTING", "RESULT", "owed", "setup", "word")


def setup(told, level: int):
    """Return the set-up that `told` means; raise ValueError where there is none such."""
    if playthroughs.hundred(told) == playthroughs.SPECIAL:
        raise ValueError("the 100 is a product like others in this game")  # H4.1
    return playthroughs.setup_of(told, level, bytes((playthroughs.jokers(told), 0)))
