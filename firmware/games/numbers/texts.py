"""The texts of *Numbers*, in the players' words."""

from firmware.games.shedding import texts

DONE = ("", "# ends it")


# What stands under the figures by which a card goes (H3.1).
FIGURES = "ones tens sum"


ONE_DIGIT = "ones sum any"


HUNDRED = "ones sum"


# Why a move is refused, beside what the other games say; two lines at most.
REFUSED = {
    "match": "{0} and {1}: no ones, tens or sum alike.",
    "three": "Three are laid. # ends the turn.",
}


def why(reason: "Reason") -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    return texts.why(reason, REFUSED)


def status(game: "Numbers") -> str:
    """Return who is on turn, how many they may match, and the digit of a run (H3.1, H3.3)."""
    if game.obliged or game.run and not game.matched:
        return texts.turn(game, game.run)
    who = game.name(game.seat)
    if game.run:
        return "{} {} or {}s".format(who, game.matched, game.run)
    return "{}: {} more".format(who, game.matched) if game.matched else who + ": # ends"


def hint(game: "Numbers") -> "tuple[str, str]":
    """Return which cards go: labels, and their figures, a word each."""
    if game.obliged:
        return texts.ANSWER
    if not game.matched:
        return texts.by_run(game.run) if game.run else DONE
    top = game.open
    if top < 10:
        return ONE_DIGIT, "{0} {0} 1-9".format(top)
    if top > 99:
        return HUNDRED, "0 1"
    return FIGURES, "{} {} {}".format(top % 10, top // 10, top // 10 + top % 10)
