"""Ring, piezo, pad and clock on the chips that they drive."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from host_sim.desk import Desk
from tests.device.board_values import part, run_awake

RING = """
import time
from firmware.device.box import Ring
ring = Ring()
while True:
    time.sleep(0.005)
"""
PIEZO = """
import time
from firmware.device.box import Piezo
piezo = Piezo()
for hertz, ms in ((0, 20), (2400, 12), (180, 70), (0, 40), (180, 110), (0, 100)):
    piezo.tone(hertz)
    time.sleep(ms / 1000)
"""
PAD = """
import time
from firmware.device.box import Clock
from firmware.device.box import Pad
clock, pad, events, lost = Clock(), Pad(), [], 0
time.sleep({late})
while True:
    clock.now()
    lost += pad.overflowed()
    event = pad.next(clock)
    if event:
        events.append(event)
    time.sleep(0.005)
"""
CLOCK = """
import time
from firmware.device.box import Clock
clock = Clock()
readings = []
while True:
    readings.append(clock.now())
    time.sleep(0.25)
"""


class TestRing:
    @pytest.fixture
    def desk(self, running: Callable[..., Desk]) -> Desk:
        return running(RING)

    def test_the_sixteen_colours_arrive_in_their_order(self, desk: Desk):
        colours = [(8 * i, 16 * i, 255 - i) for i in range(16)]
        glow(desk, colours)
        assert desk.ring.colours == tuple(colours)

    @pytest.mark.parametrize(("level", "shown"), [(1, 10), (2, 20), (3, 40), (4, 80)])
    def test_a_level_is_a_share_of_the_light(self, desk: Desk, level: int, shown: int):
        part(desk, "ring").level = level
        glow(desk, [(80, 0, 0)] * 16)
        assert desk.ring.colours[0] == (shown, 0, 0)

    def test_the_same_colours_are_not_written_again(self, desk: Desk):
        before = desk.ring.writes
        for colours in ([(1, 2, 3)] * 16, [(1, 2, 3)] * 16, [(9, 9, 9)] * 16):
            glow(desk, colours)
        assert desk.ring.writes - before == 2


def glow(desk: Desk, colours: list[tuple[int, int, int]]) -> None:
    part(desk, "ring").glow(colours)


def test_the_piezo_sounds_each_tone_until_told_otherwise(running: Callable[..., Desk]):
    desk = running(PIEZO)
    desk.run(1000)
    tones = [(tone.frequency, tone.ms) for tone in desk.piezo.tones()]
    assert tones == [(2400, 12), (180, 70), (180, 110)]


def test_every_key_is_called_as_on_its_cap(running: Callable[..., Desk]):
    desk = running(PAD.format(late=0))
    desk.type("123A456B789C*0#D")
    events = part(desk, "events")
    assert "".join(key for key, down, _ in events if down) == "123A456B789C*0#D"
    assert "".join(key for key, down, _ in events if not down) == "123A456B789C*0#D"


def test_a_key_has_the_time_of_its_scan_however_late_it_is_fetched(running: Callable[..., Desk]):
    desk = running(PAD.format(late=2))
    start = desk.clock.ms
    desk.tap("7")
    desk.run(3000)
    (_, _, down), (_, _, up) = part(desk, "events")
    assert down == pytest.approx(start, abs=120)
    assert up - down == pytest.approx(60, abs=12)


def test_lost_keys_are_told_once_and_the_queue_begins_anew(running: Callable[..., Desk]):
    desk = running(PAD.format(late=9))
    for _ in range(33):
        desk.tap("1")
    desk.tap("2")
    desk.run(9000)
    assert part(desk, "lost") == 1
    desk.tap("3")
    assert [key for key, _, _ in part(desk, "events")] == ["3", "3"]


def test_milliseconds_go_on_where_the_ticks_wrap(running: Callable[..., Desk]):
    """The board begins its ticks 65.5 s before they wrap."""
    desk = running(CLOCK)
    run_awake(desk, 70)
    readings = part(desk, "readings")
    steps = {later - now for now, later in pairwise(readings)}
    assert steps <= {250, 251}
    assert readings[-1] > 69_000


def test_ticks_of_before_the_wrap_are_unrolled_after_it(running: Callable[..., Desk]):
    desk = running(CLOCK)
    desk.run(70_000)
    clock, wrap = part(desk, "clock"), 1 << 29
    now, ticks = clock.now(), desk.clock.ticks_ms
    assert ticks < 10_000, "they have wrapped"
    for ago in (0, 1, 5_000, 60_000):
        assert clock.unroll((ticks - ago) % wrap) == now - ago
    assert clock.unroll((ticks + 3) % wrap) == now + 3, "an event may be newer than the reading"
