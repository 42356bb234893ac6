"""Time on the board: ticks that soon wrap, floats that lose, scans at their moments."""

import pytest

from host_sim.chips.clock import Clock, board_float
from tests.host_sim.programs import KEYS, LISTEN


def test_ticks_wrap_65_536_ms_after_power_on():
    clock = Clock()
    assert clock.ticks_ms == 536_805_376
    clock.advance(65_535_000)
    assert clock.ticks_ms == 2**29 - 1
    clock.advance(65_536_000)
    assert clock.ticks_ms == 0


@pytest.mark.parametrize(
    ("hours", "step_ms"), [(0.001, 0.001), (1, 0.98), (3, 3.91), (6, 7.82), (24, 31.25)]
)
def test_monotonic_is_as_coarse_as_the_board_s_float(hours: float, step_ms: float):
    seconds = board_float(hours * 3600)
    after = seconds
    while board_float(after) == seconds:
        after += 0.000_000_1 if hours < 1 else 0.000_1
    assert (board_float(after) - seconds) * 1000 == pytest.approx(step_ms, abs=0.2)


class Every:
    """Due every 10 ms; remembers when it was woken."""

    def __init__(self) -> None:
        self.due = 10_000
        self.woken: list[int] = []

    def wake(self, now: int) -> None:
        self.woken.append(now)
        self.due = now + 10_000


def test_what_is_due_happens_at_its_moment_however_far_time_goes():
    clock, watcher = Clock(), Every()
    clock.watch(watcher)
    clock.advance(35_000)
    assert watcher.woken == [10_000, 20_000, 30_000]
    assert clock.now == 35_000


def test_with_interrupts_off_it_happens_once_afterwards():
    clock, watcher = Clock(), Every()
    clock.watch(watcher)
    clock.interrupts = False
    clock.advance(35_000)
    clock.interrupts = True
    clock.advance(36_000)
    assert watcher.woken == [35_000]


def test_time_spent_is_seen_by_the_program(running):
    desk = running("""
import time, supervisor
before = time.monotonic_ns(), supervisor.ticks_ms()
time.sleep(0.25)
after = time.monotonic_ns(), supervisor.ticks_ms()
""")
    desk.run(500)
    before, after = desk.main["before"], desk.main["after"]
    assert after[0] - before[0] == 250_000_000 + 2 * 400_000
    assert 250 <= after[1] - before[1] <= 251


def test_a_program_that_waits_for_a_time_without_sleeping_gets_there(running):
    desk = running("""
import supervisor
start = supervisor.ticks_ms()
while supervisor.ticks_ms() - start < 500:
    pass
done = True
""")
    desk.run(600)
    assert desk.main["done"] is True


def test_an_hour_of_waiting_is_rounds_of_some_tenths_of_a_second(running):
    desk = running("""
import supervisor
start, rounds = supervisor.ticks_ms(), 0
while (supervisor.ticks_ms() - start) % (1 << 29) < 3_600_000:
    rounds += 1
""")
    desk.run(3_599_000)
    assert desk.main["rounds"] < 100_000
    assert desk.program.interpreter.main is desk.main
    desk.run(1_100)
    assert desk.main["rounds"] < 100_000


def test_after_an_hour_a_key_is_seen_as_soon_as_ever(running):
    desk = running(KEYS + "matrix = keypad.KeyMatrix(rows, columns)" + LISTEN)
    desk.run(3_600_123)
    before = desk.clock.ticks_ms
    desk.tap("5")
    assert [key for key, _, _ in desk.main["seen"]] == [5, 5]
    assert 0 < desk.main["seen"][0][2] - before <= 45


def test_a_program_that_takes_long_is_not_stuck_while_time_passes(running):
    desk = running("import time\nwhile True:\n    time.sleep(0.000_01)\n")
    desk.board.patience = 0.05
    desk.run(1_000)
    assert desk.on
