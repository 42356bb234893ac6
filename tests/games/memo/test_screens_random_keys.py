"""Whatever is pressed in Numbers Memo: every picture fits, and the journal tells the same game."""

from random import Random

import pytest

from tests import drawn
from tests.desk import Desk, playing
from tests.games.memo.desk import memo
from tests.games.memo.positions import agreed
from tests.text_player import snapshot

KEYS = "1234567890ABCD" + 6 * "#" + 2 * "*"


def mashed(desk: Desk, chance: Random, presses: int) -> Desk:
    """Press keys at random until the game is over; the right number is often declared.

    It is `presses` keys, and more until somebody has begun the game: the menu may begin it anew.
    """
    pressed = 0
    while pressed < presses or not memo(desk).started:
        pressed += 1
        game = memo(desk)
        if game.over:
            break
        if len(game.up) == 1 and chance.random() < 0.2:
            desk.type(f"{game.needed}#")
        elif chance.random() < 0.04:
            desk.type("<*>" + chance.choice(["1", "2", "*"]))
        elif chance.random() < 0.02:
            desk.type("<#>*")
        else:
            key = chance.choice(KEYS)
            desk.type("1" if key == "*" and not game.started else key)  # it would leave the game
        if desk.app.stack[0].__class__.__name__ not in (
            "Turn",
            "Grid",
            "FirstPlayerChoice",
            "Scores",
        ):
            break  # left the game
        while len(desk.app.stack) > 2:
            desk.type("*")
    return desk


@pytest.mark.parametrize("seed", drawn.some(range(1000), 1))
@pytest.mark.parametrize("level", ["table", "panel"])
@pytest.mark.parametrize("count", [4, 10, 50, 100])
def test_mashed_keys_leave_a_state_that_the_journal_tells(count: int, level: str, seed: int):
    """The page is strict: what does not fit raises an error."""
    chance = Random(f"{count} {level} {seed}")
    deck = list(range(1, count + 1)) if level == "panel" else []
    chance.shuffle(deck)
    pairs, players = chance.randrange(3), chance.randint(2, 6)
    desk = mashed(playing(agreed(count, pairs, players, bytes(deck))), chance, 250)
    assert desk.words()
    if desk.app.referee is None:
        return  # they gave up, by the menu
    before = snapshot(desk.game)
    assert before["started"]
    if desk.game.over:
        return
    desk.power_off_and_on()
    desk.type("#")
    after = snapshot(desk.game)
    assert after | {"judging": True} == before | {"judging": True}
