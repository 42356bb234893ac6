"""Pictures that several tests come to, and the keys that lead there."""

from tests.sample import LISTED

TABLE = "1 1 1 2 1"  # the first game and rules, at the table, two players, the first starts

PLAY = "A < B >  #play"
NEW = [LISTED[0], "", "1-5", "", "all together", "memory empty", "", PLAY]
USED = [*NEW[:5], "", *NEW[6:]]  # the same where the memory holds something
AGAIN = "The same again?"
FIRST_TURN = [
    "P1 lays 2  pile 84",
    "",
    "1  1  100  100",
    "",
    "",
    "A^  B^  Cv  Dv",
    "Deal 7 each",
    "card, then A-D  *undo",
]
