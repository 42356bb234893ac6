"""The recorded games, refused plays included, typed card by card: the device judges them alike."""

import pytest

from tests.games.playthrough_entry import LEVELS, PlaythroughEntry, stories

RULES = ("TG", "TG-expert1", "TG-expert2", "TS")
SAMPLES = {"TG": (0, 13), "TG-expert1": (2, 12), "TG-expert2": (6, 10), "TS": (0, 8)}


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("level", LEVELS)
def test_what_is_typed_is_judged_as_the_playthrough_tells(rules: str, level: str):
    refused = [
        PlaythroughEntry(story, LEVELS[level]).play() for story in stories(rules, *SAMPLES[rules])
    ]
    assert sum(refused) > 0
