"""A turn at the table: keying in cards, piles and names, refusals, setting aside."""

import pytest

from tests.desk import Desk
from tests.games.minutes.desk import game_of, legend, log, note, opened, started, status, tops


def test_a_round_begins_with_who_starts_then_the_clock_waits_for_its_key():
    desk = opened()
    assert desk.rows() == [
        "Who starts?",
        "Deal 4 each, face down. The",
        "youngest starts: # is go!",
        "",
        "1 P1  2 P2",
        "3 P3",
        "",
        "#go  *back",
    ]
    assert desk.type("2").rows() == [
        "P2>  pile 83",
        "out 0  4:30",
        "",
        "P2 starts. Deal 4 each, face down.",
        "",
        "",
        "",
        "#start clock  *back",
    ]
    desk.wait(60_000, 100)
    assert status(desk) == "P2> 4:30 pile 83 out 0"
    assert desk.type("3 1").notice() == "# starts the clock."
    assert desk.type("#").rows() == [
        "P2>  pile 83",
        "out 0  4:30",
        "cards 4 4 4",
        "A empty  8turn",
        "9way",
        "B empty  0+2",
        "Cnew",
        "#aside *back  Dblock",
    ]


def test_sharp_takes_the_player_who_is_proposed_and_starts_the_clock():
    """FH3"""
    desk = opened().type("#").wait(10_000, 100)
    assert log(desk) == []
    assert game_of(desk).started
    assert status(desk) == "P1> 4:20 pile 83 out 0"


def test_a_play_is_number_colour_and_pile_and_all_that_is_typed_stands_on_the_page():
    desk = started().type("3")
    assert desk.rows()[0] == "P1> 3_  pile 83"
    assert legend(desk) == ["1red", "2yel", "3gre", "4blu", "5pur"]
    assert desk.type("1").rows()[0] == "P1> 3 red"
    assert log(desk) == []
    desk.type("A")
    assert log(desk) == ["lay R3 A"]
    assert status(desk) == "P2> 4:30 pile 82 out 0"
    assert tops(desk) == ["A 3 red", "B empty"]
    assert desk.rows()[2] == "cards 4 4 4"
    assert legend(desk) == ["8turn", "9way", "0+2", "Cnew", "Dblock"]
    assert log(desk.type("5 1 B")) == ["lay R3 A", "lay R5 B"]


@pytest.mark.rule("FH5", "FH13")
@pytest.mark.parametrize(
    ("keys", "offered"),
    [
        ("3 2", ["on A"]),
        ("3 1 A 3 2", ["on A", "or B"]),
        ("3 1 A 3 2 B D 3 A 3 2", ["on B"]),
        ("3 1 A 3 2 B D 3 B 3 2", ["on A"]),
    ],
)
def test_only_piles_are_offered_on_which_something_goes_now(keys: str, offered: list[str]):
    """It had asked "on A or B" of a card while A was blocked."""
    desk = started().type(keys)
    words = " ".join(row.split("  ")[-1] for row in desk.rows()[3:6])
    assert [pile for pile in ("on A", "or A", "on B", "or B") if pile in words] == offered
    pad = desk.type("<#>").words()
    for pile in "AB":
        assert (f"{pile} on {pile}" in pad) == (pile in " ".join(offered))


@pytest.mark.parametrize(
    ("keys", "word"),
    [("1 1", "R1"), ("7 5", "P7"), ("9 2", "Y~"), ("0 3", "G+"), ("C 5", "PR"), ("D 4", "B#")],
)
def test_every_kind_has_a_key_and_every_colour_too(keys: str, word: str):
    assert log(started().type(keys + "A")) == [f"lay {word} A"]


def test_a_new_colour_is_told_by_its_first_one():
    assert legend(started().type("C")) == ["1red-", "2yel-", "3gre-", "4blu-", "5pur-"]
    assert started().type("C 2").rows()[0] == "P1> yel/gre"


@pytest.mark.rule("FH10")
def test_it_s_your_turn_asks_for_the_name_as_well():
    desk = started().type("8 2 A")
    assert desk.rows() == [
        "Who is next?  4:30",
        "",
        "1 P1  2 P2",
        "",
        "",
        "3 P3",
        "",
        "*back",
    ]
    assert log(desk.type("3")) == ["lay Y> A P3"]
    assert desk.wait(2000).rows()[0].startswith("P3>")
    assert log(desk.type("8 1 B 3"))[1:] == ["lay R> B P3"]


@pytest.mark.rule("FH13", "FH15")
def test_a_blocked_pile_and_a_second_block_are_refused_with_the_reason():
    desk = started().type("3 1 A D 4 A 5 2 B")
    assert tops(desk) == ["A block TWO", "B 5 yellow"]
    assert note(desk.type("7 3 B")) == "Only 5, yellow or white"
    assert note(desk.type("D 1 B")) == "Never block both piles!"
    assert log(desk.type("5 3 B 5 4 B"))[3:] == ["lay G5 B", "lay B5 B"]
    assert tops(desk)[0] == "A blue/white"


@pytest.mark.rule("FH13")
def test_the_block_is_counted_down_three_two_one_on_the_panel_and_aloud():
    desk = started().type("3 1 A D 4")
    desk.tones()
    desk.type("A").wait(500)
    said = [(tops(desk)[0], beeps(desk))]
    for keys in ("5 2 B", "5 3 B", "5 4 B"):
        desk.type(keys).wait(500)
        said.append((tops(desk)[0], beeps(desk)))
    assert said == [
        ("A block THREE", 3),
        ("A block TWO", 2),
        ("A block ONE", 1),
        ("A blue/white", 0),
    ]


def beeps(desk) -> int:
    return len([hertz for hertz, _ in desk.tones() if hertz == 1000])


def test_a_card_that_is_gone_is_refused_and_one_key_says_that_it_is_right():
    desk = started().type("3 1 A 3 1 A 4 1 A 3 1 A")
    assert note(desk) == "3 red: all laid. Right?"
    assert log(desk.type("*")) == ["lay R3 A", "lay R3 A", "lay R4 A"]
    assert desk.app.stack[-1].note == "", "in a question * is no"
    assert log(desk.type("3 1 A #"))[3:] == ["ruling-top A R3", "ruling-top A R4", "lay R3 A"]
    assert tops(desk)[0] == "A 3 red"
    assert note(desk.type("4 1 A 3 1 B")) == "3 red: all laid. Right?"
    assert log(desk.type("5 1 A"))[6:] == ["lay R4 A", "lay R5 A"], "a digit is no, and typed"


def test_a_card_that_is_gone_and_does_not_go_either_is_only_refused():
    desk = started().type("3 1 A 3 1 A 5 1 A 5 2 A 3 1 A")
    assert note(desk) == "3 red: all are laid."
    assert log(desk.type("#")) == ["lay R3 A", "lay R3 A", "lay R5 A", "lay Y5 A"]


def test_only_a_top_that_can_be_set_back_lets_a_gone_card_be_right():
    desk = started().type("3 1 A 3 1 A 3 1 A")
    assert note(desk) == "3 red: all are laid."


def test_star_clears_what_is_keyed_in_then_takes_back_play_after_play():
    desk = started().type("3 1 A 8 1 B")
    assert desk.rows()[0] == "Who is next?  4:30"
    assert desk.type("*").rows()[0].startswith("P2>  ")
    assert log(desk) == ["lay R3 A"]
    assert note(desk.type("*")) == "Undo P1's 3 red on A?"
    assert note(desk.type("#")) == "Undone: 3 red on A."
    assert log(desk) == []
    assert game_of(desk).seat == 0


@pytest.mark.parametrize(
    ("play", "called"),
    [("3 1 A", "3 red on A"), ("# #", "cards set aside"), ("* 2 # 3 1 A", "3 red on A")],
)
def test_taking_back_another_players_play_names_whose_it_was(play: str, called: str):
    desk = started().type(play)
    before = log(desk)
    whose = "P2's" if play[0] == "*" else "P1's"
    assert note(desk.type("*")) == f"Undo {whose} {called}?"
    assert log(desk.type("*")) == before
    assert desk.app.stack[-1].note == "", "in a question * is no"
    assert desk.type("* 4").rows()[0][3:].strip().startswith("4_"), "a digit is no, and typed"
    assert note(desk.type("* *")) == f"Undo {whose} {called}?"
    assert note(desk.type("#")) == f"Undone: {called}."
    assert len(log(desk)) == len(before) - 1


def test_what_one_player_played_and_is_on_turn_again_is_taken_back_at_once():
    desk = started().type("8 1 A 1")
    assert note(desk.type("*")) == "Undone: turn red on A."


def test_in_a_pause_too_it_is_asked_whose_play_is_undone():
    desk = started().type("3 1 A <A> *")
    assert note(desk) == "Undo P1's 3 red on A?"
    assert log(desk.type("* *")) == ["lay R3 A"]
    assert log(desk.type("#")) == []
    assert note(desk) == "Undone: 3 red on A."
    assert tops(desk.type("#"))[0] == "A empty"


@pytest.mark.rule("FH9")
def test_sharp_sets_the_display_aside_but_asks_once_more():
    desk = started().type("#")
    assert note(desk) == "4 aside?"
    assert desk.rows()[7].startswith("#aside *no")
    assert log(desk) == []
    assert log(desk.type("3")) == []
    assert note(desk.type("#")) == "4 aside?"
    assert desk.type("1").rows()[0] == "P1> 3 red", "a digit is no, and typed"
    assert log(desk.type("* # #")) == ["aside"]
    assert note(desk) == "P1 draws 4"
    assert status(desk.wait(2000)) == "P2> 4:28 pile 79 out 4"
    assert desk.type("3").rows()[2] == "P1 draws 4"


def test_a_single_card_is_no_cards():
    desk = started().type("<*> 3 3 0 # <*> 3 4 1 1 # #")
    assert note(desk) == "1 aside?"


@pytest.mark.rule("FH12")
def test_who_draws_two_is_said():
    desk = started().type("0 1 A")
    assert desk.rows()[0] == note(desk) == "P2 draws 2"
    assert note(desk.type("0 2 A")) == "P2 none P3 +2"
    assert desk.type("1 2").rows()[2] == "P2 none P3 +2"
    assert desk.type("A").wait(2000).rows()[2] == "P3 draws none"
    assert note(desk.type("*")) == "Undo P3's 1 yellow on A?"


def test_the_direction_stands_in_the_first_row():
    assert started().type("9 1 A").wait(2000).rows()[0].startswith("P3<  ")
    assert started(players=2).type("9 1 A").wait(2000).rows()[0].startswith("P2  pile")


@pytest.mark.rule("FH16")
def test_the_round_ends_when_all_cards_are_gone_and_the_clock_with_it():
    desk = started(players=2).type("<*> 3 3 0 # <*> 3 4 1 1 # <*> 3 4 2 0 # # 3 1 A")
    assert desk.game.over
    assert desk.rows()[0] == "All gone!"
    assert note(desk.type("A")) == "It is over. # shows the result."
    assert desk.type("#").words().startswith("0 minus points 0 Round 1 of 3.")
    desk.wait(300_000, 100)
    assert log(desk)[-1] == "lay R3 A"


@pytest.mark.rule("FH18")
def test_in_the_challenge_the_clock_starts_first_then_they_choose_who_begins():
    desk = opened(rules="FH-challenge")
    assert status(desk) == "P?> 4:30 pile 83 out 0"
    assert note(desk.type("2")) == "# starts the clock."
    assert desk.type("#").rows()[0] == "Who begins?  4:30"
    for key in ("4", "A", "#", "0"):
        assert note(desk.type(key)) == "Only 1-3"
    assert desk.type("2").rows()[0].startswith("P2> ")
    assert desk.referee.log_text() == ["start P2"]
    desk.type("*").wait(2000)
    assert desk.rows()[0].startswith("Who begins?")
    assert log(desk.type("3 3 1 A")) == ["lay R3 A"]


def test_an_evening_that_is_over_says_so_in_place_of_the_round():
    desk = started().wait(280_000, 100).type("# B 2 #")
    assert "The evening is over." in desk.words()
    assert "Round" not in desk.words()


def test_the_keys_as_they_lie_say_what_the_next_one_types():
    desk = started()
    assert "turn  way" in " ".join(desk.type("<#>").rows())
    colours = " ".join(started().type("3").type("<#>").rows())
    assert "red  yel  gre" in colours
    pile = " ".join(started().type("3 1").type("<#>").rows())
    assert "A on A" in pile
    assert "red" not in pile


def test_where_a_player_is_asked_for_the_keys_as_they_lie_have_their_names():
    """With all cards in view a word of nothing stood there, and the held key broke it off."""
    desk = opened("screen", 3, "FH-challenge").type("#")
    assert desk.rows()[0].startswith("Begins?")
    assert "P1  P2  P3" in " ".join(desk.type("<#>").rows())


@pytest.mark.parametrize(
    ("keys", "letters"),
    [
        ("9 1 1 3 1 #", "A pause"),
        ("9 1 1 3 1 # 3", "A pause"),
        ("9 1 2 2 # #", "A pause, D all"),
        ("9 1 2 2 # # 1", "A pause, D all"),
        ("9 1 3 3 1 #", "A pause"),
    ],
)
def test_the_help_on_held_keys_names_the_pause_and_what_lies_before_all(keys: str, letters: str):
    page = "  ".join(Desk().type(keys + " <#> #").rows()).split("  ")
    assert ", ".join([words for words in page if words[:2] in ("A ", "D ")]) == letters


def test_help_on_ask_names_the_signs_that_are_letters_until_one_is_typed():
    desk = Desk(left=123_456).type("9 # 1 2 # <0> <#>")
    assert "7 8 9 C new back 0 # D block" in desk.words()
    assert "C new" not in desk.type("* D <#>").words()
