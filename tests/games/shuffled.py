"""Set-ups whose deck the device knows."""

import random
from typing import Any

from firmware.modules import catalog
from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.setup import Setup


def dealt(rules: str, level: int, players: int, seed: int) -> Setup:
    """Return a set-up of `rules` with a deck shuffled by `seed`."""
    home = home_of(rules)
    agreed = Setup(rules, level, players)
    rows = home.asked(rules, level)
    agreed.options = bytes(row[3] for row in rows)
    if rules == "H7":
        agreed.options = bytes((40, 0))  # so that some are never turned up
    return shuffled(agreed, random.Random(seed))


def shuffled(agreed: Setup, chance: random.Random) -> Setup:
    """Give what is `agreed` a deck shuffled by `chance`, and return it."""
    cards = home_of(agreed.rules).part("rules").cards(agreed)
    chance.shuffle(cards)
    agreed.deck = bytes(cards)
    return agreed


def started(rules: str, players: int, chance: random.Random) -> Any:
    """Return a game that is dealt from a deck shuffled by `chance`, P1 on turn."""
    game: Any = home_of(rules).rules.new(shuffled(Setup(rules, SCREEN, players), chance))
    game.play((0, 0))  # start, the first row of MOVES
    return game


def home_of(rules: str) -> GameFolder:
    """Return the game of the rule set `rules`."""
    home = catalog.game_of(rules)
    assert home is not None
    return home


def winning(rules: str, level: int, players: int) -> Setup:
    """Return a set-up that deals P1 a hand in sets."""
    agreed = dealt(rules, level, players, 1)
    home = home_of(rules)
    game = home.part("rules").new(Setup(rules, TABLE, players, b"", agreed.options))
    agreed.deck = bytes(home.part("desktop").random_deal(game, list(agreed.deck)))
    return agreed
