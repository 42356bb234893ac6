"""Every game leaves all as it was when it refuses a move."""

from collections.abc import Callable, Iterable

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
