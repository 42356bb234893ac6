"""Digits, Great Digits and Numbers on call, by keys: one a card, and the page says who draws."""

import pytest

from firmware.play.knowledge import ON_CALL
from firmware.ui.signals import REFUSED
from tests.desk import Desk, playing
from tests.games.shedding.desk import at_table, table
from tests.games.shedding.positions import setup


def called(name: str, players: int = 3, **wanted: object) -> Desk:
    """Return a desk on which the first player is on turn."""
    return playing(setup(name, players, ON_CALL, **wanted)).type("1")


def test_the_open_card_that_is_turned_over_is_apart_from_the_keys():
    desk = called("H1")
    above_the_cap_of_its_first_key = desk.panel[6 * 128 : 6 * 128 + 14]
    assert [column & 64 for column in above_the_cap_of_its_first_key] == [0] * 14


def test_a_turn_of_digits_is_one_key_and_the_next_page_says_who_draws():
    desk = called("H1")
    assert desk.rows() == [
        "P1 lays  pile 78",
        "",
        "7 cards",
        "P1",
        "",
        "",
        "Turn over 1 card, not typed",
        "#laid A draw  *undo",
    ]
    assert desk.type("#").rows()[0] == "P2 lays  pile 78"
    assert desk.type("A").rows() == [
        "P3 lays  pile 77",
        "",
        "7 cards",
        "P3",
        "",
        "",
        "P2 draws 1",
        "#laid A draw  *undo",
    ]


def test_a_last_card_is_one_card():
    assert called("H1").type("# " * 18).rows()[2] == "1 card"


def test_cards_of_a_turn_are_counted_until_the_last_one():
    desk = called("H3").type("# D D")
    assert desk.rows()[4:] == [
        "B Trick",
        "",
        "P1 6  P3 7",
        "#last A end D more",
    ]
    assert desk.type("#").rows()[0].startswith("P3")
    assert desk.type("D A *").rows()[0].startswith("P1")
    assert table(desk).knowledge.hands == [6, 4, 6]


@pytest.mark.rule("H2.2")
def test_a_monumeral_is_said_by_its_digit_and_the_next_player_answers():
    desk = called("H2").type("7")
    assert desk.rows()[2] == "last: 7_"
    assert desk.type("# #").rows()[0] == "P2!"
    assert desk.rows()[4:] == [
        "",
        "",
        "",
        "1-9 # A draw 3  *undo",
    ]
    assert desk.type("#").rows()[0].endswith("Answer!")
    assert desk.rows()[7] == "1-9 A draw 3  *clear", "the key that draws is named as before"
    assert desk.type("3 # #").rows()[0].startswith("P3!")
    desk.type("A #")
    assert desk.rows()[0].startswith("P1")
    assert desk.rows()[6] == "P3 draws 3"


def test_a_number_that_does_not_go_is_dead_and_the_next_key_begins_anew():
    desk = called("H2").type("0 #")
    assert desk.notice().endswith("0?\nno card here")
    assert desk.type("#").rows()[0].startswith("P2")


@pytest.mark.rule("H2.2", "H3.2")
def test_a_digit_too_many_is_cleared_by_a_star_as_it_says_and_until_then_nothing_is_done():
    desk = called("H3").type("D 9 0 1 4")
    assert desk.words().startswith("× Too long ")
    assert desk.words().endswith(" fewer digits *clear")
    assert desk.type("#").words().startswith("× Too long "), "who typed one more meant a card"
    assert desk.type("*").words().endswith(" #last A end D more"), "nothing is taken back"


@pytest.mark.parametrize(("name", "number"), [("H3", "12"), ("H3", "23"), ("H2", "45"), ("H1", "7"),
                                              ("H1", "45"), ("H1", "100")])  # fmt: skip
def test_what_is_typed_is_the_last_card_and_obliges_nobody_where_it_has_two_digits(
    name: str, number: str
):
    desk = called(name).type("".join(number))
    heard = [hertz for hertz, _ in desk.wait(1000).tones()]
    assert REFUSED[0] not in heard, "the whole card is typed before it is judged"
    assert desk.rows()[2] == ("laid: " if name == "H1" else "last: ") + number + "_"
    assert desk.type("#").referee.log_text() == ["start P1", f"discard {number}"]
    assert desk.rows()[0].startswith("P2")
    assert desk.rows()[2] == f"on {number}"


@pytest.mark.rule("H1.2", "H3.1")
@pytest.mark.parametrize(("name", "goes", "not_so"), [
    ("H1", "41", "36"), ("H2", "41", "36"), ("H3", "36", "37"), ("H3", "9", "8"),
])  # fmt: skip
def test_the_last_card_is_checked_lightly_by_the_last_one_told(name: str, goes: str, not_so: str):
    """45 shares a digit with 41; a sum of nine or tens with 36 and 9 in Numbers."""
    desk = called(name).type("4 5 #").type(f"{goes} #")
    assert desk.referee.log_text()[1:] == ["discard 45", f"discard {goes}"]
    desk = called(name).type("4 5 #").type(f"{not_so} #")
    assert desk.words().endswith(f"{not_so} on 45: does that go? #yes *no")
    assert desk.referee.log_text()[1:] == ["discard 45"]
    assert desk.type("*").referee.log_text()[1:] == ["discard 45"]
    assert desk.type(f"{goes} #").referee.log_text()[1:] == ["discard 45", f"discard {goes}"]
    desk = called(name).type("4 5 #").type(f"{not_so} # #")
    assert desk.referee.log_text()[1:] == ["discard 45", f"discard {not_so}"], "the table is right"


def test_a_card_that_does_not_go_is_gone_with_the_no_and_another_is_typed_at_once():
    desk = called("H1").type("4 5 # 3 6 #")
    assert desk.words().endswith("36 on 45: does that go? #yes *no")
    assert "36" not in desk.type("*").words()
    assert desk.type("A").referee.log_text()[-1] == "pass", "nothing is typed"
    desk = called("H1").type("4 5 # 3 6 # 4 7 #")
    assert desk.referee.log_text()[-1] == "discard 47"


@pytest.mark.rule("H2.3")
def test_the_last_of_several_cards_has_the_run_s_digit_in_great_digits():
    desk = called("H2").type("4 5 # D D")
    assert desk.type("4 9 #").referee.log_text()[-1] == "discard 49", "44, 40, 49"
    desk = called("H2").type("4 5 # D D 3 9 #")
    assert desk.words().endswith("39 on 45: does that go? #yes *no")
    desk = called("H3").type("4 5 # D D 3 9 #")
    assert desk.referee.log_text()[-1] == "discard 39", "in Numbers cards between may be any"


def test_the_card_that_was_told_last_is_asked_about_where_it_is_told_again():
    desk = called("H1").type("4 5 # 4 5 #")
    assert desk.words().endswith("45 on 45: does that go? #yes *no")
    assert desk.type("* <0> 4 5").words().startswith("on no 45 45 45 lies open")


@pytest.mark.parametrize("keys", ["#", "D A *", "D A #", "A 5 4 # D #"])
def test_nothing_is_checked_where_the_last_card_was_not_told(keys: str):
    desk = called("H3").type(f"4 5 # {keys} 1 #")
    assert desk.referee.log_text()[-1] == "discard 1"


@pytest.mark.parametrize("keys", ["2 3 2 # #", "3 1 3"])
def test_neither_is_it_where_a_card_was_laid_untold_before_they_left_or_it_was_ruled_on(keys: str):
    desk = called("H3").type("4 5 # D").type("<*>").type(keys)
    assert desk.game.seat == 2
    assert "on 45" not in desk.words()
    assert desk.type("1 2 #").game.seat == 0, "and nothing is asked"


def test_a_card_that_was_told_is_asked_about_as_the_open_one():
    desk = called("H1").type("4 5 # <0> 3 6")
    assert desk.words().startswith("on no 36 45")
    assert "45" in desk.type("* <0>").words()
    assert desk.type("* # <0>").words().startswith("Which number?"), "now nobody knows it"


def test_a_last_card_that_may_win_and_can_hardly_go_is_asked_about_once():
    desk = called("H1").type("4 5 # <*> 3 3 2 1 # 3 6 #")
    assert desk.words().endswith("P2's last card? 36 on 45: does that go? #yes *no")
    assert "P2 wins!" in desk.type("#").words()


@pytest.mark.rule("H2.2")
def test_an_answer_of_two_digits_is_none_and_the_obligation_stands():
    desk = called("H2").type("7 # 1 2 #")
    assert desk.notice().endswith("Answer!\n1-9 A draw 3")
    assert desk.type("#").notice().endswith("Answer!\n1-9 A draw 3")
    assert desk.type("* 9 9 9 #").notice().endswith("999?\nno card here")
    assert desk.type("3 #").referee.log_text()[-1] == "discard 3"


@pytest.mark.rule("H2.4")
@pytest.mark.parametrize("name", ["H2", "H3"])
def test_the_100_is_no_last_card_where_it_is_trick_or_treat(name: str):
    desk = called(name).type("1 0 0 #")
    assert desk.notice().endswith("100\nis Trick or Treat")
    assert desk.type("B #").referee.log_text()[-1] == "trick"
    assert called(name, hundred="plain").type("1 0 0 #").referee.log_text()[-1] == "discard 100"


@pytest.mark.parametrize("key", "ABCD")
def test_a_letter_over_a_digit_is_refused_and_the_digit_stays(key: str):
    desk = called("H2").type("7" + key)
    assert desk.notice().endswith("7: # or *")
    assert desk.type("#").referee.log_text() == ["start P1", "discard 7"]


@pytest.mark.rule("H2.4")
def test_trick_is_asked_about_and_the_turn_goes_on():
    desk = called("H2").type("# D B")
    assert desk.words().endswith("Trick: all others draw 3? #yes *no")
    assert desk.type("*").referee.log_text()[-1] == "laid"
    assert desk.type("B 7").rows()[2].startswith("last: 7_"), "a digit is no, and typed"
    assert desk.type("* B # #").rows()[0].startswith("P2")
    assert desk.rows()[2:5:2] == ["1 laid", ""]
    assert table(desk).knowledge.hands == [9, 5, 10]
    assert desk.type("B").rows()[0] == "× 100 is played"
    assert desk.words().endswith("Right all the same? #yes *no")
    assert desk.type("*").rows()[0] == "× 100 is played", "in one piece, and the keys stay in view"
    assert desk.rows()[7].startswith("#last A end")


@pytest.mark.rule("H2.4")
def test_treat_is_asked_about_and_marked():
    desk = called("H2").type("C")
    said = "Treat: the 100 down, and end? #yes *no"
    assert desk.words().endswith(said)
    assert desk.type("#").rows()[:2] == ["P2 lays  pile 78", ""]


@pytest.mark.parametrize(("keys", "said"), [
    ("B", "No use\nfor that key"),
    ("C", "No use\nfor that key"),
    ("D", "One a turn\n# is that one"),
])  # fmt: skip
def test_keys_of_what_digits_has_not_say_so(keys: str, said: str):
    desk = called("H1").type(keys)
    assert desk.notice().endswith(said)
    assert desk.referee.log_text() == ["start P1"]


def test_moves_are_taken_back_one_by_one_and_over_a_power_cut():
    desk = called("H3").type("D # A D")
    desk.power_off_and_on()
    desk.type("#")
    assert desk.rows()[2] == "1 laid"
    assert desk.type("*").notice() == "Undone: a card."
    assert desk.type("*").words() == "Undo P2's passing? New cards were drawn. #yes *no"
    assert desk.type("#").notice() == "Undone: passing."
    assert desk.type("*").words() == "Undo P1's card? Then P1 plays on. #yes *no"
    assert desk.type("#").notice() == "Undone: a card."
    assert desk.type("*").notice() == "Undone: a card."
    assert desk.type("*").words().startswith("Undone: start. Take out all jokers. Deal 7. ")
    assert desk.type("*").rows()[0] == "Begin like this?"


@pytest.mark.rule("H1.5", "H-c")
def test_the_first_empty_hand_wins_the_points_add_up_and_the_next_player_starts():
    desk = called("H2").type("A <*> 3 3 2 1 # # #")
    assert "P2 wins!" in desk.rows()[0]
    assert "P2 0 total 0 P3 +7 total 7 P1 +8 total 8" in desk.words()
    desk.type("A")
    assert "1 P1 2 P2 3 P3 #P2 starts" in desk.words()
    assert desk.type("#").rows()[0].startswith("P2")


@pytest.mark.rule("H-c")
def test_who_is_out_gets_a_place_where_the_others_play_on():
    desk = called("H2", places=True).type("<*> 3 3 1 1 # # #")
    assert desk.rows()[1] == ""
    assert desk.notice().endswith("P1 is out: 1st.")


@pytest.mark.parametrize(("name", "rows"), [
    ("H1", ["1 turn  P2", "2 draw pile  78", "3 hands  6 7 7"]),
    ("H2", ["1 turn  P2", "2 draw pile  78", "3 hands  6 7 7",
            "4 must answer", "5 who has the 100"]),
])  # fmt: skip
def test_the_table_can_set_what_is_counted(name: str, rows: list[str]):
    desk = called(name).type("# <*> 3")
    assert desk.rows()[2:7:2] == rows[:3]
    if rows[3:]:
        assert desk.type("D").rows()[2:5:2] == rows[3:]
    assert desk.type("1 1").notice() == "Ruled: turn to P1."
    if name == "H2":
        assert desk.type("<*> 3 4 2").notice() == "Ruled: answer yes."


def test_held_sharp_explains_these_very_keys():
    assert "# says that you laid one, A" in called("H1").type("<#> 3").words()
    assert "D before it: one more laid." in called("H2").type("<#> 3").words()


def test_the_ring_shows_whose_turn_it_is_and_who_must_answer():
    desk = called("H2", 4).type("7 #").wait(1500)
    lit = [place for place, colour in enumerate(desk.ring) if colour == (0, 50, 60)]
    assert set(lit) <= {10, 11, 12, 13}
    assert len({tuple(desk.wait(100).ring) for _ in range(8)}) == 2


LOW = "Was the last card 1 to 9? #yes *no"


@pytest.mark.rule("H2.2", "H3.2")
@pytest.mark.parametrize("name", ["H2", "H3"])
def test_a_turn_that_ends_after_d_asks_for_the_obligation_which_is_never_lost(name: str):
    desk = called(name).type("D A")
    assert desk.words().endswith(LOW)
    assert desk.referee.log_text()[-1] == "laid"
    assert desk.type("#").rows()[0] == "P2!"
    assert desk.referee.log_text()[-1] == "oblige"
    desk.power_off_and_on()
    assert desk.type("#").rows()[0] == "P2!"
    assert desk.type("*").words() == "Undo P1's end of turn? Then P1 plays on. #yes *no"
    assert desk.type("#").notice() == "Undone: turn's end."
    assert table(desk).laid == 1
    assert desk.type("A *").rows()[0].startswith("P2")
    assert desk.referee.log_text()[-1] == "pass"


@pytest.mark.rule("H2.2")
def test_a_last_card_typed_at_that_question_is_told_instead():
    desk = called("H2").type("D A 7")
    assert LOW not in desk.words()
    assert desk.type("#").rows()[0] == "P2!"
    assert desk.referee.log_text()[-2:] == ["laid", "discard 7"]


@pytest.mark.rule("H2.4", "H2.5")
def test_so_it_does_with_a_trick_between():
    desk = called("H2").type("D B # A")
    assert desk.words().endswith(LOW)
    assert desk.type("#").rows()[0] == "P2!"


@pytest.mark.rule("H1.4")
def test_who_lays_nothing_is_asked_nothing():
    assert called("H3").type("A").referee.log_text()[-1] == "pass"


@pytest.mark.rule("H2.2", "H-c")
def test_a_last_card_cannot_be_followed_by_another_so_its_obligation_is_told():
    desk = called("H2", places=True).type("<*> 3 3 1 1 #")
    assert desk.rows()[7] == "#laid A draw  *undo"  # no D more
    assert desk.type("D").notice().endswith("Last: # or card #")
    assert desk.type("7 # #").notice() == "P1 is out: 1st."
    assert desk.referee.log_text()[-1] == "discard 7"


@pytest.mark.rule("H1.5")
@pytest.mark.parametrize(("name", "keys"), [("H1", "#"), ("H2", "#"), ("H3", "3 #")])
def test_no_single_key_and_no_number_ends_the_game_unasked(name: str, keys: str):
    desk = called(name).type("<*> 3 3 1 1 #").type(keys)
    assert desk.words().endswith("P1's last card? #yes *no")
    assert not desk.game.over
    assert desk.type("*").referee.log_text()[-1] == "ruling-hand P1 1"
    assert desk.app.stack[-1].input.live == "", "after a no the number is dead"
    assert desk.type(keys).type("#").game.over


def test_a_number_typed_beside_a_long_name_hides_what_the_100_may_do(
    monkeypatch: pytest.MonkeyPatch,
):
    """The page is strict: what lies over something else is an error."""
    monkeypatch.setattr(Desk, "names", "AnnMmmBobLeo")
    desk = called("H3", 4).type("# 4 5")
    assert "last: 45_" in desk.words()
    assert "Trick" not in desk.words()


def test_who_leaves_out_of_turn_lets_the_card_that_was_told_be():
    desk = Desk().type("3 3 4 # 1 4 5 #").wait(1000).type("D").wait(1000)
    desk.type("<*> 2 3 3 # #").wait(3000)
    assert desk.type("9 9 #").rows()[3] == "99 on 45: does that go?"


def goes_on(desk: Desk) -> Desk:
    """Let the power go, and go on with the game; whose turn it is is told before."""
    desk.power_off_and_on()
    desk.wait(2000)
    assert "'s turn" in desk.words()
    return desk.type("#")


def test_who_has_still_to_draw_is_said_once_more_after_a_power_cut():
    desk = goes_on(called("H1").type("# A"))
    assert desk.rows()[0].startswith("P3 lays")
    assert "P2 draws 1" in desk.words()
    assert "draws" not in desk.type("#").words()
    assert "Others +3" in goes_on(called("H2").type("B #")).words()
    assert "P1 draws 1" in goes_on(at_table("H1").type("# #")).words()
