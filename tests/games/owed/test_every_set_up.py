"""From power on to the first card: the keys are pressed and counted, in every game and way."""

import pytest

from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import GUIDED, ON_CALL
from firmware.play.setup import Setup
from firmware.ui import layout
from host_sim.strict import StrictPage
from tests.desk import Desk
from tests.games.owed.test_every_game import GAMES, agreements, keys_of

MOST, AGAIN = 5, 2
BESIDE = 56  # the column of the words beside a game's sign at home
WAITS = ("FirstPlayerChoice", "FirstPlayer", "AfterDeal", "Pause")  # they come and go: by name


def ready(desk: Desk) -> bool:
    """Return True where nothing is to be answered or begun before the first card."""
    waits = type(desk.app.stack[-1]).__name__ in WAITS
    return desk.app.referee is not None and not waits


def asked_of(game: GameFolder) -> list[int]:
    """Return the levels that are asked for: at *guided* the deck is ordered before."""
    return [level for level in game.levels if level != GUIDED]


def keys_to(game: GameFolder, agreed: Setup) -> str:
    """Return the keys that lead a new device to the first card; what is proposed is taken."""
    keys = keys_of(game)
    desk = Desk().type(keys)
    rules = [row[0] for row in game.rule_sets]
    answers = {
        "Which rules?": str(rules.index(agreed.rules) + 1),
        "How shall I help?": str(asked_of(game).index(agreed.level) + 1),
        "How many play?": str(agreed.players),
    }
    while not ready(desk):
        key = answers.get(desk.rows()[0], "#")
        desk.type(key)
        keys += key
        assert len(keys) < 10, desk.rows()
    now = desk.referee.setup
    assert (now.rules, now.level, now.players) == (agreed.rules, agreed.level, agreed.players)
    return keys


@pytest.mark.parametrize("game", GAMES, ids=[game.folder for game in GAMES])
def test_five_keys_at_most_lead_from_power_on_to_the_first_card(game: GameFolder):
    usual = game.rule_sets[0][0]
    table = [
        agreed
        for agreed in agreements(game)
        if agreed.rules == usual and agreed.level in asked_of(game)
    ]
    counted = {keys_to(game, agreed) for agreed in table}
    assert len(counted) == len(table), "each is another set-up"
    assert max(map(len, counted)) <= MOST - 1 + len(keys_of(game)), counted


@pytest.mark.parametrize("game", GAMES, ids=[game.folder for game in GAMES])
def test_two_keys_at_most_lead_there_with_again(game: GameFolder):
    for level in asked_of(game):
        agreed = next(found for found in agreements(game) if found.level == level)
        desk = Desk().type(keys_to(game, agreed))
        desk.app.shell.leave()
        desk.power_off_and_on()
        assert desk.rows()[0] == "The same again?"
        pressed = 0
        while not ready(desk):
            desk.type("#")
            pressed += 1
            assert pressed <= AGAIN, desk.rows()
        assert desk.referee.setup.level == level


def turned(desk: Desk, count: int) -> str:
    """Return the words of so many pages, one after the other."""
    return " ".join(desk.type("B").words() for _ in range(count))


@pytest.mark.parametrize("game", GAMES, ids=[game.folder for game in GAMES])
def test_what_the_manifest_tells_before_a_game_stands_whole_on_its_pages(game: GameFolder):
    """The pages are strict: a text that is too long is an error where it is shown."""
    desk = Desk()
    desk.app.stack[-1].at = GAMES.index(game) - 1  # the pages of others are theirs
    assert desk.type("B").rows()[0].startswith(game.title)
    says, best, *_ = (*game.says.split("\n"), "")
    assert says in desk.words()
    layout.label(StrictPage(bytearray(1024)), BESIDE, 0, best.format(99))
    told = [word for row in game.told.values() for word in row]
    if desk.type("#").rows()[0] == "Which rules?" and told:
        whole = turned(desk, len(game.rule_sets))
        assert [word for word in told if word not in whole] == []
    if desk.rows()[0] == "Which rules?":
        desk.type("#")
    if desk.rows()[0] == "How shall I help?":
        whole = turned(desk, len(game.levels))
        assert [word for word in game.costs.values() if word not in whole] == []


@pytest.mark.parametrize(
    ("number", "rules"), [(2, "H1"), (3, "H2"), (4, "H3"), (6, "H5"), (7, "H6")]
)
def test_on_call_is_proposed_at_first_and_then_what_was_used_last(number: int, rules: str):
    desk = Desk().type(f"{number}")
    assert desk.rows()[:2] == ["How shall I help?", "3 I only count"]
    assert desk.type("# 3 # 1").referee.setup.level == ON_CALL
    assert desk.referee.setup.rules == rules
    desk.type("<*> 6 1 #").type(f"{number} 1 3 # 1")
    desk.type("<*> 6 1 #").type(f"{number} # 3 # 1")
    assert desk.referee.setup.level != ON_CALL
