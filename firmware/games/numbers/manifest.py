"""What the device must know of *Numbers* before it is chosen."""

from firmware.games.hundred import choices
from firmware.knowledge import SCREEN, TABLE

TITLE = "Numbers"
ORDER = 4  # its place in the list of games
SESSION = True  # games add up, H-c

# Rule sets: id as in records, name (11 characters at most), fewest and most players.
RULE_SETS = (("H3", "Numbers", 2, 6),)
# Word in records, question, values, the usual one.
OPTIONS = {"H3": (choices.JOKERS, choices.HUNDRED_OR_NOT, choices.score("cards in the hand"))}
LEVELS = (TABLE, SCREEN)
SCREEN_PARTS = ("hundred.passing", "passing")  # of these, only where the device shows hands
# In the order they are loaded, one at a time.
PARTS = choices.discarding("specials")
FIRST = ("hundred.start",)  # wanted first, but for a moment
LIKELY = choices.DISCARDING
