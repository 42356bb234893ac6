"""Numbers typed at the table in the discarding games: what was refused is dead."""

import pytest

from tests.desk import playing
from tests.games.shedding.desk import at_table, dealt
from tests.games.shedding.positions import setup


def test_a_refused_number_is_dead_and_sharp_does_what_the_message_says():
    desk = at_table("H3", 3).type("3 # 4 9 #")
    assert desk.notice().endswith("49\nno _3 or 3,\nno 1-9")
    assert desk.type("# #").rows()[7] == "#yes  *no", "the second is the first of ##draw"
    assert desk.type("*").rows()[0] == "P2!"
    assert desk.type("# #").rows()[0] == "P2 draws 3"
    desk = at_table("H2", 3).type("2 2 # 1 3 #")
    assert desk.notice().endswith("13 no 2\n# ends")
    assert desk.type("#").rows()[0].startswith("P2")


@pytest.mark.parametrize("keys", ["5 6 #", "A 5 6 #", "A 1 0 0 #", "1 0 1 #"])
def test_star_clears_a_refused_number_whole_and_a_digit_begins_a_plain_card(keys: str):
    desk = at_table("H2", 3, jokers=2).type(keys)
    assert desk.type("*").rows()[7] == "#draw A joker *undo"
    assert desk.type(keys).type("2 4").rows()[0].startswith("P1: 24_")
    assert desk.type("#").referee.log_text()[-1] == "discard 24"


def test_a_number_typed_for_a_free_card_is_never_taken_for_a_plain_one():
    desk = at_table("H2", 3, jokers=0).type("A 2 4 #")
    assert desk.notice().endswith("No jokers")
    assert desk.referee.log_text() == ["start P1", "open 23"]


@pytest.mark.parametrize("name", ["H2", "H3"])
def test_where_a_hand_in_view_has_no_joker_the_next_digit_begins_a_card(name: str):
    hands = ("29 2 3 4 5 6 7", "10 11 12 13 14 15 16")
    desk = dealt(name, *hands, shown=89, pile="F 25", jokers=1).type("A")
    assert desk.notice().endswith("No joker")
    assert desk.type("2").rows()[0].startswith("P1: 2 ")
    assert desk.type("9 #").referee.log_text()[-1] == "discard 29"


@pytest.mark.rule("H3.1")
def test_once_three_are_laid_no_joker_is_offered():
    desk = at_table("H3", 3, jokers=4).type("2 7 # 5 7 # 3 7 #")
    assert desk.rows()[7] == "#end *undo"
    assert "joker" not in desk.type("<#>").words()
    desk = at_table("H3", 3, jokers=4).type("2 2 # 2 4 # 2 5 #")
    assert desk.rows()[7] == "#end A joker *undo", "it goes on with the run"


def test_a_joker_without_its_number_is_not_laid_by_sharp_and_no_key_says_so():
    desk = at_table("H2", 3, jokers=2).type("A")
    assert desk.rows()[7] == "A card *clear"
    desk.type("#")
    assert (desk.notice()[-17:], desk.rows()[7]) == ("Which?\nits number", "A card *clear")
    assert desk.type("2").rows()[7] == "#lay *clear A card"
    hands = ("24 2 3 4 5 6 7", "10 11 12 13 14 15 16")
    assert "lay" not in dealt("H2", *hands, jokers=1).type("A").words()


def test_a_refused_open_card_is_dead():
    desk = playing(setup("H1", 3)).type("1 0 #")
    assert desk.type("#").notice().endswith("Type it, then #.")
    assert desk.type("0 # *").rows()[5] == "It shows: _"


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("0 #", "0?"),
        ("1 0 1 #", "101?"),
        ("9 9 9 #", "999?"),
    ],
)
def test_an_open_card_that_is_none_is_refused(keys: str, said: str):
    desk = playing(setup("H1", 3)).type("1").type(keys)
    rows = desk.rows()
    assert (rows[0], rows[2], rows[7]) == (f"× {said}", "Deal 7 each,", "no card here  *clear")
    assert desk.referee.log_text() == ["start P1"]
    assert desk.type("7 #").rows()[3] == "7"


def test_a_typed_digit_is_taken_back_and_then_the_open_card():
    desk = at_table("H1").type("5 *")
    assert desk.rows()[7] == "#draw *undo"
    assert desk.type("*").notice() == "Undone: open 23."
    assert desk.rows()[2:5:2] == ["Deal 7 each,", "then turn one over."], "it lies below that"
    assert desk.type("4 5 #").rows()[2:4] == ["a 4 or a 5", "45"]


@pytest.mark.rule("H2.2", "H3.2")
@pytest.mark.parametrize(("name", "open_card", "played"), [("H2", 23, "3"), ("H3", 16, "6")])
def test_what_is_typed_as_an_answer_stands_where_it_was_said_to_be_due(
    name: str, open_card: int, played: str
):
    desk = at_table(name, 3, open_card).type(f"{played} # #")
    assert desk.rows()[0] in ("P2!", "P2 draws 3?")
    assert desk.type("5").rows()[0] == "P2: 5_  pile 78"
    assert desk.type("*").rows()[0] == "P2!"
    assert desk.type("1 0 0").rows()[0] == "P2: 100_"
