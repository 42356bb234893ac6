"""The battery: what the pin shows of its cell, and when it is said how long that lasts."""

from collections.abc import Callable

import pytest

from host_sim.desk import Desk
from tests.device.board_values import rows, told

THERE = 'UMPIRE_BATTERY = "GP26"'
READING = """
from firmware.device import pins
pins.BATTERY = "GP26"
from firmware.device.battery import Battery
battery = Battery()
print(battery.millivolts())
"""


def on_battery(start: Callable[..., Desk], volts: float, line: str = THERE) -> Desk:
    desk = start(line)
    desk.feed(volts, cable=False)
    return desk


@pytest.mark.parametrize(
    ("volts", "least", "most"), [(4.2, 4196, 4204), (3.2, 3196, 3204), (0.0, 0, 4)]
)
def test_the_pin_shows_half_of_the_cell_s_voltage(
    running: Callable[..., Desk], volts: float, least: int, most: int
):
    desk = running("import time\ntime.sleep(1)\n" + READING)
    desk.power_off()
    desk.feed(volts, cable=False)
    desk.power_on()
    desk.run(2000)
    assert least <= int(desk.console.split()[-1]) <= most


@pytest.mark.parametrize(
    ("volts", "said"),
    [(3.46, ""), (3.44, "20 minutes left"), (3.21, "20 minutes left"), (3.19, "5 minutes left")],
)
def test_a_low_battery_is_said_on_a_page_of_its_own(
    start: Callable[..., Desk], volts: float, said: str
):
    desk = on_battery(start, volts)
    before = rows(desk)
    desk.run(15_000)
    assert [row for row in rows(desk) if row] == (
        [said] if said else [row for row in before if row]
    )
    desk.type("3")  # any key goes on, and does nothing else
    assert rows(desk) == before or not said
    desk.run(60_000)
    assert rows(desk) == before or not said  # it is said once


def test_each_level_is_said_once_and_again_after_it_was_charged(start: Callable[..., Desk]):
    desk = on_battery(start, 3.4)
    desk.run(15_000)
    desk.type("#")
    for volts, said in ((3.3, 1), (3.15, 2), (3.4, 2), (3.7, 2), (3.4, 3)):
        desk.feed(volts, cable=False)
        desk.run(15_000)
        assert desk.console.count("minutes left") == said, volts
        if "left" in " ".join(rows(desk)):
            desk.type("#")


def test_light_and_sound_that_pull_the_cell_down_for_a_moment_are_no_low_battery(
    start: Callable[..., Desk],
):
    desk = on_battery(start, 3.5)
    for _ in range(10):
        desk.feed(3.3, cable=False)
        desk.run(3_000)
        desk.feed(3.5, cable=False)
        desk.run(3_000)
    assert "left" not in desk.console


def test_while_the_cable_is_in_nothing_is_said(start: Callable[..., Desk]):
    desk = on_battery(start, 3.0)
    desk.feed(3.0, cable=True)
    desk.run(30_000)
    assert "left" not in desk.console


def test_a_wire_that_is_loose_is_no_low_battery(start: Callable[..., Desk]):
    desk = on_battery(start, 0.4)
    desk.run(30_000)
    assert "left" not in desk.console


@pytest.mark.parametrize("line", ["", 'UMPIRE_BATTERY = "none"'])
def test_without_a_battery_in_the_settings_nothing_is_measured(
    start: Callable[..., Desk], line: str
):
    desk = on_battery(start, 3.0, line)
    desk.run(30_000)
    assert "left" not in desk.console
    assert desk.board and "analogio" not in desk.board.built_in
    assert desk.module("firmware.device.battery") is None


def test_a_pin_that_cannot_measure_is_told(start: Callable[..., Desk]):
    assert told(start('UMPIRE_BATTERY = "GP15"')) == ["Battery: GP15 cannot measure"]


def test_a_pin_that_something_else_has_is_told(start: Callable[..., Desk]):
    desk = start('UMPIRE_RING = "GP26"\nUMPIRE_BATTERY = "GP26"')
    assert told(desk)[0] == "UMPIRE_BATTERY: GP26 is used twice, so all pins are the usual ones"


def test_in_the_dark_it_waits_for_somebody(start: Callable[..., Desk]):
    desk = on_battery(start, 3.7)
    desk.run(11 * 60_000)  # nobody is there: dark
    desk.feed(3.4, cable=False)
    desk.run(60_000)
    assert "left" not in desk.console
    desk.type("#")  # wakes it
    desk.run(15_000)
    assert "20 minutes left" in desk.console
