"""The ring of 4½ Minutes is the clock; it is told apart without colours too."""

import pytest

from firmware.games.minutes.clock import END, Clock
from firmware.games.minutes.screens import ring
from tests.games.minutes.desk import started
from tests.games.minutes.positions import at_table

DARK, REST = (0, 0, 0), (40, 40, 40)
EARLY, LATE, STANDS = (0, 50, 90), (110, 60, 0), (0, 12, 22)
DRAWS, BLOCK = (90, 55, 0), (60, 0, 60)


def nobody(players: int, seat: int) -> list[int]:
    raise AssertionError("the clock points at nobody")


def shown(left: int, now: int = 0, running: bool = True) -> list[tuple]:
    """Return the ring with `left` ms to run at `now`."""
    clock = Clock(END - left)
    if running:
        clock.start(now)
    return list(ring(at_table(), now, nobody, clock))


def lit(colours: list[tuple]) -> list[int]:
    return [i for i in range(16) if colours[i] != DARK]


@pytest.mark.rule("FH3")
def test_the_lights_go_out_clockwise_from_the_top_one_in_17_seconds():
    assert lit(shown(270_000)) == list(range(16))
    assert lit(shown(270_000 - 16_875)) == list(range(1, 16))
    assert lit(shown(135_000)) == list(range(8, 16))
    assert lit(shown(60_000)) == [12, 13, 14, 15]


def beats(left: int, running: bool = True) -> str:
    """Return when anything is lit over two seconds, a sign each quarter of one."""
    frames = [shown(left, now, running) for now in range(0, 2000, 250)]
    return "".join("o" if lit(frame) else "." for frame in frames)


def test_the_last_three_blink_slowly_and_the_last_ten_seconds_beat_once_a_second():
    assert beats(60_000) == "oooooooo"
    assert beats(45_000) == "oo..oo.."
    assert beats(9_000) == "o...o..."
    assert set(shown(60_000)) == {EARLY, DARK}
    assert set(shown(45_000)) == {LATE, DARK}


def test_as_it_stands_still_its_lights_are_dim_and_the_next_to_go_blinks():
    frames = [shown(100_000, now, False) for now in range(0, 1000, 250)]
    assert [frame[10] for frame in frames] == [DARK, DARK, EARLY, EARLY]
    assert {frame[15] for frame in frames} == {STANDS}


def test_after_the_round_the_ring_is_dark():
    assert lit(list(ring(at_table(), 0, nobody))) == []


def after(keys: str, ms: int = 0, colours: tuple | None = None) -> list[tuple]:
    """Return the ring `ms` after the last of `keys`."""
    desk = started()
    desk.colours = colours
    desk.type(keys[:-1]).wait(1500)
    desk.down(keys[-1])
    desk.up(keys[-1])
    return desk.wait(ms).ring


def test_a_play_lights_the_side_of_its_pile_in_the_colour_of_its_card():
    ring = after("31A")
    assert ring[:8] == [DARK] * 8
    assert ring[8:] == [(90, 0, 0)] * 8, "red, at the left"


def test_the_cards_are_in_the_colours_that_the_owner_has_set():
    own = ((1, 1, 1), (2, 2, 2), (3, 3, 3), (4, 4, 4), (5, 5, 5))
    assert after("31A", 0, own)[8:] == [(1, 1, 1)] * 8


def test_then_the_turn_runs_on_and_the_clock_comes_back():
    frames = [after("31A", ms) for ms in range(260, 700, 40)]
    dots = {tuple(lit(frame)) for frame in frames if frame.count((66, 66, 66)) == 1}
    assert len(dots) > 1
    assert set(after("31A", 1500)) <= {EARLY, DARK}


@pytest.mark.rule("FH13")
@pytest.mark.parametrize(("keys", "count"), [("D1A", 3), ("D1A51B", 2), ("D1A51B52B", 1)])
def test_a_block_is_counted_in_pairs_of_lights_at_the_side_of_its_pile(keys: str, count: int):
    ring = after(keys)
    assert ring.count(BLOCK) == 2 * count
    assert lit(ring) == list(range(12 - count, 12 + count))


@pytest.mark.rule("FH12")
def test_who_draws_two_is_called_on_their_arc():
    frames = [after("01A", ms) for ms in range(0, 1600, 80)]
    assert any(DRAWS in frame for frame in frames)
