"""Asked where a card goes, every pile says so as the rules judge it."""

import re

import pytest

from firmware.games.the_game.ask import fits, that_go
from tests.desk import Desk


@pytest.mark.rule("TG4", "TG5")
def test_in_the_game_each_card_on_each_other_up_and_down():
    for below in range(2, 100):
        for card in range(2, 100):
            assert fits(card, 0, below) == (card > below or card == below - 10)
            assert fits(card, 3, below) == (card < below or card == below + 10)


@pytest.mark.rule("TG4", "TG5")
@pytest.mark.parametrize("pile", range(4))
def test_what_goes_on_a_pile_is_told_whole(pile: int):
    for top in range(1, 101):
        words = that_go(pile, top)
        told = set()
        for low, high in re.findall(r"(\d+)(?:-(\d+))?", words):
            told |= set(range(int(low), int(high or low) + 1))
        assert told == {card for card in range(2, 100) if fits(card, pile, top)}, words


@pytest.mark.rule("TG4", "TG5")
def test_on_the_piles_as_they_stand_no_card_is_offered_that_is_laid():
    desk = Desk().type("1 1 1 2 1 3 7 C 1 2 A 4 7 C 5 5 B <0>")
    tops = (12, 55, 47, 100)
    for card in range(10, 100):
        text = desk.type(" ".join(str(card))).words()
        if card in (37, 12, 47, 55):
            assert f"{card} lies already" in text
            continue
        jumps = [card - tops[pile] if pile < 2 else tops[pile] - card for pile in range(4)]
        words = [str(jump) if jump > 0 or jump == -10 else "no" for jump in jumps]
        assert text.startswith(f"{card} A {words[0]} B {words[1]} C {words[2]} D {words[3]} ")


def test_a_number_that_is_no_card_is_answered_without_a_key_that_means_none():
    desk = Desk().type("1 1 1 2 1 1 A")
    assert desk.rows()[7] == "only 2 to 99  *clear"


def asked(keys: str, start: str = "1 1 1 2 1") -> str:
    """Return what a held 0 says once those cards lie on their piles."""
    return Desk().type(f"{start} {keys} <0>").words()


@pytest.mark.rule("TG4", "TG5")
def test_before_a_number_is_typed_it_is_told_how_many_cards_still_go_on_each_pile():
    assert asked("3 7 A 6 0 C") == "Which number? Still go: A 62 B 96 C 58 D 96 #ask *back"


@pytest.mark.rule("TG4", "TG5")
def test_cards_that_go_on_no_pile_are_named_and_the_last_of_many_counted():
    told = asked("9 0 A 9 7 B 1 0 C 3 D")
    assert "Still go: A 9 B 3 C 8 D 2" in told
    assert "On none: 11 12 14 15 16 17 18 19 and 67 more" in told


def test_before_a_card_lies_there_and_on_call_nothing_is_told_of_the_piles():
    assert asked("") == "Which number? _ #ask *back"
    assert asked("2 #", "1 1 3 2 1") == "Which number? _ #ask *back"


def test_where_the_device_dealt_it_is_told_by_the_piles_alone():
    desk = Desk(seed=3).type("1 1 2 1")
    desk.type(f"{desk.game.knowledge.hand(0)[3]} A <0>")
    other = Desk(seed=9).type("1 1 2 1")
    assert "Still go: " in desk.words()
    assert other.game.knowledge.hand(0) != desk.game.knowledge.hand(0)
    other.game.tops[:], other.game.gone[:] = desk.game.tops, desk.game.gone
    other.game.unlaid = desk.game.unlaid
    other.hold("0")
    assert other.words() == desk.words()


def test_a_ten_that_was_asked_of_a_pile_and_a_0_ask_of_no_card_100():
    desk = Desk().type("1 1 1 2 1 3 7 C <0> 1 0 D")
    asked = desk.words()
    assert "10" in asked
    desk.type("0")
    assert "100" not in desk.words()
    assert "20" in desk.type("* 2 0 D").words()


@pytest.mark.rule("TG4", "TG5")
@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("2 #", "2 goes up on 1, 12 down on 3-100"),
        ("1 1", "11 goes up on 1-10, 21 down on 12-100"),
        ("1 2", "12 goes up on 1-11, 22 down on 13-100, 2"),
        ("8 9", "89 goes up on 1-88, 99 down on 90-100, 79"),
        ("9 0", "90 goes up on 1-89 down on 91-100, 80"),
        ("9 9", "99 goes up on 1-98 down on 100, 89"),
    ],
)
def test_on_call_each_top_is_told_on_which_a_card_goes(card: str, said: str):
    assert Desk().type(f"1 1 3 3 1 <0> {card}").words().startswith(said + " ")


@pytest.mark.rule("TG4", "TG5")
@pytest.mark.parametrize(
    ("laid", "said"),
    [
        ("9 8 C 9 9 D 8 7 A # 9 7 A", "nothing more"),
        ("9 9 C 9 8 C 9 7 A", "only 87"),
        ("9 9 C 9 7 A", "98, or 87"),
        ("9 7 B 9 5 A", "96, 98, 99, or 85"),
        ("9 7 B 9 3 A", "94-99, or 83"),
    ],
)
def test_asked_what_goes_on_a_pile_no_card_that_lies_is_named(laid: str, said: str):
    desk = Desk().type(f"1 1 1 2 1 {laid} <0> A")
    assert desk.words().startswith(f"On A go {said} B C D what?")
