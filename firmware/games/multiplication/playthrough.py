"""The fields of a playthrough of *Multiplication*; read on the desktop only (tools/conform.py)."""

from firmware.games.shedding import playthrough
from firmware.games.shedding.playthrough import FIELDS, LASTING, RESULT, owed

__all__ = ("FIELDS", "LASTING", "RESULT", "owed", "setup")


def setup(told: "dict[str, Any]", level: int):
    """Return the set-up that `told` means; raise ValueError where there is none such."""
    if playthrough.hundred(told) == playthrough.SPECIAL:
        raise ValueError("the 100 is a product like others in this game")  # H4.1
    return playthrough.setup_of(told, level, bytes((playthrough.jokers(told), 0)))
