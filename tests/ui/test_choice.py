"""A list of lines, each with its key: a page at a time where they are many."""

import pytest

from firmware.ui.questions import Ask, Dialog
from tests.desk import Desk
from tests.sample import LISTED


class Asked:
    """A desk on which a list of `count` lines was opened; `picked` is what was chosen."""

    def __init__(self, count: int, keys: str = "", chosen: int = 0) -> None:
        self.desk = Desk()
        self.picked: int | None = None
        names = [f"line {i + 1}" for i in range(count)]
        shell = self.desk.app.shell
        self.show(Dialog(shell, "Which?", names, self.pick, chosen, keys=keys))

    def show(self, screen: object) -> None:
        self.desk.app._go(screen)
        self.desk.wait(20)

    def pick(self, index: int) -> str:
        self.picked = index
        return "back"


@pytest.mark.parametrize("count", [1, 2, 6, 9, 14])
def test_sharp_takes_the_marked_line(count: int):
    asked = Asked(count, chosen=count - 1)
    asked.desk.type("#")
    assert asked.picked == count - 1


@pytest.mark.parametrize(("key", "index"), [("1", 0), ("6", 5), ("9", 8)])
def test_up_to_nine_lines_have_one_key_each_on_whatever_page(key: str, index: int):
    asked = Asked(9)
    asked.desk.type(key)
    assert asked.picked == index


def test_of_more_than_nine_lines_the_first_nine_keep_their_keys():
    asked = Asked(14)
    assert asked.desk.rows()[6:] == ["6 line 6", "#ok 1-9 D more  *back"]
    asked.desk.type("9")
    assert asked.picked == 8
    asked = Asked(14)
    asked.desk.type("D D 4")  # line 14 has that key on this page
    assert asked.picked == 13
    asked = Asked(14)
    asked.desk.type("D D 5")
    assert asked.picked == 4


def test_a_line_after_the_ninth_has_its_number_s_last_digit_on_its_page_alone():
    asked = Asked(14)
    assert asked.desk.type("0").notice() == "Press 1 to 9, or #."
    assert asked.desk.type("D").rows() == [
        "Which?",
        "7 line 7",
        "8 line 8",
        "9 line 9",
        "0 line 10",
        "1 line 11",
        "2 line 12",
        "#ok 7-2 D more  *back",
    ]
    assert asked.desk.type("A").notice() == "Press 7 to 2, or #."
    asked.desk.type("0")
    assert asked.picked == 9


def test_lines_may_have_keys_of_their_own():
    asked = Asked(4, keys="ABCD")
    assert asked.desk.rows()[4] == "C line 3  D line 4"
    asked.desk.type("D")
    assert asked.picked == 3


@pytest.mark.parametrize("key", ["0", "5", "A"])
def test_another_key_says_which_there_are(key: str):
    asked = Asked(4)
    assert asked.desk.type(key).notice() == "Press 1 to 4, or #."
    assert asked.picked is None


def test_star_goes_back():
    asked = Asked(4)
    assert asked.desk.type("*").rows()[0] == LISTED[0]
    assert asked.picked is None


def test_a_question_takes_yes_and_no_and_nothing_else():
    asked = Asked(1)
    answers: list[str] = []
    yes, no = (lambda: answers.append("yes")), (lambda: answers.append("no"))
    asked.show(Ask(asked.desk.app.shell, "Begin?", yes, no, ("begin", "leave it")))
    assert asked.desk.rows()[7] == "#begin  *leave it"
    assert asked.desk.type("1 A B").notice() == "", "a note would lie over what is asked"
    assert answers == []
    asked.desk.type("# *")
    assert answers == ["yes", "no"]
