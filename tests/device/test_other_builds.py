"""A build that is none of ours is refused; a board that lacks pins says so."""

from collections.abc import Callable

import pytest

from host_sim.desk import Desk
from tests.device.board_values import rows, told
from tests.whole_device import TABLE, WholeDevice


@pytest.mark.parametrize(
    ("line", "options", "said"),
    [
        ('UMPIRE_PANEL = "128x32"', {}, "UMPIRE_PANEL is 128x32. Umpire needs 128x64."),
        ('UMPIRE_PANEL = "SH1106"', {}, "UMPIRE_PANEL is SH1106. Umpire needs 128x64."),
        ("UMPIRE_KEYS = 3", {}, "UMPIRE_KEYS is 3. Umpire needs 4x4."),
        ('UMPIRE_KEYS = "SSD1309"', {}, "UMPIRE_KEYS is SSD1309. Umpire needs 4x4."),
        ('UMPIRE_KEYS = "4x4ssd1309"', {}, "UMPIRE_KEYS is 4x4ssd1309. Umpire needs 4x4."),
        ("", {"nvm_size": 8192}, "Umpire needs nvm of 4,096 bytes. This board has 8,192."),
        ("", {"nvm_size": 256}, "Umpire needs nvm of 4,096 bytes. This board has 256."),
        ("", {"nvm_size": 0}, "Umpire needs nvm of 4,096 bytes. This board has 0."),
    ],
)
def test_another_build_is_refused_on_panel_ring_and_console(
    start: Callable[..., Desk], line: str, options: dict, said: str
):
    desk = start(line, **options)
    assert desk.console == said + "\n"
    assert " ".join(" ".join(rows(desk)).split()) == said + " See docs/install.md."
    assert desk.ring.colours[:4] == ((90, 0, 0), (0, 0, 0)) * 2
    desk.type("#1")
    assert desk.flash.programmed == 0
    assert said[:10] in rows(desk)[0]


def test_another_build_is_refused_without_a_panel_too(start: Callable[..., Desk]):
    desk = start("UMPIRE_KEYS = 3", display=False)
    assert desk.console == "UMPIRE_KEYS is 3. Umpire needs 4x4.\n"
    assert desk.ring.colours[0] == (90, 0, 0)


@pytest.mark.parametrize("line", ['UMPIRE_PANEL = "128 X 64"', 'UMPIRE_PANEL = "SSD1306 128x64"',
                                  'UMPIRE_PANEL = "ssd1306"', 'UMPIRE_KEYS = "4x4"'])  # fmt: skip
def test_the_usual_build_may_be_named(start: Callable[..., Desk], line: str):
    assert told(start(line)) == []


def test_a_board_that_lacks_the_pins_of_the_keys_is_refused(start: Callable[..., Desk]):
    desk = other_board(start, '"GP6", "GP7"', '"D6", "D7"')
    assert desk.console == ("Umpire needs 16 keys. They cannot work: this board has no pin D6.\n")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('RING = "GP16"', 'RING = "D16"', "Ring: this board has no pin D16"),
        ('PIEZO = "GP18"', 'PIEZO = "D18"', "Piezo: this board has no pin D18"),
    ],
)
def test_a_board_that_lacks_a_pin_goes_without_the_part_and_says_so(
    start: Callable[..., Desk], old: str, new: str, said: str
):
    desk = other_board(start, old, new)
    assert told(desk) == [said]
    assert WholeDevice(desk).type(TABLE + "37A").rows()[2] == "37  1  100  100"


def test_a_board_that_lacks_the_pins_of_the_display_says_so(start: Callable[..., Desk]):
    desk = other_board(start, 'SDA = "GP4"', 'SDA = "D4"')
    assert desk.console.startswith("Display: ")
    assert desk.console.endswith("'D4'\n")


def other_board(start: Callable[..., Desk], old: str, new: str) -> Desk:
    """Switch on a board whose pins have other names: those of the pin map are missing."""
    return start("", changes=[("firmware/device/pins.py", old, new)])
