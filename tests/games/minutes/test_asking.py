"""Questions about a card, from the menu: what it goes on, what it does, where it goes now."""

import pytest

from firmware.games.minutes.rules import cards, keys_of
from tests.desk import Desk
from tests.games.minutes.desk import log, opened, started


def asked(desk: Desk) -> Desk:
    """Choose *Ask about a card* from the menu."""
    desk.type("<*> 0")
    line = next(row for row in desk.rows() if "Ask about" in row)
    return desk.type(line[0])


@pytest.mark.rule("FH6", "FH7", "FH8")
def test_it_tells_what_a_card_goes_on_and_where_just_now():
    desk = asked(started().type("3 1 A 5 3 B"))
    assert desk.rows()[0] == "Which card?"
    assert desk.type("3").rows()[4].startswith("3_ ")
    assert desk.type("3").rows()[:3] == [
        "3 green",
        "",
        "Goes on green and on any 3. Now on A and B.",
    ]
    assert "Now nowhere." in desk.type("4 2").words()
    assert "Turns the direction." in desk.type("9 1").words()
    assert log(desk.type("* *")) == ["lay R3 A", "lay G5 B"], "a question costs nothing"


@pytest.mark.rule("FH13")
def test_on_a_blocked_pile_nothing_goes_and_no_second_block():
    desk = asked(started().type("3 1 A D 1 A"))
    assert "Now on B." in desk.type("3 1").words()
    assert "Now nowhere." in desk.type("D 2").words()


def test_on_call_where_no_top_is_known_it_tells_what_a_card_does():
    desk = asked(started(on_call=True))
    assert (
        desk.type("C 1")
        .words()
        .startswith("red/yellow White: goes on anything. Then red or yellow goes, or white. *back")
    )
    assert "Now" not in desk.words()


def test_what_is_no_card_is_refused_and_star_leads_back():
    desk = asked(opened())
    assert desk.type("A").notice() == "Number or sign first, then the colour."
    assert "Colours: 1 to 5." in desk.type("3 7").words()
    assert desk.type("3 *").rows()[0] == "Which card?"
    assert "Ask about" not in desk.type("*").rows()[0]


def test_every_card_is_told_of_within_its_rows():
    desk = asked(started().type("3 1 A"))
    for card in sorted(set(cards())):
        rows = desk.type(keys_of(card)).rows()
        assert rows[0] and rows[2] and rows[7] == "*back"
