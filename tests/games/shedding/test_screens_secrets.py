"""Whole games passed round, with strays: nobody sees another's cards."""

import random
import re

import pytest

from firmware.games.shedding.rules import JOKER
from tests import drawn
from tests.desk import Desk, playing
from tests.games.shedding.desk import table
from tests.games.shedding.positions import MOVES, setup
from tests.games.shuffled import shuffled
from tests.secrecy_check import Witness, asked

CARDS = re.compile(r"(\d+|J)( (\d+|J))*")
STRAYS = ("*", "*", "<*>", "<#>", "A", "B", "D", "3 *", "<*> 2 5 2", "<*> 3 1 1", "# # #", "1", "2")


def cards_in(rows: list[str]) -> list[int]:
    if " drew" in rows[0]:
        words = [row for row in rows[2:4] if CARDS.fullmatch(row)]
        return [JOKER if card == "J" else int(card) for card in " ".join(words).split()]
    if " look" in rows[7]:  # a cover
        return []
    words = [row for row in rows[4:7:2] if CARDS.fullmatch(row)]
    return [JOKER if card == "J" else int(card) for card in " ".join(words).split()]


@pytest.mark.parametrize("name", drawn.some(["H1", "H2", "H3", "H4"], 2))
def test_over_a_whole_game_nobody_sees_cards_that_are_not_his(name: str):
    chance = random.Random(name)
    desk = playing(shuffled(setup(name, 3, 2), chance))
    witness = Witness(desk, cards_in)
    witness.play(chance, next_keys, STRAYS, 400)
    assert witness.shown > 150


def next_keys(desk: Desk, chance: random.Random) -> list[str]:
    """Return what a player who wants to get on presses now."""
    rows = desk.rows()
    if rows[0] == "Who starts?":
        return ["1"]
    if number := asked(rows):
        return [number]
    if re.match("#draw|#end|#\\+3", rows[7]):
        move = chance.choice(table(desk).legal_moves())
        return list(MOVES[desk.referee.setup.rules].keys(move))[:5]
    if re.match(r"P\d: .*_", rows[0]):
        return ["*"]
    if rows[0].startswith("One of yours goes. Still draw?"):
        return ["#"]
    return ["*"] if rows[7].startswith(("#ok", "#next", "# or", "#yes")) else ["#"]
