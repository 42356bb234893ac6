"""4½ Minutes on the simulated wires: the clock by the piezo's own log, the panel by its bytes."""

from collections.abc import Iterator
from statistics import median

import pytest

from firmware.modules import catalog
from host_sim.board import PACE
from host_sim.desk import Desk
from tests.whole_device import SLOW, WholeDevice

ROUND_MS = 270_000
STARTED, TICKS, GONG = 2400, (1800, 2400), 2637  # Hz


@pytest.fixture
def wired() -> Iterator[WholeDevice]:
    with Desk() as desk:
        desk.power_on()
        yield WholeDevice(desk)


def begun(wired: WholeDevice, on_call: bool = False) -> int:
    """Start a round of three at table level; return when its clock was started."""
    number = [game.folder for game in catalog.games()].index("minutes")
    wired.type(str(number + 1) + "1" + ("3" if on_call else "1") + "31#")
    return [tone.at for tone in wired.desk.piezo.tones() if tone.frequency == STARTED][-1]


def run_slowly(wired: WholeDevice, until: float) -> None:
    """Let time pass up to `until` (ms) for a board that is slow: nothing is looked at before."""
    assert wired.desk.board
    wired.desk.board.pace = 2 * SLOW
    wired.desk.run(until - wired.desk.clock.ms)
    wired.desk.board.pace = PACE


def first(wired: WholeDevice, hertz: int) -> int:
    return next(tone.at for tone in wired.desk.piezo.tones() if tone.frequency == hertz)


@pytest.mark.rule("FH3", "FH16")
def test_the_gong_sounds_within_ten_ms_of_270_seconds_and_the_ticks_before_it(wired: WholeDevice):
    start = begun(wired)
    run_slowly(wired, start + ROUND_MS - 11_000)
    wired.desk.run(12_000)
    assert abs(first(wired, GONG) - start - ROUND_MS) <= 10
    late = [tone for tone in wired.desk.piezo.tones() if tone.at > start + 260_500]
    ticks = [tone.at - start for tone in late if tone.frequency in TICKS]
    assert len(ticks) == 9, "the first of the last ten is called"
    for second, at in enumerate(ticks, 261):
        assert abs(at - 1000 * second) <= 10


@pytest.mark.rule("FH16")
def test_so_it_does_whatever_keys_are_mashed(wired: WholeDevice):
    start = begun(wired, on_call=True)
    run_slowly(wired, start + ROUND_MS - 2000)
    for i in range(40):
        key = "AB9AB0A7B3CBA"[i % 13]
        wired.desk.press(key)
        wired.desk.run(31)
        wired.desk.release(key)
        wired.desk.run(30)
    wired.desk.run(1500)
    assert abs(first(wired, GONG) - start - ROUND_MS) <= 25  # the answer to a key is on its way
    assert wired.rows()[7] == "#score  *clear"
    assert "Round 1 of 3." in " ".join(wired.type("#").rows())


def test_a_second_that_passes_costs_a_few_bytes(wired: WholeDevice):
    begun(wired)
    wired.desk.run(1500)
    _ = wired.desk.wire
    wired.desk.run(6_000)
    assert wired.desk.wire <= 6 * 60


def test_a_play_costs_no_more_of_the_bus_than_it_may(wired: WholeDevice):
    begun(wired)
    wired.spent.clear()
    wired.type("31A 51B 61A 65A 55B 25B 35A")
    assert median(wired.spent) <= 300
    wired.type("62A C2A 04A D4A 93B 92B 71A")
    assert max(wired.spent) <= 1100


def test_after_a_power_cut_the_round_is_paused_where_it_was_last_written_down(wired: WholeDevice):
    """That is every ten seconds."""
    begun(wired)
    run_slowly(wired, wired.desk.clock.ms + 60_000)
    wired.type("31A")
    assert wired.rows()[:2] == ["P2>  pile 82", "out 0  3:30"]
    run_slowly(wired, wired.desk.clock.ms + 30_000)
    assert wired.rows()[:2] == ["P2>  pile 82", "out 0  3:00"]
    wired.again()
    wired.type("#")
    assert wired.rows()[1] in ("3:01", "3:00"), "the cut comes as its second ends"
    assert wired.rows()[2] == "pile 82 out 0"
    assert wired.rows()[0] == "Paused."
    assert wired.rows()[3] == "A 3 red  P2>"
