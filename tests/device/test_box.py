"""The box: all parts as the app sees them."""

from collections.abc import Callable
from typing import Any

import pytest

from host_sim.desk import Desk
from tests.device.board_values import part

BOX = """
import time
from firmware.device.box import Box
box = Box()
box.set_up()
while True:
    box.now()
    box.glow([(1, 2, 3)] * 16)
    time.sleep(0.005)
"""


@pytest.fixture
def desk(running: Callable[..., Desk]) -> Desk:
    desk = running(BOX)
    assert desk.crash is None
    return desk


def box(desk: Desk) -> Any:
    return part(desk, "box")


def test_it_offers_what_the_app_asks_for(desk: Desk):
    assert len(box(desk).pixels) == 1024
    assert len(box(desk).memory) == 4096
    assert box(desk).about() == "CircuitPython 9.1.4"
    assert box(desk).free_memory() > 0
    assert len(box(desk).random_bytes(7)) == 7


def test_its_chance_is_the_board_s(desk: Desk):
    desk.chance.lead(lambda count: b"\x01\x02\x03" if count == 3 else None)
    assert box(desk).random_bytes(3) == b"\x01\x02\x03"


def test_its_memory_is_the_flash(desk: Desk):
    box(desk).memory[0:3] = b"UMP"
    assert desk.flash.image[:4] == b"UMP\xff"


def test_one_brightness_is_set_for_panel_and_ring(desk: Desk):
    box(desk).brightness(1)
    desk.run(100)
    assert desk.panel.contrast == 1
    assert desk.ring.colours[0] == (0, 0, 0)
    box(desk).brightness(4)
    desk.run(100)
    assert desk.panel.contrast == 255
    assert desk.ring.colours[0] == (1, 2, 3)


def test_no_brightness_is_dark(desk: Desk):
    box(desk).brightness(0)
    desk.run(100)
    assert not desk.panel.lit
    assert not any(map(any, desk.ring.colours))


def test_a_line_goes_to_the_console(desk: Desk):
    box(desk).console("rules TG")
    assert desk.console == "rules TG\n"


def test_a_missing_display_is_told_by_ring_and_console_and_so_is_its_return(desk: Desk):
    desk.unplug_display()
    desk.run(1100)
    assert desk.console == "Display: the display does not answer\n"
    seen = set()
    for _ in range(20):
        desk.run(100)
        seen.add(desk.ring.colours)
    plain = ((1, 2, 3),) * 16
    fault = tuple((90, 0, 60) if i % 4 == 0 else (1, 2, 3) for i in range(16))
    assert seen == {plain, fault}, "every fourth pixel blinks"
    desk.plug_display()
    desk.run(1100)
    assert desk.console.splitlines()[1:] == ["Display: found again"]
    desk.run(1000)
    assert desk.ring.colours == plain


def test_keys_and_lost_keys_come_from_the_pad(desk: Desk):
    assert box(desk).key() is None
    desk.tap("7")
    assert box(desk).key()[:2] == ("7", True)
    assert box(desk).key()[:2] == ("7", False)
    assert box(desk).lost_keys() is False
