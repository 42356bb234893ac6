"""Memo on call agrees with every playthrough, and is typed as those of it tell."""

import json

import pytest

from firmware.play.knowledge import ON_CALL
from tests.games.memo.told_on_call import told_on_call
from tests.games.playthrough_entry import CALLED, PlaythroughEntry
from tests.stories import stories
from tools.replay.conform import first_disagreement

GAMES = stories("H7" + CALLED)


@pytest.mark.rule("H7.1", "H7.3", "H7.5")
def test_what_every_playthrough_tells_of_the_counts_holds_on_call():
    for story in stories("H7"):
        assert first_disagreement(json.dumps(told_on_call(story))) is None


def test_those_that_were_refereed_on_call_are_told_of_these():
    whole = [told_on_call(story) for story in stories("H7")]
    assert all(game in whole for game in GAMES)


@pytest.mark.parametrize("story", GAMES, ids=[f"{story['players']} players" for story in GAMES])
def test_they_are_typed_a_key_a_step(story: dict):
    entry = PlaythroughEntry(story, ON_CALL)
    entry.play()
    assert entry.desk.game.over
