"""Highest Card by its keys, on a desk without wires."""

from tests.games.highest.frames import at_table, dealt

ON_TURN, WON, DARK = (0, 50, 60), (12, 6, 0), (0, 0, 0)


def test_a_card_is_typed_and_the_next_player_is_on_turn():
    desk = at_table().type("3 7 #")
    assert desk.rows()[:3] == ["Round 1 of 5        _", " P1  37  won 0", ">P2   -  won 0"]
    desk.type("5 0 #")
    assert desk.rows()[1:3] == [" P1  37  won 0", ">P2  50  won 1"]
    assert desk.rows()[7] == "P2 takes the round."


def test_a_refused_number_stays_until_the_next_digit():
    desk = at_table().type("3 7 # 3 7 #")
    assert desk.words().endswith("The 37 has been turned over already.")
    desk.type("5")
    assert desk.rows()[0] == "Round 1 of 5       5_"


def test_the_star_takes_back_a_digit_then_card_after_card():
    desk = at_table().type("3 7 # 5 *")
    assert desk.rows()[0] == "Round 1 of 5        _"
    desk.type("*")
    assert desk.rows()[1] == ">P1   -  won 0"
    assert desk.rows()[7] == "Taken back: the 37."


def test_where_the_device_has_the_cards_one_key_turns_one_over():
    desk = dealt(80, 12).type("# #")
    assert desk.rows()[:3] == ["Round 1 of 5", ">P1  80  won 1", " P2  12  won 0"]
    assert "seen since" in desk.type("*").words()
    assert desk.type("#").rows()[2] == ">P2   -  won 0"


def test_the_arc_of_the_player_on_turn_shines_and_the_others_show_their_rounds():
    desk = dealt(12, 80).type("# #").wait(1000)
    assert desk.ring == [*[DARK] * 8, *[ON_TURN] * 8]
    desk.type("#").wait(1000)
    assert desk.ring == [*[ON_TURN] * 8, WON, *[DARK] * 7]
