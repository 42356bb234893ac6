"""The manifest of *Digits*: all that the device must know before it is chosen."""

from firmware.play import setup
from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN, TABLE

FAMILY = "shedding"  # what the game does not say itself comes from there
TITLE = "Digits"
ORDER = 2  # its place in the list of games
SAYS = "share a digit"  # on its page at home, below its name
SIGN = (
    b"\30\xff\1\1aQI\xfdA\1\1\1\xff\xff\xff\xff\xfb;\xdb\xeb\xf3\xff\xff\xff\xff\17\10\10"
    b"\10\10\10\11\10\10\10\10\xff\17\17\17\x8f\xce\17\17\17\17\17\17\xff\0\0\0\0\0\0\0\0"
    b"\0\0\0\xff\x80\x80\x80\x90\x9f\x90\x80\x80\x80\x80\x80\xff"
)

# Rule sets: id as in records, name (11 characters at most), fewest and most players.
RULE_SETS = (("H1", "Digits", 2, 6),)
# Word in records, question, values, the usual one.
OPTIONS = {"H1": (setup.score("cards left"),)}
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
