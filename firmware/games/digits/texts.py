"""The texts of *Digits*, in the players' words."""

from firmware.games.shedding import texts
from firmware.games.shedding.texts import called

__all__ = ("called", "hint", "status", "why")


def why(reason: "Reason") -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    return texts.why(reason)


def status(game: "Discarding") -> str:
    """Return who is on turn."""
    return texts.turn(game)


def hint(game: "Discarding") -> "tuple[str, str]":
    """Return which cards go: a label, and ten characters at most."""
    return texts.by_digits(game.open)
