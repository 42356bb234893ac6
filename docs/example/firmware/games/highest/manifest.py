"""The manifest of *Highest Card*: all that the device must know before it is chosen."""

from firmware.play.knowledge import SCREEN, TABLE

TITLE = "Highest Card"
ORDER = 50  # its place in the list of games

# Rule sets: id as in records, name (11 characters at most), fewest and most players.
RULE_SETS = (("HC", "Highest", 2, 6),)

SESSION = True  # the rounds won in all games add up
LEVELS = (TABLE, SCREEN)
SCREEN_PARTS = ()
PARTS = ("tables", "rules", "texts", "lights", "screens")  # in the order they are loaded
FIRST = ()
