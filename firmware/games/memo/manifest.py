"""The manifest of *Numbers Memo*: all that the device must know before it is chosen."""

from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN, TABLE

TITLE = "Numbers Memo"
ORDER = 8  # its place in the list of games
SAYS = "find the pairs"  # on its page at home, below its name
SIGN = (
    b"\30\0\xfe\1\1\x85\5%5\xcd\1\xfe\0\0\xfe\xff\xff\xff\xff\xff\xff\xff\xff\xfe\0\0\xe3"
    b"\xf4\xf4\xf4\xf5\xf5\xf5\xf4\xf4\xe3\0\0\xe3\27\27\x97WWW\x97\27\xe3\0\0?\x7f\x7f"
    b"\x7f\x7f\x7f\x7f\x7f\x7f?\0\0?@@MRRRM@?\0"
)

# Rule sets: id as in records, name (11 characters at most), fewest and most players.
RULE_SETS = (("H7", "Memo", 2, 6),)


def _sum(options: bytearray) -> str:
    return "sum {}".format(options[0] + 1)


def _difference(options: bytearray) -> str:
    return "{} apart".format(options[0] // 2)


def _next(options: bytearray) -> str:
    return "1-2, 3-4, 5-6"[: options[0] // 2 * 5 - 2]


# By rule set, in the order they are asked: word in records, question, answers, the usual one.
OPTIONS = {
    "H7": (
        ("cards", "How many cards?", (2, 100, 2), 10),
        (
            "pairs",
            "Which cards pair?",
            (
                ("sum", _sum, "pairs: {}"),
                ("difference", _difference, "pairs: {}"),
                ("consecutive", _next, "pairs: {}"),
            ),
            0,
        ),
    )
}
LEVELS = (TABLE, GUIDED, SCREEN, ON_CALL)
PROPOSED = ON_CALL
# What playing at a level costs, on call what it gives: shown where it is chosen.
COSTS = {
    TABLE: "7 keys a try",
    GUIDED: "minutes first",
    SCREEN: "7 keys a try",
    ON_CALL: "1 key a try",
}
