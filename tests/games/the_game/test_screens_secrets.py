"""A whole game passed round, with strays: nobody sees another's cards."""

import random
import re

import pytest

from firmware.games.the_game.rules import END
from firmware.play.notation import Notation
from tests.desk import Desk
from tests.secrecy_check import Witness, asked

HAND = re.compile(r" ?\d+( +\d+)*")


def cards_in(rows: list[str]) -> list[int]:
    if " drew" in rows[0]:
        return [int(card) for row in rows[2:4] if HAND.fullmatch(row) for card in row.split()]
    cards = rows[6] if HAND.fullmatch(rows[6]) and " look" not in rows[7] else ""
    return [int(card) for card in cards.split()]


STRAYS = ("*", "*", "<*>", "<#>", "A", "<B>", "3 *", "<*> 2 5 2", "<*> 3 1 1", "<*> 3 2 A 9 #",
          "# # #", "1", "2")  # fmt: skip


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (5, 3)])
def test_over_a_whole_game_nobody_sees_cards_that_are_not_his(players: int, seed: int):
    chance = random.Random(seed)
    desk = Desk(seed=seed).type("1 1 2").type(str(players))
    witness = Witness(desk, cards_in)
    witness.play(chance, next_keys, STRAYS, 2000)
    assert desk.game.over
    assert witness.shown > 150


def next_keys(desk: Desk, chance: random.Random) -> list[str]:
    """Return what a player who wants to get on presses now."""
    rows = desk.rows()
    if rows[0] == "Who starts?":
        return ["1"]
    if number := asked(rows):
        return [number]
    if re.match(r"P\d(:| lays)|\d", rows[0]):
        return turn_keys(desk, chance)
    aside = rows[7].startswith(("#ok", "#next", "# or")) or rows[7].endswith("  *no")
    return ["*"] if aside and chance.random() < 0.8 else ["#"]


def turn_keys(desk: Desk, chance: random.Random) -> list[str]:
    """Return the keys of a legal move with little harm in it, or those that clear the row."""
    if desk.rows()[0][0].isdigit():  # something is typed
        return ["*"]
    game = desk.game
    moves = game.legal_moves()
    if (END,) in moves:
        return ["#"]
    move = min(moves, key=lambda move: abs(move[1] - game.tops[move[2]]))
    return list(Notation(desk.referee.rules).keys(move))
