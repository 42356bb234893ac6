"""Every game leaves all as it was when it refuses a move, and refuses all that is not legal."""

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

from tests.text_player import Judge, snapshot


def refusals_change_nothing(
    game: Judge, moves: Iterable[tuple], stray: Callable[[], tuple]
) -> None:
    """Play `moves`, which must all go, and try four strays before each."""
    before = snapshot(game)
    for move in moves:
        for _ in range(4):
            attempt = stray()
            why = game.why_not(attempt)
            if why:
                assert game.play(attempt) == why
        assert snapshot(game) == before
        assert game.play(move) is None
        after = snapshot(game)
        assert after != before
        before = after


def legal_moves_are_all(
    game: Any,
    moves: Iterable[tuple],
    every: Callable[[], list[tuple]],
    chance: Random,
    share: float,
) -> None:
    """Play `moves`, which end the game.

    Before a `share` of them the legal moves are just those of `every` that are not refused.
    """
    for move in moves:
        if chance.random() < share:
            legal = game.legal_moves()
            assert legal
            assert sorted(legal) == sorted(m for m in every() if game.why_not(m) is None)
        game.play(move)
    assert game.legal_moves() == [m for m in every() if game.why_not(m) is None] == []


def legal_moves_are_all_whatever_is_ruled(
    game: Any,
    moves: Iterable[tuple],
    stray: Callable[[], tuple],
    first: int,
    every: Callable[[], list[tuple]],
    chance: Random,
) -> Iterator[None]:
    """Play `moves`, after each of them three strays that are rulings: the `first` kind, or later.

    Yield after each; now and then the legal moves are just those of `every` that are not refused.
    """
    for move in moves:
        game.play(move)
        for _ in range(3):
            ruling = stray()
            if ruling[0] >= first:
                game.play(ruling)
        yield
        if chance.random() < 0.15:
            allowed = [m for m in every() if game.why_not(m) is None]
            assert sorted(game.legal_moves()) == sorted(allowed)
        if chance.random() < 0.015:
            break  # rulings may go on for ever
