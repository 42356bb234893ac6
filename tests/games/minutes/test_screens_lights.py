"""The ring: twelve pixels are the clock, two and two the tops, told apart without colours too."""

import pytest

from firmware.games.minutes.clock import END, Clock
from firmware.games.minutes.screens import CLOCK, ring
from firmware.ui.signals import AMBER
from tests.games.minutes.desk import started
from tests.games.minutes.positions import at_table, play

DARK = (0, 0, 0)


def nobody(players: int, seat: int) -> list[int]:
    raise AssertionError("the clock points at nobody")


def shown(left: int, now: int = 0) -> list[tuple]:
    """Return the pixels of the clock with `left` ms to run at `now`."""
    clock = Clock(END - left)
    clock.start(now)
    return ring(at_table(), now, nobody, clock)[:CLOCK]


@pytest.mark.rule("FH3")
def test_the_twelve_pixels_empty_evenly_one_after_the_other():
    counts = [
        sum(pixel != DARK for pixel in shown(left)) for left in range(270_000, 30_000, -22_500)
    ]
    assert counts == [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]


def test_the_last_pixel_dims_before_it_goes_out():
    levels = [max(shown(left)[11]) for left in range(270_000, 247_400, -1500)]
    assert levels == sorted(levels, reverse=True)
    assert levels[0] == 70
    assert 0 < levels[-2] < 5
    assert levels[-1] == 0
    assert len(set(levels)) > 8


def test_colour_changes_at_half_time_at_30_and_at_10_seconds():
    hues = [shown(left, 250)[0] for left in (135_001, 135_000, 30_001, 30_000)]
    assert hues[0] == (0, 70, 15)
    assert hues[1] == hues[2] == (80, 40, 0)
    assert hues[3] == (110, 0, 0)


def patterns(left: int) -> list[tuple]:
    """Return what is lit, brightest 2, dimmer 1, over two seconds: the pattern without colour."""
    found = []
    for now in range(0, 2000, 250):
        levels = [max(pixel) for pixel in shown(left, now)]
        found.append(tuple(0 if not level else 2 if level > 30 else 1 for level in levels))
    return found


def test_the_pattern_changes_with_the_colour():
    early, late, hurry, last = (patterns(left) for left in (150_000, 100_000, 25_000, 8_000))
    assert len(set(early)) == 1  # steady, all alike
    assert set(early[0][:6]) == {2}
    assert len(set(late)) == 1  # steady, every other pixel dim
    assert late[0][:4] == (2, 1, 2, 1)
    assert len(set(hurry)) == 2  # it blinks, the spent pixels glow
    assert set(hurry[0][2:]) == {1}
    assert len(set(last)) == 2  # the spent pixels flash by turns
    assert last[0][2:4] in ((2, 0), (0, 2))
    assert last[0][2:] != last[1][2:]


def test_a_pause_has_a_colour_and_a_pattern_of_its_own():
    clock = Clock(100_000)
    frames = [tuple(ring(at_table(), now, nobody, clock)[:CLOCK]) for now in range(0, 2000, 250)]
    assert len(set(frames)) == 2
    assert all(pixel[2] >= pixel[1] >= pixel[0] for frame in frames for pixel in frame)


def pairs(text: str, now: int = 0) -> list[tuple]:
    return ring(play(at_table(), text), now, nobody, Clock())[CLOCK:]


def test_the_tops_are_shown_in_their_true_colours():
    red, purple, green, yellow, blue = (pairs(f"lay {c}1 A")[0] for c in "RPGYB")
    assert red[0] > 0 == red[1] == red[2]
    assert green[1] > 0 == green[0] == green[2]
    assert blue[2] > 0 == blue[0] == blue[1]
    assert yellow[0] > yellow[1] > 0 == yellow[2]
    assert purple[2] > 0 == purple[1] < purple[0]
    assert pairs("lay R1 A, lay B1 B") == [red, red, blue, blue]


def test_a_new_colour_shows_both_and_a_block_that_is_over_a_white_pixel():
    red, yellow = pairs("lay R1 A")[0], pairs("lay Y1 A")[0]
    assert pairs("lay RY A")[:2] == [red, yellow]
    white = pairs("lay R# A, aside")[1]
    assert white[0] == white[1] == white[2] > 0


@pytest.mark.rule("FH13")
def test_a_blocked_pile_blinks_as_often_as_cards_are_to_come():
    for text, count in (
        ("lay R# A", 3),
        ("lay R# A, lay B1 B", 2),
        ("lay R# A, lay B1 B, lay B2 B", 1),
    ):
        cycle = 250 * (2 * count + 3)
        lit = [pairs(text, now)[0] != DARK for now in range(0, cycle, 250)]
        assert sum(lit) == count
        assert [pairs(text, now)[0] for now in range(0, cycle, 250)] == [
            pairs(text, now)[1] for now in range(cycle, 2 * cycle, 250)
        ]


def test_after_the_round_the_clock_is_dark_and_the_tops_are_left():
    game = play(at_table(), "lay R1 A, time")
    assert ring(game, 0, nobody)[:CLOCK] == [DARK] * CLOCK
    assert ring(game, 0, nobody)[CLOCK] != DARK


def test_the_cards_are_in_the_colours_that_the_owner_has_set():
    desk = started()
    desk.colours = ((1, 1, 1), (2, 2, 2), (3, 3, 3), (4, 4, 4), (5, 5, 5))
    desk.type("31A").wait(1000)
    assert desk.ring[CLOCK : CLOCK + 2] == [(1, 1, 1)] * 2


WHITE = (45, 45, 45)
MIDDLE = {"P1": [7, 8], "P2": [12, 13], "P3": [2, 3]}  # of each arc, where three play


def pointed(keys: str) -> list[list[tuple]]:
    """Return what the ring shows in half a second after `keys`, behind the flash of the piles."""
    desk = started().type(keys).wait(240)
    return [desk.wait(40).ring for _ in range(12)]


def colours(frames: list[list[tuple]], name: str) -> set[tuple]:
    return {frame[pixel] for frame in frames for pixel in MIDDLE[name]}


def test_a_play_flashes_the_piles_then_points_at_whose_turn_it_is_for_a_second():
    frames = pointed("31A")
    assert colours(frames, "P2") == {WHITE}
    assert colours(frames, "P3") == {(0, 70, 15)}, "the clock goes on"
    assert WHITE not in started().type("31A").wait(1200).ring


@pytest.mark.rule("FH12")
def test_who_draws_two_glows():
    assert colours(pointed("01A"), "P2") == {AMBER, WHITE}


@pytest.mark.rule("FH10")
def test_the_player_who_is_called_glows():
    assert colours(pointed("81A3"), "P3") == {AMBER, WHITE}


@pytest.mark.rule("FH9")
def test_who_sets_aside_and_draws_a_new_display_glows():
    frames = pointed("##")
    assert colours(frames, "P1") == {AMBER, DARK}
    assert colours(frames, "P2") == {WHITE}
