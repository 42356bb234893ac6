"""Memory that runs out at any line: the long trial asks for it, and what follows is looked at."""

from collections.abc import Iterator
from random import Random

import pytest

from host_sim.famine import Famine
from tests.tools.test_soak_watch import TABLE, begin, broken
from tools.players.courses import courses
from tools.soak.life import Life
from tools.soak.players import Table


@pytest.fixture
def device() -> Iterator[Life]:
    with Life(5) as device:
        yield device


def test_a_device_that_says_so_and_goes_on_has_lost_nothing(device: Life):
    begin(device, TABLE + "37A")
    for lines in (1, 30, 300, 3000):
        for command in (f"starve {lines}", "keys 1", "wait 1", "wait 11", "wait 1"):
            device.do(command)
        assert len(device.desk.starved) == 1
        assert device.watch.keeper.again is not None
        assert device.watch.keeper.again.log_text() == ["start P1", "lay 37 A"]
        for command in ("power off", "power on", "keys #"):
            device.do(command)


def test_a_device_that_broke_twice_at_a_place_says_so_and_is_switched_off(
    device: Life, monkeypatch: pytest.MonkeyPatch
):
    begin(device, TABLE)
    table = Table(device, Random(1), courses()[0])
    while not device.desk.crash:
        for command in ("starve 1", "wait 2", "wait 11"):
            device.do(command)
    monkeypatch.setattr(table, "begin", lambda: iter(()))
    commands = table.commands()
    assert next(commands) == "power off"


def test_a_panel_that_came_back_just_before_is_looked_at_where_the_device_looks_for_it(
    device: Life,
):
    begin(device, TABLE)
    while not device.desk.crash:  # it breaks, or breaks again, before it has found the panel
        for command in ("unplug display", "plug display", "starve 1", "wait 4", "wait 2", "wait 8"):
            device.do(command)
    assert not device.desk.panel.lit


def test_a_device_that_cannot_keep_where_it_broke_stops_at_any_second_place(device: Life):
    begin(device, TABLE)
    for command in ("wear", "starve 1", "wait 2", "wait 11", "starve 300", "wait 2", "wait 2"):
        device.do(command)
    assert device.desk.crash


def test_a_memory_that_lost_a_move_by_it_is_seen(device: Life):
    begin(device, TABLE + "37A")
    device.desk.starve(1)
    device.desk.run(100)
    kept = device.watch.keeper
    kept._before = kept._before._replace(log=kept._before.log + b"\x05\x03\x01\x25\x00")
    kept._written = kept._before
    device.watch.app.shell.journal.kept_log = bytearray(kept._before.log)
    name = broken(device, "wait 0.1")
    assert name.startswith("no memory at firmware/")
    assert name.endswith(" lost moves")


def test_while_flash_is_written_nothing_is_looked_for_in_it(
    device: Life, monkeypatch: pytest.MonkeyPatch
):
    """Behind a line without memory that was mended a game began: erased, and not yet written."""
    begin(device, TABLE)
    device.desk.starve(1)
    device.desk.run(100)
    clock = device.desk.clock
    with monkeypatch.context() as erased:
        erased.setattr(device.desk.flash, "_bytes", bytearray(b"\xff" * 4096))
        erased.setattr(clock, "interrupts", False)
        device.watch.look()
    device.watch.look()
    assert device.watch._famines == 1


def test_a_program_that_broke_and_does_not_say_so_is_seen(
    device: Life, monkeypatch: pytest.MonkeyPatch
):
    begin(device, TABLE)
    for command in ("starve 1", "wait 0.2"):
        device.do(command)
    monkeypatch.setattr(type(device.desk), "main", {})  # as long as it begins anew
    device.desk.panel.receive(b"\x40" + bytes(1024))
    name = broken(device, "wait 0.5", "wait 1", "wait 1")
    assert name.startswith("no memory, and the panel does not say so: firmware/")


def test_a_program_that_broke_while_it_is_busy_may_say_so_later(device: Life):
    begin(device, TABLE)
    for command in ("starve 8", "busy 2.5", *["wait 0.025"] * 60, *["wait 1"] * 3):
        device.do(command)
    assert len(device.desk.starved) == 1


def test_what_else_breaks_then_is_seen(device: Life):
    begin(device, TABLE)
    device.do("starve 1")
    device.do("wait 0.2")
    assert device.desk.board
    device.desk.board.console.append("Traceback (most recent call last):\n  here\nKeyError: 1\n")
    assert broken(device, "wait 0.1") == "traceback: KeyError"


def test_another_error_in_its_place_is_seen(device: Life, monkeypatch: pytest.MonkeyPatch):
    line = Famine._line

    def other(famine, frame, event, argument):
        try:
            return line(famine, frame, event, argument)
        except MemoryError:
            raise ValueError("it was taken for another") from None

    monkeypatch.setattr(Famine, "_line", other)
    begin(device, TABLE)
    assert broken(device, "starve 1", "wait 0.1").endswith("ValueError")
