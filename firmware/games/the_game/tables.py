"""The cards, piles, moves and rule sets of *The Game* (TG, TS)."""

START, LAY, END, CANT, TOP, DRAW, HAND, TURN, MARK, LAID, LAY_COUNT, STUCK, ASK, FORGET = range(14)

MOVES = (
    ("start seat", "{0}"),
    ("lay card pile", "{0}{1}"),
    ("end", "#"),
    ("cant", "##"),
    ("ruling-top pile card", ""),
    ("ruling-draw count", ""),
    ("ruling-hand seat count", ""),
    ("ruling-turn seat", ""),
    ("mark pile sign", ""),
    ("ruling-laid count", ""),
    ("laid count", "{0}#"),  # on call: so many cards in this turn, and it is over
    ("stuck count", "{0}##"),
    ("ask pile sign seat", ""),  # a mark, and who has asked for it
    ("ruling-counts", ""),  # the cards lie otherwise than is known: only how many counts
)
NOTES = (MARK, ASK)  # said, not played: no part of the log, not taken back

FIRST, LAST = 2, 99  # the cards, TG1
DECK = LAST - FIRST + 1  # how many cards there are
ROW_CARDS = (1, 1, 100, 100)  # what the four piles start on, TG1
JUMP = 10  # the backwards trick, TG5
KEEP_OFF, NO_JUMP, RAISE = 1, 2, 3  # signs on a pile, TG15; the last on the short sheet alone
NOBODY = -1  # in the place of a seat

# Least cards a turn, the same once the draw pile is empty, hands by number of players from one.
RULE_SETS = {
    "TG": (2, 1, (8, 7, 6, 6, 6)),  # TG2 TG7 TG9
    "TG-expert1": (3, 1, (8, 7, 6, 6, 6)),  # TG13
    "TG-expert2": (3, 1, (7, 6, 5, 5, 5)),  # TG14
    "TS": (2, 2, (0, 6, 6, 5, 5)),  # TS1 TS2: nobody plays it alone
}


def cards(agreed: "Setup | None" = None) -> "list[int]":
    """Return the deck in ascending order, the same whatever is agreed (TG1)."""
    return list(range(FIRST, LAST + 1))
