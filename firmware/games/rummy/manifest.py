"""The manifest of the 100 Rummy: all that the device must know before it is chosen."""

from firmware.play import setup
from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN, TABLE

FAMILY = "melding"  # what the game does not say itself comes from there
TITLE = "100 Rummy"
ORDER = 7  # its place in the list of games
SAYS = "14 in sets"  # on its page at home, below its name
SIGN = (
    b"\30\xfe\1\1\1\xff\1\1\1\xff\1\1\1\xff\xff\xff\xff\xdf\17\xff\xff\xff\xff\xff\xfe\xdf"
    b"\xc0\xc0\xc0\xdf@\xc0\xc0\xdf@@@\xdf\xdf\xdf_[X\xdb\xdf\xdf\xdf\xdf\xdf\xff\xff\xff"
    b"\xff\xde\xc0\xdf\xff\xe0\xd7\xdb\xdd\xe0\xff\xe0\xd7\xdb\xdd\xe0\xff\xff\xff\xff\xff"
)

# Rule sets: id as in records, name (11 characters at most), fewest and most players.
RULE_SETS = (("H6", "100 Rummy", 2, 4),)
# Word in records, question, values, the usual one.
OPTIONS = {"H6": (setup.JOKERS, setup.score("not in sets"))}
LEVELS = (TABLE, GUIDED, SCREEN, ON_CALL)
PROPOSED = ON_CALL
# What playing at a level costs, on call what it gives: shown where it is chosen.
COSTS = {
    TABLE: "4 keys a turn",
    GUIDED: "6 minutes first",
    SCREEN: "4 keys a turn",
    ON_CALL: "no key",
}
