"""Claims to be out in games 5 and 6: proved, refused, taken back; places."""

from typing import Any

import pytest

from firmware.modules import loader
from firmware.modules.later import later
from tests.desk import Desk
from tests.games.melding.desk import (
    at_table,
    beside,
    cards_keys,
    dealt,
    logged,
    on_call,
    open_card,
    placed,
    settle,
    table,
    typed,
)
from tests.games.melding.positions import PRIMES, RUMMY, F, chosen


def test_a_proof_is_gone_before_the_page_behind_it_comes(
    hand: Desk, monkeypatch: pytest.MonkeyPatch
):
    """On the board there is no memory for both: what the page wants was not to be loaded."""
    proofs: list[object] = []
    hand.left = 30_000  # or the class may come anew, which is then another
    claim = loader.load("firmware.games.melding.claim_check").Claim
    refused = claim.refused

    def looked_at(page: Any) -> object:
        proofs.append(page.proof)
        return refused(page)

    monkeypatch.setattr(claim, "refused", looked_at)
    settle(hand.type("# 9 7 D"))
    assert hand.notice() == "No sets without the 97"
    assert proofs == [None]


def test_a_hand_that_is_known_is_proved_without_what_hands_are_typed_with(hand: Desk):
    """On a board there was no room for the page behind a claim, and the device began anew."""
    hand.left = 30_000
    settle(hand.type("# 9 7 D"))
    assert hand.notice() == "No sets without the 97"
    assert loader.has("firmware.games.melding.claim_check")
    assert not loader.has("firmware.games.melding.hand_entry")


def test_a_claim_that_is_refused_leads_on_a_moment_after_its_proof_has_gone(hand: Desk):
    """Whoever works at a proof holds its memory until they return."""
    hand.left = 30_000
    loader.load("firmware.games.melding.claim_check")  # or a page that waits for it comes first
    claim: Any = hand.type("# 9 7 D").app.stack[-1]
    while claim.proof is None:
        claim.work()
    while claim.proof is not None:
        assert claim.work() is None
    assert claim.work() is not None


def test_of_a_set_in_two_rows_every_joker_is_underlined_above_their_legend():
    desk = Desk().type("7 3 3 1 4 # 1 D 1 3 3 7 3 8 # A A 6 # 4 3 9 # 1 # 1 3 8 3 A 2 # 6 3 A")
    assert desk.wait(4000).rows()[2:7] == ["33 73 43 13 83", "", "3 23 53 63", "all _3", "_ joker"]
    lit = [x for x in range(128) if desk.panel[5 * 128 + x] >> 7]
    assert lit == [x for start in (3, 24, 45, 66) for x in range(start, start + 17)]


def test_who_has_all_in_sets_is_out_and_everybody_sees_them(hand: Desk):
    """H6.3"""
    settle(hand.type("# 1 0 0 D"))
    assert hand.rows() == [
        "P1 is out!  3/3",
        "",
        "",
        "41  42  45  48",
        "",
        "all 4_",
        "threw 100",
        "#go on  *close",
    ]
    assert table(hand).over
    assert hand.type("#").words().startswith("P1 wins! Game 1 Cards in no set count.")


def test_the_key_of_each_set_is_shown_and_what_free_cards_stand_for():
    """H5.2, H5.4"""
    desk = dealt("H5", [[23, 22, 13, 63, F, 50, 39], []], [40, 99])
    settle(desk.type("# 9 9 D"))
    assert placed(desk) == "P1 is out! threw 99"
    assert desk.rows()[2:6:2] == ["", ""]
    assert table(desk).finished == [0]


def test_a_refused_claim_says_so_and_costs_nothing(hand: Desk):
    """H5.5: the turn goes on; another card may be thrown and claimed with."""
    hand.type("# 9 7")
    hand.down("D")
    hand.up("D")
    assert hand.rows() == [
        "P1: out?",
        "",
        "One moment.",
        "",
        "",
        "",
        "",
        "*stop",
    ]
    settle(hand)
    assert hand.notice() == "No sets without the 97"
    assert hand.referee.log_text()[-1] == "draw"
    assert beside(hand.type("1"))[1] == "throw 1", "the next digit begins anew"
    settle(hand.type("00D"))
    assert hand.rows()[2] == "_"
    assert hand.notice() == "Type them: I looked"
    settle(hand.type(cards_keys(RUMMY)))
    assert table(hand).over


def test_a_key_that_goes_down_while_a_claim_is_looked_at_hides_no_refusal(hand: Desk):
    """H5.5"""
    settle(hand.type("# 9 7 D <0>"))
    assert hand.notice() == "No sets without the 97"


def test_who_learns_is_told_why_a_claim_is_refused_once_it_has_been_tried(hand: Desk):
    later.settings.learn(hand.app.shell, True)
    hand.type("# 9 7 D").wait(2000)
    why = "A set: 4 or more: same ones or tens, or 1-9"
    assert hand.words() == f"No sets without the 97 {why} play on *back"
    assert hand.type("*").rows()[0] == "P1: throw one"
    desk = dealt("H6", [[*RUMMY[:-2], 56, 78], []], [40, 100, 71])
    later.settings.learn(desk.app.shell, True)
    desk.type("# D").wait(9000)
    assert desk.words() == f"Not all in sets {why} play on *back"
    assert beside(desk.type("7 8"))[1] == "throw 78"


def test_a_card_of_a_known_hand_that_is_typed_twice_is_not_said_to_be_missing(hand: Desk):
    settle(hand.type("# 9 7 D"))
    hand.type("9 7 D").wait(200)
    assert hand.notice() == "Type them: I looked"
    assert hand.type("9 7").notice() == "You throw the 97"
    assert hand.type("8 7 8 7").notice() == "87 is there\nD takes it out"
    assert hand.type("8 8").notice() == "You have no 88"


def test_checking_can_be_stopped(hand: Desk):
    hand.type("# 1 0 0")
    hand.down("D")
    hand.up("D")
    assert hand.rows()[2] == "One moment."
    hand.down("*")
    hand.up("*")
    assert beside(hand)[1] == "throw 100"
    assert not table(hand).over


def test_while_all_cards_are_tried_no_letter_may_be_held():
    hand = dealt("H6", [[*RUMMY[:-2], 56, 78], []], [40, 100, 71]).type("#")
    hand.down("D")
    hand.up("D")
    pages = set()
    while hand.rows()[2] == "One moment.":
        pages.add(type(hand.app.stack[-1]).__name__)
        assert hand.app.stack[-1].held == ""
        hand.wait(10)
    assert "AnyClaim" in pages


def test_at_the_table_the_other_cards_are_typed_and_checked():
    """H5.5: the book's 23 with 22 13 63, and 59 with 50 39."""
    desk = at_table(first="77").type("# 9 9 D")
    assert desk.rows() == [
        "P1 throws 99  0/7",
        "",
        "_",
        "",
        "",
        "Type all 7.",
        "",
        "A joker  *less",
    ]
    desk.type(cards_keys(PRIMES[:6]))
    assert desk.rows()[:4:3] == ["P1 throws 99  6/7", ""]
    assert desk.type("3").rows()[7] == "#add D remove  *less"
    settle(desk.type("9"))
    assert placed(desk) == "P1 is out! threw 99"
    assert logged(desk).startswith("out 99 ")
    assert desk.type("#").rows()[0] == "Points of P2"


def test_at_the_table_a_refused_claim_leads_back_to_the_turn():
    """H5.5"""
    desk = at_table(first="77").type("# 9 8 D")
    settle(desk.type(cards_keys([*PRIMES[:6], 38])))
    assert desk.notice() == "No sets without the 98"
    assert desk.rows()[7] == "hold 0 why?  *clear"
    assert desk.type("#").notice() == "Type a card first"
    assert open_card(desk.type("9 8 #")) == "98"


def test_what_was_typed_for_a_refused_claim_is_kept_and_one_card_corrected():
    """H5.5"""
    desk = at_table(first="77").type("# 9 8 D")
    settle(desk.type(cards_keys([*PRIMES[:6], 38])))
    assert desk.notice() == "No sets without the 98"
    desk.type("* 9 8 D").wait(200)
    assert desk.rows() == [
        "P1 throws 98  7/7",
        "",
        "23 22 13 63 59 50 38",
        "",
        "",
        "",
        "",
        "#check  *less",
    ]
    settle(desk.type(f"3 8 D {PRIMES[6]}"))
    assert placed(desk) == "P1 is out! threw 98"


def test_another_card_to_throw_takes_the_place_of_the_one_before():
    desk = at_table(first="77").type("# 9 8 D")
    settle(desk.type(cards_keys([*PRIMES[:6], 38]))).type("* 3 8 D").wait(200)
    assert desk.rows()[2] == "23 22 13 63 59 50 98"
    assert typed(desk) == ["23", "22", "13", "63", "59", "50", "98"]


def test_the_cards_of_one_turn_are_not_those_of_the_next():
    desk = at_table(first="77").type("# 9 8 D")
    settle(desk.type(cards_keys([*PRIMES[:6], 38]))).type("* 9 8 # # 9 7 # # 9 6 D").wait(200)
    assert desk.rows()[0] == "P1 throws 96  0/7"


def claiming() -> Desk:
    """Return P1 typing their cards at the table; they throw 99, P2 has taken the 23 openly."""
    return at_table(first="23").type("# 8 8 # # 7 7 # # 8 0 # A 9 0 # # 9 9 D")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("88", "88 is elsewhere or thrown"),  # thrown before
        ("80", "80 is elsewhere or thrown"),  # taken by the other player
        ("90", "90 is the open card"),
        ("99", "You throw the 99"),  # which they throw
        ("0#", "Cards are 1 to 99"),
        ("00", "Cards are 1 to 99"),
    ],
)
def test_a_card_that_cannot_be_in_the_hand_is_refused_as_it_is_typed(typed: str, said: str):
    desk = claiming().type(typed)
    assert said in desk.words()
    assert desk.type("5").rows()[0] == "P1 throws 99  0/7"


def test_no_card_is_typed_twice_and_no_more_free_cards_than_there_are():
    desk = at_table(options=chosen(1)).type("# 9 9 D 1 2 1 2")
    assert desk.notice() == "12 is there\nD takes it out"
    desk.type("A A")
    assert desk.notice() == "J is there\nD takes it out"
    assert typed(desk.type("D")) == ["12"]
    none = at_table(options=chosen(0)).type("# 9 9 D A")
    assert none.notice() == "No jokers here"


def test_a_card_that_is_there_is_taken_out_by_d_after_a_hash_behind_it_too():
    desk = at_table().type("# 9 9 D 1 2 1 3 1 2 #")
    assert desk.notice() == "12 is there\nD takes it out"
    assert typed(desk.type("D")) == ["13"]


def test_a_card_taken_openly_must_be_among_those_typed():
    """Everybody has seen that they hold it."""
    desk = at_table(first="23").type("A 8 8 # # 7 7 # # 9 9 D")
    desk.type(cards_keys([1, 2, 3, 4, 5, 6, 7]))
    assert desk.notice() == "23 is missing\nyou took it"
    assert desk.type("8 #").notice() == "All 7 are there\nD takes one out"
    assert desk.type("7 D").rows()[0] == "P1 throws 99  6/7"
    assert desk.type("7 D").notice() == "No 7 is among them"
    settle(desk.type("2 3"))
    assert placed(desk) == "P1 is out! threw 99"
    assert desk.rows()[2:6:2] == ["", ""]


def test_cards_typed_are_taken_out_one_by_one_and_then_the_claim():
    desk = at_table().type("# 9 9 D 1 2 3 4 5 6")
    assert typed(desk.type("1 2 D")) == ["34", "56"]
    assert desk.type("7 *").rows()[0] == "P1 throws 99  2/7"
    assert typed(desk.type("*")) == ["34"]
    assert desk.type("B").notice() == "Type a card first"
    assert beside(desk.type("***"))[1] == "throw 99_"
    assert desk.referee.log_text()[-1] == "draw"


def test_the_claim_is_taken_back_behind_its_sets(hand: Desk):
    settle(hand.type("# 1 0 0 D")).type("*")
    assert "P1 wins!" in hand.words(), "on the page of the sets * only closes it"
    assert hand.type("*").words() == "Undo P1's claim? Then P1 plays on. #yes *no"
    assert hand.type("#").rows()[7].startswith("1 play")
    assert hand.notice() == "Undone: the claim."
    settle(hand.type("1 1 0 0 D")).type("# * #")
    assert beside(hand.type("1"))[0] == "drew 100"


def test_playing_on_for_places_the_others_go_on():
    """H-c"""
    desk = dealt("H5", [PRIMES, [], []], [40, 99, 98], chosen(4, True))
    settle(desk.type("# 9 9 D"))
    assert placed(desk) == "P1 is out! threw 99"
    assert desk.type("#").rows()[0] == "Hand me to  pile 80"
    assert desk.type("2").rows()[0] == "P2: take one"
    assert beside(desk.type("#"))[0] == "drew 98"
    assert desk.type("9 8 #").rows()[7].startswith("3 play")
    desk.type("3 <*> 2")
    assert "5 Hands" in desk.words()
    assert desk.type("5").rows()[0] == "Hand me to  pile 79"
    assert desk.type("1").notice() == "P1 has no cards."


def test_when_it_is_over_a_key_leads_through_the_hands_that_are_left():
    desk = dealt("H5", [PRIMES, [90, 91], [80]], [40, 99], chosen(4))
    settle(desk.type("# 9 9 D"))
    settle(desk.type("#"))
    result = desk.rows()
    assert result[7] == "A next B more D hands  *"
    assert desk.type("0").notice() == "A next"
    desk.type("*")
    assert desk.type("D").rows()[0] == "P2's hand"
    assert {"90", "91"} <= set(" ".join(desk.rows()[5:7]).replace("'", " ").split())
    assert desk.rows()[7] == "#next  *back"
    assert desk.type("#").rows()[0] == "P3's hand"
    assert desk.type("#").rows() == result


@pytest.mark.parametrize(("name", "cards"), [("H5", [*PRIMES, 99]), ("H6", [*RUMMY, 100])])
def test_a_typed_claim_takes_two_keys_a_card_and_two_more(name: str, cards: list[int]):
    """On call: D and one's number; 18 keys in Primes, 32 at most in Rummy with jokers as cards."""
    keys = "D2" + cards_keys(cards)
    assert len(keys) <= {"H5": 18, "H6": 32}[name]
    assert placed(settle(on_call(name).type(keys))).startswith("P2 is out! throw ")


def test_b_is_the_hundred_in_rummy_and_so_are_its_three_digits():
    desk = on_call("H6").type("D 1 B")
    assert (desk.rows()[2], desk.rows()[7]) == ("100 _", "A J B 100 C hide  *less")
    assert desk.type("1 0").notice() == ""
    assert desk.type("0").notice() == "100 is there\nD takes it out", "10 became the 100"
    assert typed(desk.type("D")) == []
    assert typed(desk.type("1 0 0 1 0")) == ["100", "10"]


def test_two_keys_at_once_add_no_card():
    desk = on_call().type("D 1 2 3 4")
    desk.chord("56")
    assert desk.notice() == ""
    assert typed(desk) == ["23"]
    assert typed(desk.type("7")) == ["23", "47"]


def test_where_it_dealt_a_claim_is_one_key_whichever_card_is_thrown(hand: Desk):
    """H6.3"""
    settle(hand.type("# D"))
    assert placed(hand) == "P1 is out! threw 100"
    assert hand.game.over


def test_such_a_claim_that_is_wrong_costs_nothing_and_the_hand_is_there():
    desk = dealt("H6", [[*RUMMY[:13], 60], []], [50])
    before = desk.type("#").rows()
    settle(desk.type("D"))
    assert desk.notice() == "Not all in sets"
    assert desk.type("*").rows() == before
