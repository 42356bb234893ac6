"""The manifest of *Numbers*: all that the device must know before it is chosen."""

from firmware.play import options
from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN, TABLE

FAMILY = "shedding"  # what the game does not say itself comes from there
TITLE = "Numbers"
ORDER = 4  # its place in the list of games

# Rule sets: id as in records, name (11 characters at most), fewest and most players.
RULE_SETS = (("H3", "Numbers", 2, 6),)
# Word in records, question, values, the usual one.
OPTIONS = {"H3": (options.JOKERS, options.HUNDRED_OR_NOT, options.score("cards left"))}
LEVELS = (TABLE, GUIDED, SCREEN, ON_CALL)
HINTS = True  # where it dealt it can mark the cards that go
PROPOSED = ON_CALL
# What playing at a level costs, on call what it gives: shown where it is chosen.
COSTS = {
    TABLE: "6 keys a turn",
    GUIDED: "5 minutes first",
    SCREEN: "6 keys a turn",
    ON_CALL: "2 keys a turn",
}
