"""The manifest of *Numbers*: all that the device must know before it is chosen."""

from firmware.play import setup
from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN, TABLE

FAMILY = "shedding"  # what the game does not say itself comes from there
TITLE = "Numbers"
ORDER = 4  # its place in the list of games
SAYS = "three a turn"  # on its page at home, below its name
SIGN = (
    b"\30\xfe\1\11\xfd\1\1\xe1\21\x91Q^P\x90\20\20\20\xe0\0\0\0\0\0\0\0?@AAA@\xff\0\30\24"
    b"\22\22\xff\xff\xff\xff\xef\xefo/\xcf\xff\xff\xfe\0\0\0\0\0\0\3\4\4\4\4\4\x7f\xff\xff"
    b"\xff\xfd\xfb\xfb\xfb\xfc\xff\xff\x7f"
)

# Rule sets: id as in records, name (11 characters at most), fewest and most players.
RULE_SETS = (("H3", "Numbers", 2, 6),)
# Word in records, question, values, the usual one.
OPTIONS = {"H3": (setup.JOKERS, setup.HUNDRED_OR_NOT, setup.score("cards left"))}
LEVELS = (TABLE, GUIDED, SCREEN, ON_CALL)
HINTS = True  # where it dealt it can mark the cards that go
PROPOSED = ON_CALL
# What playing at a level costs, on call what it gives: shown where it is chosen.
COSTS = {
    TABLE: "4 keys a turn",
    GUIDED: "5 minutes first",
    SCREEN: "5 keys a turn",
    ON_CALL: "2 keys a turn",
}
