"""The words of a turn of *Numbers*, and of the games beside it: which cards go."""

from types import SimpleNamespace
from typing import Any

import pytest

from firmware.games.great_digits import help as great_digits
from firmware.games.numbers import texts
from firmware.games.shedding import texts as shedding


def turn(**more: Any) -> Any:
    return SimpleNamespace(**{"obliged": False, "run": 0, "matched": 0, **more})


@pytest.mark.rule("H3.3")
def test_a_run_that_may_go_on_is_told_beside_how_many_more_may_match():
    assert texts.brief(turn(matched=2)) == "2 more"
    assert texts.brief(turn(matched=2, run=1)) == "2 or 1s"
    assert texts.brief(turn(run=1)) == "1s or end"
    assert texts.brief(turn()) == "now end"


@pytest.mark.rule("H2.3")
@pytest.mark.parametrize(("digit", "said"), [(5, "a 5,\nor end"), (8, "an 8,\nor end")])
def test_a_run_says_which_digit_goes_on(digit: int, said: str):
    assert shedding.need(turn(run=digit)) == said


@pytest.mark.rule("H2.7", "H3.1")
def test_that_an_open_hundred_is_matched_by_its_digits_is_said_in_great_digits_alone():
    said = "An open 100 is matched by 1 and 0."
    assert [said in " ".join(game.RULES) for game in (great_digits, texts)] == [True, False]
