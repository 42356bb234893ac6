"""Adafruit's driver, extended to send only what has changed."""

from collections.abc import Callable

import pytest

from host_sim.desk import Desk
from tests.device.board_values import part

PANEL = """
import board, busio, time
from firmware.device.display import Panel
picture = bytearray([0x40]) + bytearray(range(256)) * 4
pixels = memoryview(picture)[1:]
panel = Panel(busio.I2C(board.GP5, board.GP4, frequency=400000), 0x3C, picture, bytearray(1025))
while True:
    time.sleep(0.005)
"""


@pytest.fixture
def desk(running: Callable[..., Desk]) -> Desk:
    desk = running(PANEL)
    assert desk.crash is None
    return desk


def send(desk: Desk, *windows: tuple[int, int, int, int]) -> int:
    """Let the program send `windows`; return the bytes on the wire."""
    _ = desk.wire
    part(desk, "panel").send(windows)
    return desk.wire


PIXELS = bytes(range(256)) * 4


def test_the_declared_driver_sets_it_up_and_is_forgotten(desk: Desk):
    """SSD1306 data sheet: charge pump, addressing and the rest are the driver's business."""
    assert desk.panel.lit
    assert desk.module("framebuf") is None
    assert desk.module("adafruit_ssd1306") is None


def test_a_window_goes_where_it_belongs_and_nowhere_else(desk: Desk):
    send(desk, (2, 3, 10, 13))
    expected = bytearray(1024)
    for row in (2, 3):
        place = slice(row * 128 + 10, row * 128 + 13)
        expected[place] = PIXELS[place]
    assert desk.panel.picture() == expected


def test_a_window_costs_its_pixels_and_ten_bytes(desk: Desk):
    assert send(desk, (2, 3, 10, 13)) == 2 * 3 + 10
    assert send(desk, (0, 0, 0, 6)) == 6 + 10
    assert send(desk, (0, 0, 0, 6), (7, 7, 120, 128)) == 6 + 10 + 8 + 10
    assert send(desk) == 0


def test_a_window_on_the_rows_of_the_one_before_costs_three_bytes_less(desk: Desk):
    windows = (0, 0, 0, 6), (0, 0, 20, 26), (2, 3, 9, 12), (2, 3, 50, 52), (3, 3, 70, 71)
    assert send(desk, *windows) == (10 + 6) + (7 + 6) + (10 + 6) + (7 + 4) + (10 + 1)
    expected = bytearray(1024)
    for first, last, left, right in windows:
        for row in range(first, last + 1):
            place = slice(row * 128 + left, row * 128 + right)
            expected[place] = PIXELS[place]
    assert desk.panel.picture() == expected


def test_the_edges_of_the_panel_can_be_reached(desk: Desk):
    send(desk, (0, 7, 0, 1), (0, 7, 127, 128))
    picture = desk.panel.picture()
    assert [picture[row * 128 + 127] for row in range(8)] == [127, 255] * 4
    assert [picture[row * 128] for row in range(8)] == [0, 128] * 4


def test_windows_that_are_more_than_the_whole_are_sent_as_the_whole(desk: Desk):
    assert send(desk, (0, 7, 0, 128), (0, 0, 0, 6)) == 1034
    assert desk.panel.picture() == PIXELS


def test_a_window_after_the_whole_still_goes_where_it_belongs(desk: Desk):
    send(desk, (0, 7, 0, 128), (0, 0, 0, 6))
    part(desk, "pixels")[:] = bytes(1024)
    send(desk, (5, 5, 60, 66))
    changed = [i for i in range(1024) if desk.panel.picture()[i] != PIXELS[i]]
    assert changed == list(range(5 * 128 + 60, 5 * 128 + 66))


def test_a_picture_is_dark_until_it_is_sent(desk: Desk):
    assert desk.panel.picture() == bytes(1024)


def test_waking_sets_a_panel_up_that_has_lost_its_power(desk: Desk):
    send(desk, (0, 7, 0, 128), (0, 0, 0, 6))
    desk.unplug_display()
    desk.plug_display()
    assert not desk.panel.lit
    part(desk, "panel").wake()
    assert desk.panel.picture() == PIXELS


def test_asking_costs_two_bytes_and_raises_where_nobody_answers(desk: Desk):
    _ = desk.wire
    assert part(desk, "panel").is_on()
    assert desk.wire == 2
    desk.unplug_display()
    with pytest.raises(OSError, match="No such device"):
        part(desk, "panel").is_on()
    with pytest.raises(OSError, match="No such device"):
        send(desk, (0, 0, 0, 6))


def test_a_panel_that_was_without_power_for_a_moment_says_that_it_is_off(desk: Desk):
    desk.unplug_display()
    desk.plug_display()
    assert not part(desk, "panel").is_on()


def test_a_panel_whose_status_says_nothing_is_taken_at_its_answering(desk: Desk):
    """Some clones answer every read alike."""
    desk.panel.status = lambda: 0xFF
    part(desk, "panel").wake()
    assert not part(desk, "panel").is_on()  # it may have lost its power just then
    part(desk, "panel").wake()
    assert part(desk, "panel").is_on()


def test_a_driver_that_breaks_off_leaves_no_module_behind(desk: Desk):
    bus, seen = desk._bus, []
    bus.address = lambda address: None if len(seen) > 9 else seen.append(0) or desk.panel
    with pytest.raises(OSError, match="No such device"):
        part(desk, "panel").wake()
    assert desk.module("adafruit_ssd1306") is None
    assert desk.module("framebuf") is None


def test_no_panel_at_its_address_is_an_error(running: Callable[..., Desk]):
    desk = running(PANEL, display=False, pull_ups=True)
    assert "No I2C device at address: 0x3c" in (desk.crash or "")
