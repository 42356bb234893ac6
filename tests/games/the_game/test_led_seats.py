"""The device plays for a seat whose cards the players hold, as it led their deck: it names them."""

import sys

import pytest

from firmware.games.the_game.rules import END, LAST, LAY
from firmware.play.knowledge import GUIDED
from firmware.play.rules_base import BOXES
from firmware.play.setup import Setup
from tests.desk import Desk, playing

LOW = ([40, 41, 42, 43, 44, 45, 46], [2, 3, 4, 90, 91, 92, 93])


def led(monkeypatch: pytest.MonkeyPatch, names: str = "   Box") -> Desk:
    """Return a desk at P1's turn, whose opponent in LOW is called so."""
    monkeypatch.setattr(Desk, "names", names)
    held = [card for hand in LOW for card in hand]
    deck = [hand[i] for i in range(7) for hand in LOW]
    deck += [card for card in range(2, LAST + 1) if card not in held]
    return playing(Setup("TG", GUIDED, 2, bytes(deck))).type("1")


def its_turn(monkeypatch: pytest.MonkeyPatch) -> Desk:
    return led(monkeypatch).type("4 0 A 4 1 A #").wait(100)


def top(desk: Desk) -> str:
    return type(desk.app.stack[-1]).__name__


def test_a_seat_is_offered_where_the_deck_is_led_and_not_at_the_table():
    led_questions = Desk(seed=3).type("1 1 4")
    assert led_questions.rows()[7] == "1-5 A Box B names  #ok"
    assert Desk(seed=3).type("1 1 1").rows()[7] == "1-5 B names  #ok"


def test_it_names_each_card_and_waits_till_it_has_been_laid(monkeypatch: pytest.MonkeyPatch):
    desk = its_turn(monkeypatch)
    assert desk.rows()[0] == "P1 draws 2  pile 82"
    assert desk.wait(1800).rows()[0] == "Box: 2 on B  pile 82"
    assert desk.wait(9000).rows()[0] == "Box: 2 on B  pile 82"
    assert desk.type("#").wait(1800).rows()[0] == "Box: 3 on B  pile 82"


def test_what_is_drawn_for_it_is_told_until_a_sharp(monkeypatch: pytest.MonkeyPatch):
    desk = its_turn(monkeypatch)
    for _ in range(9):
        if desk.rows()[0].startswith("Box draws"):
            break
        desk.wait(1900).type("#")
        desk.wait(1900)
    assert desk.rows()[0] == "Box draws 3  pile 79"
    assert desk.wait(9000).rows()[0] == "Box draws 3  pile 79"
    assert desk.type("#").rows()[0] == "P1 lays 2  pile 79"
    assert [move[0] for move in desk.referee.log()][3:] == [END, LAY, LAY, LAY, END]


def test_its_page_shows_no_card_of_a_hand(monkeypatch: pytest.MonkeyPatch):
    desk = its_turn(monkeypatch)
    for _ in range(40):
        if top(desk) != "BoxTurn":
            break
        shown = set(" ".join(desk.rows()).replace(":", " ").split())
        laid = {str(move[1]) for move in desk.referee.log() if move[0] == LAY}
        hands = {str(card) for seat in (0, 1) for card in desk.game.knowledge.held(seat)}
        assert not (hands - laid - {"2", "3"}) & shown
        desk.wait(500).type("#")


def test_a_star_takes_back_to_the_last_move_of_a_player(monkeypatch: pytest.MonkeyPatch):
    desk = its_turn(monkeypatch).wait(2000)
    desk.type("* #")
    assert top(desk) == "Turn"
    assert desk.game.seat == 0


def test_once_cards_lie_otherwise_than_is_known_a_player_takes_the_seat_over(
    monkeypatch: pytest.MonkeyPatch,
):
    desk = led(monkeypatch)
    assert desk.game.boxes == BOXES
    desk.type("9 9 C")
    assert "Right all the same?" in desk.words()
    desk.type("#").type("4 1 A #").wait(3000)
    assert not desk.game.boxed(1)
    assert top(desk) == "Turn"
    assert desk.rows()[0] == "Box lays 2  pile 82"


def test_after_a_power_cut_it_goes_on(monkeypatch: pytest.MonkeyPatch):
    desk = its_turn(monkeypatch).wait(2000)
    desk.power_off_and_on()
    assert desk.type("#").wait(2000).rows()[0] == "Box: 3 on B  pile 82"


def test_it_says_where_the_card_lies_in_its_row_which_closes_up(monkeypatch: pytest.MonkeyPatch):
    desk = its_turn(monkeypatch).wait(1900)
    assert desk.rows()[6:] == ["card 1 from left", "#done 0 why  *undo"]
    assert desk.type("#").rows()[6:] == ["", "#go on  *undo"]
    assert desk.wait(1900).rows()[6] == "card 1 from left"


def test_where_only_counts_are_known_it_says_who_must_be_played_for(
    monkeypatch: pytest.MonkeyPatch,
):
    desk = led(monkeypatch).type("5 0 A #")
    assert desk.notice() == "Now I know only counts. You play Box."
    desk = led(monkeypatch).type("<*> 3 6")
    assert desk.notice() == "Ruled: counts only. Now I know only counts. You play Box."
    desk = led(monkeypatch, "   Ann").type("5 0 A #")
    assert desk.notice() == "Now I know only counts."


@pytest.mark.parametrize(("seats", "said"), [("A 2", " You play Box."), ("2", "")])
def test_so_it_does_before_the_shuffle_is_left(seats: str, said: str):
    desk = Desk(seed=3).type(f"1 1 4 {seats}").type("3 # <C>")
    stop = "Stop? Then gather and shuffle them: I check what you type."
    assert desk.words() == f"{stop}{said} #yes *no"


@pytest.mark.parametrize(("seats", "said"), [("A 2", "You play Box."), ("2", "")])
def test_so_it_does_where_the_deck_is_just_shuffled(seats: str, said: str):
    desk = Desk(seed=3).type(f"1 1 4 {seats}").type("3")
    assert type(desk.app.stack[-1]).__name__ == "Shuffling"
    assert desk.notice() == said


def test_the_help_at_how_the_deck_lies_says_so_too():
    desk = Desk(seed=3).type("1 1 4 2 <#> # # #")
    assert "I know no card of it, and play for no seat." in desk.words()


def test_nothing_is_loaded_to_say_so(monkeypatch: pytest.MonkeyPatch):
    desk = Desk(seed=3).type("1 1 4 A 2")
    monkeypatch.delitem(sys.modules, "firmware.shell.guided")
    assert desk.type("3").notice() == "You play Box."
    assert "firmware.shell.guided" not in sys.modules
