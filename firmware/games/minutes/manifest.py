"""The manifest of *4 1/2 Minutes*: all that the device must know before it is chosen."""

from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN, TABLE

TITLE = "4½ Minutes"
ORDER = 20  # its place in the list of games
SAYS = "beat the clock"  # on its page at home, below its name
SIGN = (
    b"\30\0\0\0\0\0\x80\xc0``33?\xbf\xb33``\xc0\x80888\0\0\0\0\xf8\xfe\7\x81\xc0\xc0\xc0"
    b"\xc0\xc0\xc0\xff\xff\xff\xff\xfe\xfc\xf1\7\xfe\xf8\0\0\0\0\1\7\16\30\63go\xcf\xdf"
    b"\xdf\xdf\xdf\xcfog3\30\16\7\1\0\0"
)

# Rule sets: id as in records, name (11 characters at most), fewest and most players.
RULE_SETS = (
    ("FH", "Official", 2, 6),
    ("FH-challenge", "Challenge", 2, 6),
)
# What a rule set gives and costs: shown where it is chosen.
TOLD = {
    "FH": ("draw each turn", "the clock runs"),
    "FH-challenge": ("you choose who", "draw at the last"),
}
# What was keyed in, in records of version 0.1: every card, or what is now another level, on call.
_PLAY = (("play", "What do you key in?", (("full", "every card"), ("light", "only A or B")), 0),)
OPTIONS = {"FH": _PLAY, "FH-challenge": _PLAY}
OPTION_LEVELS = (TABLE,)
OPTIONS_ASKED = False
LEVELS = (TABLE, GUIDED, SCREEN, ON_CALL)
HINTS = True  # where it dealt it can mark the cards that go
PROPOSED = ON_CALL
SAME_STARTER = True  # the youngest begins each round, FH3
ROUNDS = 3  # make a total, FH17
# What playing at a level costs, on call what it gives: shown where it is chosen.
COSTS = {
    TABLE: "3 keys a card",
    GUIDED: "5 minutes first",
    SCREEN: "2 keys a card",
    ON_CALL: "1 key a card",
}
