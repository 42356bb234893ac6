"""The device begins anew where what was loaded before leaves a game too little memory."""

from tests.desk import Desk

SHORT = 90_499  # bytes


def short() -> Desk:
    desk = Desk()
    desk.free = SHORT
    return desk


def test_a_game_that_is_short_of_memory_begins_on_a_device_begun_anew():
    desk = short().type("1 1 1 2")
    assert desk.starts == 2
    assert desk.rows()[0] == "Who starts?", "nobody is asked whether he wants to go on"
    assert desk.type("1 3 7 A").referee.log_text() == ["start P1", "lay 37 A"]
    assert desk.starts == 2


def test_where_there_is_room_it_does_not():
    desk = Desk()
    desk.free = SHORT + 1
    assert desk.type("1 1 1 2 1").starts == 1


def test_the_hands_that_were_dealt_are_the_same_behind_it():
    desk = short().deal(12, 45, 78, 33, 51, 9).type("1 1 2 1")
    assert desk.starts == 2
    assert (desk.game.table.hand(0) or [])[:6] == [2, 3, 9, 12, 33, 45]


def test_begun_anew_it_is_not_begun_anew_again():
    desk = short().type("1 1 1 2 1")
    assert desk.type("<*> 5 #").starts == 2, "the same game again adds nothing to the memory"


def test_a_game_like_the_last_one_begins_at_once():
    desk = Desk().type("1 1 1 2 1 <*> 6 #")
    desk.power_off_and_on()
    starts = desk.starts
    desk.free = SHORT
    assert desk.type("#").starts == starts


def test_another_game_than_the_one_that_was_loaded_makes_room_too():
    desk = short().type("1 1 1 2 1 <*> 6 #")
    assert desk.starts == 2
    assert desk.type("2 1 2 #").starts == 3
    assert desk.rows()[0] == "Deal 7. Who starts?"


def test_a_memory_of_another_s_that_is_left_alone_could_not_bring_the_game_back():
    desk = Desk(b"another's".ljust(4096, b"!"))
    desk.free = SHORT
    assert desk.type("* 1 1 1 2 1").starts == 1


def test_after_a_power_cut_it_asks_as_ever():
    desk = short().type("1 1 1 2 1")
    desk.power_off_and_on()
    assert desk.rows()[0] == "Go on with your game?"
