"""The manifest of *Multiplication*: all that the device must know before it is chosen."""

from firmware.play import setup
from firmware.play.knowledge import GUIDED, SCREEN, TABLE

FAMILY = "shedding"  # what the game does not say itself comes from there
TITLE = "Multiplication"
ORDER = 5  # its place in the list of games
SAYS = "share a factor"  # on its page at home, below its name
SIGN = (
    b"\30\0\xf0\xfc\xfc\xfe\xfe>>>~\xfe\xfe\xfe\xfe~>>>\xfe\xfe\xfc\xfc\xf0\0\0\xff\xff"
    b"\xff\xff\xff~<\30\0\0\x81\x81\0\0\30<~\xff\xff\xff\xff\xff\0\0\17??\x7f\x7f|||~\x7f"
    b"\x7f\x7f\x7f~|||\x7f\x7f??\17\0"
)

# Rule sets: id as in records, name (11 characters at most), fewest and most players.
RULE_SETS = (("H4", "Products", 2, 6),)
# Word in records, question, values, the usual one.
OPTIONS = {"H4": (("jokers", "How many jokers?", (0, 2, 1), 2), setup.score("cards left"))}
LEVELS = (TABLE, GUIDED, SCREEN)
HINTS = True  # where it dealt it can mark the cards that go
# What playing at a level costs, on call what it gives: shown where it is chosen.
COSTS = {
    TABLE: "2 keys a turn",
    GUIDED: "3 minutes first",
    SCREEN: "3 keys a turn",
}
