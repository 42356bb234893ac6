"""Whole games passed round, with strays: nobody sees another's cards."""

import random
import re

import pytest

from firmware.games.shedding.rules import JOKER
from firmware.play.knowledge import Hands
from tests import drawn
from tests.desk import Desk, playing
from tests.games.shedding.desk import dealt, table
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


def test_by_place_a_cover_names_the_numbers_of_those_who_still_have_cards():
    hands = ("17 40 50 60 70 80 90", "71 32 33 34 35 36 37", "41 42 43 44 45 46 48")
    desk = dealt("H1", *hands, shown=27, places=True)
    knowledge = table(desk).knowledge
    assert isinstance(knowledge, Hands)
    knowledge.known[0], knowledge.hands[0] = [17], 1
    assert desk.type("1 7 #").wait(9000).rows()[7] == "2 play 3 look  *back"
    assert desk.type("1").notice() == "P1 has no cards."
