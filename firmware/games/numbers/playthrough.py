"""The fields of a playthrough of *Numbers*; read on the desktop only (tools/conform.py)."""

from firmware.games.shedding import playthrough
from firmware.games.shedding.playthrough import FIELDS, LASTING, RESULT, owed

__all__ = ("FIELDS", "LASTING", "RESULT", "owed", "setup")


def setup(told: "dict[str, Any]", level: int):
    """Return the set-up that `told` means; raise ValueError where there is none such."""
    options = bytes((playthrough.jokers(told), playthrough.hundred(told), 0))
    return playthrough.setup_of(told, level, options)
