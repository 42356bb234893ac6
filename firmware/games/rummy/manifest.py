"""What the device must know of the 100 Rummy before it is chosen."""

from firmware.knowledge import SCREEN, TABLE

TITLE = "100 Rummy"
ORDER = 7  # its place in the list of games

# Rule sets: id as in records, name (11 characters at most), fewest and most players.
RULE_SETS = (("H6", "100 Rummy", 2, 4),)
# Word in records, question, values, the usual one.
_OPTIONS = (
    ("jokers", "How many free cards?", (0, 4, 1), 4),
    (
        "score",
        "What do others score?",
        (("cards", "cards not in sets"), ("places", "2 3 4 by places")),
        0,
    ),
)
OPTIONS = {"H6": _OPTIONS}
LEVELS = (TABLE, SCREEN)
SESSION = True  # games add up, H-c
SCREEN_PARTS = ("hundred.drawing_passing", "passing")  # of these, only where the device shows hands
# In the order they are loaded, one at a time.
PARTS = (
    "hundred.sets",
    "hundred.drawing_tables",
    "hundred.drawing_rulings",
    "hundred.drawing_refusals",
    "hundred.drawing",
    "hundred.drawing_texts",
    "hundred.drawing_picture",
    "hundred.drawing_lights",
    "hundred.drawing_screens",
    "tables",
    "rules",
    "texts",
    "lights",
    "screens",
)
FIRST = ("hundred.drawing_start",)  # wanted first, but for a moment
