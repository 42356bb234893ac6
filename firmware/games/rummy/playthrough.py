"""The fields of a playthrough of the 100 Rummy; read on the desktop only (tools/conform.py)."""

from firmware.games.melding import playthrough
from firmware.games.melding.playthrough import (
    FIELDS,
    LASTING,
    RESULT,
    few_keys,
    owed,
    setup,
    text,
    word,
)
from firmware.games.rummy import rules, tables

__all__ = ("FIELDS", "LASTING", "RESULT", "claim", "few_keys", "owed", "setup", "text", "word")


def claim(told: "dict[str, Any]", level: int) -> bool:
    """Return whether the player who holds the hand of `told` is out; raises ValueError."""
    return playthrough.claim(told, level, tables, rules)
