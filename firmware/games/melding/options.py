"""The options of the games of melding."""

# Options: word in records, question, values, the usual one.
JOKERS = ("jokers", "How many jokers?", (0, 4, 1), 4)


def score(cards: str) -> "OptionRow":
    """Return the option of scoring (H-c); `cards` says which cards in the hand count."""
    ways = (
        ("cards", cards, "points: {}"),
        ("places", "by place: 2, 3, 4", "points: by place"),
    )
    return ("score", "What points?", ways, 0)
