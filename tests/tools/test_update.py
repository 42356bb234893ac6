"""A board's drive is brought up to date without harm, wherever that breaks off."""

import errno
import os
import shutil
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace

import pytest

from tools.drive import drive, drive_io, update
from tools.drive.update import Refused

Patch = pytest.MonkeyPatch


def tree(place: Path) -> dict[str, bytes]:
    return {
        p.relative_to(place).as_posix(): p.read_bytes() for p in place.rglob("*") if p.is_file()
    }


def break_off(patch: Patch, after: int, number: int = errno.EIO) -> None:
    """Let the drive fail in the midst of the write after `after` more, half of which arrives."""
    count = 0
    put = drive_io.put

    def failing(path: Path, content: bytes) -> None:
        nonlocal count
        count += 1
        if count > after:
            put(path, content[: len(content) // 2])
            raise OSError(number, os.strerror(number), str(path))
        put(path, content)

    patch.setattr(drive_io, "put", failing)


def only(patch: Patch, free: int) -> None:
    """Leave `free` bytes on every drive."""
    patch.setattr(shutil, "disk_usage", lambda path: SimpleNamespace(free=free))


def test_a_file_of_ours_that_the_owner_changed_is_not_removed(source: Path, pico: Path):
    drive.write(pico, source=True)
    (pico / "firmware/games/old/rules.py").write_text("mine = 1\n", encoding="utf-8")
    (source / "firmware/games/old/rules.py").unlink()
    done = drive.write(pico, source=True)
    assert done.removed == 0
    assert done.notes == [
        "firmware/games/old/rules.py is no longer needed, but was changed: it stays"
    ]
    assert (pico / "firmware/games/old/rules.py").read_text(encoding="utf-8") == "mine = 1\n"
    assert drive.write(pico, source=True).notes == []


def test_another_program_that_came_after_us_is_set_aside(source: Path, pico: Path):
    drive.write(pico, source=True)
    (pico / "code.py").write_text("print('a clock')\n", encoding="utf-8")
    assert drive.write(pico, source=True).notes == ["code.py was not ours: it is now code.old"]
    assert (pico / "code.old").read_text(encoding="utf-8") == "print('a clock')\n"
    assert (pico / "code.py").read_bytes() == drive.CODE


def test_our_own_program_of_an_older_version_is_not_set_aside(source: Path, pico: Path):
    drive.write(pico, source=True)
    (source / "main.py").write_text("main = 2\n", encoding="utf-8")
    assert drive.write(pico, source=True).notes == []
    assert not list(pico.glob("*.old"))


def test_what_was_set_aside_before_is_never_written_over(source: Path, pico: Path):
    for name in ("code.old", "code2.old", "code.py", "code.txt"):
        (pico / name).write_text(name, encoding="utf-8")
    assert drive.write(pico, source=True).notes == [
        "code.txt was not ours: it is now code3.old",
        "code.py was not ours: it is now code4.old",
    ]
    assert [(pico / f"code{n}.old").read_text(encoding="utf-8") for n in ("", 2, 3, 4)] == [
        "code.old", "code2.old", "code.txt", "code.py",
    ]  # fmt: skip


@pytest.mark.parametrize("after", range(8))
def test_a_run_that_breaks_off_anywhere_is_mended_by_the_next(
    source: Path, pico: Path, tmp_path: Path, monkeypatch: Patch, after: int
):
    drive.write(pico, source=True)
    owners = {"lib/mine.py": b"mine", "notes.txt": b"notes"}
    for name, content in owners.items():
        (pico / name).write_bytes(content)
    for path in [source / "main.py", *(source / "firmware").rglob("*.py")]:
        path.write_bytes(path.read_bytes() + b"NEXT = 1\n")
    (source / "firmware/games/old/rules.py").unlink()
    with monkeypatch.context() as patch:
        break_off(patch, after)
        if after < 7:  # the list, five files and the list
            with pytest.raises(Refused, match="went away in the middle"):
                drive.write(pico, source=True)
        else:
            drive.write(pico, source=True)
    drive.write(pico, source=True)
    fresh = tmp_path / "fresh"
    drive.write(fresh, source=True)
    beside = {*owners, "boot_out.txt", "main.old"}
    assert {n: c for n, c in tree(pico).items() if n not in beside} == tree(fresh)
    assert {name: tree(pico)[name] for name in owners} == owners


def test_the_list_is_written_first_and_what_starts_it_last(
    source: Path, pico: Path, monkeypatch: Patch
):
    done: list[str] = []
    put, settle = drive_io.put, drive_io.settle

    def noted_put(path: Path, content: bytes) -> None:
        done.append(path.name)
        put(path, content)

    def noted_settle(paths: Iterable[Path]) -> None:
        done.append("settled")
        settle(paths)

    monkeypatch.setattr(drive_io, "put", noted_put)
    monkeypatch.setattr(drive_io, "settle", noted_settle)
    drive.write(pico, source=True)
    assert done[:2] == ["files.new", "settled"]
    assert done[-3:] == ["settled", "code.py", "settled"]
    assert done.count("code.py") == 1
    assert not (pico / "firmware/files.new").exists()


def test_a_drive_with_too_little_room_is_refused_before_anything_changes(
    source: Path, pico: Path, monkeypatch: Patch
):
    (source / "firmware/app.py").write_bytes(b"x = 1\n" * 17 * 1024)
    before = tree(pico)
    only(monkeypatch, 20 * 1024)
    with pytest.raises(Refused, match=r"has 20 KB free, and 1\d\d KB are needed: take away"):
        drive.write(pico, source=True)
    assert tree(pico) == before


def test_what_is_removed_makes_room_for_what_is_written(
    source: Path, pico: Path, monkeypatch: Patch
):
    (source / "firmware/games/old/rules.py").write_bytes(b"x = 1\n" * 17 * 1024)
    drive.write(pico, source=True)
    (source / "firmware/games/old/rules.py").unlink()
    (source / "firmware/app.py").write_bytes(b"#" * 90 * 1024)
    only(monkeypatch, 0)
    assert drive.write(pico, source=True).removed == 1


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOSPC, "is full: take away"),
        (errno.EROFS, "This computer may not write to"),
        (errno.EACCES, "This computer may not write to"),
        (errno.EIO, "went away in the middle"),
        (errno.ENODEV, "went away in the middle"),
        (errno.ENAMETOOLONG, "File name too long"),
    ],
)
def test_trouble_with_the_drive_is_said_in_plain_words(
    source: Path, pico: Path, monkeypatch: Patch, number: int, said: str
):
    break_off(monkeypatch, 3, number)
    with pytest.raises(Refused, match=said):
        drive.write(pico, source=True)


def test_a_drive_that_may_not_be_written_stays_as_it_is(
    source: Path, pico: Path, monkeypatch: Patch
):
    (pico / "code.py").write_text("print('a clock')\n", encoding="utf-8")
    before = tree(pico)

    def refuse(path: Path, content: bytes) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(drive_io, "put", refuse)
    with pytest.raises(Refused, match="This computer may not write"):
        drive.write(pico, source=True)
    assert tree(pico) == before


def test_a_board_that_is_pulled_out_is_noticed_whatever_the_computer_says(
    source: Path, pico: Path, monkeypatch: Patch
):
    def pulled_out(path: Path, content: bytes) -> None:
        shutil.rmtree(pico)
        raise FileNotFoundError(errno.ENOENT, "No such file or directory", str(path))

    monkeypatch.setattr(drive_io, "put", pulled_out)
    with pytest.raises(Refused, match=r"went away in the middle\. Plug the board in again"):
        drive.write(pico, source=True)


def test_what_does_not_read_back_as_it_was_written_is_told(
    source: Path, pico: Path, monkeypatch: Patch
):
    put = drive_io.put
    worn = "app.py"
    monkeypatch.setattr(
        drive_io, "put", lambda path, content: put(path, b"?" if path.name == worn else content)
    )
    with pytest.raises(Refused, match=r"app\.py does not hold what was written"):
        drive.write(pico, source=True)


def test_who_looks_on_is_told_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys
):
    monkeypatch.setattr(update.sys.stderr, "isatty", lambda: True)
    update.update(tmp_path, {"lib/one.py": b"1", "code.py": b"2"}, b"A = 1\n")
    told = capsys.readouterr().err.split("\r")
    assert told == ["", "  file 1 of 3", "  file 2 of 3", "  file 3 of 3\n"]
