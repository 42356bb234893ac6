"""Keys at random: every page fits, nothing stops, and the memory holds the round as it stands."""

from random import Random

import pytest

from firmware.games.minutes.rules import cards as cards_of_the_game
from firmware.games.minutes.rules import keys_of
from tests.games.minutes.desk import opened

KEYS = "1234567890ABCD#" * 4 + "*"
HELD = ["<A>", "<B>", "<C>", "<D>", "<#>"]


@pytest.mark.parametrize("level", ["table", "screen", "on call"])
@pytest.mark.parametrize("rules", ["FH", "FH-challenge"])
def test_mashed_keys_leave_a_round_that_the_memory_knows(level: str, rules: str):
    chance = Random(f"{rules}, {level}")
    desk = opened(level, 4, rules)
    desk.type("1 # 1")
    cards = "123456789" if level == "screen" else [keys_of(card) for card in cards_of_the_game()]
    plays = [card + pile for card in cards for pile in "AB"]
    for _ in range(250):
        if desk.app.referee is None or desk.referee.game.over:
            break
        held, whole = chance.random() < 0.03, chance.random() < 0.5
        desk.type(chance.choice(HELD if held else plays if whole else KEYS))
        assert desk.rows()
    facts, moves = desk.referee.game.facts(), desk.referee.log_text()
    assert len(moves) > 5
    desk.power_off_and_on()
    if not facts["over"]:
        desk.type("#")
        assert desk.referee.game.facts() == facts
        assert desk.referee.log_text() == moves
