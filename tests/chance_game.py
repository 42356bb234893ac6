"""A made-up game whose moves owe chance, for tests of the house: no game of ours."""

from types import SimpleNamespace

from firmware.play.referee import Referee
from firmware.play.setup import Setup
from firmware.storage.journal import Journal
from tests.nvm import Nvm

DEAL, SHUFFLE, SAY, TWICE, STOP, LAST = range(6)

TABLES = SimpleNamespace(
    MOVES=(
        ("deal card", ""),  # that card and the two above it have to be shuffled
        ("shuffle card card card", ""),
        ("say sign", ""),
        ("twice", ""),  # 1 2 3 have to be shuffled, then 4 5 6
        ("stop", ""),
        ("last", ""),  # 1 2 3 have to be shuffled, which ends it
    ),
    NOTES=(SAY,),
    CHANCE=SHUFFLE,
)

SETUP = Setup("XX", 0, 2)


class ChanceGame:
    """The cards in the orders in which they came."""

    started = True
    seat = 0
    players = 2
    names = ""

    def __init__(self) -> None:
        self.orders: list[tuple] = []
        self.due: list[list[int]] = []
        self.over = False
        self.judging = True
        self.ending = False
        self.said = 0

    def left_together(self) -> None:
        """Return None: each plays for themselves."""

    def winners(self) -> list[int]:
        return [0]

    @property
    def owes(self) -> list[int]:
        return self.due[0] if self.due else []

    def play(self, move: tuple):
        if bool(self.due) != (move[0] == SHUFFLE) or self.over:
            return ("no",)
        if self.due and sorted(move[1:]) != self.owes:
            return ("cards",)
        self.do(move)
        return None

    def do(self, move: tuple) -> None:
        code = move[0]
        if code == DEAL:
            self.due = [[move[1], move[1] + 1, move[1] + 2]]
        elif code == SHUFFLE:
            self.due = self.due[1:]
            self.orders.append(move[1:])
            self.over = self.ending
        elif code == SAY:
            self.said = move[1]
        elif code == TWICE:
            self.due = [[1, 2, 3], [4, 5, 6]]
        elif code == LAST:
            self.due = [[1, 2, 3]]
            self.ending = True
        else:
            self.over = True

    def judge(self) -> None:
        pass

    def drew(self, move: tuple) -> bool:
        return move[0] == DEAL

    def scores(self) -> list[int] | None:
        return [len(self.orders), -300] if self.over else None


RULES = SimpleNamespace(new=lambda setup: ChanceGame(), **vars(TABLES))
FOLDER = SimpleNamespace(rules=RULES)


class Dice:
    """Random bytes that are counted: 0 1 2 and so on."""

    def __init__(self) -> None:
        self.drawn = 0

    def __call__(self, count: int) -> bytes:
        self.drawn += count
        return bytes((self.drawn + i) % 251 for i in range(count))


def begun(dice: Dice | None) -> Referee:
    """Return the referee of such a game in a new memory."""
    journal = Journal(Nvm())
    journal.begin(SETUP.pack())
    return Referee(journal, FOLDER, SETUP, dice)


def resumed(referee: Referee, dice: Dice | None = None) -> Referee:
    """Return what is made of the same bytes after the power was off."""
    journal = Journal(Nvm(referee.journal.memory.flash.image))
    return Referee(journal, FOLDER, SETUP, dice)
