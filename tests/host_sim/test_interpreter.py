"""The drive's program sees the modules, names and errors that it would see on the board."""

import sys
from pathlib import Path

import pytest


def test_what_the_board_lacks_cannot_be_imported(running):
    desk = running("import dataclasses")
    assert desk.crash == (
        "Traceback (most recent call last):\n"
        '  File "main.py", line 1, in <module>\n'
        "ImportError: no module named 'dataclasses'\n"
    )


@pytest.mark.parametrize("name", ["typing", "enum", "pathlib", "random", "host_sim", "tests"])
def test_neither_can_the_desktop_s_modules(running, name: str):
    desk = running(f"import {name}")
    assert f"no module named '{name}'" in desk.crash


def test_modules_and_packages_of_the_drive_know_their_places(running):
    desk = running(
        "import pkg.part\nfrom pkg import other\n"
        "found = pkg.part.__file__, pkg.__path__, pkg.__file__, other.__name__, __file__, __name__",
        {"pkg____init__": "", "pkg__part": "", "pkg__other": ""},
    )
    assert desk.main["found"] == (
        "pkg/part.py",
        "pkg",
        "pkg/__init__.py",
        "pkg.other",
        "main.py",
        "__main__",
    )


def test_a_module_taken_out_of_sys_modules_is_run_again(running):
    desk = running(
        "import sys\nimport part\nfirst = part\ndel sys.modules['part']\nimport part\n"
        "again = part is not first, 'part' in sys.modules, 'os' in sys.modules",
        {"part": ""},
    )
    assert desk.main["again"] == (True, True, False)


def test_a_module_that_fails_is_not_kept(running):
    desk = running(
        "import sys\ntry:\n    import part\nexcept ValueError:\n    kept = 'part' in sys.modules",
        {"part": "raise ValueError"},
    )
    assert desk.main["kept"] is False


def test_nothing_enters_the_desktop_s_own_modules(running):
    before = set(sys.modules)
    running("import board, busio, adafruit_ssd1306, neopixel, part", {"part": "x = 1"})
    assert {name for name in set(sys.modules) - before if not name.startswith("host_sim")} == set()


def test_each_power_on_starts_with_fresh_modules(running):
    desk = running("import part\npart.count += 1", {"part": "count = 0"})
    desk.power_off()
    desk.power_on()
    assert vars(desk.module("part"))["count"] == 1


def test_annotations_are_not_evaluated(running):
    desk = running("def f(x: Missing) -> Nowhere:\n    y: Nothing = x\n    return y\nz = f(3)")
    assert desk.main["z"] == 3


def test_lib_on_the_drive_wins_over_the_desktop_s_drivers(running):
    desk = running("import neopixel\nmine = neopixel.MINE", {"lib__neopixel": "MINE = 1"})
    assert desk.main["mine"] == 1


def test_with_a_lib_of_its_own_a_drive_lacks_what_is_not_in_it(running):
    desk = running("import neopixel", {"lib__something": ""})
    assert "no module named 'neopixel'" in desk.crash


def test_a_folder_that_python_is_told_to_look_in_is_looked_in_first_and_names_its_file(running):
    desk = running(
        "import sys\nsys.path[:0] = ['late']\nimport part\nmine = part.MINE, part.__file__",
        {"late__part": "MINE = 1", "part": "MINE = 2"},
    )
    assert desk.main["mine"] == (1, "late/part.py")


def test_the_modules_built_into_the_board_need_no_lib(running):
    desk = running("import adafruit_bus_device.i2c_device, adafruit_pixelbuf", {"lib__x": ""})
    assert desk.crash is None


def test_code_py_hides_main_py_and_boot_py_runs_first(running):
    desk = running("print('main')", {"code": "print('code')", "boot": "print('boot')"})
    assert desk.console == "boot\ncode\n"


def test_names_that_the_board_s_builtins_lack_are_missing(running):
    desk = running("breakpoint()")
    assert "NameError" in desk.crash


def test_the_traceback_names_the_drive_s_files_and_no_simulator(running):
    desk = running(
        "import part\ndef outer():\n    part.inner()\nouter()",
        {"part": "import time\ndef inner():\n    time.sleep(-1)\n"},
    )
    assert desk.crash == (
        "Traceback (most recent call last):\n"
        '  File "main.py", line 4, in <module>\n'
        '  File "main.py", line 3, in outer\n'
        '  File "part.py", line 3, in inner\n'
        "ValueError: seconds must be >= 0\n"
    )
    assert desk.console == desk.crash


def test_leaving_by_sys_exit_is_no_crash(running):
    desk = running("import sys\nsys.exit()")
    assert desk.crash is None


def test_a_compiled_module_is_refused_with_the_way_to_its_source(running, tmp_path: Path):
    (tmp_path / "rules.mpy").write_bytes(b"C\x06\x00\x1f")
    assert (
        "'rules' is compiled, and here sources run: dev.py drive" in running("import rules").crash
    )
