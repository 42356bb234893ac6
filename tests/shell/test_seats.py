"""Who sits where, which is set once: the ring points at seats by it."""

from firmware.storage.journal import SETTINGS
from tests.desk import Desk

SEATS = [
    "Who sits where",
    "",
    "P1 shines, P2 blinks: so you sit. A clockwise, B back C the other way round",
    *[""] * 4,
    "#keep  *back",
]


def lit(desk: Desk) -> tuple[list[int], list[int]]:
    """Return the lights that shine all the time, and those that blink."""
    seen = [desk.wait(100).ring for _ in range(10)]
    dark = [{any(frame[i]) for frame in seen} for i in range(16)]
    always = [i for i in range(16) if dark[i] == {True}]
    return always, [i for i in range(16) if len(dark[i]) == 2]


def test_where_the_first_seat_is_and_which_way_turns_go_is_set_and_kept_with_the_light():
    desk = Desk().type("1 1 1 4 1").wait(1500)
    assert desk.type("<*> 2 4").rows() == SEATS
    assert lit(desk) == ([6, 7, 8, 9], [10, 11, 12, 13])
    assert lit(desk.type("A A")) == ([8, 9, 10, 11], [12, 13, 14, 15])
    assert lit(desk.type("C")) == ([9, 10, 11, 12], [5, 6, 7, 8])
    assert lit(desk.type("B B B")) == ([6, 7, 8, 9], [2, 3, 4, 5])
    assert desk.type("#").rows()[0] == "Who"
    desk.type("* 5 2 1")
    desk.power_off_and_on()
    assert desk.level == 1, "the brightness is kept beside it"
    assert lit(desk.type("# <*> 2 4")) == ([6, 7, 8, 9], [2, 3, 4, 5])


def test_star_leaves_the_seats_as_they_were():
    desk = Desk().type("1 1 1 4 1 <*> 2 4 A A A C *").wait(1500)
    assert lit(desk.type("4")) == ([6, 7, 8, 9], [10, 11, 12, 13])
    assert desk.type("7").notice() == "A, B, C turn it, # keeps it."


def test_where_no_game_is_in_play_the_seats_of_four_are_shown_and_of_one_those_of_two():
    assert lit(Desk().type("<*> 2 4")) == ([6, 7, 8, 9], [10, 11, 12, 13])
    both = lit(Desk().type("1 1 1 1 <*> 2 4").wait(1500))
    assert both == ([4, 5, 6, 7, 8, 9, 10, 11], [0, 1, 2, 3, 12, 13, 14, 15])


def test_what_was_kept_before_there_were_seats_is_read_as_it_was():
    desk = Desk()
    desk.app.shell.journal.append(SETTINGS, bytes((2, 0)))
    desk.power_off_and_on()
    shell = desk.app.shell
    assert (shell.brightness, shell.signals.sound, shell.signals.place) == (2, False, 0)
