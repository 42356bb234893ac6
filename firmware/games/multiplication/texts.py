"""The texts of *Multiplication*, in the players' words."""

from firmware.games.shedding import texts

OTHER = "{} x what? Type the other factor."


ONE_MORE = "a factor  *back"  # what the keys do while a factor is typed


TWO = "factors  *back"  # and while none of a free card is


# Why a move is refused, beside what the other games say; two lines at most.
REFUSED = {
    "declare": "Type the two factors of the joker.",
    "free": "{0} is no product of 1 to 10.",
    "factor": "Factors go from 1 to 10.",
    "product": "{0} x {1} is not {2}.",
    "factors": "{0}x{1} shares no factor with {2}x{3}.",
    "first": "{2} is not {0} or {1} times 1 to 10.",
}


def why(reason: "Reason") -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    return texts.why(reason, REFUSED)


def hint(game: "Multiplication") -> "tuple[str, str]":
    """Return by which factors a card goes on the first open one: a label, and these."""
    links = [str(factor) for factor in range(1, 11) if game.links >> factor & 1]
    return "factor", " ".join(links)
