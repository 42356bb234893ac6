"""Several games in a row: their scores added up."""

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.play.referee import pack_scores, unpack_scores
from firmware.shell import session
from firmware.storage import journal

START = (0, 1)  # P2 starts, as the first move of every game is written
scores = st.lists(st.integers(-32768, 32767), min_size=1, max_size=6)


def kept(before: bytes = b"", now: bytes = b"", moves: tuple = (START, (1, 37, 2))) -> Any:
    """Return what a journal tells: the session, the points of the last game, its log."""
    entries = [(journal.NOTE, b"\x08\x00\x01"), *((journal.MOVE, bytes(move)) for move in moves)]
    return SimpleNamespace(session=before, closing=now, entries=lambda: entries)


def game(adds_up: bool, rounds: int = 0) -> Any:
    manifest = SimpleNamespace(ROUNDS=rounds)
    return SimpleNamespace(manifest=manifest if adds_up else object())


@given(scores)
def test_scores_come_back_from_their_bytes(points: list[int]):
    packed = pack_scores(points)
    assert len(packed) == 2 * len(points)
    assert unpack_scores(packed) == points


@pytest.mark.parametrize(
    ("points", "packed"), [([0, 12], b"\x00\x00\x00\x0c"), ([-1, 300], b"\xff\xff\x01\x2c")]
)
def test_a_score_is_two_bytes(points: list[int], packed: bytes):
    assert pack_scores(points) == packed


def test_the_first_game_of_a_session_begins_its_sums():
    assert session.totals(kept(now=pack_scores([0, 12, 5]))) == (1, [0, 12, 5])


def test_each_game_that_is_over_adds_its_points():
    carried = session.carried(kept(now=pack_scores([0, 12])), game(True))
    second = kept(carried, pack_scores([7, 0]))
    assert session.totals(second) == (2, [7, 12])
    third = kept(session.carried(second, game(True)), pack_scores([-3, 1]))
    assert session.totals(third) == (3, [4, 13])


def test_after_as_many_games_as_make_a_total_a_new_one_begins():
    third = kept(b"\x02" + pack_scores([30]), pack_scores([12]))
    assert session.totals(third) == (3, [42])
    assert session.carried(third, game(True, 4)) == b"\x03" + pack_scores([42])
    assert session.carried(third, game(True, 3)) == b""
    assert session.totals(kept(b"", pack_scores([5]))) == (1, [5])


def test_a_game_that_is_not_over_adds_nothing():
    carried = session.carried(kept(now=pack_scores([0, 12])), game(True))
    assert session.totals(kept(carried)) == (1, [0, 12])
    assert session.carried(kept(carried), game(True)) == carried
    assert session.carried(kept(), game(True)) == b""
