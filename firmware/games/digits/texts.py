"""What *Digits* says, in the players' words."""

from firmware.games.hundred import texts
from firmware.games.hundred.texts import called, session_verdict

__all__ = ("called", "hint", "session_verdict", "status", "why")


def why(reason) -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    return texts.why(reason)


def status(game) -> str:
    """Return who is on turn."""
    return texts.turn(game)


def hint(game) -> str:
    """Return which cards go; one row."""
    return texts.by_digits(game.open)
