"""The questions before a game, asked of a game that is made up."""

from types import SimpleNamespace
from typing import Any

import pytest

from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.setup import Setup
from firmware.shell.setup_questions import Questions
from firmware.ui.screen import Screen
from tests.desk import Desk
from tests.sample import PACKAGE

JOKERS = ("jokers", "How many jokers?", (0, 4, 1), 4)
HUNDRED = ("hundred", "The 100 is", (("special", "Trick and Treat"), ("out", "left out")), 0)
CARDS = ("cards", "How many cards?", (2, 100, 2), 10)


class Home(Screen):
    """Where the questions come from."""


class Asked:
    """A desk that shows the questions of a game with `options` at `levels`; `begun` is the end."""

    def __init__(
        self,
        *options: tuple,
        last: Setup | None = None,
        levels: tuple = (TABLE, SCREEN),
    ) -> None:
        self.desk = Desk()
        shell: Any = self.desk.app.shell
        shell.begin = self.begin
        shell.prepare = lambda game, level: None
        self.begun: tuple = ()

        def options_at(rules: str, level: int) -> tuple:
            return options if level in levels else ()

        game: Any = SimpleNamespace(
            rule_sets=(("X1", "The X", 2, 4),),
            levels=(TABLE, SCREEN),
            proposed=TABLE,
            costs={TABLE: "7 keys a turn"},
            hints=False,
            asked=options_at,
            module=lambda part: PACKAGE + part,
            has_part=lambda part: False,
        )
        self.home = Home(shell)
        shell.home = lambda game: self.home
        first = Questions(shell, game, last).first()
        self.desk.app.stack = [first]
        self.desk.wait(100)

    def begin(self, agreed: Setup, session: bytes = b"") -> Screen:
        self.begun = (agreed.rules, agreed.level, agreed.players, agreed.options)
        return self.home

    def type(self, keys: str) -> list[str]:
        return self.desk.type(keys).rows()


def test_a_game_of_one_rule_set_does_not_ask_for_it():
    asked = Asked()
    assert asked.desk.rows()[0] == "How shall I help?"
    asked.type("2 3")
    assert asked.begun == ("X1", SCREEN, 3, b"")


def test_each_way_is_a_page_with_what_it_gives_and_costs_in_the_game_s_own_figures():
    asked = Asked()
    assert asked.desk.rows() == [
        "How shall I help?",
        "1 I check each card",
        "+ no slip gets by",
        "",
        "- 7 keys a turn",
        "",
        "",
        "A < B >  #take  1/2",
    ]
    assert asked.type("B")[1:5] == ["2 I deal, no deck", "+ play anywhere", "", "- I go round"]
    assert asked.type("B")[1] == asked.type("A A")[1] == "1 I check each card"
    assert asked.type("D")[5].endswith("Press 1 or 2, or #.")
    assert asked.type("B #")[0] == "How many play?", "the page that is shown is taken"


def test_a_held_sharp_says_more_of_the_way_that_is_shown_and_of_none_that_there_is_not():
    deals = "I deal, no deck: I shuffle, deal and go round"
    asked = Asked().desk
    assert asked.type("<#> 3").words().startswith("I check each card: you type it, I judge")
    assert asked.type("* B <#> 3").words().startswith(deals + ". ")
    assert "A page each" in asked.type("#").words()
    desk = Desk().type("1 1 B <#> 3")
    assert desk.words().startswith(deals + "; the menu has hints.")


def test_options_are_shown_as_they_usually_are_and_one_key_takes_them():
    asked = Asked(JOKERS, HUNDRED)
    assert asked.type("1 4") == [
        "Begin like this?",
        "",
        "1 jokers: 4",
        "",
        "2 hundred: special",
        "",
        "",
        "#begin 1-2  *back",
    ]
    asked.type("#")
    assert asked.begun == ("X1", TABLE, 4, bytes([4, 0]))


def test_an_option_is_changed_by_its_number_and_then_chosen():
    asked = Asked(JOKERS, HUNDRED)
    assert asked.type("1 2 1")[:5] == ["How many jokers?", "", "", "", "0  1  2  3  4"]
    assert asked.type("0")[2] == "1 jokers: 0"
    assert asked.type("2")[:5] == ["The 100 is", "", "1 Trick and Treat", "", "2 left out"]
    assert asked.type("2")[2:5] == ["1 jokers: 0", "", "2 hundred: out"]
    asked.type("#")
    assert asked.begun == ("X1", TABLE, 2, bytes([0, 1]))


def test_at_a_level_without_options_nothing_more_is_asked():
    last = Setup("X1", TABLE, 2, b"", bytes([2, 1]))
    asked = Asked(JOKERS, HUNDRED, last=last, levels=(TABLE,))
    asked.type("2 3")
    assert asked.begun == ("X1", SCREEN, 3, b"")
    asked = Asked(JOKERS, HUNDRED, levels=(TABLE,))
    assert asked.type("1 3")[0] == "Begin like this?"


def test_a_large_number_is_typed_and_what_does_not_go_is_refused():
    asked = Asked(CARDS)
    asked.type("1 2 1")
    assert asked.type("3 #")[3:6] == ["× Only even numbers", "", ""]
    assert asked.type("1 0 2 #")[5] == "× Only 2 to 100"
    assert asked.type("4 0 #")[3] == "1 cards: 40"
    asked.type("#")
    assert asked.begun == ("X1", TABLE, 2, bytes([40]))


@pytest.mark.parametrize(
    ("keys", "row"),
    [
        ("1 2 1 *", "Begin like this?"),
        ("1 2 *", "How many play?"),
        ("1 *", "How shall I help?"),
        ("1 2 * *", "How shall I help?"),
    ],
)
def test_star_goes_back_one_question(keys: str, row: str):
    assert Asked(JOKERS).type(keys)[0] == row


def test_star_leaves_the_first_question():
    asked = Asked(JOKERS)
    asked.type("*")
    assert asked.desk.app.stack == [asked.home]


def test_the_last_answers_are_the_usual_ones():
    last = Setup("X1", SCREEN, 4, b"\x01", bytes([2, 1]))
    asked = Asked(JOKERS, HUNDRED, last=last)
    assert asked.type("# #")[1:3] == ["", "1 jokers: 2"]
    asked.type("#")
    assert asked.begun == ("X1", SCREEN, 4, bytes([2, 1]))


def test_which_rules_has_a_page_for_each_and_a_held_sharp_says_more():
    desk = Desk().type("1")
    assert desk.rows()[:5] == ["Which rules?", "1 Official", "+ 2 cards a turn", "", "- 98 must go"]
    assert desk.type("B").rows()[1] == "2 Expert 1"
    assert desk.type("<#> 3").words().startswith("Three cards a turn or more")
    assert desk.type("* A A").rows()[1] == "4 Short sheet"
    assert desk.type("#").rows()[0] == "How shall I help?"
    assert Desk().type("1 2 1 1").referee.setup.rules == "TG-expert1", "a number takes its page"


def test_the_keys_as_they_lie_cut_no_word_of_a_way():
    """Each began with *I*, which was all that stood there."""
    rows = Desk().type("1 1 <#>").rows()
    assert [row.split() for row in rows[:3:2]] == [["1", "2", "3", "A", "<"], ["4", "B", ">"]]


def test_for_another_game_as_many_are_proposed_as_were_just_playing_but_for_box():
    """With names of four a # by habit seated Ann and Ben alone."""
    four = Desk().type("1 1 1 4 1 <*> 6 1 #")
    assert "4 players" in four.type("2 4").words()
    assert "2 players" in Desk().type("1 1 3 1 <*> 6 1 # 2 4").words(), "one alone is too few"
    box = Desk().type("3 2 A A 4 # 1 # # <*> 6 1 # 2 2")
    assert "2 players" in box.words()
