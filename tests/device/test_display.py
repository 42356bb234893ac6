"""A panel that may be missing, come late, go and come back."""

from collections.abc import Callable

import pytest

from host_sim.desk import Desk
from tests.device.board_values import part, run_awake

DISPLAY = """
import time
from firmware.device.box import Clock
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


def test_looking_whether_it_is_on_costs_two_bytes_a_second(start: Callable[..., Desk]):
    desk = start()
    _ = desk.wire
    run_awake(desk, 10)
    assert desk.wire == 20


@pytest.mark.parametrize("ms", [0, 1, 20, 400, 900, 1500])
def test_a_panel_that_lost_its_power_for_any_time_comes_back_whole(
    start: Callable[..., Desk], ms: int
):
    """It answers at once, but as after a reset: off, with another picture."""
    desk = start()
    put(desk)
    part(desk, "display").contrast(2)
    desk.unplug_display()
    desk.run(ms)
    desk.plug_display()
    desk.run(2200)
    assert desk.panel.picture() == PIXELS
    assert desk.panel.contrast == 60
    assert part(desk, "display").fault == ""


def test_a_panel_that_loses_its_power_once_more_as_it_is_set_up_comes_back_too(
    start: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
):
    """Then its status says off, which must not be taken for one that says nothing."""
    desk = start()
    put(desk)
    told = desk.panel.status
    asked: list[int] = []

    def status() -> int:
        asked.append(1)
        if len(asked) < 3:  # as it is found off, and at the end of the set-up that follows
            desk.panel.power_on()
        return told()

    monkeypatch.setattr(desk.panel, "status", status)
    desk.run(3200)
    assert desk.panel.picture() == PIXELS


@pytest.mark.parametrize("share", [0.02, 0.2, 0.5])
def test_a_panel_with_a_loose_contact_breaks_nothing_and_is_whole_at_last(
    start: Callable[..., Desk], share: float
):
    desk = start()
    desk.loosen_display(share)
    for level in range(40):
        put(desk)
        part(desk, "display").contrast(level % 5)
        desk.run(700)
        assert desk.crash is None, desk.crash
    assert "the display does not answer" in faults(desk)
    desk.loosen_display(0)
    part(desk, "display").contrast(3)
    desk.run(2200)
    assert desk.panel.picture() == PIXELS
    assert desk.panel.contrast == 140


def test_a_panel_that_was_dark_is_whole_when_it_is_lit_again(start: Callable[..., Desk]):
    """It may have lost its power meanwhile, and must stay dark then."""
    desk = start()
    put(desk)
    part(desk, "display").contrast(0)
    assert not desk.panel.lit
    desk.unplug_display()
    desk.plug_display()
    desk.run(3000)
    assert not desk.panel.lit
    part(desk, "display").contrast(3)
    assert desk.panel.picture() == PIXELS
    assert desk.panel.contrast == 140


def test_a_panel_that_comes_while_it_should_be_dark_stays_dark(start: Callable[..., Desk]):
    desk = start()
    put(desk)
    part(desk, "display").contrast(0)
    desk.unplug_display()
    desk.run(1100)
    desk.plug_display()
    desk.run(1100)
    assert not desk.panel.lit
    assert part(desk, "display").fault == ""


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
