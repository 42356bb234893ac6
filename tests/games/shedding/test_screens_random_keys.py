"""Keys by chance: no key crashes a game of discarding, spoils its page or loses a card."""

import random

import pytest

from firmware.play.knowledge import ON_CALL
from tests.desk import playing
from tests.games.shedding.desk import at_table, table
from tests.games.shedding.positions import places, setup
from tests.games.shuffled import shuffled

KEYS = ["#"] * 6 + list("0123456789" * 2) + list("ABCD**123")
ASIDE = ("<*>", "<#>", "<*> 3", "<*> 3 2 4 #", "<*> 3 1 1", "<*> 5 2 1")


@pytest.mark.parametrize("name", ["H1", "H2", "H3", "H4"])
def test_mashed_keys_at_the_table(name: str):
    chance = random.Random(name)
    desk = at_table(name, 6, 24, jokers=2, places=True)
    for _ in range(250):
        desk.type(chance.choice(ASIDE if chance.random() < 0.05 else KEYS))
        if desk.app.referee is None:
            desk = at_table(name, 6, 24, jokers=2, places=True)
        assert min(desk.referee.game.knowledge.hands) >= 0


@pytest.mark.parametrize("name", ["H1", "H2", "H3"])
def test_mashed_keys_on_call(name: str):
    chance = random.Random(name)
    agreed = setup(name, 6, ON_CALL, jokers=0 if name == "H1" else 2, places=True)
    desk = playing(agreed).type("1")
    for _ in range(250):
        desk.type(chance.choice(ASIDE if chance.random() < 0.05 else KEYS))
        if desk.app.referee is None:
            desk = playing(agreed).type("1")
        assert min(desk.referee.game.knowledge.hands) >= 0


@pytest.mark.parametrize("name", ["H1", "H2", "H3", "H4"])
def test_mashed_keys_passed_round_lose_no_card(name: str):
    chance = random.Random(name)
    agreed = shuffled(setup(name, 4, 2, jokers=2, places=True), chance)
    desk = playing(agreed)
    for _ in range(250):
        rows = desk.rows()
        if rows[7][1:7] == " play " and chance.random() < 0.5:
            desk.type(rows[7][0])
        desk.type(chance.choice(ASIDE if chance.random() < 0.03 else KEYS))
        if desk.app.referee is None:
            desk = playing(agreed)
        elif not any(" ruling-open" in " " + text for text in desk.referee.log_text()):
            assert places(table(desk)) == sorted(agreed.deck)
