"""All that the device must know of *Highest Card* before it is chosen."""

from firmware.play.knowledge import SCREEN, TABLE

TITLE = "Highest Card"
ORDER = 50  # its place in the list of games
RULE_SETS = (("HC", "Highest", 2, 6),)  # id as in records, name, fewest and most players
LEVELS = (TABLE, SCREEN)
