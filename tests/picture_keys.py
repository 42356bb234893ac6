"""Pictures that several tests come to, and the keys that lead there."""

from tests.sample import LISTED

TABLE = "1 1 1 2 1"  # the first game and rules, at the table, two players, the first starts

NEW = [
    *LISTED[:7],
    "#ok 1-9 D more",
]
FIRST_TURN = [
    "P1: lay 2  pile 84",
    "laid 0",
    "1  1  100  100",
    "",
    "A^  B^  Cv  Dv",
    "Deal 7 each.",
    "",
    "card, A-D  *back",
]
