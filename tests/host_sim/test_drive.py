"""The drive: what the program may read of it, and the settings on it."""

from pathlib import Path

import pytest

from host_sim.drive import Drive
from host_sim.settings import setting
from host_sim.wiring import REPO_ROOT


def test_the_board_sees_only_what_is_copied_to_it():
    names = Drive(REPO_ROOT).listdir("/")
    assert "firmware" in names
    assert set(names) <= {
        "Memory",
        "boot.py",
        "code.py",
        "main.py",
        "settings.toml",
        "firmware",
        "lib",
    }
    assert Drive(REPO_ROOT).find("tests") is None
    assert Drive(REPO_ROOT).find("firmware/../tests") is None


def test_the_program_reads_files_and_cannot_write_them(running):
    desk = running("""
import os
with open("/note.py") as file:
    text = file.read()
said = []
for attempt in (lambda: open("new.txt", "w"), lambda: open("none.txt"), lambda: os.stat("none")):
    try:
        attempt()
    except OSError as error:
        said.append(error.errno)
names = os.listdir("/")
size = os.stat("note.py")[6]
""", {"note": "# hello\n"})  # fmt: skip
    assert desk.main["text"] == "# hello\n"
    assert desk.main["said"] == [30, 2, 2]
    assert desk.main["names"] == ["main.py", "note.py"]
    assert desk.main["size"] == 8


def test_only_boot_py_can_take_the_drive_from_the_computer(running):
    desk = running("import storage\nstorage.remount('/', readonly=False)")
    assert "RuntimeError: Cannot remount path when visible via USB." in desk.crash


@pytest.mark.parametrize("name", ["usb_hid", "usb_midi"])
def test_only_boot_py_can_take_devices_from_the_computer(running, name: str):
    away = f"import {name}\n{name}.disable()"
    assert "RuntimeError: Cannot change USB devices now" in running(away).crash
    assert running("", {"boot": away}).crash is None


def test_after_boot_py_took_the_drive_the_program_writes_it(running, tmp_path: Path):
    desk = running(
        "with open('out.txt', 'w') as file:\n    file.write('done')",
        {"boot": "import storage\nstorage.remount('/', readonly=False)"},
    )
    assert desk.crash is None
    assert (tmp_path / "out.txt").read_text(encoding="utf-8") == "done"


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("A = 16", 16),
        ("A=0x10 # hex", 16),
        ("A = -3", -3),
        ('A = "x" # after', "x"),
        (r'A = "say \"hi\"\n\u0041"', 'say "hi"\nA'),
        ("B = 16", None),
        ("  [table]\nA = 16", None),
    ],
)
def test_settings_are_integers_and_strings(tmp_path: Path, line: str, value: object):
    (tmp_path / "settings.toml").write_text(line + "\n", encoding="utf-8")
    assert setting(Drive(tmp_path), "A") == value


@pytest.mark.parametrize("value", ["true", "1.5", "'x'", "[1]", '"open', '"x" y', r'"\q"'])
def test_what_the_board_cannot_parse_is_an_error(tmp_path: Path, value: str):
    (tmp_path / "settings.toml").write_text(f"A = {value}\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"(?i)invalid"):
        setting(Drive(tmp_path), "A")


def test_a_missing_setting_is_its_default(running):
    desk = running("import os\nfound = os.getenv('A'), os.getenv('A', 5)")
    assert desk.main["found"] == (None, 5)
