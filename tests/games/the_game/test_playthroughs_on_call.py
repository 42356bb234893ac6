"""The Game on call agrees with every playthrough: hands, draw pile, turn and end."""

import pytest

from tests.games.called_stories import are_told_of_these, hold_on_call
from tests.games.the_game.told_on_call import told_on_call

RULES = ("TG", "TG-expert1", "TG-expert2", "TS")


@pytest.mark.rule("TG7", "TG8", "TG9", "TG10", "TG11", "TG12", "TS2", "TS3", "TS5", "TS6")
@pytest.mark.parametrize("rules", RULES)
def test_what_every_playthrough_tells_of_the_counts_holds_on_call(rules: str):
    hold_on_call(rules, told_on_call)


@pytest.mark.parametrize("rules", RULES)
def test_those_that_were_refereed_on_call_are_told_of_these(rules: str):
    are_told_of_these(rules, told_on_call)
