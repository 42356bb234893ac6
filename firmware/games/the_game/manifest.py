"""The manifest of *The Game*: all that the device must know before it is chosen."""

from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN, TABLE

TITLE = "The Game"
ORDER = 1  # its place in the list of games

# Rule sets: id as in records, name (11 characters at most), fewest and most players.
RULE_SETS = (
    ("TG", "Official", 1, 5),
    ("TG-expert1", "Expert 1", 1, 5),
    ("TG-expert2", "Expert 2", 1, 5),
    ("TS", "Short sheet", 2, 5),
)
POINTS = False  # every game stands for itself
LEVELS = (TABLE, GUIDED, SCREEN, ON_CALL)
HINTS = True  # where it dealt it can mark the cards that go
# What playing at a level costs, on call what it gives: shown where it is chosen.
COSTS = {
    TABLE: "7 keys a turn",
    GUIDED: "5 minutes first",
    SCREEN: "9 keys a turn",
    ON_CALL: "2 keys a turn",
}
