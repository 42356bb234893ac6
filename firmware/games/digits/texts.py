"""The texts of *Digits*: what the players are told, help and rules."""

from firmware.games.shedding import texts
from firmware.games.shedding.help import (
    CARDS,
    END,
    GUIDED,
    ON_CALL,
    OPENING,
    READINGS,
    RULING,
    START,
    TURN,
    goes,
    numbers,
    reasons,
)
from firmware.games.shedding.texts import called

__all__ = (
    "GUIDED",
    "ON_CALL",
    "OPENING",
    "RULES",
    "RULING",
    "START",
    "TURN",
    "called",
    "goes",
    "hint",
    "numbers",
    "reasons",
    "status",
    "why",
)


def why(reason: "Reason") -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    return texts.why(reason)


def status(game: "Discarding") -> str:
    """Return who is on turn."""
    return texts.turn(game)


def hint(game: "Discarding") -> "tuple[str, str]":
    """Return which cards go: a label, and ten characters at most."""
    return texts.by_digits(game.open)


RULES = (
    "Seven cards each. A turn discards one card that shares a digit with the open card. Single "
    "digits go on single digits, 100 has 1 and 0.",
    "Who discards nothing draws one card. Draw pile used up: shuffle the discards but for the open "
    "card.",
    END,
) + READINGS
RULES += CARDS + (
    "A tip: first lay cards with digits that few others have, as 90. Keep 1 to 9: they go on "
    "each other.",
)
