"""There is room for all that is said while the clock runs, with its longest figures."""

import pytest

from firmware.games.minutes import rules, texts
from firmware.games.minutes.rules import value_of
from firmware.ui import layout
from tests.games.minutes.test_screens_texts import FIGURES, ROOM

# What is said while the clock runs and the players have the cards, then where they are dealt.
THERE = ("seat", "pile", "first", "gone", "held", "fit", "blocked", "second", "name", "empty")
TYPED = ("how-card", "no-colour", "no-pile", "places", "no-numbers", "nothing")
SAID = ("aside", "right", "right-counts", "elsewhere", "half", "ten", "named", "turned", "skipped")
DEALT = ("first", "blocked", "second", "empty")
DEALT_TYPED = ("no-pile", "places", "nothing")
DEALT_SAID = ("aside", "half", "ten", "undo")


@pytest.mark.parametrize("word", THERE + TYPED + SAID)
def test_what_is_said_while_the_clock_runs_leaves_the_first_three_rows(word: str):
    if word in THERE:
        said = texts.why((word, *FIGURES.get(word, ())))
    else:
        said = texts.say(word, *ROOM[word])
    fits(said)


@pytest.mark.parametrize("word", DEALT + DEALT_TYPED + DEALT_SAID)
def test_what_is_said_among_dealt_cards_leaves_the_first_three_rows(word: str):
    if word in DEALT:
        said = texts.why((word, *FIGURES.get(word, ())))
    else:
        said = texts.say(word, *ROOM[word])
    fits(said)


def fits(said: str) -> None:
    """Hold what is `said` against two lines of T, or three of S where that is too long."""
    _, step, lines = layout.fitted(said, 121, 32)
    assert step * len(lines) <= 32, said


def test_a_refusal_says_what_would_go():
    green = value_of("G1")
    assert texts.why(("fit", green, value_of("R3"))) == "Only 3, red or white"
    assert texts.why(("fit", green, value_of("PR"))) == "Only purple/red or white"
    assert texts.why(("fit", green, value_of("P#"))) == "Only purple or white"
    assert texts.why(("fit", green, value_of("BP"))) == "Only blue/purple or white"
    for card in rules.cards():
        fits(texts.why(("fit", green, card)))
