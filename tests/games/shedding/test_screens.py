"""A turn of the discarding games by its keys, at the table and passed round."""

from typing import Any

import pytest

from firmware.games.shedding.tabletop import X, keys_row
from firmware.ui import layout
from firmware.ui.page import Page
from tests.desk import playing
from tests.games.shedding.desk import at_table, dealt, table
from tests.games.shedding.positions import setup


@pytest.mark.rule("H-d", "H1.1")
def test_the_table_chooses_who_starts_and_tells_the_first_open_card():
    desk = playing(setup("H1", 3))
    assert desk.words().startswith("Who starts? Take out all jokers. Deal 7. ")
    assert "1 P1 2 P2 3 P3 #" in desk.words()
    assert desk.type("2").rows()[5] == "It shows: _"
    assert desk.type("2 3 #").rows() == [
        "P2  pile 78",
        "",
        "a 2 or a 3",
        "23",
        "",
        "P1 7  P3 7",
        "",
        "#draw *undo",
    ]
    assert desk.referee.log_text() == ["start P2", "open 23"]


@pytest.mark.rule("H-e")
def test_a_free_card_turned_over_first_goes_under():
    desk = playing(setup("H2", 3, jokers=1)).type("1 A")
    assert desk.notice().endswith("No joker\nturn again")
    assert desk.type("* *").notice() == "Undone: start."


@pytest.mark.rule("H1.4")
def test_drawing_is_asked_once_more_at_the_table_where_sharp_has_just_been_pressed():
    desk = at_table("H1").type("#")
    assert desk.rows()[5:] == [
        "",
        "",
        "#yes  *no",
    ]
    assert table(desk).knowledge.hands == [7, 7, 7]
    assert desk.type("#").rows()[0] == "P1 draws 1"
    assert desk.rows()[3] == "+  1"
    assert table(desk).knowledge.hands == [8, 7, 7]
    desk.type("# 9 * #")
    assert table(desk).knowledge.hands == [8, 7, 7], "another key came between"


def test_sharp_pressed_twice_after_a_card_draws_nothing():
    desk = at_table("H1").type("2 4 # #")
    assert table(desk).knowledge.hands == [6, 7, 7]


@pytest.mark.rule("H-b", "H2.4")
def test_the_players_are_told_to_shuffle_and_who_draws_how_many():
    desk = at_table("H2", 6).type("<*> 3 3 4 # B #")
    assert desk.rows()[6] == "4 drawn: shuffle 53"
    assert desk.type("9 *").rows()[4] == "Others +3. At 4 shuffle 53."
    desk = at_table("H2", 6).type("<*> 3 4 6 5 3 # <*> 3 3 4 # B #")
    assert desk.rows()[6] == "4 drawn: shuffle 7"
    assert desk.type("9 *").rows()[4] == "Draw 2:3 3:3 4:3 5:2 6:0, shuffle 7 at 4"
    desk = at_table("H2", 3).type("<*> 3 3 6 # B #")
    assert desk.rows()[2::4] == ["", "6 drawn: shuffle 72"]
    assert desk.type("9 *").rows()[0] == "P1  pile 72"
    assert desk.rows()[4] == "Others +3. Shuffle 72."
    desk = at_table("H2", 3).type("3 # <*> 3 3 2 # # #")
    assert desk.rows()[2::4] == ["", "2 drawn: shuffle 77"]
    desk = at_table("H1", 3).type("<*> 3 3 1 # # #")
    assert desk.rows()[2::4] == ["", "1 drawn: shuffle 77"]
    assert desk.type("9 *").rows()[0] == "P2  pile 77"
    assert desk.rows()[4] == "P1 draws 1. Shuffle 77."
    desk = at_table("H1", 3).type("<*> 3 3 0 # # #")
    assert desk.rows()[2::4] == ["", "Shuffle 78 first"]
    desk = at_table("H2", 4).type("B # 9 *")
    assert desk.rows()[4] == "Others +3"
    assert list(table(desk).knowledge.hands) == [6, 10, 10, 10]


@pytest.mark.rule("H2.2", "H2.5")
def test_who_is_obliged_is_told_his_choices():
    desk = at_table("H2", 3, jokers=2).type("3 #")
    assert desk.rows()[0] == "P2!"
    assert desk.rows()[4:] == [
        "",
        "",
        "",
        "#draw 3 A joker B Trick *undo",
    ]
    assert desk.type("C").notice().endswith("No Treat\nanswer, or draw 3")
    assert desk.type("# #").rows()[0] == "P2 draws 3"
    assert desk.type("9 *").rows()[4] == "P2 draws 3"
    assert desk.rows()[0].startswith("P3")


@pytest.mark.rule("H2.1")
def test_a_free_card_is_declared_by_its_number():
    desk = at_table("H2", 3, jokers=2).type("A 3 4")
    assert desk.rows()[0].startswith("P1: J 34_")
    assert desk.type("#").rows()[2] == "J  a 3 or a 4"
    assert desk.referee.log_text()[-1] == "free 34"


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("A #", "Which?\nits number"),
        ("A 1 0 0 #", "?\njokers are 1 to 99"),
        ("A 0 #", "?\njokers are 1 to 99"),
        ("A 5 6 #", "56\nno 2, no 3"),
        ("0 #", "0?\nno card here"),
        ("9 9 9 #", "999?\nno card here"),
        ("1 0 1 #", "101?\nno card here"),
        ("A 1 0 1 #", "?\njokers are 1 to 99"),
        ("2 3 # *", "23\nlies open"),
        ("1 0 0 #", "100\nis Trick or Treat"),
    ],
)
def test_what_is_no_card_or_does_not_go_is_refused_and_nothing_changes(keys: str, said: str):
    desk = at_table("H2", 3, jokers=2)
    facts = table(desk).facts()
    assert desk.type(keys).notice().endswith(said)
    assert table(desk).facts() == facts


@pytest.mark.parametrize("key", ["A", "B", "C", "D"])
def test_keys_without_a_meaning_say_so(key: str):
    desk = at_table("H1").type(key)
    assert desk.notice()
    assert desk.type("4 *").rows()[4:] == [
        "",
        "P2 7  P3 7",
        "",
        "#draw *undo",
    ]


def test_free_cards_that_are_out_are_refused_at_once():
    assert at_table("H1").type("A").notice().endswith("No jokers")
    desk = at_table("H2", 3, jokers=1).type("A 3 4 # A")
    assert desk.notice().endswith("Joker\nall are played")


@pytest.mark.rule("H2.3", "H2.8")
def test_a_run_keeps_the_turn_until_sharp():
    desk = at_table("H2", 3).type("2 2 #")
    assert desk.rows()[0] == "P1  pile 78"
    assert desk.rows()[2:4] == ["a 2, or end", "22"]
    assert desk.type("2 # # #").rows()[0] == "P2 draws 3?"


@pytest.mark.rule("H3.1", "H3.2", "H3.3")
def test_it_is_said_how_many_may_still_be_matched():
    desk = at_table("H3", 3, 16)
    said = [desk.rows()[2]]
    said += [desk.type(keys).rows()[2] for keys in ("26#", "66#", "61#", "36#", "6#")]
    assert said == [
        "3 more",
        "2 more",
        "1 or 6s",
        "a 6, or end",
        "a 6, or end",
        "a 6, or end",
    ]
    assert desk.type("#").rows()[0].startswith("P2!")
    assert desk.type("7 #").rows()[0].startswith("P3!")


def test_a_drawn_card_is_shown_to_its_owner_before_the_next_is_named():
    desk = dealt("H1", "1 2 3 4 5 6 7", "10 11 12 13 14 15 16", shown=89, pile="50")
    assert desk.rows()[6] == "1 2 3 4 5 6 7"
    desk.type("#")
    assert desk.rows()[0] == "P1 drew  pile 84"
    assert desk.rows()[3:] == ["50", "", "", "", "#hide 2 P2 plays  *back"]
    assert desk.type("#").rows()[6] == "89  8 or 9  P1 +1"
    assert desk.type("# # 3").rows()[2:4] == ["2", "P2  press"]
    assert desk.type("2").rows()[6] == "10 11 12 13 14 15 16"


def test_sharp_that_discards_hides_the_hand():
    desk = dealt("H1", "1 2 3 4 5 6 98", "10 11 12 13 14 15 16", shown=89).type("9 8 # #")
    assert desk.rows()[2:4] == ["2", "P2  press"]


def test_a_hand_of_many_cards_has_pages():
    desk = dealt("H1", "1 2 3 4 5 6 7", "91 92 93 94 95 96 97", shown=89)
    vars(table(desk).knowledge)["known"][0] = list(range(1, 31))
    table(desk).knowledge.hands[0] = 30
    assert desk.type("9 *").rows() == [
        "P1  pile 85",
        "",
        "89  8 or 9",
        "",
        "1 2 3 4 5 6 7 8",
        "",
        "9 10 11 12 13 14 15 16",
        "#draw D +14 *undo",
    ]
    assert desk.type("D").rows()[4:7] == ["17 18 19 20 21 22 23 24", "", "25 26 27 28 29 30"]
    assert desk.rows()[7] == "#draw D +16 *undo"
    assert desk.type("<D>").notice() == "Holding D does nothing here."
    assert desk.type("D").rows()[4] == "1 2 3 4 5 6 7 8"
    assert desk.type("# # # 1 D").rows()[4] == "16 17 18 19 20 21 22 23"


def test_where_a_hand_has_one_page_it_is_said_that_no_letter_turns_it():
    desk = dealt("H1", "1 2 3 4 5 6 7", "91 92 93 94 95 96 97", shown=89)
    assert desk.type("D").notice().endswith("No use\nfor that key")
    assert desk.type("<D>").notice() == "Holding D does nothing here."
    assert desk.type("1 D").notice().endswith("1: first # or *")
    desk = dealt("H4", "12 18 24 4 5 6 8", "10 9 32 40 50 36 72", shown=16)
    assert desk.type("2 D").notice() == "2 × what?"


def right_of_the_open_card(pixels: bytearray) -> list[bytearray]:
    """Return the right end of the row in which the open card lies above two rows of cards."""
    return [pixels[row * layout.WIDTH + 93 : (row + 1) * layout.WIDTH] for row in (2, 3)]


def key_there(words: str) -> list[bytearray]:
    """Return that row's end where a key stands in it and what it does."""
    page = Page(bytearray(1024))
    x = layout.RIGHT_EDGE - layout.keys_width(words)
    layout.key_list(page, x, layout.STAGE + 4, (words,))
    return right_of_the_open_card(page.ink)


def test_above_two_rows_of_cards_stands_that_there_are_more_or_what_sharp_does():
    desk = dealt("H1", "1 2 3 4 5 6 7", "91 92 93 94 95 96 97", shown=89)
    vars(table(desk).knowledge)["known"][0] = list(range(1, 17))
    assert right_of_the_open_card(desk.type("9 *").panel) == key_there("#draw")
    assert right_of_the_open_card(desk.type("9").panel) == key_there("#lay")
    vars(table(desk).knowledge)["known"][0] = list(range(1, 28))
    table(desk).knowledge.hands[0] = 27
    assert right_of_the_open_card(desk.type("*").panel) == key_there("D +11")
    assert right_of_the_open_card(desk.type("D").panel) == key_there("D +16")
    desk.type("# # # 1").wait(1500)
    assert desk.rows()[::7] == ["P1's hand  pile 84", "#hide my cards D +12"]
    assert right_of_the_open_card(desk.panel) == key_there("D +12")


@pytest.mark.rule("H-c")
def test_who_has_finished_is_said_and_shown_where_they_play_on_for_places():
    desk = at_table("H1", 3, places=True).type("<*> 3 4 1 1 #").type("2 4 #")
    assert desk.notice() == "P1 is out: 1st."
    assert desk.type("<#> *").rows()[4:6] == ["", "P1 1st  P3 7"]
    desk.type("<*> 3 4 2 1 #").type("4 5 #")
    assert desk.words().startswith("P1 wins! A next P1 0 ")


@pytest.mark.rule("H-c", "H1.5")
def test_the_next_game_adds_up_and_the_starter_goes_round():
    desk = at_table("H1", 2).type("<*> 3 4 1 1 # 2 4 #")
    assert "Cards left count. P1 0 total 0 P2 +7 total 7" in desk.words()
    assert desk.type("A #").rows()[0] == "P2 starts"
    desk.type("2 3 # <*> 3 4 2 1 # 2 4 #")
    assert "2 games: P1 P2 tie P1 +7 total 7" in desk.words()
    assert "P1 P2 tie" in desk.words()


def test_the_power_may_go_at_any_time():
    desk = at_table("H4", 3, 12, jokers=2).type("2 9 A 4")
    desk.power_off_and_on()
    assert desk.type("#").rows()[3:5] == ["18  =  2  ×  9", ""]
    desk.type("2 9")
    assert "18 lies open" in desk.words()


@pytest.mark.rule("H-b")
def test_where_the_device_shuffles_it_says_how_many_cards():
    desk = dealt("H1", "1 2 3 4 5 6 7", "10 11 12 13 14 15 16", shown=89)
    vars(table(desk).knowledge)["draw"] = 1
    for card in range(20, 60):
        table(desk).under[card] = 1
    table(desk).total = 14 + 1 + 1 + 40
    assert not desk.type("#").notice(), "the card that was drawn is in view"
    assert desk.rows()[0] == "P1 drew  pile 40"
    assert desk.type("#").notice() == "Shuffled 40 discards."
    assert "play 1-2 look" in desk.words()


@pytest.mark.parametrize(
    ("words", "row"),
    [
        (["#draw 3", "A joker", "B Trick", "*undo"], "#draw 3"),
        (["#draw", "A joker", "*undo"], "#draw A joker"),
        (["#draw", "*undo"], "#draw *undo"),
    ],
)
def test_beside_a_card_no_key_stands_without_its_words(words: list[str], row: str):
    assert keys_row(words, layout.RIGHT_EDGE - X) == row


@pytest.mark.parametrize("level", ["table", "dealt"])
def test_the_open_card_is_in_reverse_only_as_long_as_a_card_is_refused(level: str):
    hands = "4 17 26 48 53 70 91", "2 3 5 8 12 33 60"

    def fresh() -> Any:
        return at_table("H1", 3, 47) if level == "table" else dealt("H1", *hands, shown=47)

    refused = fresh().type("9 1 #")
    assert refused.rows()[0].startswith("× 91")
    assert refused.type("1 7").panel == fresh().type("1 7").panel
