"""What *Digits* says, in the players' words."""

from firmware.games.hundred import texts


def why(reason) -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    return texts.why(reason)
