"""The ring in the games of discarding."""

import pytest

from firmware.games.shedding.lights import ring
from firmware.ui.screen import arc
from tests.desk import playing
from tests.games.shedding.desk import at_table, table
from tests.games.shedding.positions import setup

DARK = (0, 0, 0)
ON, IN, WON = (0, 50, 60), (0, 4, 5), (0, 60, 0)


def test_each_seat_has_an_arc_and_the_one_on_turn_shines():
    game = table(at_table("H1", 3))
    assert [arc(3, seat) for seat in range(3)] == [(0, 5), (5, 5), (10, 5)]
    assert ring(game, 0) == [ON] * 5 + [IN] * 10 + [DARK]


def test_before_the_start_nobody_shines():
    assert ring(table(playing(setup("H1", 2))), 0) == [IN] * 16


@pytest.mark.rule("H2.2")
def test_every_second_pixel_of_who_must_answer_blinks():
    game = table(at_table("H2", 2).type("3 #"))
    assert ring(game, 0) == [IN] * 8 + [ON] * 8
    assert ring(game, 400) == [IN] * 8 + [DARK, ON] * 4


@pytest.mark.rule("H-c")
def test_who_has_finished_is_dark_and_the_winner_shines_at_the_end():
    desk = at_table("H1", 4, places=True).type("<*> 3 4 1 1 #").type("2 4 #")
    assert ring(table(desk), 0) == [DARK] * 4 + [ON] * 4 + [IN] * 8
    desk = at_table("H1", 4).type("<*> 3 4 1 1 #").type("2 4 #").wait(2000)
    assert ring(table(desk), 0) == [WON] * 4 + [IN] * 12
    assert len(desk.ring) == 16
