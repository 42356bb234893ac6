"""The manifest of *Great Digits*: all that the device must know before it is chosen."""

from firmware.play import setup
from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN, TABLE

FAMILY = "shedding"  # what the game does not say itself comes from there
TITLE = "Great Digits"
ORDER = 3  # its place in the list of games
SAYS = "Digits, tricks"  # on its page at home, below its name
SIGN = (
    b"\30\20\20|\20\20\0\0\xfe\1\1\5\xc5%\25\15\1\xfe\0\0\10\10>\10\10\0888\xf8\xf8\xe8"
    b"\xef\xe8\xe8\xe8\xe9\xe8\xe8\xe8\xe8\xef\xe8\xf8\xf8888\0\0\0\0\0\xff\xfc\xfc\xfc"
    b"\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xff\0\0\0\0"
)

# Rule sets: id as in records, name (11 characters at most), fewest and most players.
RULE_SETS = (("H2", "Great", 2, 6),)
# Word in records, question, values, the usual one.
OPTIONS = {"H2": (setup.JOKERS, setup.HUNDRED, setup.score("cards left"))}
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
