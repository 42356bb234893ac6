"""All that the device must know of *Climb* before it is chosen."""

from firmware.play.knowledge import SCREEN

TITLE = "Climb"
ORDER = 60  # its place in the list of games
RULE_SETS = (("CL", "Climb", 2, 6),)  # id as in records, name, fewest and most players
LEVELS = (SCREEN,)  # the device deals: it is not for the table
