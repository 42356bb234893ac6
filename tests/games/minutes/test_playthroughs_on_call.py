"""4½ Minutes on call agrees with every playthrough, and is typed as those of it tell."""

import json
from typing import Any

import pytest

from firmware.play.knowledge import ON_CALL
from tests.games.called_stories import are_told_of_these, hold_on_call
from tests.games.minutes.told_on_call import told_on_call
from tests.games.playthrough_entry import CALLED, PlaythroughEntry
from tests.stories import stories
from tools.players import own_cards
from tools.replay.conform import first_disagreement

RULES = ("FH", "FH-challenge")


class Called(PlaythroughEntry):
    """A round whose clock is started before anybody plays; a sign goes on a pile that is open."""

    def keys(self, step: dict[str, Any], move: tuple) -> str:
        return own_cards.keys(self.desk.game, self.desk.referee.tables, move)

    def begin(self) -> None:
        self.desk.type("# 1" if self.told["rules"] == "FH-challenge" else "1 #")


@pytest.mark.rule("FH4", "FH9", "FH10", "FH11", "FH12", "FH13", "FH14", "FH17", "FH18")
@pytest.mark.parametrize("rules", RULES)
def test_what_every_playthrough_tells_but_for_the_tops_holds_on_call(rules: str):
    hold_on_call(rules, told_on_call)


@pytest.mark.parametrize("rules", RULES)
def test_those_that_were_refereed_on_call_are_told_of_these(rules: str):
    are_told_of_these(rules, told_on_call)


@pytest.mark.parametrize("rules", RULES)
def test_they_are_typed_in_a_few_keys_a_step(rules: str):
    refused = 0
    for story in stories(rules + CALLED):
        entry = Called(story, ON_CALL)
        refused += entry.play()
        assert entry.desk.game.over
    assert refused > 5


@pytest.mark.parametrize("do", [["lay"], ["pass"], [], ["lay", [3, 0, None], 0, 1, 2]])
def test_what_is_no_play_is_noticed(do: list[Any]):
    story = stories("FH" + CALLED)[0]
    story["steps"][0]["do"] = do
    assert first_disagreement(json.dumps(story))
