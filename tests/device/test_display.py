"""A panel that may be missing, come late, go and come back."""

from collections.abc import Callable

import pytest

from host_sim.desk import Desk
from tests.device.part import part

DISPLAY = """
import time
from firmware.device.clock import Clock
from firmware.device.display import Display
clock = Clock()
display = Display()
faults = [display.fault]
while True:
    display.tick(clock.now())
    if display.fault != faults[-1]:
        faults.append(display.fault)
    time.sleep(0.005)
"""
WINDOW = [(0, 0, 0, 6)]
PIXELS = b"\x3c" * 6 + bytes(1018)


@pytest.fixture
def start(running: Callable[..., Desk]) -> Callable[..., Desk]:
    def start(**options) -> Desk:
        desk = running(DISPLAY, **options)
        assert desk.crash is None
        return desk

    return start


def put(desk: Desk) -> None:
    display = part(desk, "display")
    display.pixels[:] = PIXELS
    display.show(WINDOW)


def faults(desk: Desk) -> list[str]:
    return part(desk, "faults")


def test_a_panel_that_is_there_shows_what_is_put_and_has_no_fault(start: Callable[..., Desk]):
    desk = start()
    put(desk)
    assert desk.panel.picture() == PIXELS
    desk.run(5000)
    assert faults(desk) == [""]


def test_without_a_panel_there_is_a_picture_all_the_same(start: Callable[..., Desk]):
    desk = start(display=False, pull_ups=True)
    put(desk)
    assert faults(desk) == ["No I2C device at address: 0x3c"]
    desk.plug_display()
    desk.run(1100)
    assert desk.panel.picture() == PIXELS, "a panel that comes late shows the whole of it"
    assert faults(desk)[1:] == [""]


def test_missing_pull_ups_are_a_fault_that_can_be_mended(start: Callable[..., Desk]):
    desk = start(pull_ups=False)
    put(desk)
    assert faults(desk) == ["No pull up found on SDA or SCL; check your wiring"]
    desk._bus.pull_ups = True
    desk.run(1100)
    assert desk.panel.picture() == PIXELS
    assert faults(desk)[1:] == [""]


def test_a_panel_that_goes_is_noticed_without_a_key_and_comes_back_whole(
    start: Callable[..., Desk],
):
    desk = start()
    put(desk)
    desk.unplug_display()
    desk.run(1100)
    assert faults(desk) == ["", "the display does not answer"]
    desk.plug_display()
    desk.run(1100)
    assert faults(desk) == ["", "the display does not answer", ""]
    assert desk.panel.picture() == PIXELS


def test_a_panel_that_goes_is_noticed_by_the_next_picture(start: Callable[..., Desk]):
    desk = start()
    desk.unplug_display()
    put(desk)
    assert part(desk, "display").fault == "the display does not answer"


def test_looking_whether_it_answers_costs_three_bytes_a_second(start: Callable[..., Desk]):
    desk = start()
    _ = desk.wire
    desk.run(10_000)
    assert desk.wire == 30


@pytest.mark.parametrize(("level", "contrast"), [(1, 1), (2, 60), (3, 140), (4, 255)])
def test_each_brightness_is_a_contrast(start: Callable[..., Desk], level: int, contrast: int):
    desk = start()
    part(desk, "display").contrast(level)
    assert desk.panel.contrast == contrast


def test_the_brightness_is_that_of_before_when_the_panel_comes_back(start: Callable[..., Desk]):
    desk = start()
    part(desk, "display").contrast(2)
    put(desk)
    desk.unplug_display()
    desk.run(1100)
    desk.plug_display()
    desk.run(1100)
    assert desk.panel.contrast == 60


def test_the_brightness_that_was_chosen_without_a_panel_holds_when_it_comes(
    start: Callable[..., Desk],
):
    desk = start(display=False, pull_ups=True)
    part(desk, "display").contrast(1)
    put(desk)
    desk.plug_display()
    desk.run(1100)
    assert desk.panel.contrast == 1
