"""The turn in games 5 and 6: draw, take, throw."""

import pytest

from firmware.play.knowledge import TABLE
from firmware.play.setup import Setup
from tests.desk import Desk, playing
from tests.games.melding.desk import (
    at_table,
    beside,
    dealing,
    dealt,
    logged,
    open_card,
    table,
)
from tests.games.melding.positions import PRIMES, RUMMY, F, held


def test_at_the_table_the_players_deal_and_tell_the_first_open_card():
    """H5.1, H-d, H-e"""
    desk = playing(Setup("H5", TABLE, 3))
    assert desk.words().startswith("Who starts? Take out the 100. Deal 7. ")
    assert "1 P1 2 P2 3 P3 #" in desk.words()
    assert desk.type("2").rows() == [
        "P2 starts",
        "",
        "Deal 7 each,",
        "",
        "then turn one over.",
        "It shows: _",
        "",
        "card #ok  *back",
    ]
    assert desk.type("A #").notice() == "No joker\nturn again"
    assert desk.type("1 0 0 #").notice() == "Cards are 1 to 99"
    assert desk.type("#").notice() == "Type it, then #.", "a refused card is dead"
    assert desk.type("5 9 #").rows() == [
        "P2: take one",
        "",
        "pile 81",
        "or A  59",
        "",
        "",
        "",
        "#draw A take  *undo",
    ]


def test_at_the_table_a_drawn_card_is_known_to_its_player_alone():
    """H5.1"""
    desk = at_table().type("#")
    assert desk.rows() == [
        "P1: throw one",
        "",
        "pile 87",
        "50",
        "",
        "",
        "",
        "card #throw  *undo",
    ]
    assert beside(desk.type("4 8"))[1] == "throw 48_"
    assert desk.rows()[7] == "#throw D out  *clear"
    assert desk.type("#").rows()[0] == "P2: take one"
    assert open_card(desk) == "48"
    assert logged(desk) == "throw 48"


def test_the_open_card_is_taken_by_its_key_and_may_be_thrown_again():
    """H5.1: our reading."""
    desk = at_table().type("A")
    assert desk.rows()[0] == "P1: throw one"
    assert (beside(desk)[0], open_card(desk)) == ("took 50", "")
    assert desk.type("5 0 #").rows()[0] == "P2: take one"
    assert open_card(desk) == "50"


def test_a_free_card_is_thrown_and_taken_as_one():
    """H5.1: our reading."""
    desk = at_table().type("# A")
    assert beside(desk)[1] == "throw J_"
    assert open_card(desk.type("#")) == "J"
    assert beside(desk.type("A"))[0] == "took J"
    assert open_card(desk) == "50"


@pytest.mark.parametrize("name", ["H5", "H5-advanced", "H6"])
@pytest.mark.parametrize("players", [2, 4])
def test_the_hand_is_shown_to_its_owner_with_the_card_drawn(name: str, players: int):
    """H5.1, H5.7, H6.1"""
    desk = dealing(name, [[] for _ in range(players)], [40, 99]).type("2")
    assert desk.rows()[7].startswith("2 play")
    assert "#draw" not in desk.words()
    assert beside(desk.type("2 #"))[0] == "drew 99"
    shown = " ".join(desk.rows()[3 if name != "H5" else 5 : 7]).replace("'", " ").split()
    assert sorted([int(card) for card in shown]) == held(table(desk), 1)
    assert len(shown) == {"H5": 8, "H5-advanced": 15, "H6": 15}[name]


def test_primes_are_marked_in_the_hand_as_on_the_cards():
    """H5.2"""
    desk = dealt("H5", [PRIMES, []], [40, 97])
    assert desk.type("#").rows()[5:7] == ["", "13 22 23 39 50 59 63 97"]
    assert beside(desk)[0] == "drew 97"


def test_the_hand_is_sorted_by_ones_or_by_number_as_its_owner_likes(hand: Desk):
    assert hand.rows()[2] == "pile 75  or A  40"
    assert hand.rows()[4:7:2] == ["1 2 3 5 7 9 17", "37 41 42 45 48 87 97"]
    by_ones = ["1 41 2 42 3 5 45", "7 17 37 87 97 48 9"]
    assert hand.type("C").rows()[4:7:2] == by_ones
    drawn = ["100 1 41 2 42 3 5 45", "7 17 37 87 97 48 9"]
    assert hand.type("#").rows()[4:7:2] == drawn
    hand.type("1 0 0 # 2 #")
    assert hand.rows()[4] == "4 6 8 10 11 12 13 14", "the other player has a way of their own"
    assert hand.type("7 1 # 1").rows()[4:7:2] == by_ones, "which is kept"


def test_a_hand_that_lies_alike_by_tens_and_by_ones_is_said_to():
    hand = dealing("H5", [[1, 11, 21, 31, 41, 51, 61], []], [40, 97]).type("1 1")
    rows = hand.rows()
    assert "Alike both ways." in hand.type("C").words()
    assert hand.type("C").words().count("Alike") == 1
    hand.wait(10_000)
    assert hand.type("#").rows()[0] != rows[0]


def test_after_a_throw_nothing_but_the_next_cover_is_shown(hand: Desk):
    hand.type("A 4 1 #")
    assert hand.rows() == [
        "Hand me to  pile 75",
        "",
        "2",
        "P2  press",
        "",
        "",
        "41  P1 took 40",
        "2 play 1-2 look  *back",
    ]
    hand.power_off_and_on()
    assert hand.type("#").rows()[6] == "41  P1 took 40", "which was still to be read"


def test_a_free_card_that_is_drawn_is_nobody_s_business_though_one_was_taken_openly():
    """H5.1"""
    hands = [[2, 3, 5, 7, 11, 13, 17], [F, 20, 22, 24, 26, 28, 30]]
    desk = dealing("H5", hands, [40, 41, 42, 43, F, 44])
    desk.type("1 1 # 2 # 2 # A # 1 A 3 #")
    assert "P1 took J" in desk.words()
    assert beside(desk.type("2 # 2 0 # 1 #"))[0] == "drew J"
    assert "took" not in desk.type("5 #").words()


def test_a_card_must_be_drawn_before_one_is_thrown(hand: Desk):
    """H5.1"""
    for key in "BD":
        assert hand.type(key).notice() == "First take one"
    assert table(hand).drawn is None


def test_a_letter_that_does_nothing_to_a_typed_card_says_what_does(hand: Desk):
    """Nor is it said that one must be taken first: # takes and throws it."""
    assert at_table().type("4 8 B").notice() == "48: # or D"
    assert hand.type("# A B").notice() == "J: # or D"
    assert hand.type("* 1 2 1 B").notice() == "121: # or D"


def test_a_card_is_drawn_but_once(hand: Desk):
    """H5.1: and # alone never throws."""
    hand.type("#")
    for key in "#B":
        assert hand.type(key).notice() == "Type a card first"
    assert hand.game.facts()["draw"] == 74


def test_until_a_card_is_typed_no_key_is_said_to_throw(hand: Desk):
    """The one drawn stands in reverse, and ``#`` does not throw it."""
    assert hand.type("#").rows()[7] == "card # D out  *undo"
    assert hand.type("9 7").rows()[7] == "#throw D out  *clear"
    hand.type("D").wait(2000)
    assert hand.notice() == "No sets without the 97"
    assert hand.rows()[7] == "card # D out  *clear"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("88", "You have no 88"),
        ("0", "Cards are 1 to 100"),
        ("101", "Cards are 1 to 100"),
        ("999", "Cards are 1 to 100"),
        ("A", "You have no J"),
    ],
)
def test_what_is_not_in_the_hand_is_neither_thrown_nor_claimed_with(
    hand: Desk, typed: str, said: str
):
    hand.type("#").type(typed + "#")
    assert hand.notice() == said
    assert hand.type("***" + typed + "D").notice() == said
    assert table(hand).drawn == 100


def test_what_is_typed_is_cleared_before_moves_are_taken_back(hand: Desk):
    hand.type("# 4 1")
    assert beside(hand.type("*"))[1] == "throw one"
    assert hand.type("*").words() == ("Undo P1's draw? It has been seen, and comes again. #yes *no")
    assert hand.type("#").rows()[0] == "Undone: the draw."
    assert hand.notice() == "Undone: the draw."
    assert beside(hand.type("#"))[0] == "drew 100"


def test_a_throw_is_taken_back_on_the_cover_behind_which_nobody_looks(hand: Desk):
    hand.type("# 1 0 0 # *")
    assert hand.words() == "Undo P1's 100? Then P1 plays on. #yes *no"
    assert hand.type("#").rows()[7].startswith("1 play")
    assert hand.notice() == "Undone: 100."
    assert beside(hand.type("1"))[0] == "drew 100"


def test_a_card_taken_openly_goes_back_unasked(hand: Desk):
    assert hand.type("A *").notice() == "Undone: the open card."
    assert table(hand).open == 40


def test_at_the_table_the_discards_are_to_be_shuffled_when_the_draw_pile_is_used_up():
    """H-b"""
    desk = at_table("H6", 4).type("<*> 3 3 1 #")
    assert desk.rows()[0] == "Ruled: pile of 1."
    desk.type("#")
    assert {1760, 3520} <= {hertz for hertz, _ in desk.wait(600).tones()}, "all hear it"
    assert desk.rows()[0] == "P1: throw one"
    assert desk.rows()[6] == "Shuffle 46 cards"
    assert table(desk).knowledge.draw == table(desk).outside - 1


def test_the_power_may_go_in_the_middle_of_a_turn(hand: Desk):
    hand.type("# 1 0")
    hand.power_off_and_on()
    hand.type("#")
    assert hand.rows()[7].startswith("1 play")
    assert beside(hand.type("1"))[0] == "drew 100"


def test_everybody_may_look_at_his_hand_before_the_start_and_later():
    desk = dealing("H6", [RUMMY, []], [40, 100]).type("A 1")
    assert desk.rows()[0] == "P1's hand"
    assert desk.rows()[2:] == [
        "40",
        "",
        "1 2 3 5 7 9 17",
        "",
        "37 41 42 45 48 87 97",
        "#hide my cards",
    ]
    assert desk.type("C").rows()[4] == "1 41 2 42 3 5 45"
    assert desk.type("#").rows()[0].startswith("Next: P2")
    assert desk.type("2 #").rows()[0] == "Who starts?"
    desk.type("1 1 <*> 2 5 2")
    assert desk.rows()[0] == "P2's hand"
    assert desk.type("#").rows()[7].startswith("1 play")


def test_the_keys_as_they_lie_name_those_that_no_row_does():
    """A joker is thrown by A, and C sorts a hand that is in view: both keys were blank."""
    hand = dealt("H5", [[2, 4, 15, 57, 64, 90, 95], []], [50, 20])
    keys = hand.type("<#>").rows()
    assert (keys[0].split("  ")[-1], keys[4].split("  ")[-1]) == ("A take", "C sort")
    keys = hand.type("* # <#>").rows()
    assert (keys[0].split("  ")[-1], keys[4].split("  ")[-1]) == ("A joker", "C sort")
    table = at_table().type("2 0 # <#>").rows()
    assert "C" not in " ".join(table)
