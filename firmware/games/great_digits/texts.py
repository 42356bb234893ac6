"""The texts of *Great Digits*, in the players' words."""

from firmware.games.shedding import texts
from firmware.games.shedding.texts import called

__all__ = ("called", "hint", "status", "why")


def why(reason: "Reason") -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    return texts.why(reason, texts.REFUSED_SPECIAL)


def status(game: "Specials") -> str:
    """Return who is on turn, under an obligation or in a run (H2.2, H2.3)."""
    return texts.turn(game, game.run)


def hint(game: "Specials") -> "tuple[str, str]":
    """Return which cards go: a label, and ten characters at most."""
    if game.obliged:
        return texts.ANSWER
    return texts.by_run(game.run) if game.run else texts.by_digits(game.open)
