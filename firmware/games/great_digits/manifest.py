"""What the device must know of *Great Digits* before it is chosen."""

from firmware.knowledge import SCREEN, TABLE

TITLE = "Great Digits"
ORDER = 3  # its place in the list of games
SESSION = True  # games add up, H-c

# Rule sets: id as in records, name (11 characters at most), fewest and most players.
RULE_SETS = (("H2", "Great", 2, 6),)
# Word in records, question, values, the usual one.
OPTIONS = {
    "H2": (
        ("jokers", "How many free cards?", (0, 4, 1), 4),
        (
            "hundred",
            "What is the 100?",
            (("special", "Trick or Treat"), ("plain", "a card like others")),
            0,
        ),
        (
            "score",
            "What do others score?",
            (("cards", "cards in the hand"), ("places", "2 3 4 by places")),
            0,
        ),
    )
}
LEVELS = (TABLE, SCREEN)
SCREEN_PARTS = ("hundred.passing", "passing")  # of these, only where the device shows hands
# In the order they are loaded, one at a time.
PARTS = (
    "hundred.table",
    "hundred.piles",
    "hundred.turns",
    "hundred.refusals",
    "hundred.discarding",
    "hundred.specials",
    "hundred.texts",
    "hundred.picture",
    "hundred.lights",
    "hundred.screens",
    "tables",
    "rules",
    "texts",
    "lights",
    "screens",
)
FIRST = ("hundred.start",)  # wanted first, but for a moment
