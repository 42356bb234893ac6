"""The ring in the games of discarding."""

import pytest

from firmware.games.shedding import screens
from firmware.ui.signals import AMBER
from tests.desk import Desk, playing
from tests.games.shedding.desk import at_table
from tests.games.shedding.positions import setup

DARK = (0, 0, 0)
ON, IN, WON = (0, 50, 60), (0, 4, 5), (0, 60, 0)
LETTERS = {DARK: ".", ON: "o", IN: "-", WON: "W", AMBER: "d"}


def ring(desk: Desk, now: int = 0) -> str:
    """Return the 16 lights at `now` ms: on turn, still in, drawing, or the winner's.

    Of two players P1 has the lights 4 to 11, of three 6 to 10, of four 6 to 9.
    """
    game = desk.game
    return "".join(
        LETTERS[colour] for colour in screens.ring(game, now, desk.app.shell.signals.arc)
    )


def test_each_seat_has_an_arc_and_the_one_on_turn_shines():
    assert ring(at_table("H1", 3)) == "------ooooo-----"
    assert ring(at_table("H1", 6)) == "-------ooo------"
    assert ring(at_table("H1", 5)) == "-------ooo------"


def test_before_the_start_nobody_shines():
    assert ring(playing(setup("H1", 2))) == "-" * 16


@pytest.mark.rule("H2.2")
def test_every_second_pixel_of_who_must_answer_blinks():
    desk = at_table("H2", 2).type("3 #")
    assert ring(desk) == "oooo--------oooo"
    assert ring(desk, 400) == ".o.o--------.o.o"


@pytest.mark.rule("H-c")
def test_who_has_finished_is_dark_and_the_winner_shines_at_the_end():
    desk = at_table("H1", 4, places=True).type("<*> 3 4 1 1 #").type("2 4 #")
    assert ring(desk) == "------....oooo--"
    desk = at_table("H1", 4).type("<*> 3 4 1 1 #").type("2 4 #").wait(2000)
    assert ring(desk) == "------WWWW------"
    assert len(desk.ring) == 16


@pytest.mark.rule("H2.5")
def test_all_who_draw_for_a_trick_glow_until_the_next_move():
    desk = at_table("H2", 4, hundred="special").type("B #")
    assert ring(desk) == "ddddddoooodddddd"
    assert ring(desk, 400) == "------oooo------"
    desk.type("2 4 #")
    assert "d" not in ring(desk)


def test_who_draws_glows_while_the_next_one_is_on_turn():
    desk = at_table("H1", 4).type("# #")
    assert ring(desk) == "------ddddoooo--"
    assert ring(desk, 400) == "----------oooo--"


def test_the_ring_turns_with_the_seats_as_they_are_set():
    desk = at_table("H1", 4)
    desk.app.shell.signals.place = 8
    assert ring(desk) == "oo------------oo"


def test_whose_turn_begins_is_pointed_at_for_a_second():
    desk = at_table("H1", 4).type("2 4 #").wait(300)
    white = [i for i, colour in enumerate(desk.ring) if colour == (50, 50, 50)]
    assert white == [10, 11, 12, 13]
    assert desk.wait(1000).ring[10] == ON
