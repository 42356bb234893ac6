"""A turn at the table: keying in cards, piles and names, refusals, setting aside."""

import pytest

from tests.games.minutes.desk import game_of, log, note, opened, started


def test_a_round_begins_with_who_starts_then_the_clock_waits_for_its_key():
    desk = opened()
    assert desk.rows() == [
        "Deal 4 each, face",
        "down. The youngest",
        "starts: # is go!",
        "1 P1 starts",
        "2 P2 starts",
        "3 P3 starts",
        "",
        "#go 1-3 *back",
    ]
    assert desk.type("2").rows() == [
        "P2> 4:30 pile83 out 0",
        "",
        "",
        "",
        "P2 starts. Deal 4",
        "each, face down.",
        "",
        "#start clock *back",
    ]
    desk.wait(60_000)
    assert desk.rows()[0] == "P2> 4:30 pile83 out 0"
    assert desk.type("3 1").notice() == "# lets the clock go on."
    assert desk.type("#").rows() == [
        "P2> 4:30 pile83 out 0",
        "A not begun",
        "B not begun",
        "cards 4 4 4",
        "",
        "",
        "1-7 8> 9~ 0+ C/ D#",
        "#aside *back",
    ]


def test_sharp_takes_the_player_who_is_proposed_and_starts_the_clock():
    """FH3"""
    desk = opened().type("#").wait(10_000)
    assert log(desk) == []
    assert game_of(desk).started
    assert desk.rows()[0] == "P1> 4:20 pile83 out 0"


def test_a_play_is_number_colour_and_pile_and_all_that_is_typed_stands_on_the_page():
    desk = started().type("3")
    assert desk.rows()[6:] == ["3 1R 2Y 3G 4B 5P", "*back"]
    assert desk.type("1").rows()[6:] == ["R3: pile A or B?", "*back"]
    assert log(desk) == []
    desk.type("A")
    assert log(desk) == ["lay R3 A"]
    assert desk.rows()[:4] == ["P2> 4:30 pile82 out 0", "A R3 red 3", "B not begun", "cards 4 4 4"]
    assert desk.rows()[6:] == ["1-7 8> 9~ 0+ C/ D#", "#aside *back"]
    assert log(desk.type("5 1 B")) == ["lay R3 A", "lay R5 B"]


@pytest.mark.parametrize(
    ("keys", "word"),
    [("1 1", "R1"), ("7 5", "P7"), ("9 2", "Y~"), ("0 3", "G+"), ("C 5", "PR"), ("D 4", "B#")],
)
def test_every_kind_has_a_key_and_every_colour_too(keys: str, word: str):
    assert log(started().type(keys + "A")) == [f"lay {word} A"]


def test_a_new_colour_is_told_by_its_first_one():
    assert started().type("C").rows()[6] == "C 1RY 2YG 3GB 4BP 5PR"


@pytest.mark.rule("FH10")
def test_it_s_your_turn_asks_for_the_name_as_well():
    desk = started().type("8 2 A")
    assert desk.rows()[6:] == ["Y> A: whose turn? 1-3", "*back"]
    assert log(desk.type("3")) == ["lay Y> A P3"]
    assert desk.rows()[0].startswith("P3>")
    assert log(desk.type("8 1 B 3"))[1:] == ["lay R> B P3"]


@pytest.mark.rule("FH13", "FH15")
def test_a_blocked_pile_and_a_second_block_are_refused_with_the_reason():
    desk = started().type("3 1 A D 4 A 5 2 B")
    assert desk.rows()[1:3] == ["A B# blocked: TWO", "B Y5 yellow 5"]
    assert note(desk.type("7 3 B")) == "G7 does not go on Y5."
    assert note(desk.type("D 1 B")) == "Never block both piles!"
    assert log(desk.type("5 3 B 5 4 B"))[3:] == ["lay G5 B", "lay B5 B"]
    assert desk.rows()[1] == "A B# blue or white"


@pytest.mark.rule("FH13")
def test_the_block_is_counted_down_three_two_one_on_the_panel_and_aloud():
    desk = started().type("3 1 A D 4")
    desk.tones()
    desk.type("A").wait(500)
    said = [(desk.rows()[1], beeps(desk))]
    for keys in ("5 2 B", "5 3 B", "5 4 B"):
        desk.type(keys).wait(500)
        said.append((desk.rows()[1], beeps(desk)))
    assert said == [
        ("A B# blocked: THREE", 3),
        ("A B# blocked: TWO", 2),
        ("A B# blocked: ONE", 1),
        ("A B# blue or white", 0),
    ]


def beeps(desk) -> int:
    return len([hertz for hertz, _ in desk.tones() if hertz == 1500])


def test_a_card_that_is_gone_is_refused_and_one_key_says_that_it_is_right():
    desk = started().type("3 1 A 3 1 A 4 1 A 3 1 A")
    assert note(desk) == "R3: all laid. Is it right all the same? # is yes."
    assert log(desk.type("*")) == ["lay R3 A", "lay R3 A", "lay R4 A"]
    assert desk.app.stack[-1].note == "", "in a question * is no"
    assert log(desk.type("3 1 A #"))[3:] == ["ruling-top A R3", "ruling-top A R4", "lay R3 A"]
    assert desk.rows()[1] == "A R3 red 3"
    assert note(desk.type("4 1 A 3 1 B")) == "R3: all laid. Is it right all the same? # is yes."
    assert log(desk.type("5 1 A"))[6:] == ["lay R4 A", "lay R5 A"], "a digit is no, and typed"


def test_a_card_that_is_gone_and_does_not_go_either_is_only_refused():
    desk = started().type("3 1 A 3 1 A 5 1 A 5 2 A 3 1 A")
    assert note(desk) == "R3: all of them have been laid."
    assert log(desk.type("#")) == ["lay R3 A", "lay R3 A", "lay R5 A", "lay Y5 A"]


def test_only_a_top_that_can_be_set_back_lets_a_gone_card_be_right():
    desk = started().type("3 1 A 3 1 A 3 1 A")
    assert note(desk) == "R3: all of them have been laid."


def test_star_takes_back_key_after_key_then_play_after_play():
    desk = started().type("3 1 A 8 1 B")
    assert desk.rows()[6] == "R> B: whose turn? 1-3"
    assert desk.type("*").rows()[6] == "R>: pile A or B?"
    assert desk.type("*").rows()[6] == "8 1R 2Y 3G 4B 5P"
    assert desk.type("*").rows()[6] == "1-7 8> 9~ 0+ C/ D#"
    assert log(desk) == ["lay R3 A"]
    assert note(desk.type("*")) == "Undo P1's R3 on A? # is yes."
    assert note(desk.type("#")) == "Taken back: R3 on A."
    assert log(desk) == []
    assert game_of(desk).seat == 0


@pytest.mark.parametrize(
    ("play", "called"),
    [("3 1 A", "R3 on A"), ("# #", "cards set aside"), ("* 2 # 3 1 A", "R3 on A")],
)
def test_taking_back_another_players_play_names_whose_it_was(play: str, called: str):
    desk = started().type(play)
    before = log(desk)
    whose = "P2's" if play[0] == "*" else "P1's"
    assert note(desk.type("*")) == f"Undo {whose} {called}? # is yes."
    assert log(desk.type("*")) == before
    assert desk.app.stack[-1].note == "", "in a question * is no"
    assert desk.type("* 4").rows()[6].startswith("4 "), "a digit is no, and typed"
    assert note(desk.type("* *")) == f"Undo {whose} {called}? # is yes."
    assert note(desk.type("#")) == f"Taken back: {called}."
    assert len(log(desk)) == len(before) - 1


def test_what_one_player_played_and_is_on_turn_again_is_taken_back_at_once():
    desk = started().type("8 1 A 1")
    assert note(desk.type("*")) == "Taken back: R> on A."


def test_in_a_pause_too_it_is_asked_whose_play_is_undone():
    desk = started().type("3 1 A <A> *")
    assert note(desk) == "Undo P1's R3 on A? # is yes."
    assert log(desk.type("* *")) == ["lay R3 A"]
    assert log(desk.type("#")) == []
    assert desk.rows()[4] == "Paused."


@pytest.mark.rule("FH9")
def test_sharp_sets_the_display_aside_but_asks_once_more():
    desk = started().type("#")
    assert note(desk) == "Set 4 cards aside? # yes, others no."
    assert log(desk) == []
    assert log(desk.type("3")) == []
    assert note(desk.type("#")) == "Set 4 cards aside? # yes, others no."
    assert desk.type("1").rows()[6] == "R3: pile A or B?", "a digit is no, and typed"
    assert log(desk.type("* * # #")) == ["aside"]
    assert desk.rows()[0] == "P2> 4:29 pile79 out 4"
    assert desk.rows()[4] == "P1 draws 4"


def test_a_single_card_is_no_cards():
    desk = started().type("<*> 3 3 0 # <*> 3 4 1 1 # #")
    assert note(desk) == "Set 1 card aside? # yes, others no."


@pytest.mark.rule("FH12")
def test_who_draws_two_is_said():
    desk = started().type("0 1 A")
    assert desk.rows()[3:5] == ["cards 4 6 4", "P2 draws 2"]
    assert desk.type("0 2 A").rows()[3:5] == ["cards 4 5 6", "P2 none P3 draws 2"]
    assert desk.type("1 2 A").rows()[4] == "P3 draws none"


def test_the_direction_stands_in_the_first_row():
    assert started().type("9 1 A").rows()[0].startswith("P3< ")
    assert started(players=2).type("9 1 A").rows()[0].startswith("P2  ")


@pytest.mark.rule("FH16")
def test_the_round_ends_when_all_cards_are_gone_and_the_clock_with_it():
    desk = started(players=2).type("<*> 3 3 0 # <*> 3 4 1 1 # <*> 3 4 2 0 # # 3 1 A")
    assert desk.game.over
    assert desk.rows()[4] == "All cards are gone!"
    assert note(desk.type("A")) == "It is over. # shows the result."
    assert desk.type("#").rows()[:2] == ["Round 1 of 3 is over.", "0 minus points."]
    desk.wait(300_000)
    assert log(desk)[-1] == "lay R3 A"


@pytest.mark.rule("FH18")
def test_in_the_challenge_the_clock_starts_first_then_they_choose_who_begins():
    desk = opened(rules="FH-challenge")
    assert desk.rows()[0] == "P?> 4:30 pile83 out 0"
    assert note(desk.type("2")) == "# lets the clock go on."
    assert desk.type("#").rows()[6] == "Who begins? 1-3"
    for key in ("4", "A", "#", "0"):
        assert note(desk.type(key)) == "Press the player's number, 1 to 3."
    assert desk.type("2").rows()[0].startswith("P2> ")
    assert desk.referee.log_text() == ["start P2"]
    desk.type("*")
    assert desk.rows()[0].startswith("P?> ")
    assert log(desk.type("3 3 1 A")) == ["lay R3 A"]
