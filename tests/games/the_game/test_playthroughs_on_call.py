"""The Game on call agrees with every playthrough: hands, draw pile, turn and end."""

import json

import pytest

from tests.games.playthrough_entry import CALLED
from tests.games.the_game.told_on_call import told_on_call
from tests.stories import stories
from tools.conform import first_disagreement

RULES = ("TG", "TG-expert1", "TG-expert2", "TS")


@pytest.mark.rule("TG7", "TG8", "TG9", "TG10", "TG11", "TG12", "TS2", "TS3", "TS5", "TS6")
@pytest.mark.parametrize("rules", RULES)
def test_what_every_playthrough_tells_of_the_counts_holds_on_call(rules: str):
    for story in stories(rules):
        assert first_disagreement(json.dumps(told_on_call(story))) is None


@pytest.mark.parametrize("rules", RULES)
def test_those_that_were_refereed_on_call_are_told_of_these(rules: str):
    whole = [told_on_call(story) for story in stories(rules)]
    for game in stories(rules + CALLED):
        game["steps"] = [step for step in game["steps"] if step["ok"]]
        assert game in whole
