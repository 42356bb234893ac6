"""Pictures that several tests come to, and the keys that lead there."""

from tests.sample import LISTED

TABLE = "1 1 1 2 1"  # the first game and rules, at the table, two players, the first starts

NEW = [
    "Umpire 0.1.0",
    "Which game?",
    "(hold * for the menu)",
    *LISTED[:4],
    "#ok 1-9 D more",
]
FIRST_TURN = [
    "P1 0 of 2    pile 84",
    "A    B     C    D",
    "^  1 ^  1  v 100 v 100",
    "",
    "in hand 7 7",
    "Deal 7 cards each.",
    "_           P1 starts",
    "card,A-D *back",
]
