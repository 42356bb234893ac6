"""The recorded games, refused plays included, typed card by card: the device judges them alike."""

from typing import Any

import pytest

from firmware.play.knowledge import ON_CALL
from tests import drawn
from tests.games.playthrough_entry import CALLED, LEVELS, PlaythroughEntry, stories

RULES = ("TG", "TG-expert1", "TG-expert2", "TS")
SAMPLES = {"TG": (0, 13), "TG-expert1": (2, 12), "TG-expert2": (6, 10), "TS": (0, 8)}


@pytest.mark.parametrize(("rules", "level"), drawn.in_a_way(RULES, LEVELS))
def test_what_is_typed_is_judged_as_the_playthrough_tells(rules: str, level: str):
    refused = [
        PlaythroughEntry(story, LEVELS[level]).play() for story in stories(rules, *SAMPLES[rules])
    ]
    assert sum(refused) > 0


class OnCall(PlaythroughEntry):
    """A playthrough of a game that was refereed on call."""

    def keys(self, step: dict[str, Any], move: tuple) -> str | None:
        """Return the keys; who has not laid enough is asked, and else nobody.

        On the short sheet the game goes on, and who has laid some is not asked (TS5).
        """
        stuck = step["do"][0] == "stuck"
        keys = super().keys(step, move)
        if stuck and keys and self.told["rules"] == "TS" and step["do"][1]:
            keys = keys[:-1]
        return None if stuck and not step["ok"] else keys


@pytest.mark.parametrize("rules", drawn.some(RULES, 2))
def test_so_it_is_on_call(rules: str):
    assert sum(OnCall(story, ON_CALL).play() for story in stories(rules + CALLED)) > 0
