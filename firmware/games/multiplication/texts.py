"""What *Multiplication* says, in the players' words."""

from firmware.games.hundred import texts

# Why a move is refused, beside what the other games say; two lines of 21 characters at most.
REFUSED = {
    "free": "{0} is no product of 1 to 10.",
    "factor": "Factors go from 1 to 10.",
    "product": "{0} x {1} is not {2}.",
    "factors": "{0}x{1} shares no factor with {2}x{3}.",
    "first": "{0}x{1} shares no factor with {2}.",
}


def why(reason) -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    return texts.why(reason, REFUSED)
