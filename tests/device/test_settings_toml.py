"""settings.toml on the drive: what it sets is done, what is wrong in it is named."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from host_sim.desk import Desk
from host_sim.wiring import read_wiring
from tests.device.board_values import rows, told
from tests.house.tree import ROOT
from tests.whole_device import TABLE, WholeDevice


def test_pins_and_address_and_size_of_the_ring_may_be_others(start: Callable[..., Desk]):
    wiring = replace(
        read_wiring(), sda=2, scl=3, address=0x3D, rows=(10, 11, 12, 13), columns=(6, 7, 8, 9),
        ring=20, pixels=24, piezo=22,
    )  # fmt: skip
    settings = """
UMPIRE_SDA = "GP2"
UMPIRE_SCL = 3
UMPIRE_ADDRESS = "0x3d"
UMPIRE_ROWS = "10, 11, 12, 13"
UMPIRE_COLUMNS = "GP6 GP7 GP8 GP9"
UMPIRE_RING = 20
UMPIRE_PIXELS = 24
UMPIRE_PIEZO = "22"
"""
    wired = WholeDevice(start(settings, wiring=wiring))
    assert told(wired.desk) == []
    wired.type(TABLE + "37A")
    assert wired.rows()[2] == "37  1  100  100"
    assert wired.desk.piezo.tones()
    assert any(wired.desk.ring.colours[20:])


def test_without_a_word_of_ours_nothing_is_other_than_usual(start: Callable[..., Desk]):
    desk = start("CIRCUITPY_PYSTACK_SIZE = 4096\n")
    assert told(desk) == []
    assert desk.console == ""


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("UMPIRE_SDA = 99", "UMPIRE_SDA: no pin GP99"),
        ('UMPIRE_RING = "G16"', "UMPIRE_RING: no pin G16"),
        ('UMPIRE_ROWS = "6 7 8"', "UMPIRE_ROWS: pins wanted: 4"),
        ('UMPIRE_PIEZO = ""', "UMPIRE_PIEZO: pins wanted: 1"),
        ('UMPIRE_PIEZO = "GP18 GP20"', "UMPIRE_PIEZO: two pins in a row, as GP18 GP19"),
        ('UMPIRE_PIEZO = "GP19 GP18"', "UMPIRE_PIEZO: two pins in a row, as GP18 GP19"),
        (
            'UMPIRE_PIEZO = "16 17"',
            "UMPIRE_PIEZO: GP16 is used twice, so all pins are the usual ones",
        ),
        ('UMPIRE_RESET = "RES"', "UMPIRE_RESET: no pin RES"),
        ("UMPIRE_FIRST = 0", "UMPIRE_FIRST: 1 to 24, please"),
        ("UMPIRE_FIRST = 17", "UMPIRE_FIRST: there are 16 pixels"),
        ('UMPIRE_DIRECTION = "left"', "UMPIRE_DIRECTION: clockwise or counterclockwise, please"),
        ('UMPIRE_PANEL = "ssd1309ssd1306"', "UMPIRE_PANEL: ssd1306 or ssd1309, please"),
        ('UMPIRE_PANEL = "SSD1306 SSD1306"', "UMPIRE_PANEL: ssd1306 or ssd1309, please"),
        ("UMPIRE_PIXELS = 25", "UMPIRE_PIXELS: 8 to 24, please"),
        ('UMPIRE_PIXELS = "many"', "UMPIRE_PIXELS: 8 to 24, please"),
        ("UMPIRE_BRIGHTNESS = 0", "UMPIRE_BRIGHTNESS: 1 to 4, please"),
        ("UMPIRE_ADDRESS = 300", "UMPIRE_ADDRESS: 8 to 119, please"),
        ('UMPIRE_COLOURS = "ff0000"', "UMPIRE_COLOURS: five colours like ff0000, please"),
        (
            'UMPIRE_COLOURS = "red 1 2 3 4"',
            "UMPIRE_COLOURS: five colours like ff0000, please",
        ),
        *(
            (
                f'UMPIRE_COLOURS = "ff0000 {word} 00ff00 0000ff ffffff"',
                "UMPIRE_COLOURS: five colours like ff0000, please",
            )
            for word in ("0xff00", "+ff000", "-00000", "1_0000", "ff 00", "１２３456")
        ),
        ("UMPIRE_PIXELS = true", "UMPIRE_PIXELS: not a number, nor text in quotes"),
        ("UMPIRE_PIXELS =", "UMPIRE_PIXELS: not a number, nor text in quotes"),
        ("UMPIRE_BRIGTHNESS = 3", "UMPIRE_BRIGTHNESS: I know no such line"),
        ("UMPIRE_SDA = 6", "UMPIRE_SDA: GP6 is used twice, so all pins are the usual ones"),
        (b'NAME = "J\xf6rg" # UMPIRE_', "settings.toml is not UTF-8: save it so, please"),
        ('UMPIRE_RING = "__name__"', "UMPIRE_RING: no pin __name__"),
        ('UMPIRE_ROWS = "board_id 7 8 9"', "UMPIRE_ROWS: no pin board_id"),
        (
            "UMPIRE_PIXELS = 24".encode("utf-16"),
            "settings.toml is not UTF-8: save it so, please",
        ),
        (
            "UMPIRE_PIXELS = 24".encode("utf-16-le"),
            "settings.toml is not UTF-8: save it so, please",
        ),
        (
            b"\xef\xbb\xbfNAME = 1\nUMPIRE_BRIGHTNESS = 2",
            "settings.toml begins with a BOM: save it as UTF-8 without one, please",
        ),
    ],
)
def test_a_wrong_line_is_named_and_the_usual_is_done(
    start: Callable[..., Desk], line: str | bytes, said: str
):
    desk = start(line)
    assert told(desk) == [said]
    assert desk.console == said + "\n"
    wired = WholeDevice(desk).type(TABLE + "37A")
    assert wired.rows()[2] == "37  1  100  100"


def test_many_wrong_lines_are_named_page_by_page(start: Callable[..., Desk]):
    desk = start("UMPIRE_SDA = 99\nUMPIRE_PIXELS = 4\nUMPIRE_WISH = 1\n[more]\nUMPIRE_X = 2\n")
    assert rows(desk)[7] == "#next 1-3 *back  1/3"
    assert told(desk) == [
        "UMPIRE_SDA: no pin GP99",
        "UMPIRE_PIXELS: 8 to 24, please",
        "UMPIRE_WISH: I know no such line",
    ]


def test_of_very_many_wrong_lines_the_first_are_named(start: Callable[..., Desk]):
    desk = start("".join(f"UMPIRE_{number} = 1\n" for number in range(300)))
    said = told(desk)
    assert said[7:] == ["UMPIRE_7: I know no such line", "settings.toml: more lines are wrong"]


def test_a_file_that_is_too_long_is_told_and_not_read(start: Callable[..., Desk]):
    """Each line is looked for from the file's beginning: 60,000 took for ever."""
    desk = start("UMPIRE_PIXELS = 24\n" + "UMPIRE_WISH = 1\n" * 60_000)
    assert told(desk) == ["settings.toml is not read: it has more than 8,192 bytes"]


def test_a_file_of_the_most_bytes_is_read(start: Callable[..., Desk]):
    line = "UMPIRE_BRIGHTNESS = 1\n"
    assert start(line.rjust(8192, "\n")).panel.contrast == 1


ODD = ("", '""', "-1", "9999999999", "true", '"GP29"', '"__class__"', '"I2C"', '"6 6 6 6"', "'x'")


@pytest.mark.parametrize("key", ["SDA", "ROWS", "RING", "PIXELS", "PIEZO", "COLOURS", "KEYS"])
def test_no_value_breaks_the_start(start: Callable[..., Desk], key: str):
    """More of them, and every key, were tried once."""
    desk = start("")
    for value in ODD:
        desk.power_off()
        (desk.drive.root / "settings.toml").write_text(f"UMPIRE_{key} = {value}\n")
        desk.power_on()
        assert desk.crash is None, desk.crash
        assert any(desk.panel.picture()) or key == "SDA"


def test_wrong_lines_are_named_before_a_game_that_is_gone_on_with(start: Callable[..., Desk]):
    desk = start("UMPIRE_WISH = 1")
    desk.type("#" + TABLE + "37A")
    desk.power_off()
    desk.power_on()
    assert rows(desk)[0] == "UMPIRE_WISH: I know no such line"
    desk.type("#")
    assert rows(desk)[0].startswith("Go on?")


def test_the_longest_line_that_is_wrong_is_cut_to_the_panel(start: Callable[..., Desk]):
    desk = start("UMPIRE_" + "W" * 60 + " = 1")
    assert told(desk) == ["UMPIRE_WWWWWWWWWWWWW: I know no such line"]


def test_the_brightness_is_that_until_another_is_chosen(start: Callable[..., Desk]):
    desk = start("UMPIRE_BRIGHTNESS = 1")
    assert desk.panel.contrast == 1
    WholeDevice(desk).type("<*>524*")
    desk.power_off()
    desk.power_on()
    assert desk.panel.contrast == 255


@pytest.mark.parametrize("part", ["PIEZO", "RING"])
def test_a_part_may_be_left_out(start: Callable[..., Desk], part: str):
    wired = WholeDevice(start(f'UMPIRE_{part} = "none"'))
    wired.type(TABLE + "37A")
    assert bool(wired.desk.piezo.tones()) == (part != "PIEZO")
    assert bool(wired.desk.ring.writes) == (part != "RING")


@pytest.mark.parametrize(("count", "second"), [(8, 2), (12, 1), (16, 1), (20, 1), (24, 1)])
def test_a_ring_of_another_size_shows_what_is_nearest(
    start: Callable[..., Desk], count: int, second: int
):
    wiring = replace(read_wiring(), pixels=count)
    desk = start(f"UMPIRE_PIXELS = {count}\nUMPIRE_BRIGHTNESS = 4", wiring=wiring)
    box = desk.main["box"]
    box.glow([(16 * i, 0, 0) for i in range(16)])  # type: ignore[attr-defined]
    whole = max(count, 16)
    assert desk.ring.colours[0] == (0, 0, 0)
    assert desk.ring.colours[1] == (16 * second * 16 // whole, 0, 0)
    assert len(set(desk.ring.colours)) == min(count, 16)
    assert desk.ring.colours[count // 2] == (16 * 8 * 16 // whole, 0, 0), "opposite"


def test_the_colours_of_four_and_a_half_minutes_are_the_owner_s(start: Callable[..., Desk]):
    desk = start('UMPIRE_COLOURS = "ff0000 ff8000 00ff00 ffffff 000000"')
    box = desk.main["box"]
    assert box.colours == (  # type: ignore[attr-defined]
        (100, 0, 0),
        (100, 50, 0),
        (0, 100, 0),
        (66, 66, 66),
        (0, 0, 0),
    )


def test_the_guide_lists_every_key_that_the_firmware_knows():
    guide = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    source = (ROOT / "firmware" / "device" / "settings_toml.py").read_text(encoding="utf-8")
    known = set(re.findall(r"^(?:NUMBERS|PINS|BUILDS|WORDS) = \{([^}]+)\}", source, re.MULTILINE))
    names = {name for table in known for name in re.findall(r'"([A-Z]+)":', table)} | {"COLOURS"}
    assert set(re.findall(r"^\| `UMPIRE_([A-Z]+)` \|", guide, re.MULTILINE)) == names
