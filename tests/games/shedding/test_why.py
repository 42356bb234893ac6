"""Why the device laid a card in a game of discarding: what that and the open one have both."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from firmware.games.shedding import player
from firmware.games.shedding.rules import DISCARD, DRAW, END, FREE, TREAT, TRICK
from firmware.play.knowledge import GUIDED
from firmware.storage.journal import Journal
from host_sim.chips.flash import Flash, Nvm
from tests.desk import Desk
from tests.games.led_frames import THOUGHT, Seated
from tests.games.shedding.test_player import THREE, top
from tests.games.shuffled import dealt as shuffled
from tests.games.shuffled import home_of, started


def told(rules: str, below: int, *move: int, **known: Any) -> str:
    """Return why `move` was made where the card `below` lies open, and that is `known`."""
    game = started(rules, 3, Random(1))
    game.open = game.top = below
    game.hot = False
    for name, value in known.items():
        setattr(game, name, value)
    referee: Any = SimpleNamespace(folder=home_of(rules))
    return player.of_last(referee, game, move)


@pytest.mark.parametrize(
    ("rules", "below", "move", "why"),
    [
        ("H1", 57, (DISCARD, 75), "Both have 5 and 7"),
        ("H1", 57, (DISCARD, 35), "Both have a 5"),
        ("H1", 81, (DISCARD, 80), "Both have an 8"),
        ("H1", 4, (DISCARD, 9), "1 to 9 go on 1 to 9"),
        ("H1", 57, (DISCARD, 55), "Both have a 5"),
        ("H2", 57, (DISCARD, 55), "Both have a 5. Now 5s may follow"),
        ("H2", 57, (FREE, 35), "Both have a 5"),
        ("H3", 57, (DISCARD, 77), "Both end in 7. Now 7s may follow"),
        ("H3", 57, (DISCARD, 52), "Both begin with 5"),
        ("H3", 57, (DISCARD, 93), "Both add up to 12"),
        ("H3", 4, (DISCARD, 9), "1 to 9 go on 1 to 9"),
        ("H3", 100, (DISCARD, 10), "Both end in 0"),
        ("H4", 12, (DISCARD, 24, 4, 6), "Both have factors 4 and 6"),
        ("H4", 12, (DISCARD, 60, 6, 10), "Both have factor 6"),
        ("H4", 12, (FREE, 4, 2, 2), "Both have factor 2"),
        ("H1", 57, (DRAW,), "None of its cards goes"),
        ("H2", 57, (END,), "It lays no more"),
        ("H2", 57, (TRICK,), "All others draw three"),
        ("H2", 57, (TREAT,), "It never draws three again"),
    ],
)
def test_it_says_what_both_cards_have(rules: str, below: int, move: tuple[int, ...], why: str):
    assert told(rules, below, *move) == why


def test_of_a_declared_card_its_factors_count():
    assert told("H4", 12, DISCARD, 24, 4, 6, factors=(2, 6)) == "Both have factor 6"


def test_an_answer_and_a_run_come_before_what_the_cards_have():
    assert told("H2", 4, DISCARD, 9, hot=True) == "1 to 9 answer 1 to 9"
    assert told("H2", 4, DRAW, hot=True) == "No 1 to 9: it draws three"
    assert told("H2", 55, DISCARD, 25, run=5, laid=1) == "It has the run's 5"
    assert told("H3", 52, DISCARD, 42, run=5, laid=1) == "Both end in 2"


def test_a_ruling_has_no_reason():
    assert told("H1", 57, 5, 12) == ""


def played(desk: Desk) -> Desk:
    """Return the `desk` once the device has laid a card that is shown."""
    for _ in range(200):
        if top(desk) == "BoxTurn" and desk.rows()[0].startswith(("Box: ", "Bix: ")):
            break
        desk.wait(50).type("" if top(desk) == "BoxTurn" else "#")
    return desk.wait(100)


@pytest.mark.parametrize("rules", THREE)
def test_0_says_it_in_the_head_and_the_hand_stays_in_view(rules: str):
    desk = played(Desk(seed=5).type(THREE[rules]))
    before = desk.rows()
    assert before[7] == "#go on 0 why  *undo"
    after = desk.type("0").rows()
    assert after[1:] == before[1:]
    assert after[0].startswith(("Both", "1 to 9", "None", "It has"))


def led() -> Desk:
    """Return a desk at a guided game where the device has just laid a card or drawn."""
    kept = Nvm(Flash())
    Journal(kept).begin(shuffled("H1", GUIDED, 3, 1).pack())
    return Seated(kept.flash.image).type("#").type("2").wait(THOUGHT)


def test_where_the_players_lay_the_cards_which_one_stays_in_view():
    desk = led()
    assert "card 5 from left" in desk.words()
    assert desk.type("0").rows()[0] == "Both have a 5 card 5 from left"
    assert desk.rows()[7] == "#done  0 why"


def test_where_the_players_draw_for_it_that_stays_in_view():
    desk = led()
    for _ in range(40):
        if desk.rows()[0].startswith("Box draws"):
            break
        desk.type("#").wait(THOUGHT)
    assert desk.type("0").rows()[0] == "None of its cards goes Box draws 1"


def test_where_two_pass_it_round_it_stands_beside_the_open_card():
    desk = played(Desk(seed=3).type("2 2 A 3 # 3"))
    assert desk.rows()[7] == "#go on  0 why"
    assert desk.type("0").rows()[0].startswith("Both have ")
