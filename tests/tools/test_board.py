"""Boards are found by what CircuitPython writes on their drives, and judged by it."""

from pathlib import Path

import pytest

from tests.tools.conftest import BOOT_OUT
from tools.drive import board


def plugged_in(root: Path, place: str, text: str | bytes = BOOT_OUT) -> Path:
    folder = root / place
    folder.mkdir(parents=True)
    content = text if isinstance(text, bytes) else text.encode()
    (folder / "boot_out.txt").write_bytes(content)
    return folder


def told(tmp_path: Path, first: str, second: str) -> board.Board | None:
    return board.read(plugged_in(tmp_path, "CIRCUITPY", f"{first}\r\n{second}\r\nUID:E66\r\n"))


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        (
            "Adafruit CircuitPython 10.0.0 on 2025-10-01; Raspberry Pi Pico with rp2040",
            "Board ID:raspberry_pi_pico",
            ("Raspberry Pi Pico", "rp2040", "raspberry_pi_pico", "10.0.0"),
        ),
        (
            "Adafruit CircuitPython 9.2.0-beta.0 on 2024-09-17; Raspberry Pi Pico 2 with rp2350a",
            "Board ID:raspberry_pi_pico2",
            ("Raspberry Pi Pico 2", "rp2350a", "raspberry_pi_pico2", "9.2.0-beta.0"),
        ),
        (
            "Adafruit CircuitPython 10.1.0-beta.1-5-g1a2b3c-dirty on 2025-12-24; Box with LCD with "
            "rp2040",
            "Board ID:box_with_lcd",
            ("Box with LCD", "rp2040", "box_with_lcd", "10.1.0-beta.1-5-g1a2b3c-dirty"),
        ),
        (
            "Adafruit CircuitPython 6.2.0 on 2021-04-05; Raspberry Pi Pico with rp2040",
            "boot.py output:",
            ("Raspberry Pi Pico", "rp2040", "", "6.2.0"),
        ),
    ],
)
def test_a_board_is_known_by_its_boot_out(
    tmp_path: Path, first: str, second: str, expected: tuple[str, ...]
):
    one = told(tmp_path, first, second)
    assert one is not None
    assert (one.name, one.chip, one.id, one.version) == expected


ENDLESS = b"Adafruit CircuitPython 10.%s on 2025-10-01; a board with rp2350" % (b"0" * 5000)
OTHERS = (b"", b"\xff\xfe\x00", b"MicroPython v1.27 on 2025", ENDLESS)


@pytest.mark.parametrize("text", [*OTHERS, b"\r\n"])
def test_another_text_is_no_board_s(tmp_path: Path, text: bytes):
    assert board.read(plugged_in(tmp_path, "CIRCUITPY", text)) is None


def test_a_folder_without_it_is_no_board_s(tmp_path: Path):
    assert board.read(tmp_path) is None
    assert board.read(tmp_path / "missing") is None


@pytest.mark.parametrize("version", ["9.1.0", "9.1.4", "9.2.8", "10.0.0", "10.3.0-alpha.4"])
@pytest.mark.parametrize("chip", ["rp2040", "rp2350a", "RP2350B"])
def test_what_will_do_is_not_complained_of(version: str, chip: str):
    assert board.Board(Path("E:"), "Raspberry Pi Pico", chip, "", version).why_not() == ""


@pytest.mark.parametrize(
    ("version", "said"),
    [
        ("6.2.0", "CircuitPython 6.2.0 is too old: the firmware needs 9.1 to 10."),
        ("9.0.5", "CircuitPython 9.0.5 is too old"),
        ("11.0.0-alpha.1", "CircuitPython 11.0.0-alpha.1 is newer than any that was tried"),
    ],
)
def test_a_circuitpython_that_will_not_do_is_told_with_the_way_to_another(version: str, said: str):
    one = board.Board(Path("E:"), "Raspberry Pi Pico 2", "rp2350a", "raspberry_pi_pico2", version)
    assert one.why_not().startswith(said)
    assert "\n  https://circuitpython.org/board/raspberry_pi_pico2/\n" in one.why_not()
    assert "hold its BOOTSEL button while you plug it in" in one.why_not()


def test_another_chip_is_refused():
    one = board.Board(Path("E:"), "Feather M4", "samd51j19", "feather_m4_express", "10.0.0")
    assert "needs the memory and pins of an RP2040 or RP2350, and this is a samd51" in one.why_not()


@pytest.mark.parametrize(
    "place",
    [
        "media/CIRCUITPY",
        "media/ann/CIRCUITPY",
        "run/media/ann/CIRCUITPY",
        "mnt",
        "mnt/e",
        "Volumes/CIRCUITPY",
        "media/ann/A NAME OF HER OWN",
    ],
)
def test_a_board_is_found_wherever_systems_mount_drives(tmp_path: Path, place: str):
    (tmp_path / "media" / "ann" / "USB STICK").mkdir(parents=True)
    folder = plugged_in(tmp_path, place)
    assert [one.drive for one in board.mounted(tmp_path)] == [folder]


def test_a_board_that_is_mounted_under_two_names_is_one(tmp_path: Path):
    folder = plugged_in(tmp_path, "run/media/ann/CIRCUITPY")
    (tmp_path / "media").mkdir()
    (tmp_path / "media" / "ann").symlink_to(folder.parent)
    assert len(board.mounted(tmp_path)) == 1


def test_a_board_that_waits_for_circuitpython_is_found(tmp_path: Path):
    place = tmp_path / "media" / "ann" / "RPI-RP2"
    place.mkdir(parents=True)
    (place / "INFO_UF2.TXT").write_bytes(
        b"UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: RPI-RP2\r\n"
    )
    assert board.mounted(tmp_path) == []
    assert board.waiting(tmp_path) == [(place, "Raspberry Pi RP2")]


def test_no_escape_code_of_a_board_reaches_the_terminal(tmp_path: Path):
    one = told(
        tmp_path,
        "Adafruit CircuitPython 10.0.0\x1b[31m on 2025; Pi\x1b]0;owned\x07co\u202e with rp2040",
        "Board ID:raspberry_pi_pico",
    )
    assert one is not None
    assert (one.name, one.version) == ("Pi?]0;owned?co?", "10.0.0?[31m")
    place = tmp_path / "media" / "RPI-RP2"
    place.mkdir(parents=True)
    (place / "INFO_UF2.TXT").write_bytes(b"Model: Pi\x1b[2J\r\n")
    assert board.waiting(tmp_path) == [(place, "Pi?[2J")]
