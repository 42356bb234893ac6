"""The screens of a game that chooses none: each refusal over its first turn, named if too long."""

from types import SimpleNamespace
from typing import Any

import pytest

from firmware.play.knowledge import TABLE
from firmware.play.setup import Setup
from tests.desk import playing
from tests.games.usual_frames import refusals_of
from tests.sample import RULES


def refusing(words: dict[str, str]) -> Any:
    """Return a game with these words of refusals."""
    part = SimpleNamespace(REFUSED=words)
    return SimpleNamespace(part=lambda name: part, why=lambda reason: words[reason[0]])


def test_each_refusal_lies_over_the_first_turn_and_then_comes_a_key_that_may_be_a_move():
    desk = playing(Setup(RULES, TABLE, 5)).type("1")
    frames = list(refusals_of(refusing({"low": "Higher, please.", "over": "It is over."}), desk))
    assert [frame.splitlines()[0] for frame in frames] == [
        "== refused: low",
        "== refused: over",
        "== the first turn, A",
    ]
    assert "Higher, please." in frames[0]
    assert desk.notice() == "Type a card first"


def test_a_refusal_that_is_too_long_is_named():
    desk = playing(Setup(RULES, TABLE, 5)).type("1")
    game = refusing({"low": "Lay another card. " * 9})
    with pytest.raises(AssertionError, match="too long a text for 'low': Lay another card"):
        list(refusals_of(game, desk))
