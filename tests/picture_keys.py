"""Pictures that several tests come to, and the keys that lead there."""

TABLE = "1 1 1 2 1"  # The Game, official, at table level, two players, the first one starts

NEW = [
    "Umpire 0.1.0",
    "Which game?",
    "(hold * for the menu)",
    "1 The Game",
    "2 Digits",
    "3 Great Digits",
    "4 Numbers",
    "#ok 1-9 D more",
]
FIRST_TURN = [
    "P1 0 of 2    draw 84",
    "A    B     C    D",
    "^  1 ^  1  v 100 v 100",
    "",
    "in hand 7 7",
    "Deal 7 cards each.",
    "_           P1 starts",
    "card,A-D *back",
]
