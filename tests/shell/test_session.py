"""Several games in a row: their scores added up, with those who come and go, until the end."""

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.play.referee import pack_scores, unpack_scores
from firmware.shell import game_start, session_record
from firmware.shell import session as session
from firmware.storage import journal

START = (0, 1)  # P2 starts, as the first move of every game is written
scores = st.lists(st.integers(-32768, 32767), min_size=1, max_size=6)


def kept(before: bytes = b"", now: bytes = b"", moves: tuple = (START, (1, 37, 2))) -> Any:
    """Return what a journal tells: the session, the points of the last game, its log."""
    entries = [(journal.NOTE, b"\x08\x00\x01"), *((journal.MOVE, bytes(move)) for move in moves)]
    return SimpleNamespace(session=before, closing=now, open=not now, entries=lambda: entries)


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
    carried = game_start.carried(kept(now=pack_scores([0, 12])), game(True))
    second = kept(carried, pack_scores([7, 0]))
    assert session.totals(second) == (2, [7, 12])
    third = kept(game_start.carried(second, game(True)), pack_scores([-3, 1]))
    assert session.totals(third) == (3, [4, 13])


def test_after_as_many_games_as_make_a_total_a_new_one_begins():
    third = kept(b"\x02" + pack_scores([30]), pack_scores([12]))
    assert session.totals(third) == (3, [42])
    assert game_start.carried(third, game(True, 4)) == b"\x03" + pack_scores([42])
    assert game_start.carried(third, game(True, 3)) == b""
    assert session.totals(kept(b"", pack_scores([5]))) == (1, [5])


def test_a_game_that_is_not_over_adds_nothing():
    carried = game_start.carried(kept(now=pack_scores([0, 12])), game(True))
    assert session.totals(kept(carried)) == (1, [0, 12])
    assert game_start.carried(kept(carried), game(True)) == carried
    assert game_start.carried(kept(), game(True)) == b""


def test_who_leaves_keeps_a_line_and_who_joins_begins_with_nothing():
    third = kept(b"\x02" + pack_scores([5, 7, 9]), pack_scores([1, 0, 2]))
    fourth = kept(game_start.carried(third, game(True), [0, 2, -1]))
    assert session.totals(fourth) == (3, [6, 11, 0])
    assert session.left(fourth) == [(1, 7)]
    fifth = kept(game_start.carried(fourth, game(True), [1, -1]))
    assert session.totals(fifth) == (3, [11, 0])
    assert session.left(fifth) == [(1, 7), (0, 6), (2, 0)]
    assert session.left(kept(game_start.carried(fifth, game(True)))) == session.left(fifth)


def test_whoever_takes_a_place_begins_with_nothing_there():
    second = kept(b"\x01" + pack_scores([5, 7, 9]))
    assert session.totals(kept(game_start.carried(second, game(True), [0, -1, 2]))) == (
        1,
        [5, 0, 9],
    )


def test_of_many_who_left_the_last_four_are_kept():
    before = kept(b"\x01" + pack_scores([1, 2, 3, 4, 5, 6]))
    after = kept(game_start.carried(before, game(True), [5]))
    assert session.left(after) == [(1, 2), (2, 3), (3, 4), (4, 5)]


def test_what_all_make_together_stays_whoever_comes_or_goes():
    rounds = kept(b"\x01" + pack_scores([30]), pack_scores([12]))
    assert session.totals(kept(game_start.carried(rounds, game(True), [0, -1, 1]))) == (2, [42])
    assert session.left(rounds) == []


@pytest.mark.parametrize("seat", [0, 1, 5, 7])
def test_a_proposal_leaves_alone_who_has_left(seat: int):
    before = kept(b"\x01" + pack_scores([5, 7, 9]))
    carried = game_start.carried(before, game(True), [0, 1])
    with_seat = kept(game_start.propose(carried, seat))
    assert session_record.proposed(with_seat) == seat
    assert session.totals(with_seat) == (1, [5, 7])
    assert session.left(with_seat) == [(2, 9)]


def test_a_session_that_has_ended_is_not_carried_on():
    over = kept(
        session_record.with_last_byte(b"\x01" + pack_scores([5, 7]), 2 | session_record.ENDED),
        b"\0\0\0\x01",
    )
    assert session.ended(over)
    assert session.totals(over) == (2, [5, 8])
    assert game_start.carried(over, game(True)) == b""
    over.open = True
    assert not session.ended(over), "its last game is gone on with"


@pytest.mark.parametrize(
    "before", [b"\x02", b"\x02\x00", b"\x02\x01\x30", b"\x02\x00\x05\xf0", b"\xff" * 9]
)
def test_a_forged_session_is_read_without_harm(before: bytes):
    session.totals(kept(before, pack_scores([1, 2])))
    session.left(kept(before))
    game_start.carried(kept(before, pack_scores([1, 2])), game(True), [0, -1])
