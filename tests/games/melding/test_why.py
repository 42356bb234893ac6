"""Why the device drew or threw in a game of sets is told by the move alone."""

from random import Random
from typing import Any

import pytest

from firmware.games.melding import player
from firmware.games.melding.rules import DRAW, JOKER, OUT, TAKE, THROW
from tests.desk import Desk
from tests.games.melding.test_player import THREE
from tests.games.shuffled import started


@pytest.mark.parametrize(
    ("open_card", "move", "said"),
    [
        (23, (DRAW,), "The 23 does not help"),
        (None, (DRAW,), "No card lies open"),
        (23, (TAKE,), "It fits a set"),
        (JOKER, (TAKE,), "A joker fits any set"),
        (23, (THROW, 46), "It is left over"),
        (23, (OUT, 46), ""),
    ],
)
def test_it_says_whether_a_card_fits(open_card: Any, move: tuple[int, ...], said: str):
    game = started("H5", 3, Random(1))
    game.pile = [open_card] if open_card else []
    assert player.of_last(Any, game, move) == said


@pytest.mark.parametrize("kind", THREE)
def test_0_says_it_in_the_head_and_nothing_else_changes(kind: str):
    desk = Desk(seed=5).type(THREE[kind]).type("#")
    desk.type(str(desk.game.knowledge.hand(0)[0]) + "#")
    desk.wait(2000)
    before = desk.rows()
    assert before[0].startswith("Box ")
    after = desk.type("0").rows()
    assert after[1:] == before[1:]
    assert after[0].endswith(("does not help", "is left over"))
