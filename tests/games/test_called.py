"""A move is called in plain words as it is undone or ruled, not in those of a record."""

import pytest

from firmware.modules import catalog
from tests.desk import Desk
from tests.sample import OURS

ALL = [game.rule_sets[0][0] for game in OURS]
SHEDDING, MELDING = ("H1", "H2", "H3", "H4"), ("H5", "H6")


def called(rules: str, move: str) -> str:
    game = catalog.game_of(rules)
    assert game
    written = game.rules.MOVES
    assert move.split()[0] in [row.split()[0] for row, _ in written], "it has that move"
    return game.called(move)


@pytest.mark.parametrize("rules", ALL)
@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("start P1", "start"),
        ("ruling-turn P2", "turn to P2"),
        ("ruling-leave P2", "P2 leaves"),
        ("ruling-join P2", "P2 joins"),
        ("ruling-counts", "counts only"),
    ],
)
def test_what_all_of_ours_have_is_called_the_same(rules: str, move: str, said: str):
    assert called(rules, move) == said


@pytest.mark.parametrize(
    ("games", "move", "said"),
    [
        (("TG", *SHEDDING, *MELDING, "FH"), "ruling-draw 5", "pile of 5"),
        (("TG", *SHEDDING), "ruling-hand P2 3", "P2 has 3"),
        (("TG", *SHEDDING), "ruling-laid 2", "2 laid"),
        (("TG",), "ruling-top C 40", "40 on C"),
        ((*SHEDDING, *MELDING), "open 23", "open 23"),
        ((*SHEDDING, *MELDING), "ruling-open 23", "open 23"),
        (("H4",), "ruling-open 24 4 6", "open 24 = 4 × 6"),
        (SHEDDING, "ruling-answer yes", "answer yes"),
        (SHEDDING, "ruling-run 3", "run 3"),
        (SHEDDING, "ruling-hundred P2 yes", "P2 has the 100"),
        (SHEDDING, "ruling-hundred P2 no", "P2 has no 100"),
        (("H7",), "reveal 23", "1st card"),
        (("H7",), "need 8 8", "2nd card"),
        (("H7",), "ruling-cards P2 4", "P2 has 4"),
        (("FH",), "play A", "a card on A"),
        (("FH",), "ruling-top B R3", "3 red on B"),
        (("FH",), "ruling-top A PR", "purple/red on A"),
        (("FH",), "ruling-display P2 3", "P2 has 3"),
        (("FH",), "ruling-way back", "turns go back"),
        (("FH",), "ruling-block B 2", "B blocked, 2 to go"),
        (("FH",), "ruling-aside 3", "3 set aside"),
    ],
)
def test_what_is_undone_or_ruled_is_called_as_people_would(
    games: tuple[str, ...], move: str, said: str
):
    assert [called(rules, move) for rules in games] == [said] * len(games)


def test_so_it_is_said_as_it_is_undone():
    desk = Desk(seed=1).type("1 1 1 2 1 *")
    assert desk.notice() == "Undone: start."


def test_an_end_is_that_of_the_turn_unless_the_game_was_over_by_it():
    """None of ours is, but one that is added may be: here it is said to be."""
    desk = Desk(seed=1).type("1 1 1 2 1 3 7 A 3 8 A #")
    assert desk.type("*").rows()[0] == "Undo P1's end of turn?"
    assert desk.type("#").notice() == "Undone: turn's end."
    desk.type("#").game.over = True
    assert desk.type("* #").notice() == "Undone: the end."
