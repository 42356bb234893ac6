"""What playthroughs tell of *Numbers*; read on the desktop only (tools/conform.py)."""

from firmware.games.hundred import playthroughs
from firmware.games.hundred.playthroughs import FIELDS, LASTING, RESULT, owed, word

__all__ = ("FIELDS", "LASTING", "RESULT", "owed", "setup", "word")


def setup(told, level: int):
    """Return the set-up that `told` means; raise ValueError where there is none such."""
    options = bytes((playthroughs.jokers(told), playthroughs.hundred(told), 0))
    return playthroughs.setup_of(told, level, options)
