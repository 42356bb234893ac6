"""Taking back: the digit, then move after move to the first; asked where cards were seen."""

import pytest

from tests.desk import Desk

TABLE = "1 1 1 2 1"
SEEN = "Cards have been drawn and seen since. Take the turn back all the same? #yes *no"


@pytest.fixture
def desk() -> Desk:
    return Desk().type(TABLE)


def test_star_takes_back_the_digit_first(desk: Desk):
    desk.type("3 7 A 4 0")
    assert desk.type("*").rows()[6] == "4_"
    assert desk.type("*").rows()[6] == "_"
    assert desk.referee.log_text() == ["start P1", "lay 37 A"]


def test_then_move_after_move_to_the_first(desk: Desk):
    desk.type("3 7 A 4 0 A 9 9 D")
    assert desk.type("*").rows()[7] == "Taken back: lay 99 D."
    assert desk.type("*").rows()[7] == "Taken back: lay 40 A."
    assert desk.type("*").rows()[:3] == [
        "P1 0 of 2    pile 84",
        "A    B     C    D",
        "^  1 ^  1  v 100 v 100",
    ]
    assert desk.type("*").rows() == [
        "Who starts?",
        "1 P1 starts",
        "2 P2 starts",
        "",
        "",
        "",
        "Deal 7 cards each.",
        "Taken back: start P1.",
    ]
    assert " ".join(desk.type("*").rows()[6:]) == "There is nothing to take back."


def test_a_taken_back_card_may_be_laid_elsewhere(desk: Desk):
    assert desk.type("3 7 A * 3 7 D").rows()[2] == "^  1 ^  1  v 100 v 37"


def test_across_a_refilled_hand_it_is_asked_first(desk: Desk):
    desk.type("3 7 A 4 0 A #")
    assert desk.type("*").words() == SEEN
    desk.type("*")
    assert desk.rows()[0] == "P2 0 of 2    pile 82"
    desk.type("* #")
    assert desk.rows()[0] == "P1 2 of 2    pile 84"
    assert desk.rows()[4:] == ["in hand 5 7", "", "Taken back: the", "turn's end."]


def test_within_the_next_turn_nothing_is_asked(desk: Desk):
    desk.type("3 7 A 4 0 A # 5 0 A *")
    assert desk.rows()[7] == "Taken back: lay 50 A."


def test_where_nothing_was_drawn_nothing_is_asked(desk: Desk):
    desk.type("<*> 2 3 0 # 3 7 A 4 0 A # *")
    assert desk.rows()[6:] == ["Taken back: the", "turn's end."]


def test_a_dealt_turn_comes_back_with_the_cards_that_were_there(desk: Desk):
    alone = Desk().deal(12, 25, 37, 48, 61, 79, 88, 90, 13, 14).type("1 1 2 1")
    alone.type("1 2 A 2 5 A #")
    assert alone.rows()[4] == "13 14 37 48 61 79 88 90"
    assert alone.type("* #").rows()[4] == "37 48 61 79 88 90"
    assert alone.type("* *").rows()[4] == "12 25 37 48 61 79 88 90"
    alone.type("1 2 A 2 5 A #")
    assert alone.rows()[4] == "13 14 37 48 61 79 88 90", "and the deck gives the same again"


def test_a_whole_game_can_be_taken_back_and_played_again(desk: Desk):
    desk.type("3 7 A 4 0 A # 9 9 D 9 8 D # 4 1 A")
    after = desk.game.facts()
    presses = 0
    while desk.rows()[0] != "Who starts?":
        desk.type("* #" if desk.game.laid == 0 and desk.game.seat else "*")
        if desk.words() == SEEN:
            desk.type("#")
        presses += 1
        assert presses < 20
    assert desk.referee.log_text() == []
    desk.type("1 3 7 A 4 0 A # 9 9 D 9 8 D # 4 1 A")
    assert desk.game.facts() == after


def test_what_was_taken_back_stays_so_without_power(desk: Desk):
    desk.type("3 7 A 4 0 A *")
    desk.power_off_and_on()
    desk.type("#")
    assert desk.referee.log_text() == ["start P1", "lay 37 A"]
