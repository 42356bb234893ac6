"""Whatever is pressed in games 5 and 6: every picture fits, the journal tells the same game."""

from random import Random

import pytest

from firmware.play.knowledge import ON_CALL, SCREEN, TABLE
from firmware.play.setup import Setup
from tests import drawn
from tests.desk import Desk, playing
from tests.games.melding.desk import settle, table
from tests.games.melding.positions import TABLES
from tests.text_player import snapshot

KEYS = "1234567890AABCD" + 6 * "#" + 2 * "*"
OURS = (
    "Turn",
    "Playing",
    "Cards",
    "AfterDeal",
    "Opening",
    "Cover",
    "Hand",
    "HandEntry",
    "Claim",
    "Count",
    "Sets",
    "Score",
    "Scores",
)


def mashed(desk: Desk, chance: Random, presses: int) -> Desk:
    """Press keys at random until the game is over or left."""
    for _ in range(presses):
        if desk.app.referee is None or table(desk).over:
            break
        if desk.rows()[7][1:7] == " play " and chance.random() < 0.5:
            desk.type(desk.rows()[7][0])
        elif chance.random() < 0.04:
            desk.type("<*>" + chance.choice(["1", "2", "3", "*"]))
        elif chance.random() < 0.02:
            desk.type("<#>*")
        else:
            desk.type(chance.choice(KEYS))
        if desk.app.stack[0].__class__.__name__ not in OURS:
            break  # left the game
        if len(desk.app.stack) > 2:
            desk.type("***")
    return settle(desk)


@pytest.mark.parametrize("seed", drawn.some(range(1000), 1))
@pytest.mark.parametrize("level", [TABLE, SCREEN, ON_CALL], ids=["table", "screen", "on call"])
@pytest.mark.parametrize("name", sorted(TABLES))
def test_mashed_keys_leave_a_state_that_the_journal_tells(name: str, level: int, seed: int):
    """The page is strict: what does not fit raises an error."""
    chance = Random(f"{name} {level} {seed}")
    players = chance.randint(2, TABLES[name].RULE_SETS[name][2])
    agreed = Setup(name, level, players, b"", bytes((chance.randint(0, 4), chance.randint(0, 1))))
    if level == SCREEN:
        cards = TABLES[name].cards(agreed)
        chance.shuffle(cards)
        agreed.deck = bytes(cards)
    desk = mashed(playing(agreed), chance, 250)
    assert desk.words()
    if desk.app.referee is None or table(desk).over:
        return
    before = snapshot(table(desk))
    desk.power_off_and_on()
    desk.type("#")
    assert snapshot(table(desk)) | {"judging": True} == before | {"judging": True}
