"""Questions about a card, also while the clock runs: what it goes on, what it does, where now."""

import itertools

import pytest

from firmware.games.minutes import ask
from firmware.games.minutes.rules import cards, keys_of, matches
from firmware.ui import layout
from host_sim.strict import StrictPage
from tests.games.minutes.desk import log, opened, started


@pytest.mark.rule("FH6", "FH7", "FH8")
def test_it_tells_what_a_card_goes_on_and_where_just_now():
    desk = started().type("3 1 A 5 3 B <0>")
    assert desk.rows()[0] == "Which?"
    assert desk.rows()[7] == "*back"
    assert desk.type("3").rows()[4].startswith("3_ ")
    assert desk.rows()[7] == "*clear"
    assert desk.type("3").words().endswith("on any green or 3 A yes B yes #on which? *back")
    assert "A no B no" in desk.type("4 2").words()
    assert "Turns the direction." in desk.type("9 1").words()
    assert log(desk.type("* *")) == ["lay R3 A", "lay G5 B"], "a question costs nothing"


@pytest.mark.rule("FH8")
def test_a_coloured_card_is_not_told_to_go_on_a_white_one_of_other_colours():
    """It had said "on red, 3, white" of it."""
    desk = started().type("1 2 A D 3 B <0> 3 1")
    assert desk.words().endswith("on any red or 3 A no B no #on which? *back")
    assert "on red/yellow yes" in desk.type("# C 1").words()
    assert "on block green no" in desk.type("# D 3").words()


@pytest.mark.rule("FH6", "FH7", "FH8")
def test_this_on_that_is_judged_by_colour_and_number():
    desk = started().type("<0> 3 1 # 4 2")
    assert "on 4 yellow no" in desk.words() and "no 4, no yellow" in desk.words()
    assert "on 4 red yes" in desk.type("# 4 1").words()
    assert "on 3 blue yes" in desk.type("# 3 4").words()
    assert "on red/yellow yes" in desk.type("# C 1").words()
    assert "on red/yellow no" in desk.type("5 3 # C 1").words()


@pytest.mark.rule("FH13")
def test_on_a_blocked_pile_nothing_goes_and_no_second_block():
    desk = started().type("3 1 A D 1 A <0> 3 1")
    assert "A no B yes" in desk.words()
    assert "A no B no" in desk.type("D 2").words()


def test_on_call_where_no_top_is_known_it_tells_what_a_card_does():
    desk = started(on_call=True).type("<0> C 1")
    assert "Then red or yellow goes, or white." in desk.words()
    assert "yes" not in desk.words()
    desk = started(on_call=True).type("<0> 3 1")
    assert desk.rows()[7] == "on which?  *back"
    assert "no red, no 3" not in desk.words()
    assert "on 4 yellow no" in desk.type("4 2").words(), "five keys"
    assert "on 4 yellow yes" in desk.type("4 1 # 4 2").words(), "a # is as good"


def test_what_is_no_card_is_refused_and_star_leads_back():
    desk = opened().type("<0>")
    assert desk.type("A").notice() == "Number or sign first, then the colour."
    assert "Colour 1-5: again" in desk.type("3 7").words()
    assert desk.type("3 *").rows()[0] == "Which card?"
    assert "Which" not in desk.type("*").rows()[0]


def test_every_card_is_told_of_within_its_rows():
    desk = started().type("3 1 A <0>")
    for card in sorted(set(cards())):
        rows = desk.type(keys_of(card)).rows()
        assert rows[0] and rows[3] and rows[7].endswith("*back")


def test_this_on_that_has_room_beside_its_sign_for_every_two_cards():
    asked = started().type("3 1 A <0>").app.stack[-1]
    for card, below in itertools.product(sorted(set(cards())), repeat=2):
        asked.cards, asked.answer = [card, below], (matches(card, below),)
        page = StrictPage(bytearray(1024))
        ask.told(page, asked, layout.RIGHT_EDGE)
        assert not page.cut


@pytest.mark.rule("FH3")
def test_over_the_clock_of_4_minutes_it_runs_on_and_its_end_is_heard():
    desk = started().type("3 1 A 5 3 B <0> 3 3")
    assert desk.words() == ("3 green 4:29 on any green or 3 A yes B yes #on which? *back")
    before = desk.rows()[1]
    assert desk.wait(5000).rows()[1] < before
    assert desk.type("# 4 2").words().startswith("3 green")
    assert "no 4, no yellow" in desk.words()
    desk.wait(280_000, 100)
    assert "Time is up" in desk.words()


def test_while_it_is_asked_who_is_next_nothing_is_set_aside():
    naming = started().type("3 1 A 8 1 A")
    assert naming.words().startswith("Who is next?")
    assert "aside?" not in naming.type("#").words()
    assert log(naming) == ["lay R3 A"]


def test_a_question_is_seen_again_behind_a_page_that_came_over_it():
    desk = started().type("#")
    assert "4 aside?" in desk.words()
    assert "aside?" not in desk.type("<0>").words()
    assert "4 aside?" in desk.type("*").words()
    assert log(desk.type("#")) == ["aside"]


def test_a_question_that_is_not_seen_any_more_is_not_answered():
    desk = started().type("# <B>")
    assert "Holding B does nothing here." in desk.words()
    assert "aside?" in desk.type("#").words()
    assert log(desk.type("*")) == []


def test_at_the_result_it_asks_for_a_card_and_gives_no_reason_that_nobody_asked_for():
    desk = started().wait(275_000, 100).type("#")
    assert desk.rows()[0] == "95 minus points"
    assert desk.type("<0>").rows()[0] == "Which card?"
