"""Questions before something is done in the discarding games, and no answer drops a number."""

import pytest

from firmware.games.shedding.rules import JOKER
from firmware.play.knowledge import ON_CALL
from firmware.play.referee import Referee
from firmware.play.setup import Setup
from tests.desk import playing
from tests.games.shedding.desk import at_table, dealt, table

YES = "#yes  *no"
FITS = ("24 2 3 4 5 6 7", "10 11 12 13 14 15 16")  # on 23 the first hand has cards that go
MISFITS = ("45 4 5 6 7 8 9", "10 11 12 13 14 15 16")


def test_trick_asks_once_and_no_draws_nothing():
    desk = at_table("H2", 4).type("B")
    assert desk.words().endswith("Trick: all others draw 3? 23 #yes *no")
    assert table(desk.type("*")).knowledge.hands == [7, 7, 7, 7]
    assert table(desk.type("B #")).knowledge.hands == [6, 10, 10, 10]
    assert desk.type("5 *").rows()[4] == "Others +3"


def test_a_digit_drops_a_question_that_followed_another_and_is_typed():
    desk = at_table("H2", 2, 19).type("# 1 9 # #").wait(500)
    assert "Then 19 is P" in desk.words()
    assert "91_" in desk.type("9 1").words()


def test_treat_asks_once_and_then_the_turn_is_over():
    desk = at_table("H2", 4).type("C")
    assert desk.words().endswith("Treat: the 100 down, and end? 23 #yes *no")
    assert desk.type("#").rows()[0].startswith("P2")
    assert [table(desk).has_beside(seat) for seat in range(4)] == [True, False, False, False]


def test_a_digit_is_no_to_trick_and_is_typed():
    desk = at_table("H2", 4).type("B 2")
    assert desk.rows()[0].startswith("P1: 2_")
    assert desk.type("4 #").referee.log_text()[-1] == "discard 24"


@pytest.mark.parametrize(
    ("keys", "said"),
    [("2 7 B", "27: first # or *"), ("A 5 C", "J: first # or *"), ("A C", "Which?\nits number")],
)
def test_neither_is_played_over_what_is_typed(keys: str, said: str):
    desk = at_table("H2", 4, jokers=2).type(keys)
    assert desk.notice().endswith(said)
    assert table(desk).knowledge.hands == [7, 7, 7, 7]
    assert desk.type("* B").rows()[7].endswith(YES)


def test_a_trick_that_cannot_be_is_refused_unasked():
    desk = at_table("H2", 4).type("3 # C")
    assert desk.notice().endswith("No Treat\nanswer, or draw 3")


@pytest.mark.parametrize(
    ("name", "keys", "said"),
    [
        ("H1", "5 D", "5: first # or *"),
        ("H2", "A 5 D", "J: first # or *"),
        ("H2", "A D", "Which?\nits number"),
        ("H3", "5 D", "5: first # or *"),
        ("H4", "5 D", "5 \u00d7 what?"),
        ("H4", "0 B", "10 \u00d7 what?"),
        ("H4", "A 5 C", "5 \u00d7 what?"),
        ("H1", "D", "No use\nfor that key"),
        ("H2", "D", "No use\nfor that key"),
    ],
)
def test_nor_is_a_key_that_turns_no_page_here_said_to_want_a_card(name: str, keys: str, said: str):
    desk = at_table(name, 3, 24 if name == "H4" else 23, jokers=2 if "A" in keys else 0)
    assert desk.type(keys).notice().endswith(said)


@pytest.mark.rule("H1.4")
def test_a_star_at_the_question_who_draws_is_no_and_takes_nothing_back():
    desk = at_table("H1").type("2 4 # #")
    assert desk.words().endswith("P2 draws 1? 24 #yes *no")
    assert desk.type("*").rows()[0] == "P2  pile 78"
    assert table(desk).knowledge.hands == [6, 7, 7]
    assert desk.type("4 5 #").referee.log_text()[-1] == "discard 45"


def test_where_the_device_dealt_it_asks_before_a_draw_only_while_a_card_goes():
    desk = dealt("H1", *FITS).type("#")
    assert desk.words().endswith("One of yours goes. Still draw? 2 3 4 5 6 7 24 #yes *no")
    assert desk.type("* 2 4 #").referee.log_text()[-1] == "discard 24"
    assert dealt("H1", *FITS).type("# #").rows()[0].startswith("P1 drew")
    assert dealt("H1", *MISFITS).type("#").rows()[0].startswith("P1 drew")


def test_the_question_leaves_both_rows_of_a_hand_in_view_and_its_keys_apart_from_it():
    desk = dealt("H1", *FITS).type("# # 2 # # 1 # # 2 # # 1")
    assert table(desk).knowledge.hands == [9, 9]
    assert desk.type("#").rows() == [
        "One of yours goes. Still draw?",
        *[""] * 3,
        "1 2 3 4 5",
        "",
        "6 7 9 24",
        "#yes  *no",
    ]
    line_above_the_hand = [column & 128 for column in desk.panel[3 * 128 : 4 * 128]]
    assert line_above_the_hand == [0] * 128


def test_a_free_card_goes_and_the_special_100_does_not():
    hundred = ("100 45 46 47 48 49 50", "10 11 12 13 14 15 16")
    assert dealt("H2", *hundred, shown=31).type("#").rows()[0].startswith("P1 drew")
    free = ("F 45 46 47 48 49 50", "10 11 12 13 14 15 16")
    assert dealt("H2", *free, shown=31, jokers=1).type("#").rows()[7].endswith(YES)


@pytest.mark.rule("H2.4")
def test_a_100_that_nobody_can_have_is_told_where_it_lies_before_what_it_is():
    hands = "1 2 3 4 5 6 100", "10 11 12 13 14 15 16"
    assert dealt("H2", *hands, shown=31).type("1 0 0 #").notice() == "100\nis Trick or Treat"
    desk = dealt("H2", *hands, shown=31).type("C # 2 1 0 0 #")
    assert desk.notice() == "100\nis played"
    assert "It lies beside P1" in desk.type("<0>").words()
    without = dealt("H2", "1 2 3 4 5 6 7", hands[1], shown=31).type("1 0 0 #")
    assert without.notice() == "100\nnot in hand"
    assert "Only your own cards go" in without.type("<0>").words()


@pytest.mark.parametrize("name", ["H1", "H2", "H3"])
def test_a_card_that_was_played_before_may_be_right_all_the_same(name: str):
    desk = at_table(name).type("2 4 #")
    desk.type("#" if name == "H3" else "").type("2 6 #").type("#" if name == "H3" else "")
    desk.type("2 4 #")
    assert desk.words().endswith("24 is played. Right all the same? 26 #yes *no")
    desk.type("#")
    assert desk.referee.log_text()[-2:] == ["ruling-draw 78", "discard 24"]
    assert table(desk).open == 24


def test_if_it_is_not_right_nothing_has_changed_and_the_number_is_dead():
    desk = at_table("H1").type("2 4 # 2 6 #")
    facts = table(desk).facts()
    desk.type("2 4 # *")
    assert table(desk).facts() == facts
    assert desk.notice().endswith("24\nis played")
    assert desk.type("2 5 #").referee.log_text()[-1] == "discard 25"


def test_a_digit_says_that_it_was_not_right_and_begins_anew():
    desk = at_table("H1").type("2 4 # 2 6 # 2 4 # 2 5 #")
    assert desk.referee.log_text()[-1] == "discard 25"


MISTYPED = "24 lies open. Right all the same? 24 #yes *no"


@pytest.mark.parametrize("key", ["5", "*"])
def test_who_is_asked_whose_a_mistyped_card_is_has_ruled_nothing_before_they_answer(key: str):
    """The ruling stayed though its card was not played, or was asked about once more."""
    desk = at_table("H3").type("2 4 # # # 2 4 #")
    assert desk.words().endswith(MISTYPED)
    desk.type("#").wait(500)
    assert "Has P2 drawn? Then 24 is P3's." in desk.words()
    assert desk.referee.log_text()[-1] == "end"
    desk.type(key)
    assert len(desk.app.stack) == 1
    after = ["ruling-mistyped", "discard 24"] if key == "*" else []
    assert desk.referee.log_text()[4:] == after
    if key == "*":
        desk.type("*")
        assert desk.type("*").notice() == "Undone: a mistyped card."


def test_a_mistyped_card_may_be_the_next_player_s_as_the_other_has_drawn():
    desk = at_table("H1").type("2 4 # # 2 4 # #").wait(500)
    assert desk.type("#").referee.log_text()[3:] == ["ruling-mistyped", "draw", "discard 24"]


def test_a_key_twice_by_mistake_answers_no_question_that_nobody_has_read():
    desk = at_table("H1").type("2 4 # # 2 4 # #")
    moves = len(desk.referee.log())
    desk.down("#")
    desk.up("#")
    assert len(desk.wait(100).referee.log()) == moves
    assert desk.words().startswith("Press it again.")
    assert "Has P2 drawn?" in desk.wait(3000).words()


def test_what_would_not_go_even_so_is_not_asked_about_and_that_is_the_reason():
    desk = at_table("H1").type("2 4 # 4 5 # 5 6 # 2 4 #")
    assert desk.notice().endswith("24\nno 5, no 6")
    assert desk.type("<0>").words().startswith("on no 24 56 no 5, no 6 in 24")
    desk = at_table("H4", 3, 12).type("3 5 5 7 3 4")
    assert desk.notice().endswith("no 5, no 7")
    assert desk.type("3 5 #").referee.log_text()[-1] == "discard 15 3 5"


@pytest.mark.parametrize("name", ["H1", "H2", "H3"])
def test_the_card_that_lies_open_may_have_been_another_one(name: str):
    desk = at_table(name).type("2 4 #")
    desk.type("#" if name == "H3" else "").type("2 4 #")
    assert desk.words().endswith("24 lies open. Right all the same? 24 #yes *no")
    desk.type("#")
    assert desk.referee.log_text()[-2:] == ["ruling-mistyped", "discard 24"]
    assert table(desk).open == 24
    assert not table(desk).why_not_card(24)
    assert desk.type("*").words().count("24"), "what is taken back has a name"


@pytest.mark.parametrize("name", ["H2", "H3"])
def test_the_100_that_lies_beside_somebody_may_be_another_s_all_the_same(name: str):
    """H2.4"""
    desk = at_table(name).type("C # B")
    assert desk.words().endswith("100 is played. Right all the same? 23 #yes *no")
    desk.type("#")
    assert desk.referee.log_text()[-2:] == ["ruling-hundred P1 no", "trick"]
    assert not any(map(table(desk).has_beside, range(3)))


def test_the_only_joker_may_not_have_been_one():
    desk = at_table("H2", 3, jokers=1).type("A 3 4 # A 4 5 #")
    assert desk.words().endswith("Joker all are played. Right all the same? J 34 #yes *no")
    assert desk.type("#").referee.log_text()[-2:] == ["ruling-mistyped", "free 45"]


def test_all_free_cards_may_have_been_counted_wrongly():
    desk = at_table("H2", 3, jokers=1).type("A 3 4 # 4 5 # A 5 6 #")
    assert desk.words().endswith("Joker all are played. Right all the same? 45 #yes *no")
    assert desk.type("#").referee.log_text()[-1] == "free 56"


def test_where_the_device_dealt_it_is_sure():
    desk = dealt("H1", *FITS).type("2 4 # 2 1 4 # 1 2 4 #")
    assert desk.notice().endswith("24\nis played")


@pytest.mark.parametrize("asked", ["#", "B"])
def test_a_joker_typed_at_a_question_says_no_and_its_number_is_no_plain_card(asked: str):
    desk = at_table("H2", 3, jokers=2).type(asked + "A 2 5")
    assert desk.rows()[0].startswith("P1: J 25_")
    desk.type("#")
    if asked == "#":  # it may be the next player's
        desk.type("*")
    assert desk.referee.log_text()[-1] == "free 25"


def test_where_there_are_no_jokers_a_letter_at_a_question_says_so_and_draws_nothing():
    desk = at_table("H1").type("# A")
    assert desk.notice().endswith("No jokers")
    assert desk.type("2 4 # *").referee.log_text()[-1] == "discard 24"


WHOSE = "Has P1 drawn? Then 24 is P2's."


@pytest.mark.rule("H1.4")
def test_a_card_typed_in_place_of_the_second_sharp_may_be_either_players_and_is_asked_about():
    desk = at_table("H1").type("# 2 4 #")
    assert desk.words().count(WHOSE)
    assert desk.referee.log_text()[-1] == "open 23", "nobody has laid it yet"
    desk.type("#")
    assert desk.referee.log_text()[-2:] == ["draw", "discard 24"]
    assert table(desk).knowledge.hands == [8, 6, 7]
    desk = at_table("H1").type("# 2 4 # *")
    assert desk.referee.log_text()[-1] == "discard 24"
    assert table(desk).knowledge.hands == [6, 7, 7]


@pytest.mark.parametrize(("keys", "played"), [("2 5 #", "discard 25"), ("A 2 5 #", "free 25")])
def test_another_card_typed_there_is_asked_about_in_its_place(keys: str, played: str):
    desk = at_table("H2", 3, jokers=2).type("# 2 4 #")
    assert WHOSE in desk.words()
    assert "Has P1 drawn? Then" in desk.type(keys).words()
    assert desk.referee.log_text()[-1] == "open 23", "nothing is played yet"
    assert desk.type("#").referee.log_text()[-2:] == ["draw", played]


@pytest.mark.rule("H4.2", "H3.1")
def test_so_are_two_factors_a_card_of_a_longer_turn_and_a_joker():
    desk = at_table("H4", 3, 12).type("# 4 6")
    assert desk.words().count(WHOSE)
    assert desk.type("#").referee.log_text()[-2:] == ["draw", "discard 24 4 6"]
    desk = at_table("H3").type("# 2 4 #")
    assert desk.words().count(WHOSE)
    assert desk.type("#").rows()[0].startswith("P2  pile 77")
    desk = at_table("H2", 3, jokers=2).type("# A 2 5 #")
    assert "Has P1 drawn? Then J is P2's. " in desk.words()
    assert desk.type("#").referee.log_text()[-2:] == ["draw", "free 25"]


@pytest.mark.rule("H2.4")
def test_so_is_the_100_that_was_played_already_and_is_called_by_its_number():
    desk = at_table("H2", 3).type("B # # 9 9 # B")
    assert "100 is played. Right all the same?" in desk.words()
    assert "Has P1 drawn? Then 100 is P2's." in desk.type("#").wait(500).words()
    log = ["ruling-draw 72", "draw", "trick"]
    assert desk.type("#").referee.log_text()[-3:] == log


@pytest.mark.parametrize("keys", ["# * 2 4 #", "# 2 * 2 4 #", "# 2 4 * 2 4 #", "2 4 #"])
def test_after_a_no_or_where_all_was_taken_away_the_card_is_their_own(keys: str):
    assert at_table("H1").type(keys).referee.log_text()[-1] == "discard 24"


def test_what_does_not_go_is_refused_as_ever_and_the_next_card_is_asked_about():
    desk = at_table("H1").type("# 4 5 #")
    assert desk.notice().endswith("45\nno 2, no 3")
    assert desk.type("2 4 #").words().count(WHOSE)


@pytest.mark.rule("H-b")
def test_a_draw_that_all_must_hear_of_comes_first_and_the_card_is_typed_again():
    desk = at_table("H1", 3).type("<*> 3 3 1 # # 2 4 # #")
    assert desk.rows()[0].startswith("P1 draws 1")
    assert desk.notice() == "Then 24 again"
    assert desk.referee.log_text()[-1] == "draw"
    assert desk.type("2 4 #").referee.log_text()[-1] == "discard 24"
    assert table(desk).knowledge.hands == [8, 6, 7]


def test_where_hands_are_known_nothing_is_asked():
    desk = dealt("H1", *FITS).type("# 2 4 #")
    assert desk.referee.log_text()[-1] == "discard 24"


@pytest.mark.parametrize("keys", ["# 2 4 #", "#"])
def test_two_digits_at_once_at_such_a_question_leave_it_as_it_was(keys: str):
    desk = at_table("H1").type(keys)
    asked = desk.rows()
    for key in "35":
        desk.down(key)
    for key in "35":
        desk.up(key)
    assert desk.wait(3000).rows() == asked
    assert "draw" in desk.type("#").referee.log_text()


def test_behind_a_card_that_does_not_go_a_draw_is_but_a_draw():
    desk = at_table("H1").type("# 4 5 #")
    assert desk.notice().endswith("45\nno 2, no 3")
    assert desk.type("# #").referee.log_text()[-1] == "draw"


@pytest.mark.parametrize(("name", "keys", "said"), [
    ("H1", "2 4 # 2 4 #", "It is the open card"),
    ("H1", "2 4 # 2 6 # 2 4 #", "It was laid before"),
    ("H2", "C # B", "It lies beside P1"),
    ("H3", "C # C", "It lies beside P1"),
    ("H4", "4 6 3 8", "It is the open card"),
])  # fmt: skip
def test_a_held_0_says_where_a_refused_card_lies(name: str, keys: str, said: str):
    desk = at_table(name, 2, 12 if name == "H4" else 23).type(keys)
    assert said in desk.type("<0>").words()


def test_a_number_that_is_asked_about_and_lies_open_is_said_to():
    desk = at_table("H1").type("2 4 # <0> 2 4")
    assert "24 lies open" in desk.words()
    assert "23 is played" in desk.type("2 3").words()


def test_a_hand_that_is_looked_at_is_beside_what_all_others_hold_who_is_on_turn_too():
    hands = ("24 2 3 4 5 6 7", "10 11 12 13 14 15 16", "80 81 82 83 84 85 86")
    desk = dealt("H1", *hands).type("2 4 #").wait(1000).type("1").wait(2000)
    assert desk.rows()[0] == "P1's hand  pile 78"
    assert desk.rows()[2:4] == ["P2 7", "P3 7  24"]


@pytest.mark.parametrize("name", ["H2", "H3"])
def test_before_any_card_is_laid_nothing_is_to_be_set_of_how_many_were_laid_in_the_turn(name: str):
    desk = dealt(name, *FITS)
    assert "laid this turn" not in desk.type("<*> 3").words()
    assert "3 must answer" in desk.words()


def test_a_joker_beneath_that_was_ruled_another_number_is_told_as_no_card():
    desk = at_table("H2", 3, 23, jokers=4).type("A 3 6 # <*> 3 2 3 7 # 3 9 #")
    assert table(desk).open == 39
    assert desk.type("*").words() == "Undo P2's 39? Then P2 plays on. #yes *no"
    assert (table(desk.type("#")).open, table(desk).top) == (37, JOKER)


def test_a_card_beneath_that_was_mistyped_is_told_as_no_card():
    desk = at_table("H1", 3, 5).type("5 1 # 5 1 # #")
    assert desk.referee.log_text()[-2:] == ["ruling-mistyped", "discard 51"]
    assert desk.type("*").words() == "Undo P2's 51? Then P2 plays on. #yes *no"


def test_on_call_a_card_beneath_that_was_not_told_is_none():
    desk = playing(Setup("H1", ON_CALL, 3)).type("1 2 4 # # 3 5 #")
    assert desk.referee.log_text()[1:] == ["discard 24", "last", "discard 35"]
    assert desk.type("*").words() == "Undo P3's 35? Then P3 plays on. #yes *no"


def test_after_a_long_game_a_card_is_undone_in_words_where_memory_cannot_tell_the_one_beneath(
    monkeypatch: pytest.MonkeyPatch,
):
    """On a board six players' 152 moves had no 512 bytes to go through, and it began anew."""

    def none(self: Referee) -> None:
        raise MemoryError

    desk = at_table("H1", 2, 5).type("5 1 #")
    assert desk.type("*").words() == "Undo P1's 51? -> 51 5 #yes *no"
    desk.type("*")
    monkeypatch.setattr(Referee, "past", none)
    assert desk.type("*").words() == "Undo P1's 51? Then P1 plays on. #yes *no"
    assert table(desk.type("#")).open == 5


@pytest.mark.rule("H2.5")
def test_who_has_laid_a_card_is_told_that_there_is_no_treat_by_it():
    desk = at_table("H2", 3, 15).type("5 5 # B # # C")
    assert desk.notice().endswith("No Treat\nyou have laid")
