"""Answers in light and sound: told apart without colour, and without light."""

import re
from collections.abc import Callable
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


def answers(signals: Signals) -> dict[str, Callable[[], None]]:
    return {
        "refused": signals.refused,
        "done": lambda: signals.done(range(4, 8)),
        "turn": lambda: signals.turn(GAME),
        "event": lambda: signals.event(GAME),
        "blocked": lambda: signals.blocked(2, False),
        "room": lambda: signals.room(range(4), 2),
        "won": lambda: signals.ended(True),
        "lost": lambda: signals.ended(False),
        "tied": signals.tied,
    }


def test_no_answer_looks_like_another_even_without_colour(signals: Signals):
    seen = {}
    for name, answer in answers(signals).items():
        answer()
        seen[name] = patterns(signals)
    assert seen["refused"] == [".o" * 8, "o." * 8, ".o" * 8, "o." * 8, "base"]
    assert seen["done"] == ["....oooo........", "...oooooo.......", "base"]
    assert seen["turn"][:3] == ["o" + "." * 15, ".o" + "." * 14, "..o" + "." * 13]
    assert seen["turn"][-2:] == ["..........oooo..", "base"]
    assert seen["event"] == ["o" * 16, "." * 16, "o" * 16, "." * 16, "base"]
    assert seen["blocked"] == ["..........oooo..", "base"]
    assert seen["room"] == ["oo..............", "base"]
    assert seen["won"][:3] == ["........o.......", ".......ooo......", "......ooooo....."]
    assert seen["won"][-2].count("o") == 4
    assert seen["lost"][:2] == ["o" * 16, "." + "o" * 15]
    assert seen["lost"][-2] == "." * 15 + "o"
    assert seen["tied"] == ["o" * 8 + "." * 8, "." * 8 + "o" * 8] * 3 + ["base"]
    assert len(set(map(tuple, seen.values()))) == len(seen)


def test_each_answer_has_its_own_tones(signals: Signals, piezo: Piezo):
    heard = {}
    for name, answer in answers(signals).items():
        answer()
        heard[name] = [hertz for _, hertz in tones(signals, piezo) if hertz]
        piezo.told = []
        signals.tick(10_000)
    assert heard == {
        "refused": [2400, 1600, 1100],
        "done": [2400],
        "turn": [1200, 1600],
        "event": [1760, 3520, 1760, 3520],
        "blocked": [1000, 1000],
        "room": [2400],
        "won": [1047, 1319, 1568, 2093, 1568, 2093, 2093, 2349, 2637, 3136],
        "lost": [1568, 1319, 1047],
        "tied": [1568, 1568, 1568],
    }


def test_a_pile_with_the_least_room_blinks(signals: Signals):
    signals.room(range(4, 8), 1)
    alone = "....o" + "." * 11
    assert patterns(signals) == [alone, "." * 16, alone, "." * 16, "base"]


def test_a_key_ticks_and_one_that_does_nothing_clicks_without_light(signals: Signals, piezo: Piezo):
    signals.key()
    assert tones(signals, piezo) == [(0, 2000), (10, 0)]
    piezo.told = []
    signals.not_now()
    assert tones(signals, piezo) == [(0, 700), (30, 0)]
    assert patterns(signals) == ["base"]


def test_where_it_is_quiet_keys_yes_and_turns_are_silent_and_all_else_is_heard(
    signals: Signals, piezo: Piezo
):
    signals.quiet = True
    heard = set()
    for name, answer in answers(signals).items():
        signals.key()
        answer()
        if tones(signals, piezo):
            heard.add(name)
        piezo.told = []
        signals.tick(10_000)
    assert heard == {"refused", "event", "blocked", "won", "lost", "tied"}


@pytest.mark.parametrize("end", ["won", "lost", "tied"])
def test_a_key_ends_what_plays_at_the_end_of_a_game(signals: Signals, piezo: Piezo, end: str):
    answers(signals)[end]()
    signals.tick(0)
    signals.colours(0, BASE)
    signals.key()
    signals.tick(10)
    assert [hertz for _, hertz in piezo.told][1:] == [2000]
    assert patterns(signals) == ["base"]


def test_the_dot_goes_the_way_that_the_seats_do(signals: Signals):
    signals.place = 16
    signals.turn(GAME)
    assert patterns(signals)[:3] == ["o" + "." * 15, "." * 15 + "o", "." * 14 + "o."]


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
    assert patterns(signals)[0] == "........o......."


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


def test_the_seats_that_draw_run_inwards_to_their_middle_behind_the_turn(signals: Signals):
    signals.turn(GAME, (0, 2))
    begun = 12 * 30 + 360  # the dot runs from light 0 to 12, then the arc is bright twice
    shown = [signals.colours(now, BASE) for now in range(0, begun + 700, 10)]
    amber = (90, 55, 0)
    for pixel in (7, 15):  # the middle of P1's arc and of P3's
        assert {frame[pixel] for frame in shown[begun // 10 : -12]} == {amber}
    for pixel in (6, 9, 14, 1):  # their ends
        ends = [frame[pixel] for frame in shown[begun // 10 : begun // 10 + 60]]
        assert set(ends) == {amber, DARK}
    assert {frame[3] for frame in shown[begun // 10 : -12]} == {DARK}, "P4 does neither"
    assert list(shown[-1]) == BASE


def test_an_event_flashes_twice_and_has_its_own_tones(signals: Signals, piezo: Piezo):
    signals.event(GAME)
    heard = [hertz for _, hertz in tones(signals, piezo)]
    assert heard == [1760, 3520, 1760, 3520, 0]


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
    assert looked_at(signals, 1, 1001) == [
        100,
        200,
        250,
        300,
        400,
        500,
        600,
        700,
        750,
        800,
        900,
        1000,
    ]


def test_an_answer_is_seen_at_once_and_each_of_its_phases_when_it_begins(signals: Signals):
    signals.colours(0, BASE)
    looked_at(signals, 0, 330)
    signals.refused()
    assert looked_at(signals, 333, 1001) == [333, 453, 573, 693, 813, 900, 1000]


def test_whatever_blinks_does_so_when_the_ring_is_looked_at():
    blinks = re.compile(r"(?:BLINK|BEAT|RUN)_MS = (\d+)")
    apart = ("signals.py", "moving.py")
    files = [file for file in (ROOT / "firmware").rglob("*.py") if file.name not in apart]
    found = [int(ms) for file in files for ms in blinks.findall(file.read_text("utf-8"))]
    assert len(found) > 3
    assert [ms for ms in found if ms % 200 and ms % 250] == []
