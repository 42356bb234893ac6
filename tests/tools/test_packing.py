"""Pages of help are packed for the board, and read there as they were written."""

import ast

import pytest

from firmware.shell import pad
from host_sim.wiring import REPO_ROOT
from tools.compiling import packing

FILES = sorted((REPO_ROOT / "firmware").rglob("*.py"))
SOURCES = {file.relative_to(REPO_ROOT).as_posix(): file.read_bytes() for file in FILES}
PACKED = packing.packed(SOURCES)


def constants(source: bytes) -> list[object]:
    return [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]


@pytest.fixture
def pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let pages be read with the table of pairs that the drive has."""
    (table,) = [
        node.value.value
        for node in ast.parse(PACKED[packing.READER]).body
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, bytes)
    ]
    monkeypatch.setattr(pad, "PAIRS", table)


@pytest.mark.usefixtures("pairs")
@pytest.mark.parametrize("path", sorted(path for path in SOURCES if packing.HELP.fullmatch(path)))
def test_every_page_is_read_as_it_was_written(path: str):
    written = constants(SOURCES[path])
    short = [value for value in constants(PACKED[path]) if isinstance(value, bytes)]
    read = [pad.unpacked(page) for page in short]
    assert read, "it has a page"
    assert [page for page in read if page not in written] == []
    gone = [value for value in written if isinstance(value, str)]
    gone = [value for value in gone if value not in constants(PACKED[path])]
    assert sorted(gone) == sorted(read)


def test_pages_take_little_more_than_half_of_their_room():
    before = sum(len(SOURCES[path]) for path in SOURCES if packing.HELP.fullmatch(path))
    short = [
        value
        for path in SOURCES
        if packing.HELP.fullmatch(path)
        for value in constants(PACKED[path])
        if isinstance(value, bytes)
    ]
    assert sum(map(len, short)) < before * 6 // 10


def test_what_is_no_page_of_help_stays_as_it_is():
    same = {path for path in SOURCES if PACKED[path] == SOURCES[path]}
    assert {path for path in SOURCES if packing.HELP.fullmatch(path)} == set(SOURCES) - same - {
        packing.READER
    }


def test_a_page_that_is_not_packed_is_read_too():
    assert pad.unpacked("It is as it is.") == "It is as it is."


def test_a_drive_without_the_reader_has_its_pages_as_they_are():
    sources = {"firmware/shell/help.py": b'KEYS = ("A page that is long enough",)\n'}
    assert packing.packed(sources) == sources
