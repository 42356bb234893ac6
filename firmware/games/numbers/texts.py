"""What *Numbers* says, in the players' words."""

from firmware.games.hundred import texts

# Why a move is refused, beside what the other games say; two lines of 21 characters at most.
REFUSED = {
    "match": "{0} and {1}: no ones, tens or sum alike.",
    "three": "Three are laid. # ends the turn.",
}


def why(reason) -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    return texts.why(reason, REFUSED, texts.REFUSED_SPECIAL)
