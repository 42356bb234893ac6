"""Rulings come in one order, and what is said of them fits its place."""

import pytest

from firmware.modules import catalog
from firmware.play.knowledge import KNOWN, ON_CALL, SCREEN, TABLE
from firmware.play.setup import Setup
from firmware.shell.ruling import RULED
from tests.desk import Desk, playing
from tests.sample import OURS
from tests.text_fit import is_read


def test_who_has_left_is_not_offered():
    desk = Desk().type("1 1 1 3 1 <*> 2 3 2 # # # <*> 3 1")
    assert [row for row in desk.rows()[1:7] if row] == ["1 P1", "3 P3"]
    assert desk.type("3").game.seat == 2


@pytest.mark.parametrize(
    "what", ["hand P5 8", "display P6 95", "cards P6 100", "100 still in play"]
)
def test_what_was_ruled_is_said_in_two_rows(what: str):
    assert is_read(RULED.format(what), 2)


def test_a_key_that_chooses_nothing_is_told_no_keys_between_a_digit_and_a_letter():
    desk = Desk().type("1 1 1 2 1 2 A <*> 3")
    assert desk.rows()[7].endswith("A edit B who  *back")
    assert "Press its key, or #." in desk.type("9").words()


ORDER = (
    "turn",
    "open card",
    "piles",
    "draw pile",
    "hands",
    "cards",
    "laid this turn",
    "still in play",
    "must answer",
    "a run",
    "who has the 100",
    "direction",
    "blocked pile",
    "set aside",
    "all lies otherwise",
    "edit a card",
    "who plays on",
)


@pytest.mark.parametrize("rules", [row[0] for game in OURS for row in game.rule_sets])
def test_rulings_come_in_one_order_in_every_game_and_at_every_level(rules: str):
    game = catalog.game_of(rules)
    assert game
    cards = game.part("rules").cards
    for level in game.levels:
        agreed = Setup(rules, level, 3)
        agreed.deck = bytes(cards(agreed)) if level in KNOWN else b""
        desk = playing(agreed).type("1")
        if not desk.game.started:
            desk.type("# 1")
        if "It shows" in desk.words():
            desk.type("2 4 #")
        desk.type("<*> 3")
        if level == ON_CALL and desk.rows()[0] == "Menu":
            continue  # nothing is kept that could be ruled on
        assert desk.rows()[0] == "What is wrong?"
        labels = [row[0] for row in desk.app.stack[-1].questions]
        assert labels[0] == "turn"
        assert labels == [label for label in ORDER if label in labels]


@pytest.mark.parametrize("rules", ["TG", "H1", "H5", "FH"])
def test_the_draw_pile_is_no_order_to_draw(rules: str):
    game = catalog.game_of(rules)
    assert game
    assert game.called("ruling-draw 12") == "pile of 12"


@pytest.mark.parametrize("rules", ["H5", "H6", "H7"])
def test_a_card_that_was_not_seen_is_still_in_play(rules: str):
    game = catalog.game_of(rules)
    assert game
    assert game.called("ruling-unseen 7") == "7 still in play"


@pytest.mark.parametrize(
    ("rules", "start", "typed", "shown"),
    [
        ("TG", "1", "3 7", "37_"),
        ("TG-on-call", "1", "3", "draws 3 3"),
        ("H1", "1 2 3 #", "4 5", "45_"),
        ("H2", "1 2 3 #", "A 4 5", "J 45_"),
        ("H4", "1 2 4 #", "A 4", "J 4 × _"),
        ("H5", "1 7 7 #", "4 5", "throw 45_"),
        ("H7", "1", "4", "4_"),
    ],
)
def test_what_is_half_typed_outlasts_a_ruling(rules: str, start: str, typed: str, shown: str):
    level = ON_CALL if rules.endswith("-on-call") else TABLE
    setup = Setup(rules.replace("-on-call", ""), level, 3)
    desk = playing(setup).type(start).type(typed)
    assert shown in desk.words()
    desk.type("<*> 3 1 2")
    assert desk.notice() == "Ruled: turn to P2."
    assert shown in desk.type("<#> *").words()


def test_what_is_half_typed_outlasts_a_ruling_that_is_refused():
    desk = playing(Setup("H5", TABLE, 3)).type("1 7 7 # # A <*> 3 1 2")
    assert desk.notice() == "First throw one"
    assert "throw J_" in desk.type("<#> *").words()
    assert "throw 4_" in desk.type("4").words(), "a digit takes the place of a joker"


def test_what_a_cover_hides_is_said_to_be_typed_anew():
    agreed = Setup("TG", SCREEN, 2, bytes(range(2, 100)))
    desk = playing(agreed).type("1 1 3 7 <*> 3 1 2")
    assert desk.notice() == "Ruled: turn to P2. Type it anew."


def test_a_refused_ruling_over_a_cover_says_why_and_no_more_as_five_leave_it_no_room():
    agreed = Setup("H3", SCREEN, 5, bytes((*range(1, 101), 101, 101, 101, 101)))
    desk = playing(agreed).type("1 1 9 <*> 3 3 2")
    assert desk.notice() == "36\nobliges nobody"


def test_who_leaves_or_joins_is_ruled_behind_fix_it_too():
    desk = playing(Setup("H1", TABLE, 3)).type("1 23# <*> 3 B")
    assert desk.rows()[0] == "Who plays on?"
    assert desk.type("2 # #").notice() == "Ruled: P2 leaves."
