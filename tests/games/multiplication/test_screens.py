"""Multiplication by its keys: two factors are a play."""

from functools import partial

import pytest

from firmware.modules import catalog
from firmware.play.knowledge import TABLE
from tests.desk import Desk, playing
from tests.games.shedding import desk as shedding_desk
from tests.games.shedding.desk import table
from tests.games.shedding.playthrough_keys import DRAWS, SEEN, opens, play, told
from tools.replay.playthrough import setup_of

at_table = partial(shedding_desk.at_table, "H4")


@pytest.mark.rule("H4.2")
def test_two_factors_are_a_play_and_stand_large_on_the_next_players_page():
    desk = at_table(3, 6).type("2 9")
    assert desk.rows()[:5] == [
        "P2: 2 or 9  pile 20",
        "",
        "",
        "18  =  2  ×  9",
        "",
    ]
    assert desk.rows()[7] == "type two factors  #draw *undo"
    assert desk.referee.log_text()[-1] == "discard 18 2 9"
    assert desk.type("2 0").referee.log_text()[-1] == "discard 20 2 10"
    assert desk.rows()[3:5] == ["20  =  2  ×  10", ""]
    assert desk.type("0 0").referee.log_text()[-1] == "discard 100 10 10"
    assert desk.type("# *").rows()[3:5] == ["100  =  10  ×  10", ""]


def test_a_ruled_open_card_is_said_as_it_lies():
    desk = at_table(3, 6).type("<*> 3 2 4 5 #")
    assert desk.notice() == "Ruled: open 45 = 5 × 9."
    assert at_table(3, 6).type("<*> 3 2 2 4 # 2").notice() == "Ruled: open 24 = 4 × 6."


def test_what_is_no_card_of_the_game_is_refused_where_it_is_ruled_to_lie_open():
    desk = at_table(3, 6).type("<*> 3 2 1 3 #")
    assert desk.notice() == "13?\nno card here"
    assert desk.rows()[0] == "Open card"
    assert desk.type("4 5 #").notice() == "Ruled: open 45 = 5 × 9."


@pytest.mark.rule("H4.2")
def test_factors_that_share_none_are_refused_and_dead():
    desk = at_table(3, 6).type("2 9 3 4")
    assert desk.notice().endswith("3 × 4\nno 2, no 9")
    assert desk.type("*").rows()[7] == "type two factors  #draw *undo"
    assert desk.type("5 7").notice().endswith("5 × 7\nno 2, no 9")
    assert desk.type("2").rows()[0] == "P2: 2 × _  pile 20"
    assert at_table(3, 6).type("3 3 4 8").notice().endswith("4 × 8\nno 3"), "and not twice"
    assert desk.type("3 5 7 #").words().endswith("P2 draws 1? #yes *no")


def test_one_factor_alone_is_not_dropped():
    desk = at_table(3, 12).type("0")
    assert desk.rows()[0].startswith("P1: 10 × _")
    assert desk.type("#").notice().endswith("10 × what?")
    assert desk.type("*").rows()[7] == "type two factors  #draw *undo"
    assert desk.type("4 # 6").referee.log_text()[-1] == "discard 24 4 6"


@pytest.mark.rule("H4.4")
def test_a_free_card_is_declared_by_its_factors():
    desk = at_table(3, 12, jokers=2).type("A")
    assert desk.rows()[0].startswith("P1: J _")
    assert desk.rows()[7] == "type two factors  *clear", "and # would lay nothing"
    assert desk.type("#").notice().endswith("2 factors")
    assert desk.type("4").rows()[0] == "P1: J 4 × _  pile 22"
    assert desk.type("1").referee.log_text()[-1] == "free 4 4 1"
    assert desk.type("9 *").rows()[2:5] == [
        "J",
        "4  =  4  ×  1",
        "",
    ]
    assert desk.type("4 A 7").referee.log_text()[-1] == "free 28 4 7"


def test_two_factors_pressed_at_once_are_taken_back():
    desk = at_table(3, 12).type("4")
    desk.down("6")
    desk.wait(20)
    desk.down("7")
    desk.wait(40)
    desk.up("6")
    desk.up("7")
    assert desk.wait(100).referee.log_text() == ["start P1", "open 12"]


@pytest.mark.rule("H4.3")
def test_who_is_passed_over_after_a_square_is_told_to_draw():
    desk = at_table(3, 12).type("4 9")
    assert desk.rows()[0] == "P2 waits, draws 1"
    assert desk.type("9 *").rows()[0].startswith("P3")


class Fingers:
    """A desk whose keys are counted."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.keys = 0

    def type(self, keys: str) -> object:
        # The next card does as well.
        skipped = keys in ("#", "9*") and self.rows()[7].startswith((SEEN, DRAWS))
        self.keys += 0 if skipped else len(keys.replace(" ", ""))
        return self.desk.type(keys)

    def rows(self) -> list[str]:
        return self.desk.rows()


def test_a_play_of_multiplication_takes_two_keys():
    """With a free card now and then three; drawing, which is asked once more, is two as well."""
    story = told("H4", 3)
    story["steps"] = [step for step in story["steps"] if step["ok"]]
    home = catalog.game_of("H4")
    assert home
    desk = playing(setup_of(home, story, TABLE)).type(f"1 {opens(story)}#")
    fingers = Fingers(desk)
    plays = play(fingers, story, lambda: table(desk))
    assert plays > 20
    assert fingers.keys / plays <= 2.2


def test_a_joker_that_is_100_is_shown_as_both():
    desk = at_table(3, 20, jokers=2).type("A 0 0 #")
    assert desk.referee.log_text()[-1] == "free 100 10 10"
    desk.type("*")
    assert desk.rows()[2:5] == [
        "J",
        "100  =  10  ×  10",
        "",
    ]


@pytest.mark.rule("H4.3")
def test_who_goes_on_after_a_square_of_two_dealt_hands_passes_the_device_to_nobody():
    desk = shedding_desk.dealt("H4", "16 2 3 5 6 7 8", "9 10 14 15 18 20 21", shown=12).type("4 4")
    assert desk.notice() == "P2 waits, draws 1"
    assert desk.game.seat == 0
    assert desk.rows()[6:] == ["2 3 5 6 7 8", "#draw *undo"]
    assert desk.type("8").rows()[0] == "P1: 8 × _  pile 26"
    assert desk.type("* # #").wait(6000).rows()[7].startswith("2 play"), "then P2 is handed it"


def test_who_starts_has_room_for_what_to_take_and_for_a_memory_that_fails():
    """The page is strict: small words are as high as their row, so what is told stands below."""
    desk = Desk()
    desk.flash.worn = True
    desk.type("5 1 # 2 2 #")
    assert desk.notice() == "Memory fails: this game is not kept."
    assert "Keep all 42 with an X and 2 jokers." in desk.words()
