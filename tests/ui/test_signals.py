"""Answers in light and sound: told apart without colour, and without light."""

import re
from types import SimpleNamespace
from typing import Any

import pytest

from firmware.ui.screen import DARK, PIXELS
from firmware.ui.signals import Signals
from tests.house.tree import ROOT

BASE = [(1, 2, 3)] * PIXELS
LIT, OFF = "o", "."
GAME: Any = SimpleNamespace(players=4, seat=1)  # as far as it is asked here: P2 is on turn


class Piezo:
    """Keeps what it was told, with the time."""

    def __init__(self) -> None:
        self.now = 0
        self.told: list[tuple[int, int]] = []

    def tone(self, hertz: int) -> None:
        self.told.append((self.now, hertz))


@pytest.fixture
def piezo() -> Piezo:
    return Piezo()


@pytest.fixture
def signals(piezo: Piezo) -> Signals:
    return Signals(piezo)


def patterns(signals: Signals, ms: int = 3000) -> list[str]:
    """Return the ring's different pictures from now on, without their colours."""
    found: list[str] = []
    for now in range(0, ms, 10):
        colours = signals.colours(now, BASE)
        pattern = "".join(OFF if colour == DARK else LIT for colour in colours)
        if list(colours) == BASE:
            pattern = "base"
        if not found or found[-1] != pattern:
            found.append(pattern)
    return found


def tones(signals: Signals, piezo: Piezo, ms: int = 3000) -> list[tuple[int, int]]:
    """Let `ms` pass from now on and return what the piezo was told: (ms, Hz)."""
    for now in range(0, ms, 10):
        piezo.now = now
        signals.tick(now)
    return piezo.told


def test_without_an_answer_the_ring_is_the_screen_s(signals: Signals):
    assert patterns(signals) == ["base"]


def test_no_answer_looks_like_another_even_without_colour(signals: Signals):
    seen = []
    for answer in (
        signals.refused,
        lambda: signals.done(range(4, 8)),
        lambda: signals.turn(GAME),
        lambda: signals.ended(True),
        lambda: signals.ended(False),
    ):
        answer()
        seen.append(patterns(signals))
    refused, done, turn, won, lost = seen
    assert refused == [".o" * 8, "o." * 8, ".o" * 8, "o." * 8, "base"]
    assert done == ["....oooo........", "base"]
    assert turn == ["o" * 16, "..........oooo..", "base"]
    assert won == ["o" * 16, "." * 16, "o" * 16, "." * 16, "o" * 16, "." * 16, "base"]
    assert lost == ["o" * 16, "o" * 8 + "." * 8, "o" * 16, "o" * 8 + "." * 8, "base"]


def test_each_answer_has_its_own_tones(signals: Signals, piezo: Piezo):
    heard = []
    for answer in (
        signals.refused,
        signals.done,
        lambda: signals.turn(GAME),
        lambda: signals.ended(True),
        lambda: signals.ended(False),
    ):
        answer()
        heard.append([hertz for _, hertz in tones(signals, piezo)])
        piezo.told = []
        signals.tick(10_000)
    assert heard == [
        [3600, 2400, 0, 3600, 2400, 0, 3600, 2400, 0, 0],
        [2400, 0],
        [1200, 0, 1600, 0],
        [1047, 1319, 1568, 2093, 0],
        [1568, 1319, 1047, 0],
    ]


def test_tones_keep_their_lengths_by_the_ticks(signals: Signals, piezo: Piezo):
    signals.turn(GAME)
    assert tones(signals, piezo) == [(0, 1200), (40, 0), (70, 1600), (110, 0)]


def test_a_tick_that_comes_late_ends_a_tone_late_and_loses_none(signals: Signals, piezo: Piezo):
    signals.turn(GAME)
    for piezo.now in (0, 500, 1000, 1500):
        signals.tick(piezo.now)
    assert piezo.told == [(0, 1200), (500, 0), (1000, 1600), (1500, 0)]


def test_a_new_answer_takes_the_place_of_the_old(signals: Signals, piezo: Piezo):
    signals.ended(False)
    signals.tick(0)
    signals.colours(0, BASE)
    signals.done()
    signals.tick(10)
    assert [hertz for _, hertz in piezo.told] == [1568, 2400]
    assert patterns(signals) == ["o" * 16, "base"]


def test_sound_off_is_silent_and_light_goes_on(signals: Signals, piezo: Piezo):
    signals.sound = False
    for answer in (
        signals.refused,
        signals.done,
        lambda: signals.turn(GAME),
        lambda: signals.ended(True),
    ):
        answer()
        assert tones(signals, piezo) == []
    assert patterns(signals)[0] == "o" * 16


def test_sound_switched_off_in_the_middle_ends_with_the_next_answer(signals: Signals, piezo: Piezo):
    signals.ended(True)
    signals.tick(0)
    signals.sound = False
    signals.done()
    signals.tick(10)
    assert piezo.told == [(0, 1047), (0, 0)]


@pytest.mark.parametrize(
    ("players", "arcs"),
    [
        (1, "1111111111111111"),
        (2, "2222111111112222"),
        (3, "3333331111122222"),
        (4, "3344441111222233"),
        (5, "4444555111222333"),
        (6, "4455666111223334"),
    ],
)
def test_every_light_points_at_the_seat_that_is_nearest(signals: Signals, players: int, arcs: str):
    assert seats(signals, players) == arcs


def seats(signals: Signals, players: int) -> str:
    """Return at which seat each of the 16 lights points, the players' numbers; 0 is at none."""
    found = ["0"] * PIXELS
    for seat in range(players):
        for pixel in signals.arc(players, seat):
            assert found[pixel] == "0", "of two seats"
            found[pixel] = str(seat + 1)
    return "".join(found)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_middle_of_each_arc_is_at_most_half_a_light_beside_its_seat(
    signals: Signals, players: int
):
    for seat in range(players):
        arc = signals.arc(players, seat)
        middle = (arc[0] + (len(arc) - 1) / 2) % PIXELS
        aside = (middle - 8 - seat * PIXELS / players + 8) % PIXELS - 8
        assert abs(aside) <= 0.5


def test_the_first_seat_is_where_it_was_set_and_the_others_follow_either_way(signals: Signals):
    signals.place = 8  # half a round on: at the far side of the box
    assert seats(signals, 4) == "1122223333444411"
    signals.place = 8 + 16
    assert seats(signals, 4) == "1114444333322221"
    signals.place = 3 + 16
    assert seats(signals, 3) == "3333222221111133"


def test_who_begins_is_pointed_at_for_a_second_and_who_draws_glows(signals: Signals):
    signals.turn(GAME, (0, 2))
    shown = [signals.colours(now, BASE) for now in range(0, 1080, 120)]
    white, amber = (50, 50, 50), (90, 45, 0)
    assert [frame[11] for frame in shown] == [white] * 8 + [(1, 2, 3)]
    for pixel in (8, 15):  # of P1 and P3
        assert [frame[pixel] for frame in shown[1:8]] == [amber, amber, DARK] * 2 + [amber]
    assert {frame[3] for frame in shown[1:8]} == {DARK}, "P4 does neither"


def test_an_event_flashes_twice_has_its_three_tones_and_points_at_the_turn(
    signals: Signals, piezo: Piezo
):
    signals.event(GAME)
    assert [hertz for _, hertz in tones(signals, piezo)] == [1760, 3520, 2640, 0]
    signals.event(GAME)
    turn = "." * 10 + "oooo" + ".."
    assert patterns(signals) == ["o" * 16, "." * 16, "o" * 16, turn, "base"]


def looked_at(signals: Signals, begin: int, end: int) -> list[int]:
    """Return at which ms the ring is looked at, by steps of 1 ms."""
    found = []
    for now in range(begin, end):
        if signals.due(now):
            signals.colours(now, BASE)
            found.append(now)
    return found


def test_the_ring_is_looked_at_only_when_it_may_change(signals: Signals):
    signals.colours(0, BASE)
    assert looked_at(signals, 1, 1001) == [200, 250, 400, 500, 600, 750, 800, 1000]


def test_an_answer_is_seen_at_once_and_each_of_its_phases_when_it_begins(signals: Signals):
    signals.colours(0, BASE)
    looked_at(signals, 0, 330)
    signals.refused()
    assert looked_at(signals, 333, 1001) == [333, 453, 573, 693, 813, 1000]


def test_whatever_blinks_does_so_when_the_ring_is_looked_at():
    blinks = re.compile(r"(?:BLINK|BEAT|RUN)_MS = (\d+)")
    files = [file for file in (ROOT / "firmware").rglob("*.py") if file.name != "signals.py"]
    found = [int(ms) for file in files for ms in blinks.findall(file.read_text("utf-8"))]
    assert len(found) > 6
    assert [ms for ms in found if ms % 200 and ms % 250] == []
