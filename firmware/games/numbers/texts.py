"""The texts of *Numbers*, in the players' words."""

from firmware.games.shedding import texts
from firmware.games.shedding.texts import called

__all__ = ("called", "hint", "status", "why")

DONE = "# ends the turn"

# Why a move is refused, beside what the other games say; two lines of 21 characters at most.
REFUSED = {
    "match": "{0} and {1}: no ones, tens or sum alike.",
    "three": "Three are laid. # ends the turn.",
}


def why(reason: "Reason") -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    return texts.why(reason, REFUSED, texts.refused().REFUSED_SPECIAL)


def status(game: "Numbers") -> str:
    """Return who is on turn, how many they may match, and the digit of a run (H3.1, H3.3)."""
    if game.obliged or game.run and not game.matched:
        return texts.turn(game, game.run)
    text = "{}: {}".format(game.name(game.seat), game.matched or "no")
    return "{} or {}s".format(text, game.run) if game.run else text + " more"


def hint(game: "Numbers") -> str:
    """Return which cards go; one row."""
    if game.obliged:
        return texts.ANSWER
    if not game.matched:
        return texts.RUN.format(game.run) if game.run else DONE
    top = game.open
    figures = "ones {}".format(top % 10)
    if 9 < top < 100:
        figures += " tens {}".format(top // 10)
    figures += " sum {}".format(1 if top > 99 else top // 10 + top % 10)
    return "1-9, " + figures if top < 10 else figures
