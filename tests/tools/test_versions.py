"""Which Umpire a drive holds is told by a file that stays readable, and by sources before that."""

import re
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tools.drive import install, versions

Capture = pytest.CaptureFixture[str]


def test_a_board_written_before_there_was_a_version_file_is_known_by_its_sources(
    source: Path, pico: Path, capsys: Capture
):
    (pico / "firmware").mkdir()
    for name, text in {"house": 'VERSION = "0.2.9"\n', "journal": 'MAGIC = b"UMP\\x01"\n'}.items():
        (pico / "firmware" / f"{name}.py").write_text(text, encoding="utf-8")
    assert install.main([str(pico)]) == 0
    out = capsys.readouterr().out
    assert "Umpire 0.3.1 is on it; it was 0.2.9.\n" in out
    assert "A game in its memory is kept" in out


def test_no_escape_code_of_a_version_reaches_the_terminal(
    source: Path, pico: Path, capsys: Capture
):
    (pico / "firmware").mkdir()
    (pico / "firmware" / "version.txt").write_bytes(b"\x1b[31m\n\x1b[32m\n")
    assert install.main([str(pico)]) == 0
    out = capsys.readouterr().out
    assert "; it was unknown.\n" in out
    assert "\x1b" not in out


def test_the_real_files_tell_their_version_and_the_mark_of_their_memory(tmp_path: Path):
    names = ("shell/shell", "storage/journal", "storage/journal_rewrite")
    modules = [(ROOT / "firmware" / f"{name}.py").read_bytes() for name in names]
    (tmp_path / "firmware").mkdir()
    (tmp_path / versions.FILE).write_bytes(versions.text(*modules))
    version, marks = versions.read(tmp_path) or ("", [])
    assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    assert marks == [r'b"UMP\x02"', r'b"UMP\x01"']
    assert versions.read(tmp_path / "firmware") is None
