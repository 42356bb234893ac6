"""Hints: for whom they were turned on where the device dealt, the cards that go are underlined."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from firmware.games.minutes.rules import LAY
from firmware.games.minutes.texts import short
from firmware.games.shedding.rules import DISCARD, FREE, JOKER, LAST, TREAT, TRICK, card_text
from firmware.games.the_game import rules as the_game
from firmware.modules import catalog
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from firmware.ui.hands import _pitch
from tests.desk import Desk, playing
from tests.games.shuffled import shuffled
from tests.text_fit import is_read


def agreed(rules: str, hints: bool, players: int = 2, seed: str = "") -> Setup:
    """Return a set-up with a shuffled deck."""
    game = catalog.game_of(rules)
    assert game is not None
    setup = Setup(rules, SCREEN, players, hints=hints)
    setup.options = bytes(row[3] for row in game.options(rules, SCREEN))
    return shuffled(setup, random.Random(rules + seed))


def marked(desk: Desk) -> list[str]:
    """Return the cards that are marked: underlined."""
    rows = desk.rows()
    upper, lower = rows[4].split(" "), rows[6].split(" ")
    found = in_places(desk, lower, 7 * 128 + 4, 0x80)
    if all(word.isdigit() for word in upper):
        found = in_places(desk, upper, 5 * 128 + 4, 0x80) + found
    return found


def in_places(desk: Desk, cards: list[str], at: int, pixel: int) -> list[str]:
    """Return those of a row of `cards` that have a light `pixel` so far from their left edge."""
    pitch, left = _pitch(cards)
    lit = [desk.panel[at + left + i * pitch] & pixel for i in range(len(cards))]
    return [card for card, light in zip(cards, lit, strict=True) if light]


def underlined(desk: Desk) -> list[int]:
    """Return the places of the cards of 4½ Minutes that are underlined."""
    row = desk.panel[7 * 128 :]
    cards = len(desk.rows()[4].split())
    pitch = 25 if cards < 6 else 21
    middles = [row[pitch * place + 8 : pitch * place + 15] for place in range(cards)]
    return [place for place, line in enumerate(middles) if all(byte & 1 for byte in line)]


def laid_on_a_pile(game: Any) -> set[str]:
    return {str(move[1]) for move in game.legal_moves() if move[0] == the_game.LAY}


def discarded(game: Any) -> set[str]:
    """Return which cards of the hand a legal move lays down."""
    found = set()
    for move in game.legal_moves():
        if move[0] in (DISCARD, FREE, TRICK, TREAT):
            card = {DISCARD: move[-1], FREE: JOKER}.get(move[0], LAST)
            found.add(card_text(move[1] if move[0] == DISCARD else card))
    return found


GAMES: list[tuple[str, Callable[[Any], set[str]]]] = [
    ("TG", laid_on_a_pile),
    ("TS", laid_on_a_pile),
    *[(rules, discarded) for rules in ("H1", "H2", "H3", "H4")],
]


@pytest.mark.parametrize(("rules", "legal"), GAMES)
def test_just_those_cards_of_the_player_on_turn_are_marked_that_go(
    rules: str, legal: Callable[[Any], set[str]]
):
    desk = playing(agreed(rules, True)).type("1")
    chance = random.Random(rules)
    seen = 0
    for _ in range(30):
        if desk.game.over:
            break
        if desk.rows()[7][1:7] == " play ":
            desk.type(desk.rows()[7][0])
        assert set(marked(desk)) == legal(desk.game), desk.rows()
        seen += len(marked(desk))
        moves = [move for move in desk.game.legal_moves() if len(move) > 1]
        move = chance.choice(moves or desk.game.legal_moves())
        desk.referee.submit(move)
        desk.app.stack = [desk.app.shell.screen()]
        desk.wait(100)
    assert seen > 10


def test_in_4_1_2_minutes_every_card_that_goes_on_a_pile_is_marked():
    desk = playing(agreed("FH", True)).type("1 #")
    for _ in range(12):
        game = desk.game
        hand = game.knowledge.hand(game.seat)
        goes = {move[1] for move in game.legal_moves() if move[0] == LAY}
        shown = [short(card) for card in hand[:6]]
        assert desk.rows()[4].split() == shown
        assert {shown[place] for place in underlined(desk)} == {short(card) for card in goes}
        desk.referee.submit(game.legal_moves()[0])
        desk.wait(1100)


@pytest.mark.parametrize("rules", ["TG", "H1", "H4", "FH"])
def test_without_hints_nothing_is_marked(rules: str):
    desk = playing(agreed(rules, False)).type("1 1" if rules != "FH" else "1 #")
    assert (underlined if rules == "FH" else marked)(desk) == []


@pytest.mark.parametrize("rules", ["TG", "H2"])
def test_only_ones_own_turn_is_hinted_at_and_no_hand_that_is_only_looked_at(rules: str):
    desk = playing(agreed(rules, True)).type("A 1")
    assert "P1" in desk.rows()[0] and marked(desk) == []
    desk.type("# 2 # 1 2")
    assert "P2" in desk.rows()[0] and marked(desk) == []
    assert marked(desk.type("# 1"))


def test_a_marked_card_says_the_same_words_and_is_underlined():
    bare = playing(agreed("H1", False)).type("1 1")
    desk = playing(agreed("H1", True)).type("1 1")
    assert desk.rows() == bare.rows()
    differ = {a ^ b for a, b in zip(desk.panel, bare.panel, strict=True)}
    assert differ == {0, 0x80}  # a line beneath it


def test_a_message_over_the_hand_is_read_in_full():
    desk = playing(agreed("H3", True)).type("1 1")
    desk.type("8 8 8 #")
    assert desk.notice() == desk.app.stack[-1].note != ""


@pytest.mark.parametrize("rules", ["TG", "H1", "H4", "FH"])
def test_they_are_turned_on_in_the_menu_for_one_player_and_marked_for_nobody_else(rules: str):
    marks = underlined if rules == "FH" else marked
    desk = playing(agreed(rules, False)).type("1 #" if rules == "FH" else "1 1")
    mine = desk.game.seat
    desk.type(f"<*> 1 4 {mine + 1} * * *")
    assert marks(desk), desk.rows()
    desk.type(f"<*> 1 4 {mine + 1} {2 - mine} * * *")
    assert marks(desk) == []


@pytest.mark.parametrize("rules", ["H5", "H6", "H7"])
def test_games_in_which_any_card_may_be_thrown_or_none_is_seen_have_none(rules: str):
    desk = playing(agreed(rules, False)).type("1 1")
    assert "Hints" not in desk.type("<*> 1").words()


@pytest.mark.parametrize(
    ("rules", "page", "how"),
    [
        ("TG", "TURN", "underlined cards"),
        ("H1", "TURN", "underlined cards"),
        ("H2", "TURN", "underlined cards"),
        ("H4", "TURN", "underlined cards"),
        ("FH", "DEALT", "underlined"),
    ],
)
def test_the_help_on_the_turn_says_how_a_card_that_goes_is_marked(rules: str, page: str, how: str):
    game = catalog.game_of(rules)
    assert game is not None
    (told,) = [text for text in getattr(game.part("help"), page) if how + " go" in text]
    assert is_read(told, 7)
