"""The Game on call, by keys: two a turn."""

import pytest

from tests.desk import Desk

ON_CALL = "1 1 3 3 1"


def test_a_turn_is_two_keys_and_the_page_says_who_draws_then_who_is_next():
    desk = Desk().type(ON_CALL)
    assert desk.rows() == [
        "P1 lays  pile 80",
        "",
        "or more",
        "2",
        "Deal 6 each",
        "98 left",
        "",
        "0-9 count  #can't",
    ]
    assert desk.type("3 #").rows() == [
        "P2 lays  pile 77",
        "",
        "or more",
        "2",
        "P1 draws 3",
        "95 left",
        "",
        "0-9 count  #can't",
    ]
    assert desk.type("2").rows()[2:8] == [
        "draws 2",
        "2",
        "then P3",
        "95 left",
        "",
        "0-9 count  #done",
    ]


def test_too_few_are_asked_about_and_star_is_no():
    desk = Desk().type(ON_CALL + "1")
    assert desk.rows()[2:5] == ["", "1", ""], "the game ends: nobody draws, or is next"
    assert desk.rows()[7] == "0-9 count  #can't"
    assert desk.type("#").words() == (
        "P1 can't lay 2? Then it is over, with 1 of 2 laid. #over *no"
    )
    assert desk.type("*").rows()[2:4] == ["or more", "2"], "the number is gone"
    assert "with 0 of 2 laid." in desk.type("#").rows()[0]
    said = desk.type("#").words()
    assert said.startswith("98 left P1 can't lay. Under ten is excellent.")


@pytest.mark.parametrize("keys", ["<*> *", "<#> *", "<0> *"])
def test_a_page_over_a_refusal_does_not_bring_back_the_number_as_if_it_counted(keys: str):
    desk = Desk().type(ON_CALL + "8 #" + keys)
    assert desk.rows()[2:4] == ["or more", "2"]
    assert desk.rows()[7] == "0-9 count  #can't"


def test_after_a_no_the_number_is_dead_and_a_digit_is_no_and_typed():
    desk = Desk().type(ON_CALL + "1 # 3")
    assert desk.app.stack[-1].unfinished() == "3"
    desk = Desk().type(ON_CALL + "1 # * 3")
    assert desk.app.stack[-1].unfinished() == "3"
    assert desk.type("#").rows()[0] == "P2 lays  pile 77"


def test_more_cards_than_a_hand_has_are_refused_and_the_number_is_dead():
    desk = Desk().type(ON_CALL + "7 #")
    assert desk.notice() == "Only 6 in hand"
    assert desk.type("2 #").rows()[0] == "P2 lays  pile 78"


def test_of_more_cards_than_a_hand_has_nobody_is_said_to_draw_any_or_to_be_next():
    desk = Desk().type(ON_CALL + "9")
    assert desk.rows()[2:5] == ["", "9", ""]
    assert desk.type("#").rows()[2:5] == ["", "9", ""]
    assert desk.type("6").rows()[2:5] == ["draws 6", "6", "then P2"]


def test_a_digit_takes_the_place_of_a_wrong_one_without_an_alarm():
    desk = Desk().type(ON_CALL + "1").wait(1000)
    desk.tones()
    assert desk.type("3").rows()[2:4] == ["draws 3", "3"]
    assert desk.wait(1000).tones() == []
    assert desk.type("#").rows()[0] == "P2 lays  pile 77"


def test_of_several_digits_no_earlier_one_counts():
    desk = Desk().type(ON_CALL + "2 5 8 #")
    assert desk.notice() == "Only 6 in hand"
    assert desk.referee.log_text() == ["start P1"]


def test_a_letter_says_how_the_cards_are_told():
    desk = Desk().type(ON_CALL + "A")
    assert desk.notice() == "Count the cards"


def test_a_pile_that_is_held_gets_a_sign():
    desk = Desk().type(ON_CALL + "<B> 3")
    assert desk.notice() == "P3: keep off B"
    assert desk.type("2 #").rows()[4:6] == ["P1 draws 2", "off B"], "till P1 is on turn again"


def test_a_sign_stands_as_long_as_it_holds_whatever_else_is_said():
    desk = Desk().type("1 1 3 2 1 2 # <A>")
    for keys, said in (("3", "then P1"), ("*", "P1 draws 2"), ("<B>", "P1 draws 2")):
        assert desk.type(keys).rows()[4] == said
        assert desk.rows()[5] == ("off AB" if keys == "<B>" else "off A")
    assert desk.type("<A> <A>").rows()[5] == "off B"
    assert desk.type("2 #").rows()[5] == "off B"
    assert desk.type("2 #").rows()[5] == "92 left", "it has gone once round"


def test_signs_that_have_no_room_in_a_row_take_the_next_one_too():
    desk = Desk().type("1 4 3 2 1 2 # <A> <B> <B> <C> <C> <C> <D> 3")
    assert desk.rows()[4:6] == ["off AD no big B", "fast C"]


def test_turns_are_taken_back_one_by_one_and_over_a_power_cut():
    desk = Desk().type(ON_CALL + "3 # 2 #")
    desk.power_off_and_on()
    desk.type("#")
    assert desk.rows()[0] == "P3 lays  pile 75"
    assert desk.type("*").words() == ("Undo P2's count of 2? New cards were drawn. #yes *no")
    assert desk.type("#").rows()[:2] == ["P2 lays  pile 77", ""]
    assert desk.type("* #").rows()[:2] == ["P1 lays  pile 80", ""]


def test_too_few_are_taken_back_by_their_count_as_others_are():
    desk = Desk().type("1 4 3 2 1 1 # *")
    assert desk.words() == "Undo P1's count of 1? New cards were drawn. #yes *no"


def test_the_table_can_set_whose_turn_it_is_and_the_counts():
    desk = Desk().type(ON_CALL + "<*> 3")
    assert desk.rows() == [
        "What is wrong?",
        "",
        "1 turn  P1",
        "",
        "2 draw pile  80",
        "",
        "3 hands  6 6 6",
        "D more B who  *back",
    ]
    assert desk.type("1 3").rows()[0] == "Ruled: turn to P3."


def test_the_ring_points_at_whose_turn_it_is():
    desk = Desk().type(ON_CALL).wait(1500)
    before = desk.ring
    assert 5 <= sum(any(colour) for colour in before) <= 8
    assert desk.type("2 #").wait(2500).ring != before


@pytest.mark.rule("TS5")
def test_on_the_short_sheet_too_few_are_told_by_two_keys_as_the_game_goes_on():
    desk = Desk().type("1 4 3 3 1").type("1 #")
    assert desk.rows()[0] == "P2 lays  pile 79"
    assert desk.referee.log_text()[-1] == "stuck 1"
    assert "can't lay" in desk.type("#").words(), "a key too many passes nobody over"
    assert desk.type("* * #").rows()[0].startswith("P1 lays")


def test_the_official_game_is_not_over_by_a_number_that_is_too_low_unasked():
    desk = Desk().type(ON_CALL + "1 #")
    assert "can't lay" in desk.words()
    assert not desk.game.over


@pytest.mark.rule("TG12")
@pytest.mark.parametrize("game", ["1 1 3 3 1", "1 4 3 3 1"])
def test_no_number_wins_the_game_unasked(game: str):
    desk = Desk().type(game).type("<*> 3 2 0 # <*> 3 3 1 2 # <*> 3 3 2 0 # <*> 3 3 3 0 #")
    assert desk.game.left == 2
    assert desk.type("2 #").words() == "Is every card laid? #yes *no"
    assert not desk.game.over
    assert desk.type("*").referee.log_text()[-1] == "ruling-hand P3 0"
    assert desk.app.stack[-1].input.live == ""
    assert desk.type("2 # #").game.over


def test_looked_at_once_more_too_few_at_the_end_are_drawn_by_nobody_and_nobody_is_next():
    desk = Desk().type("1 1 3 2 1 2 # 1 # # B").wait(9000, 100)
    assert desk.rows()[0] == "2 P2: laid 1, no more  pile 82"
    assert [row for row in desk.rows()[1:7] if row] == ["1", "96 left"]
    desk.type("A")
    assert "then P2" in desk.rows()


@pytest.mark.parametrize(("way", "keys"), [(ON_CALL, "2 #"), ("1 1 1 2 1", "5 0 A 6 0 A #")])
def test_who_has_still_to_draw_is_said_once_more_after_a_power_cut(way: str, keys: str):
    desk = Desk().type(way + keys)
    assert "P1 draws 2" in desk.words()
    desk.power_off_and_on()
    assert "P1 draws 2" in desk.type("#").words()
    desk.type("2 #" if way == ON_CALL else "7 0 A")
    assert "P1 draws" not in desk.words()


def test_nobody_is_said_to_draw_who_has_left():
    desk = Desk().type("1 1 1 3 1").type("5 0 A 6 0 A # <*> 2 3 1 # #")
    desk.power_off_and_on()
    assert "draws" not in desk.type("#").words()
    assert desk.words().startswith("P2 lays 2")
