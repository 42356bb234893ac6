"""Playthroughs that were refereed card by card, held against what is told of them on call."""

import json
from collections.abc import Callable
from typing import Any

from tests.games.playthrough_entry import CALLED
from tests.stories import stories
from tools.replay.conform import first_disagreement

Story = dict[str, Any]


def hold_on_call(rules: str, told_on_call: Callable[[Story], Story]) -> None:
    """Check that every playthrough of `rules` holds as it is told on call."""
    for story in stories(rules):
        assert first_disagreement(json.dumps(told_on_call(story))) is None


def are_told_of_these(rules: str, told_on_call: Callable[[Story], Story]) -> None:
    """Check that those refereed on call are told of the others, but for what was refused."""
    whole = [told_on_call(story) for story in stories(rules)]
    for game in stories(rules + CALLED):
        game["steps"] = [step for step in game["steps"] if step["ok"]]
        assert game in whole
