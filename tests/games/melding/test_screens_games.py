"""Whole games 5 and 6 by their keys: the panel tells what the rules do, at both levels.

A player who sees the cards plays to the end by the rules; then the moves are typed.
"""

import functools
import re

import pytest

from firmware.games.melding.rules import (
    DRAW,
    OUT,
    SCORE,
    SHUFFLE,
    SPLIT,
    START,
    TAKE,
    THROW,
    Drawing,
    real,
)
from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.setup import Setup
from host_sim.drive import Drive
from host_sim.shuffle_bytes import bytes_for_order
from host_sim.wiring import REPO_ROOT
from tests import drawn
from tests.desk import Desk, playing
from tests.games.melding.desk import (
    beside,
    cards_keys,
    open_card,
    placed,
    settle,
    table,
    thrown_keys,
)
from tests.games.melding.positions import RULES, TABLES, F, chosen, held
from tests.games.melding.whole_games import dealt
from tests.text_player import snapshot

MOST = 240  # moves
GAMES = [
    (name, players, places)
    for name, players in (("H5", 2), ("H5", 6), ("H5-advanced", 3), ("H6", 2), ("H6", 4))
    for places in (False, True)
]


@functools.cache
def story(name: str, players: int, places: bool) -> tuple[Setup, list[tuple]]:
    """Return a set-up with its deck and the moves of a game in which all want to get on."""
    return dealt(name, players, 4, places, players - 1, MOST)


def scores(game: Drawing) -> list[int]:
    """Return the points by seat of a game that is over."""
    points = game.scores()
    assert points
    return points


@pytest.mark.rule("H5.1", "H5.5", "H5.6", "H5.7", "H6.1", "H6.3", "H6.4", "H-b", "H-c")
@pytest.mark.parametrize(("game", "level"), drawn.in_a_way(GAMES, [TABLE, SCREEN]))
def test_the_panel_follows_a_whole_game(game: tuple[str, int, bool], level: int):
    name, players, places = game
    agreed, log = story(name, players, places)
    truth = RULES[name].new(agreed)
    deck = agreed.deck if level == SCREEN else b""
    desk = playing(Setup(name, level, players, deck, agreed.options))
    for number, move in enumerate(log):
        where = f"move {number}: {move}"
        if move[0] == SHUFFLE:
            truth.play(move)
            continue
        later = log[number + 1] if number + 1 < len(log) else (0,)
        if later[0] == SHUFFLE and level == SCREEN:
            desk.deals.append(bytes_for_order(list(later[1:]), Drive(REPO_ROOT)))
        enter(desk, truth, move, level)
        truth.play(move)
        if truth.over:
            break
        if later[0] != SHUFFLE:
            compare(desk, truth, level, where)
    while table(desk).scoring:
        assert desk.rows()[0] == f"Points of P{table(desk).seat + 1}"
        desk.type(f"{scores(truth)[table(desk).seat]}#")
    assert table(desk).over
    assert table(desk).points == scores(truth)
    assert f"P{truth.finished[0] + 1} wins!" in desk.words()
    if level == SCREEN:
        truth.boxes = table(desk).boxes  # the device could play for them
        assert snapshot(table(desk)) == snapshot(truth)


def enter(desk: Desk, truth: Drawing, move: tuple, level: int) -> None:
    """Press the keys of `move`, covers lifted first."""
    if move[0] == START:
        desk.type(f"{move[1] + 1}")
        if level == TABLE:
            desk.type(f"{truth.open}#")
        return
    if desk.rows()[7][1:7] == " play ":
        desk.type(desk.rows()[7][0])
    if move[0] == OUT:
        cards = [real(part) for part in move[2:] if part != SPLIT]
        desk.type(thrown_keys(move[1]) + "D")
        if level == TABLE:
            desk.type(cards_keys(cards))
        settle(desk)
        out = rf"P{truth.seat + 1} is (out!|2nd|3rd|4th|5th) threw "
        assert re.match(out, placed(desk)), desk.rows()
        desk.type("#")
    elif move[0] == THROW:
        desk.type(thrown_keys(move[1]) + "#")
    else:
        desk.type("#" if move[0] == DRAW else "A")


def compare(desk: Desk, truth: Drawing, level: int, where: str) -> None:
    """Hold the words on the panel against the table."""
    rows = desk.rows()
    if rows[7][1:7] == " play ":
        assert int(rows[7][0]) - 1 == truth.seat, where
        desk.type(rows[7][0])
        rows = desk.rows()
    assert rows[0].startswith(f"P{truth.seat + 1}"), where
    if truth.drawn is None:
        assert f"pile {truth.knowledge.draw}" in desk.words(), where
    assert open_card(desk) == (
        "" if truth.open is None else "J" if truth.open == F else str(truth.open)
    )
    if truth.drawn is not None and level == SCREEN:
        card = "J" if truth.drawn == F else str(truth.drawn)
        assert beside(desk)[0].split()[-1].rstrip("'") == card, where
    if level == SCREEN:
        hand = " ".join(rows[4 if truth.hand_size > 8 else 6 : 7]).split()
        cards = [F if word == "J" else int(word) for word in hand]
        assert sorted(cards) == held(truth, truth.seat), where
    else:
        assert rows[6].startswith(("last one", "Shuffle")) or not rows[6] or "out" in rows[6], where


def test_the_games_reach_taking_throwing_and_a_claim():
    codes = {move[0] for game in GAMES for move in story(*game)[1]}
    assert codes >= {START, DRAW, TAKE, THROW, OUT}
    assert SCORE not in codes


def test_the_discards_are_shuffled_in_the_middle_of_a_turn_and_it_goes_on():
    """H-b: where the device dealt; and the same card comes again after taking back."""
    agreed = Setup("H6", SCREEN, 2, b"", chosen(0))
    agreed.deck = bytes(TABLES["H6"].cards(agreed))
    desk = playing(agreed).type("1")
    while table(desk).knowledge.draw > 1:
        assert desk.referee.submit((DRAW,)) is None
        assert desk.referee.submit((THROW, held(table(desk), table(desk).seat)[0])) is None
    seat = table(desk).seat + 1
    desk.type("<*> 3 1").type(f"{seat}").type(f"{seat}")
    assert desk.rows()[0] == f"P{seat}: take one"
    assert desk.rows()[2].split("  ")[0] == "pile 1"
    desk.type("#")
    assert desk.notice() == "Shuffled 70"
    assert table(desk).knowledge.draw == 70
    drew = f"drew {table(desk).drawn}"
    assert desk.type("* # #").notice() == "Shuffled 70"
    assert beside(desk.type("C"))[0] == drew, "the same card comes again"
