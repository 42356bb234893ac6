"""The ring in the games of discarding."""

import pytest

from tests.desk import Desk, playing
from tests.games.shedding.desk import at_table
from tests.games.shedding.positions import setup

DARK, REST, DRAWS = (0, 0, 0), (40, 40, 40), (90, 55, 0)
LETTERS = {DARK: ".", REST: "o", DRAWS: "d"}


def ring(desk: Desk, now: int = 0) -> str:
    """Return the 16 lights at rest at `now` ms: on turn, or who must answer."""
    return "".join(LETTERS[colour] for colour in desk.app.shell.ring(now))


def test_the_arc_of_who_is_on_turn_shines_and_nothing_else():
    assert ring(at_table("H1", 3)) == "......ooooo....."
    assert ring(at_table("H1", 6)) == ".......ooo......"
    assert ring(at_table("H1", 4).type("2 4 #")) == "..........oooo.."


def test_before_the_start_whoever_is_proposed_shines():
    desk = playing(setup("H1", 2)).wait(1500)
    assert [LETTERS[colour] for colour in desk.ring] == list("....oooooooo....")


@pytest.mark.rule("H2.2")
def test_who_must_answer_is_called_by_an_arc_that_runs_inwards():
    desk = at_table("H2", 2).type("3 #")
    assert ring(desk) == "dddd........dddd"
    assert ring(desk, 100) == "dd............dd"
    assert ring(desk, 200) == "dddd........dddd"


@pytest.mark.rule("H-c")
def test_the_winner_shines_at_the_end():
    desk = at_table("H1", 4).type("<*> 3 4 1 1 #").type("2 4 #").wait(3500)
    assert ring(desk) == "......oooo......"
    assert desk.ring[7] == REST


@pytest.mark.rule("H2.5")
def test_all_who_draw_for_a_trick_are_called_and_then_the_ring_rests():
    desk = at_table("H2", 4, hundred="special").type("B").wait(1500)
    desk.down("#")
    desk.up("#")
    seen = [desk.wait(20).ring for _ in range(60)]
    called = {i for frame in seen for i in range(16) if frame[i] == DRAWS}
    assert called == {i for i in range(16) if i not in (6, 7, 8, 9)}
    assert ring(desk) == "......oooo......"


def test_the_ring_turns_with_the_seats_as_they_are_set():
    desk = at_table("H1", 4)
    desk.app.shell.signals.place = 8
    assert ring(desk) == "oo............oo"
