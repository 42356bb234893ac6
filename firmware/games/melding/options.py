"""The options of the games of melding, and their modules."""

# Options: word in records, question, values, the usual one.
JOKERS = ("jokers", "How many jokers?", (0, 4, 1), 4)
# In the order they are loaded, one at a time.
PARTS = (
    "melding.sets",
    "melding.tables",
    "melding.ruling_rules",
    "melding.refusal_rules",
    "melding.rules",
    "melding.texts",
    "melding.picture",
    "melding.lights",
    "melding.card_input",
    "melding.screens",
    "tables",
    "rules",
)
ON_CALL_PARTS = ("melding.on_call", "on_call", "melding.on_call_screen")
# What a key may want, the likeliest first.
LIKELY = (
    "melding.result_texts",
    "melding.refusal_texts",
    "melding.questions",
    "melding.ruling_screen",
    "help",
)


def score(cards: str) -> "OptionRow":
    """Return the option of scoring (H-c); `cards` says which cards in the hand count."""
    ways = (
        ("cards", cards, "points: {}"),
        ("places", "by place: 2, 3, 4", "points: by place"),
    )
    return ("score", "What points?", ways, 0)
