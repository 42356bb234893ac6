"""What the device must know of *Great Digits* before it is chosen."""

from firmware.games.hundred import choices
from firmware.knowledge import SCREEN, TABLE

TITLE = "Great Digits"
ORDER = 3  # its place in the list of games
SESSION = True  # games add up, H-c

# Rule sets: id as in records, name (11 characters at most), fewest and most players.
RULE_SETS = (("H2", "Great", 2, 6),)
# Word in records, question, values, the usual one.
OPTIONS = {"H2": (choices.JOKERS, choices.HUNDRED, choices.score("cards in the hand"))}
LEVELS = (TABLE, SCREEN)
SCREEN_PARTS = ("hundred.passing", "passing")  # of these, only where the device shows hands
# In the order they are loaded, one at a time.
PARTS = choices.discarding("specials")
FIRST = ("hundred.start",)  # wanted first, but for a moment
LIKELY = choices.DISCARDING
