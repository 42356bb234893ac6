"""The texts of *Multiplication*, in the players' words."""

from firmware.games.multiplication.tables import pairs
from firmware.games.shedding import texts
from firmware.games.shedding.texts import called

__all__ = ("called", "hint", "status", "which", "why")

ONE_OF = "Press one of these factors."
FACTOR = "a factor  *back"

# Why a move is refused, beside what the other games say; two lines of 21 characters at most.
REFUSED = {
    "free": "{0} is no product of 1 to 10.",
    "factor": "Factors go from 1 to 10.",
    "product": "{0} x {1} is not {2}.",
    "factors": "{0}x{1} shares no factor with {2}x{3}.",
    "first": "{2} is not {0} or {1} times 1 to 10.",
}


def why(reason: "Reason") -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    return texts.why(reason, REFUSED)


def status(game: "Multiplication") -> str:
    """Return who is on turn."""
    return texts.turn(game)


def hint(game: "Multiplication") -> str:
    """Return which factors go on (H4.2); one row."""
    links = [str(factor) for factor in range(1, 11) if game.links >> factor & 1]
    if game.factors:
        return "{}x{}: factor {}".format(*game.factors, " or ".join(links))
    return "factor " + " ".join(links)


def which(number: int) -> str:
    """Return the pairs of factors that `number` may be declared as; one row."""
    return "{}: {}?".format(number, " or ".join(["{}x{}".format(*pair) for pair in pairs(number)]))
