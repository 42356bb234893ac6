"""Ask tells nothing of hands or draw pile, whatever is asked, and no game speaks of another's."""

import random
import re

import pytest

from firmware.modules import catalog
from firmware.play.knowledge import KNOWN, TABLE
from firmware.play.setup import Setup
from tests import drawn
from tests.desk import Desk, playing
from tests.games.shuffled import dealt
from tests.sample import OURS

WAYS = [
    (row[0], level)
    for game in catalog.games()
    for row in game.rule_sets
    for level in game.levels
    if level in KNOWN
]


def other(agreed: Setup, shown: int) -> Setup:
    """Return the set-up with all its cards elsewhere but the one that was turned up, `shown`."""
    deck = list(agreed.deck)
    random.Random(1).shuffle(deck)
    if shown in deck:
        at, there = deck.index(shown), agreed.deck.index(shown)
        deck[at], deck[there] = deck[there], deck[at]
    return Setup(agreed.rules, agreed.level, agreed.players, bytes(deck), agreed.options)


def at_play(agreed: Setup) -> Desk:
    """Return a desk at the first page of a game in which P1 begins."""
    desk = playing(agreed)
    for keys in ("1", "#", "1", "1"):
        if not desk.game.started:
            desk.type(keys)
    assert desk.game.started, desk.rows()
    return desk


def questions(timed: bool) -> list[str]:
    """Return keys behind a held 0: some cards, alone and with each letter, and pairs of them."""
    asked = [" ".join(str(number)) + " #" * (number < 10) for number in range(1, 101)]
    if timed:
        asked = [f"{sign} {colour}" for sign in "123456789ABCD" for colour in "1234"]
    asked = drawn.some(asked, 40)  # of which Memo for two has four in ten
    few = asked[:5]
    asked += [f"{one} # {two}" for one in few for two in few]
    return asked + ([] if timed else [*"ABCD", *(f"{few[0]} {letter}" for letter in "ABCD")])


def answers(desk: Desk, asked: list[str], timed: bool) -> dict[str, list[str]]:
    """Return what Ask says to each of the questions, where it is `timed` but for the clock."""
    beneath = desk.app.stack[-1]
    found = {}
    for keys in asked:
        desk.type("<0>").type(keys).wait(100)
        found[keys] = [re.sub(r"\d:\d\d", "", row) for row in desk.rows()] if timed else desk.rows()
        while desk.app.stack[-1] is not beneath:
            desk.type("*")
    return found


@pytest.mark.parametrize(("rules", "level"), drawn.some(WAYS, 14))
def test_with_other_cards_in_all_hands_and_in_the_pile_every_answer_is_the_same(
    rules: str, level: int
):
    game = catalog.game_of(rules)
    assert game is not None
    agreed = dealt(rules, level, game.rule_set(rules)[2] if rules != "H7" else 2, 3)
    desk = at_play(agreed)
    shown = getattr(desk.game, "open", 0) or 0
    timed = game.has_part("clock")
    asked = questions(timed)
    told = answers(desk, asked, timed)
    assert len(set(map(str, told.values()))) >= 10
    twin = at_play(other(agreed, shown))
    assert answers(twin, asked, timed) == told


@pytest.mark.parametrize("game", OURS, ids=[game.folder for game in OURS])
def test_of_primes_it_speaks_only_where_they_are_played_with(game: catalog.GameFolder):
    rules = game.rule_sets[0][0]
    agreed = Setup(rules, TABLE, 2)
    agreed.options = bytes(row[3] for row in game.asked(rules, TABLE))
    desk = playing(agreed).type("1")
    if not desk.game.started:
        desk.type("2 4 #")
    timed = game.has_part("clock")
    told = str(answers(desk, questions(timed), timed))
    assert ("prime" in told) == (game.folder == "primes")
