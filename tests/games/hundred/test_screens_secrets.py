"""Whole games passed round, with strays: nobody sees cards that are not his."""

import random
import re

import pytest

from tests.desk import Desk, playing
from tests.games.hundred.desk import table
from tests.games.hundred.table import MOVES, TABLES, setup

CARDS = re.compile(r"(\d+|F)( +(\d+|F))*( +\+\d+)?")
STRAYS = ("*", "*", "<*>", "<#>", "A", "B", "D", "3 *", "<*> 3 2", "<*> 2 2 1", "# # #", "1", "2")


class Witness:
    """Somebody who sees every picture and knows who was let in last."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.seat: int | None = None  # who may see his cards now
        self.shown = 0
        desk.watch = self.look

    def look(self) -> None:
        rows = self.desk.rows()
        if rows[0].startswith("Next: P"):
            self.seat = None
        words = [row for row in (rows[5], rows[6]) if CARDS.fullmatch(row)]
        words += [rows[4][4:]] if rows[4].startswith("new ") else []
        for word in " ".join(words).split():
            if not word.startswith("+"):
                assert self.seat is not None, rows
                hand = table(self.desk).table.hand(self.seat) or []
                assert (101 if word == "F" else int(word)) in hand, rows
                self.shown += 1

    def press(self, key: str) -> None:
        """Tap `key`; on a cover page the number of its player lets him in."""
        if self.desk.rows()[0].startswith("Next: P" + key):
            self.seat = int(key) - 1
        self.desk.type(key)


@pytest.mark.parametrize("name", ["H1", "H2", "H3", "H4"])
def test_over_a_whole_game_nobody_sees_cards_that_are_not_his(name: str):
    chance = random.Random(name)
    agreed = setup(name, 3, 2)
    cards = list(TABLES[name].cards(agreed))
    chance.shuffle(cards)
    agreed.deck = bytes(cards)
    desk = playing(agreed)
    witness = Witness(desk)
    for _ in range(400):
        keys = next_keys(desk, chance)
        if chance.random() < 0.1:
            keys = chance.choice(STRAYS).split()
        for key in keys:
            witness.press(key)
        if table(desk).over:
            break
    assert witness.shown > 150


def next_keys(desk: Desk, chance: random.Random) -> list[str]:
    """Return what a player who wants to get on presses now."""
    rows = desk.rows()
    if rows[0] == "Who starts?":
        return ["1"]
    if rows[0].startswith("Next: P"):
        return [rows[0][7]]
    if rows[7].startswith("_ "):
        move = chance.choice(table(desk).legal_moves())
        return list(MOVES[desk.referee.setup.rules].keys(move))[:5]
    if re.match(r"F|\d|a factor", rows[7]):
        return ["*"]
    return ["*"] if rows[7].startswith(("#ok", "#next", "# or", "#yes")) else ["#"]
