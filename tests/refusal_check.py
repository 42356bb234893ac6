"""Every game leaves all as it was when it refuses a move."""

from collections.abc import Callable, Iterable

from tests.text_player import Judge, snapshot


def refusals_change_nothing(
    game: Judge, moves: Iterable[tuple], stray: Callable[[], tuple]
) -> None:
    """Play `moves`, which must all go, and try four strays before each."""
    for move in moves:
        before = snapshot(game)
        for _ in range(4):
            attempt = stray()
            why = game.why_not(attempt)
            assert snapshot(game) == before
            if why:
                assert game.play(attempt) == why
                assert snapshot(game) == before
        assert game.play(move) is None
        assert snapshot(game) != before
