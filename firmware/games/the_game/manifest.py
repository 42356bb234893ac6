"""The manifest of *The Game*: all that the device must know before it is chosen."""

from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN, TABLE

TITLE = "The Game"
ORDER = 1  # its place in the list of games
# On its page at home, below its name, and of its best; what fewer than ten left are called.
SAYS = "all together\nbest: {} left\nunder ten"
SIGN = (
    b"\30\xc0          \xc0\xfe\xff\xff\xff\xff\17\17\xff\xff\xff\xff\xfe\xff\0@p|\xfe\xfc"
    b"x`@\0\xff\xff\xff\xfd\xf1\xc1\x80\xc0\xe1\xf9\xfd\xff\xff?@@@@GG@@@@?\1\3\3\3\3\3\3"
    b"\3\3\3\3\1"
)

# Rule sets: id as in records, name (11 characters at most), fewest and most players.
RULE_SETS = (
    ("TG", "Official", 1, 5),
    ("TG-expert1", "Expert 1", 1, 5),
    ("TG-expert2", "Expert 2", 1, 5),
    ("TS", "Short sheet", 2, 5),
)
# What a rule set gives and costs: shown where it is chosen.
TOLD = {
    "TG": ("2 cards a turn", "98 must go"),
    "TG-expert1": ("for good teams", "3 cards a turn"),
    "TG-expert2": ("for experts", "3, and one less"),
    "TS": ("stuck? Play on", "2 to the end"),
}
POINTS = False  # every game stands for itself
LEVELS = (TABLE, GUIDED, SCREEN, ON_CALL)
HINTS = True  # where it dealt it can mark the cards that go
# What playing at a level costs, on call what it gives: shown where it is chosen.
COSTS = {
    TABLE: "7 keys a turn",
    GUIDED: "5 minutes first",
    SCREEN: "7 keys a turn",
    ON_CALL: "2 keys a turn",
}
