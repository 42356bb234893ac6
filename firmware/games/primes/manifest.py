"""The manifest of the Primes' Game: all that the device must know before it is chosen."""

from firmware.play import setup
from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN, TABLE

FAMILY = "melding"  # what the game does not say itself comes from there
TITLE = "Primes' Game"
ORDER = 6  # its place in the list of games
SAYS = "seven in sets"  # on its page at home, below its name
SIGN = (
    b"\30\0\0\0\0\xe0\xf8\xfc\xfe\xfe\xef\xefo\xaf\xcf\xfe\xfe\xfc\xf8\xe0\0\0\0\0\0\0\0\0"
    b"\0\3\17\37??\x7f\xf8\xff\xff\x7f??\37\17\3\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xff\xff\xff"
    b"\xe6\xe6\xe6\xe6\xe6\xe0\0\0\0\0\0"
)

# Rule sets: id as in records, name (11 characters at most), fewest and most players.
RULE_SETS = (
    ("H5", "Primes", 2, 6),
    ("H5-advanced", "Advanced", 2, 4),
)
# What a rule set gives and costs: shown where it is chosen.
TOLD = {
    "H5": ("7 in 1-2 sets", "soon over"),
    "H5-advanced": ("14 in 1-3 sets", "a long game"),
}
# Word in records, question, values, the usual one.
_OPTIONS = (setup.JOKERS, setup.score("primes, J"))
OPTIONS = {"H5": _OPTIONS, "H5-advanced": _OPTIONS}
LEVELS = (TABLE, GUIDED, SCREEN, ON_CALL)
PROPOSED = ON_CALL
# What playing at a level costs, on call what it gives: shown where it is chosen.
COSTS = {
    TABLE: "4 keys a turn",
    GUIDED: "5 minutes first",
    SCREEN: "4 keys a turn",
    ON_CALL: "no key",
}
