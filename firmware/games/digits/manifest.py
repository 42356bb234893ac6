"""The manifest of *Digits*: all that the device must know before it is chosen."""

from firmware.play import options
from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN, TABLE

FAMILY = "shedding"  # what the game does not say itself comes from there
TITLE = "Digits"
ORDER = 2  # its place in the list of games

# Rule sets: id as in records, name (11 characters at most), fewest and most players.
RULE_SETS = (("H1", "Digits", 2, 6),)
# Word in records, question, values, the usual one.
OPTIONS = {"H1": (options.score("cards left"),)}
LEVELS = (TABLE, GUIDED, SCREEN, ON_CALL)
HINTS = True  # where it dealt it can mark the cards that go
PROPOSED = ON_CALL
# What playing at a level costs, on call what it gives: shown where it is chosen.
COSTS = {
    TABLE: "3 keys a turn",
    GUIDED: "5 minutes first",
    SCREEN: "3 keys a turn",
    ON_CALL: "1 key a turn",
}
