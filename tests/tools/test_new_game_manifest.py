"""``dev.py game`` tells what cannot be in a manifest, each in a sentence with its name."""

from types import SimpleNamespace
from typing import Any

import pytest

from firmware.play.knowledge import TABLE
from tools.new_game import manifest_check

MANIFEST = {"TITLE": "Mine", "ORDER": 90, "LEVELS": (TABLE,), "RULE_SETS": (("QQ", "Mine", 2, 5),)}
RIGHT = ("cards", "Highest card?", (40, 100, 20), 60)
NO_OPTION = (
    "OPTIONS of manifest.py for 'QQ' is to have rows of word, question, values and the usual one, a"
    " comma behind each; values are lowest, highest and step, of which the usual is one, or rows of"
    " word and line, of which it is the place, from 0."
)
NO_ROUNDS = "ROUNDS of manifest.py is to be a whole number: how many games make a total."


def told(**changed: Any) -> list[str]:
    """Return what is told of a manifest that is right but for what is `changed`."""
    game: Any = SimpleNamespace(folder="mine", manifest=SimpleNamespace(**{**MANIFEST, **changed}))
    return list(manifest_check.complaints(game, lambda about: None))


@pytest.mark.parametrize(
    "row",
    [
        RIGHT,
        ("cards", "Highest card?", (0, 2, 1), 2),
        ("score", "What points?", (("cards", "cards left", "points: {}"), ("places", "place")), 1),
    ],
)
def test_nothing_is_told_of_options_that_can_be_asked(row: tuple):
    assert told(OPTIONS={"QQ": (row,)}, ROUNDS=3) == []


@pytest.mark.parametrize(
    "rows",
    [
        RIGHT,
        (RIGHT[:3],),
        ((*RIGHT[:2], (40, 100, 0), 60),),
        ((*RIGHT[:2], (40, 100), 60),),
        ((*RIGHT[:3], 50),),
        ((*RIGHT[:3], "60"),),
        (("score", "What points?", (("cards", "cards left"), ("places", "place")), 2),),
        (("score", "What points?", ("cards", "places"), 0),),
    ],
)
def test_options_that_cannot_be_asked_are_told(rows: Any):
    assert told(OPTIONS={"QQ": rows}) == [NO_OPTION]


def test_options_of_a_rule_set_that_is_not_there_are_told():
    assert told(OPTIONS={"QR": (RIGHT,)}) == [
        "OPTIONS of manifest.py has the rule set 'QR', which RULE_SETS has not."
    ]
    assert told(OPTIONS=(RIGHT,)) == [
        "OPTIONS of manifest.py is to have rows of options by rule set, in a dict."
    ]


@pytest.mark.parametrize("rounds", ["3", -1, 1.5, None])
def test_rounds_that_are_no_number_are_told(rounds: Any):
    assert told(ROUNDS=rounds) == [NO_ROUNDS]
