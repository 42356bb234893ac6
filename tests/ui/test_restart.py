"""The device begins anew where what was loaded before leaves a game too little memory."""

import sys

from tests.desk import Desk, Restarted
from tests.quick_hands import forget_games
from tests.sample import PACKAGE

SHORT = 11_999  # bytes
MAKING_ROOM = "One moment: I make room."


def short() -> Desk:
    return Desk(left=SHORT)


def test_a_game_that_is_short_of_memory_begins_on_a_device_begun_anew():
    desk = short().type("1 1 1 2")
    assert desk.starts == 2
    assert desk.rows()[0] == "Who starts?", "nobody is asked whether to go on"
    assert desk.type("1 3 7 A").referee.log_text() == ["start P1", "lay 37 A"]
    assert desk.starts == 2


def test_where_there_is_room_it_does_not():
    desk = Desk(left=80_000).type("1 1 1").wait(1000)  # the game has come
    desk.left = SHORT + 1
    assert desk.type("2 1").starts == 1


def test_what_is_not_loaded_yet_needs_no_start_anew_as_it_comes_once_the_cards_are_dealt():
    for left, starts in ((SHORT, 2), (SHORT + 1, 1)):
        desk = Desk(left=left).type("1 1 1")
        forget_games()
        assert desk.type("2").starts == starts


def watched(desk: Desk, key: str) -> list[str]:
    """Press `key`; return what the panel said as the device asked to begin anew."""
    desk.down(key)
    for _ in range(5):
        desk.now += 20
        try:
            desk.app.step(desk.now, None)
        except Restarted:
            return [row for row in desk.rows() if row]
    raise AssertionError("it did not begin anew")


def test_it_says_so_and_goes_on_saying_it():
    desk = short().type("1 1 1")
    assert " ".join(watched(desk, "2")) == MAKING_ROOM
    pictures: list[str] = []
    desk.watch = lambda: pictures.append(desk.words())
    desk._start(restarted=True)
    desk.wait(200)
    assert pictures[0] == MAKING_ROOM
    assert pictures[1].startswith("Who starts?")


def test_what_it_says_stands_in_the_middle_of_the_panel_from_the_third_row_on():
    desk = short().type("1 1 1")
    watched(desk, "2")
    assert desk.rows() == [
        "",
        "",
        MAKING_ROOM,
        "",
        "",
        "",
        "",
        "",
    ]


def test_it_loads_nothing_that_it_throws_away():
    desk = short().type("1 1 1")
    forget_games()
    watched(desk, "2")
    assert not [part for part in ("rules", "screens") if PACKAGE + part in sys.modules]


def test_a_key_that_is_pressed_meanwhile_does_nothing():
    desk = short().type("1 1 1")
    watched(desk, "2")
    desk._start(restarted=True)
    desk.down("2")
    desk.wait(60)
    desk.up("2")
    desk.wait(60)
    assert desk.rows()[0] == "Too soon: again."
    assert desk.referee.log() == []


def test_the_hands_that_were_dealt_are_the_same_behind_it():
    desk = short().deal(12, 45, 78, 33, 51, 9).type("1 1 2 1")
    assert desk.starts == 2
    assert (desk.game.knowledge.hand(0) or [])[:6] == [2, 3, 9, 12, 33, 45]


def test_begun_anew_it_is_not_begun_anew_again():
    desk = short().type("1 1 1 2 1")
    assert desk.type("<*> 6 2 #").starts == 2, "the same game again adds nothing to the memory"


def test_a_game_like_the_last_one_begins_at_once():
    desk = Desk().type("1 1 1 2 1 <*> 6 1 #")
    desk.power_off_and_on()
    starts = desk.starts
    desk.left = SHORT
    assert desk.type("#").starts == starts


def test_another_game_than_the_one_that_was_loaded_makes_room_too():
    desk = short().type("1 1 1 2 1 <*> 6 1 #")
    assert desk.starts == 2
    assert desk.type("2 1 2 #").starts == 3
    assert "1 P1 2 P2 #" in desk.words()


def test_a_memory_of_another_s_that_is_left_alone_could_not_bring_the_game_back():
    desk = Desk(b"another's".ljust(4096, b"!"), left=SHORT)
    assert desk.type("* 1 1 1 2 1").starts == 1


def test_after_a_power_cut_it_asks_as_ever():
    desk = short().type("1 1 1 2 1")
    desk.power_off_and_on()
    assert desk.words().startswith("Go on?")
