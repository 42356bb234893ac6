"""``dev.py release`` writes a zip that is the board's drive, the same byte for byte everywhere."""

import hashlib
import os
import re
import shutil
import tomllib
import zipfile
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tests.sample import OURS, TITLES
from tests.tools import real_drive
from tools.drive import drive, release
from tools.drive.drive import DESKTOP

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def real(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what is made of the real sources be made once."""
    made = {True: real_drive.sources, False: real_drive.compiled}
    monkeypatch.setattr(drive, "contents", lambda source: made[source]())


def test_what_is_in_the_zip_is_what_a_fresh_drive_gets(source: Path, tmp_path: Path):
    drive.write(tmp_path / "CIRCUITPY")
    with zipfile.ZipFile(release.write(tmp_path / "out")) as archive:
        archive.extractall(tmp_path / "unpacked")
    trees = [
        {p.relative_to(place).as_posix(): p.read_bytes() for p in place.rglob("*") if p.is_file()}
        for place in (tmp_path / "CIRCUITPY", tmp_path / "unpacked")
    ]
    assert trees[0] == trees[1]
    assert {"code.py", "READ-ME-FIRST.txt", "lib/neopixel.mpy", "LICENSES/LICENSES.zip"} <= set(
        trees[1]
    )


def test_what_was_copied_by_hand_is_known_by_the_next_install(source: Path, tmp_path: Path):
    with zipfile.ZipFile(release.write(tmp_path / "out")) as archive:
        archive.extractall(tmp_path / "CIRCUITPY")
    (source / "firmware/games/old/rules.py").unlink()
    assert drive.write(tmp_path / "CIRCUITPY").removed == 1


def test_two_releases_are_equal_whenever_and_in_whatever_order_the_files_came(
    source: Path, tmp_path: Path
):
    first = release.write(tmp_path / "one").read_bytes()
    for number, path in enumerate(sorted(source.rglob("*.py"), reverse=True)):
        content = path.read_bytes()
        path.unlink()
        path.write_bytes(content)
        path.chmod(0o755)
        os.utime(path, (1e9 + number, 1e9 + number))
    assert release.write(tmp_path / "two").read_bytes() == first


def test_nothing_in_the_zip_depends_on_the_computer(source: Path, tmp_path: Path):
    with zipfile.ZipFile(release.write(tmp_path)) as archive:
        entries = archive.infolist()
    assert [entry.filename for entry in entries] == sorted(entry.filename for entry in entries)
    assert {(e.date_time, e.create_system, e.external_attr, e.compress_type) for e in entries} == {
        ((1980, 1, 1, 0, 0, 0), 3, 0o100644 << 16, zipfile.ZIP_STORED)
    }


def test_the_verb_says_where_the_zip_is_and_its_hash(source: Path, capsys: Capture):
    assert release.main([]) == 0
    path = source / "out" / "umpire-0.3.1.zip"
    size, digest = path.stat().st_size // 1024, hashlib.sha256(path.read_bytes()).hexdigest()
    assert capsys.readouterr().out == f"{path}: {size} KB, SHA-256 {digest}\n"


def test_a_folder_that_cannot_be_is_told(source: Path, capsys: Capture):
    shutil.rmtree(source / "out", ignore_errors=True)
    (source / "out").touch()
    assert release.main([]) == 1
    assert capsys.readouterr().err.endswith(
        f"The zip was not written: {source / 'out'}: File exists\n"
    )


def test_the_verb_takes_nothing_more(capsys: Capture):
    with pytest.raises(SystemExit, match="2"):
        release.main(["out"])
    assert "dev.py release [-h] [--source]" in capsys.readouterr().err


@pytest.mark.usefixtures("real")
def test_the_real_release_is_named_by_the_version_of_the_project():
    files = release.contents()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert drive.version(files) == project["version"]
    assert f"Umpire {project['version']}: " in files["READ-ME-FIRST.txt"].decode()


@pytest.mark.usefixtures("real")
def test_the_real_release_leaves_room_on_a_pico_s_drive_to_its_owner():
    """Counted in clusters of 512 bytes, of which a Pico's CIRCUITPY, a FAT12, has 2,009.

    A file or a folder takes whole clusters.  Who copies an update may write a file anew beside the
    one before, so the largest has its room twice.  Half stays, and of the sources a twelfth,
    for what an owner has there besides: other libraries in lib/, what an update set aside,
    what the computer leaves on a drive.
    """
    others = len(TITLES) - len(OURS)  # games that lie beside ours, 12 KB each
    assert room(release.contents()) <= 2009 // 2 + 24 * others
    assert room(release.contents(source=True)) <= 2009 * 11 // 12 + 24 * others


def room(files: dict[str, bytes]) -> int:
    """Return how many clusters `files` take, the largest twice."""
    sizes = [clusters(len(content)) for content in files.values()]
    return sum(sizes) + max(sizes) + sum(map(clusters, folders(files)))


def clusters(size: int) -> int:
    """Return how many clusters of the drive `size` bytes take."""
    return -(-size // 512)


def folders(files: Iterable[str]) -> list[int]:
    """Return the size in bytes of each folder that the paths `files` need, but the root's.

    An entry has 32 bytes, and as many for each 13 letters of its name; two are the folder's own.
    """
    inside: dict[Path, set[str]] = {}
    for file in map(Path, files):
        for path in (file, *file.parents[:-1]):
            inside.setdefault(path.parent, set()).add(path.name)
    del inside[Path()]
    return [64 + sum(32 + 32 * -(-len(name) // 13) for name in names) for names in inside.values()]


@pytest.mark.usefixtures("real")
def test_who_reads_the_read_me_sees_every_line_whole():
    text = release.contents()["READ-ME-FIRST.txt"].decode()
    assert text.isascii()
    assert max(map(len, text.splitlines())) <= 80
    for needed in ("BOOTSEL", "CircuitPython 10", "9.1", "settings.toml", "LICENSES"):
        assert needed in text


@pytest.mark.usefixtures("real")
def test_no_module_of_the_drive_asks_for_one_that_only_the_desktop_needs():
    """But the rules, by name and only when a program asks them."""
    files = release.contents(source=True)
    names = [path.rpartition("/")[2].removesuffix(".py") for path in files]
    assert [name for name in names if name in DESKTOP] == []
    lines = [
        line
        for path, content in files.items()
        if path.startswith("firmware/") and path.endswith(".py")
        for line in content.decode().splitlines()
        if re.match(r"(from|import) .*\b(" + "|".join(DESKTOP) + r")\b", line)
    ]
    assert lines == []
