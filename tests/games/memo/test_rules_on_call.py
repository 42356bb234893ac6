"""Numbers Memo on call: the players judge their pairs, the device counts and keeps the turn."""

from typing import Any

import pytest

from firmware.games.memo import rules
from firmware.play.knowledge import ON_CALL, TABLE
from firmware.play.setup import Setup
from tests.text_player import TextPlayer

WRITTEN = TextPlayer(rules)


def begun(players: int = 3, count: int = 10) -> Any:
    """Return a game in which the first player starts."""
    game = rules.new(Setup("H7", ON_CALL, players, b"", bytes((count, 0))))
    return WRITTEN.play(game, "start P1")


def why(game: Any, text: str) -> tuple | None:
    return WRITTEN.why(game, text)


@pytest.mark.rule("H7.3")
def test_a_pair_is_kept_and_the_player_goes_on_until_there_is_none():
    game = WRITTEN.play(begun(), "pair, pair")
    assert game.facts() == {
        "seat": 0,
        "again": True,
        "cards": [4, 0, 0],
        "left": 6,
        "over": False,
        "winners": None,
    }
    assert WRITTEN.play(game, "end, end").facts()["seat"] == 2
    assert not game.kept


@pytest.mark.rule("H7.5")
def test_the_last_pair_ends_the_game_and_the_most_cards_win():
    game = WRITTEN.play(begun(2), "pair, end, pair, pair, end, pair, pair")
    assert game.over
    assert (game.winners(), game.result(), game.scores()) == ([0], "P1 wins, 6 4", [6, 4])
    assert why(game, "pair") == why(game, "end") == ("over",)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("reveal 3", ("on-call",)),
        ("need 8 8", ("on-call",)),
        ("start P2", ("started",)),
        ("ruling-turn P4", ("seat", 3)),
        ("ruling-cards P1 3", ("pairs", 8)),
        ("ruling-cards P1 10", ("pairs", 8)),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(text: str, reason: tuple):
    game = begun()
    before = game.facts()
    assert game.play(WRITTEN.moves.parse(text)) == reason
    assert game.facts() == before


def test_nobody_plays_before_somebody_is_chosen_to_start():
    game = rules.new(Setup("H7", ON_CALL, 2))
    assert why(game, "pair") == why(game, "end") == ("start",)
    assert [move[0] for move in game.legal_moves()] == [rules.START] * 2


def test_where_the_device_checks_a_pair_is_not_told_but_typed():
    checked = WRITTEN.play(rules.new(Setup("H7", TABLE, 2)), "start P1")
    assert why(checked, "pair") == ("which",)


def test_the_counts_are_ruled():
    game = WRITTEN.play(begun(), "pair, ruling-cards P2 4, ruling-turn P3")
    assert (game.seat, game.knowledge.hands, game.left) == (2, [2, 4, 0], 4)
