"""The device's compiler takes the firmware, and says so when it does not."""

from pathlib import Path

import pytest

from tools.compiling import compiles


def test_every_file_of_the_firmware_compiles_for_the_device():
    assert [compiles.complaint(source) for source in compiles.sources()] == [""] * len(
        compiles.sources()
    )


def test_the_sources_are_what_goes_on_the_board():
    names = {path.relative_to(compiles.ROOT).as_posix() for path in compiles.sources()}
    assert {"firmware/app.py", "firmware/ui/faces.py"} <= names


@pytest.mark.parametrize(
    "source",
    ["match 1:\n    case 1: pass\n", "def f(a, /): pass\n", "x = [*y]\n", "x = {**y}\n"],
)
def test_syntax_that_the_device_lacks_does_not_compile(tmp_path: Path, source: str):
    file = tmp_path / "bad.py"
    file.write_text(source, encoding="utf-8")
    assert "SyntaxError" in compiles.complaint(file)
