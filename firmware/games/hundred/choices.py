"""What the manifests of the 100 Games have in common: options, and the modules of the two kinds."""

# Options: word in records, question, values, the usual one.
JOKERS = ("jokers", "How many free cards?", (0, 4, 1), 4)
_SPECIAL = (("special", "Trick or Treat"), ("plain", "a card like others"))
HUNDRED = ("hundred", "What is the 100?", _SPECIAL, 0)  # H2.4 H2.6
HUNDRED_OR_NOT = ("hundred", "What is the 100?", _SPECIAL + (("out", "left out"),), 0)  # H3.4


def score(cards: str) -> tuple:
    """Return the option of scoring (H-c); `cards` says which cards in the hand count."""
    return ("score", "What do others score?", (("cards", cards), ("places", "2 3 4 by places")), 0)


# What a key may want, the likeliest first.
DISCARDING = ("hundred.words", "hundred.refused", "hundred.aside", "hundred.ruling", "help")
DRAWING = ("hundred.drawing_words", "hundred.drawing_refused", "hundred.drawing_ruling", "help")

_OWN = ("tables", "rules", "texts", "lights", "screens")


def discarding(*more: str) -> tuple:
    """Return the parts of a game of discarding, in the order they are loaded; `more` are rules."""
    rules = ("table", "piles", "turns", "refusals", "discarding") + more
    return _shared(rules + ("texts", "picture", "lights", "screens")) + _OWN


def drawing() -> tuple:
    """Return the parts of a game of drawing and throwing, in the order they are loaded."""
    kinds = ("tables", "rulings", "refusals")
    seen = ("texts", "picture", "lights", "screens")
    return (
        _shared(
            ("sets",)
            + tuple(["drawing_" + kind for kind in kinds])
            + ("drawing",)
            + tuple(["drawing_" + kind for kind in seen])
        )
        + _OWN
    )


def _shared(names) -> tuple:
    return tuple(["hundred." + name for name in names])
