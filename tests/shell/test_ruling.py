"""Rulings come in one order, and what is said of them fits its place."""

import pytest

from firmware.modules import catalog
from firmware.play.knowledge import ON_CALL, SCREEN
from firmware.play.setup import Setup
from firmware.shell.ruling import RULED
from tests.desk import playing
from tests.text_fit import fits


@pytest.mark.parametrize("what", ["hand P5 8", "display P6 95", "cards P6 100", "unseen 100"])
def test_what_was_ruled_is_said_in_two_rows(what: str):
    assert fits(RULED.format(what), 2)


ORDER = (
    "Whose turn",
    "Open card",
    "Top of a pile",
    "Draw pile",
    "Cards in a hand",
    "Cards of a player",
    "Laid in this turn",
    "Card still in play",
    "Must answer",
    "A run",
    "Who has the 100",
    "Direction",
    "Blocked pile",
    "Cards set aside",
)


@pytest.mark.parametrize("rules", [row[0] for game in catalog.games() for row in game.rule_sets])
def test_rulings_come_in_one_order_in_every_game_and_at_every_level(rules: str):
    game = catalog.game_of(rules)
    assert game
    cards = game.part("tables").cards
    for level in game.levels:
        agreed = Setup(rules, level, 3)
        agreed.deck = bytes(cards(agreed)) if level == SCREEN else b""
        desk = playing(agreed).type("1")
        if not desk.game.started:
            desk.type("# 1")
        if "It shows" in desk.words():
            desk.type("2 4 #")
        desk.type("<*> 3")
        if level == ON_CALL and "3 Ruling" not in desk.words():
            continue  # nothing is kept that could be ruled on
        assert desk.rows()[0] == "Ruling"
        labels = [row[0] for row in desk.app.stack[-1].questions]
        assert labels[0] == "Whose turn"
        assert labels == [label for label in ORDER if label in labels]
