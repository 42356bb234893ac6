"""Games 5 and 6 on call, by keys: of the turns nothing, and a claim on a covered page."""

import pytest

from tests.desk import Desk
from tests.games.melding.desk import cards_keys, claimed, logged, on_call, placed, settle, typed
from tests.games.melding.positions import RUMMY, F

WRONG = [23, 22, 13, 63, 59, 50, 38, 98]  # with 39 in place of 38 they are out
ANY_ORDER = [99, 50, 13, 39, 23, 63, 59, 22]


def given_up(desk: Desk) -> Desk:
    """Return `desk` where a game is chosen."""
    return desk.type("<*> 6 1 #")


def test_of_the_turns_nothing_is_told():
    desk = on_call()
    assert desk.rows() == [
        "P1 starts",
        "",
        "Turn over 1 card",
        "",
        "Pile gone? Shuffle.",
        "All in sets? D",
        "",
        "D check # out  *undo",
    ]
    for key in "123ABC":
        assert desk.type(key).notice() == "Press D or #."
    assert desk.referee.log_text() == ["start P1"]
    desk.wait(1000)
    assert len({tuple(desk.wait(100).ring) for _ in range(9)}) == 1, "nobody is known to be on turn"


@pytest.mark.rule("H5.5")
def test_a_claim_is_typed_in_any_order_and_proved_with_the_card_to_throw():
    desk = on_call().type("D")
    assert desk.words() == "Who is out? Only they look, and press their key. 1-3 *back"
    assert desk.type("2").rows()[2] == "_"
    desk.type(cards_keys(ANY_ORDER[:-1]))
    assert desk.rows() == [
        "P2: all cards  7/8",
        "",
        "99 50 13 39 23 63 59 _",
        "",
        "",
        "",
        "",
        "A joker C hide  *less",
    ]
    settle(desk.type("2 2"))
    assert placed(desk).startswith("P2 is out! throw ")
    words = logged(desk).split()
    assert words[:2] == ["claim", "P2"]
    assert sorted(int(word) for word in words[2:] if word != "/") == sorted(ANY_ORDER)
    assert desk.type("#").rows()[0] == "Points of P3"


@pytest.mark.rule("H6.3")
def test_the_100_may_be_typed_last_and_the_10_is_taken_for_itself_a_moment_later():
    sets = cards_keys([*range(1, 8), *range(41, 48)])
    desk = on_call("H6").type("D 2" + sets + "1 0")
    assert desk.rows()[7] == "#check C hide  *less"
    assert placed(settle(desk.type("0"))) == "P2 is out! throw 100"
    desk = on_call("H6").type("D 2" + sets + "1 0")
    assert placed(settle(desk.type("#"))) == "P2 is out! throw 10"
    desk = on_call("H6").type("D 2" + sets + "1 0").wait(900)
    assert desk.rows()[7] == "#check C hide  *less"
    assert placed(settle(desk)) == "P2 is out! throw 10"


@pytest.mark.rule("H5.5")
def test_a_joker_that_is_the_key_of_its_set_is_underlined_too():
    """Both stand in reverse, so the line is dark."""
    cards = [23, 20, 21, 59, 85, 99, 10]
    pictures = []
    for key in (F, 89):
        desk = claimed([*cards[:3], key, *cards[3:]])
        pictures.append(bytes(desk.app.page.pixels[: 48 * 16]))
    assert pictures[0] != pictures[1]


def test_who_is_to_type_a_hand_is_told_so_and_help_names_the_keys_of_the_players():
    desk = on_call().type("D")
    assert "1  2  3" in desk.type("<#>").rows()
    assert "Type all 8." in desk.type("* 2").rows()
    assert "Type all 8." not in desk.type("2").rows()


def test_a_refusal_that_says_it_all_does_not_promise_more():
    desk = on_call().type("D 2").type(cards_keys(WRONG[:-1]))
    settle(desk.type("9 8")).type("7 #")
    assert desk.notice() == "All 8 are there\nD takes one out"
    assert "why?" not in desk.rows()[7]
    assert desk.type("<0>").rows()[0] == "Which number?"


@pytest.mark.rule("H6.3")
def test_of_several_cards_that_can_be_thrown_the_one_typed_last_is_named():
    for last in (22, 13, 63, 33):
        others = [card for card in (22, 13, 63, 33) if card != last]
        desk = claimed([7, 77, 23, *others, 17, last])
        assert placed(desk) == f"P2 is out! throw {last}"
    assert placed(claimed([100, *RUMMY], on_call("H6"))) == "P2 is out! throw 100"
    jokers = [7, 77, 17, 23, 22, 13, 63, F]
    assert placed(claimed(jokers)) != "P2 is out! throw J", "a number is tried before"


@pytest.mark.rule("H5.5")
def test_a_refused_claim_says_why_names_no_card_and_keeps_what_was_typed():
    desk = claimed(WRONG)
    assert desk.notice() == "Not all in sets"
    assert desk.rows()[7] == "hold 0 why?  *clear"
    asked = desk.type("<0>").rows()
    assert (asked[0], asked[2]) == ("Why so?", "A set: a prime, 2 or more of its ones or tens")
    assert desk.type("*").rows()[7] == "#check C hide  *less"
    assert desk.referee.log_text() == ["start P1"]
    assert placed(settle(desk.type("3 8 D 3 9"))) == "P2 is out! throw 98"


@pytest.mark.rule("H5.7", "H6.2")
@pytest.mark.parametrize("name", ["H5-advanced", "H6"])
def test_more_cards_than_three_sets_hold_are_refused_in_the_same_words(name: str):
    desk = claimed([1, 2, 13, 14, 25, 26, 37, 38, 49, 50, 51, 62, 73, 84, 96], on_call(name))
    assert desk.notice() == "Not all in sets"


def test_the_check_can_be_stopped_and_the_cards_are_there():
    desk = on_call("H5-advanced").type("D 1" + cards_keys(list(range(20, 34))) + "3")
    desk.down("4")
    desk.up("4")
    assert desk.rows()[0] == "P1: out?"
    assert (desk.rows()[2], desk.rows()[7]) == ("One moment.", "*stop")
    desk.down("*")
    desk.up("*")
    assert desk.rows()[2] == "20 21 22 23 24 25 26 27"
    assert desk.rows()[0] == "P1: all cards  15/15"


def test_what_was_typed_is_hidden_and_shown_again_to_its_owner_alone():
    desk = on_call().type("D 2 2 3 # 4 5 # C")
    assert "23" not in desk.words()
    assert "23" not in desk.type("D").words()
    assert typed(desk.type("1")) == [], "P1 has typed nothing"
    assert typed(desk.type("C D 2")) == ["23", "45"]
    assert desk.type("* * *").rows()[0] == "P1 starts"
    assert typed(desk.type("D 2")) == []


def test_a_card_half_typed_is_there_again_too():
    desk = on_call().type("D 2 2 3 # 4 C D 2")
    assert desk.rows()[0] == "P2: all cards  1/8"
    assert typed(desk.type("5 C D 2")) == ["23", "45"], "two digits are a card"
    assert typed(desk.type("* 7 # A C D 2")) == ["23", "7", "J"]
    assert desk.rows()[0] == "P2: all cards  3/8"


def test_no_key_pressed_twice_shows_or_hides_and_shows_a_hand():
    desk = on_call().type("D 2 2 3 # C")
    for key in "C#D":
        assert "23" not in desk.type(key + key).words(), key
        desk.type("*" if desk.rows()[0] == "Who is out?" else "")


def test_with_the_game_what_was_typed_is_gone():
    desk = given_up(on_call().type("D 2 2 3 #")).type("6 # 3 # 1")
    assert typed(desk.type("D 2")) == []


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("D 4", "Press your own number."),
        ("D D", "Press your own number."),
        ("D #", "Press your own number."),
        ("# #", "Press their number."),
        ("# 4", "Press their number."),
        ("D 1 #", "Type a card first"),
        ("D 1 0 #", "Cards are 1 to 99"),
        ("D 1 1 2 1 2", "12 is there\nD takes it out"),
        ("D 1 2 D", "No 2 is among them"),
        ("D 1 B", "Type a card first"),
        ("D 1 3 B", "3: # or *"),
    ],
)
def test_what_cannot_be_so_is_said_and_changes_nothing(keys: str, said: str):
    desk = on_call().type(keys)
    assert desk.notice() == said
    assert desk.referee.log_text() == ["start P1"]
