"""Files on a drive that are not ours are never removed, written over or written through."""

import hashlib
from pathlib import Path

import pytest

from tools.drive import drive, own_files
from tools.drive.own_files import digest
from tools.drive.update import Refused

THEIRS = digest(b"the owner's")


@pytest.fixture
def board(tmp_path: Path) -> Path:
    return tmp_path / "CIRCUITPY"


def files(board: Path) -> list[str]:
    return sorted(p.relative_to(board).as_posix() for p in board.rglob("*") if p.is_file())


@pytest.mark.parametrize(
    "line", ["../notes.txt", "lib/../../notes.txt", "/notes.txt", "lib\\..\\notes.txt", "notes.txt"]
)
def test_an_edited_list_of_files_removes_nothing_elsewhere(source: Path, board: Path, line: str):
    drive.write(board, source=True)
    for path in (board / "notes.txt", board.parent / "notes.txt"):
        path.write_text("the owner's", encoding="utf-8")
    mark = "0" * 16 if line == "notes.txt" else digest(b"the owner's")
    (board / "firmware/files.txt").write_text(f"{mark}  {line}\n{line}\n", encoding="utf-8")
    assert drive.write(board, source=True).removed == 0
    assert (board / "notes.txt").exists()
    assert (board.parent / "notes.txt").exists()


@pytest.mark.parametrize("folder", ["../", "/", "lib/../../", "\\", "pictures/"])
def test_a_folder_of_an_edited_list_leads_nowhere_else(board: Path, folder: str):
    (board / "firmware").mkdir(parents=True)
    text = f"{folder}\n{THEIRS}  notes.txt\n"
    (board / "firmware/files.txt").write_text(text, encoding="utf-8")
    assert own_files.read(board) == {}


def test_the_files_of_a_list_lie_in_the_folder_named_before_them(board: Path):
    (board / "firmware").mkdir(parents=True)
    wanted = {
        "main.py": b"1",
        "firmware/app.py": b"2",
        "firmware/ui/page.py": b"3",
        "lib/a.py": b"",
    }
    text = own_files.listing(own_files.of(wanted))
    assert text.decode().splitlines()[1:3] == ["firmware/", f"{digest(b'2')} app.py"]
    (board / "firmware/files.txt").write_bytes(text)
    assert own_files.read(board) == {name: {digest(content)} for name, content in wanted.items()}


def test_a_module_is_listed_without_its_ending_which_all_of_them_have(board: Path):
    (board / "firmware").mkdir(parents=True)
    wanted = {"firmware/app.mpy": b"1", "Memory/copy": b"2"}
    text = own_files.listing(own_files.of(wanted))
    assert f"{digest(b'1')} app" in text.decode().splitlines()
    (board / "firmware/files.txt").write_bytes(text)
    assert own_files.read(board) == {name: {digest(content)} for name, content in wanted.items()}
    before = f"firmware/\n{digest(b'1')} app.mpy\n"
    (board / "firmware/files.txt").write_text(before, encoding="utf-8")
    assert own_files.read(board) == {"firmware/app.mpy": {digest(b"1")}}


def test_a_list_of_before_with_longer_digests_and_whole_paths_is_read(board: Path):
    (board / "firmware").mkdir(parents=True)
    whole = hashlib.sha256(b"2").hexdigest()[:16]
    (board / "firmware/files.txt").write_text(f"{whole}  firmware/app.py\n", encoding="utf-8")
    assert own_files.read(board) == {"firmware/app.py": {digest(b"2")}}


@pytest.mark.parametrize("line", ["settings.toml", "SETTINGS.TOML", "firmware/files.txt"])
def test_a_list_never_names_the_owner_s_settings_nor_itself(board: Path, line: str):
    (board / "firmware").mkdir(parents=True)
    (board / "firmware/files.txt").write_text(f"{'0' * 16}  {line}\n", encoding="utf-8")
    assert own_files.read(board) == {}


@pytest.mark.parametrize(
    "line", ["boot_out.txt", "BOOT_OUT.TXT", "notes.txt", "pictures/ann.txt", "firmware"]
)
def test_a_list_names_nothing_where_no_umpire_writes(source: Path, board: Path, line: str):
    drive.write(board, source=True)
    path = board / line
    if line != "firmware":
        path.parent.mkdir(exist_ok=True)
        path.write_text("the owner's", encoding="utf-8")
    (board / "firmware/files.txt").write_text(f"{THEIRS}  {line}\n", encoding="utf-8")
    assert drive.write(board, source=True).removed == 0
    assert path.exists()


@pytest.mark.parametrize("name", ["firmware", "lib", "LICENSES"])
def test_a_folder_that_leads_off_the_drive_is_refused_and_nothing_is_written(
    source: Path, board: Path, name: str
):
    away = board.parent / "away"
    away.mkdir()
    board.mkdir()
    (board / name).symlink_to(away)
    with pytest.raises(Refused, match=f"^{name}/.* is a link, or lies behind one"):
        drive.write(board, source=True)
    assert list(away.iterdir()) == []
    assert files(board) == []


@pytest.mark.parametrize(
    "name",
    ["boot.py", "settings.toml", "firmware/files.txt", "firmware/files.new", "lib/neopixel.py"],
)
def test_a_file_that_is_a_link_is_never_written_through(source: Path, board: Path, name: str):
    theirs = board.parent / "theirs.txt"
    theirs.write_text("the owner's", encoding="utf-8")
    drive.write(board, source=True)
    (board / name).unlink(missing_ok=True)
    (board / name).symlink_to(theirs)
    with pytest.raises(Refused, match=f"^{name} on .* is a link"):
        drive.write(board, source=True)
    assert theirs.read_text(encoding="utf-8") == "the owner's"


def test_what_is_listed_behind_a_link_is_not_removed(source: Path, board: Path):
    drive.write(board, source=True)
    away = board.parent / "away"
    away.mkdir()
    (away / "notes.txt").write_text("the owner's", encoding="utf-8")
    (board / "lib" / "away").symlink_to(away)
    with (board / "firmware/files.txt").open("a", encoding="utf-8") as listed:
        listed.write(f"{THEIRS}  lib/away/notes.txt\n")
    assert drive.write(board, source=True).removed == 0
    assert (away / "notes.txt").exists()


def test_a_driver_of_the_owner_s_is_set_aside_and_said(source: Path, board: Path):
    (board / "lib").mkdir(parents=True)
    (board / "lib/neopixel.py").write_text("the owner's", encoding="utf-8")
    assert drive.write(board, source=True).notes == [
        "lib/neopixel.py was not ours: it is now neopixel.old"
    ]
    assert (board / "lib/neopixel.old").read_text(encoding="utf-8") == "the owner's"
    assert drive.write(board, source=True).notes == []


def test_what_the_owner_changed_in_a_file_of_ours_is_set_aside(source: Path, board: Path):
    drive.write(board, source=True)
    (board / "firmware/app.py").write_text("app = 'mine'\n", encoding="utf-8")
    assert drive.write(board, source=True).notes == [
        "firmware/app.py was not ours: it is now app.old"
    ]
    assert (board / "firmware/app.py").read_text(encoding="utf-8") == "app = 1\n"


def test_a_list_cannot_bring_escape_codes_into_the_terminal(source: Path, board: Path):
    drive.write(board, source=True)
    name = "lib/\x1b[31mred.py"
    (board / name).write_text("anything", encoding="utf-8")
    with (board / "firmware/files.txt").open("a", encoding="utf-8") as listed:
        listed.write(f"{'0' * 16}  {name}\n")
    assert drive.write(board, source=True).notes == []
