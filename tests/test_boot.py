"""boot.py on a whole device: it copies what changed, and the drive stays the computer's."""

import shutil
from pathlib import Path

import pytest

from firmware.storage.history import History
from firmware.storage.journal import Journal
from firmware.storage.second_copy import FILE
from host_sim.desk import Desk
from host_sim.wiring import REPO_ROOT
from tests import owner_drive
from tests.nvm import Nvm
from tests.storage.test_second_copy import NAMES, evening
from tools.drive import kept

BREAKS = (
    ("due", "raise MemoryError"),
    ("due", "raise OSError(5)"),
    ("due", "return None.there"),
    ("due", "import nothing_of_ours"),
    ("write", "raise OSError(28)"),
    ("write", "raise MemoryError"),
)


def drive(tmp_path: Path) -> Path:
    """Return a drive as it is installed."""
    shutil.copytree(owner_drive.drive(), tmp_path / "drive")
    folder = tmp_path / "drive"
    shutil.copy(REPO_ROOT / "boot.py", folder)
    for name, content in kept.files().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


def started(folder: Path, image: bytes) -> Desk:
    desk = Desk(folder, nvm=image)
    desk.power_on()
    return desk


def is_the_computers(desk: Desk) -> bool:
    assert desk.board is not None
    return not desk.board.drive.writable


def test_what_changed_is_copied_and_comes_back_after_a_cut_in_the_erase(tmp_path: Path):
    folder = drive(tmp_path)
    memory = evening(7, 12)
    files = {each: each.read_bytes() for each in folder.rglob("*") if each.is_file()}
    with started(folder, memory.flash.image) as desk:
        assert is_the_computers(desk)
        assert desk.crash is None
    changed = [each for each in files if each.read_bytes() != files[each]]
    assert changed == [folder / FILE]
    stamp = (folder / FILE).stat().st_mtime_ns
    with started(folder, memory.flash.image):
        assert (folder / FILE).stat().st_mtime_ns == stamp, "nothing had changed"
    with started(folder, Nvm().flash.image) as desk:
        journal = Journal(Nvm(desk.flash.image))
        assert (journal.settings, History(journal.past).games) == (NAMES, 2)


@pytest.mark.parametrize(("function", "line"), BREAKS)
def test_whatever_breaks_there_the_device_starts_and_the_drive_is_the_computers(
    tmp_path: Path, function: str, line: str
):
    folder = drive(tmp_path)
    file = folder / "firmware/storage/second_copy.py"
    source = file.read_text(encoding="utf-8")
    begin = source.index("\n", source.index(f"def {function}("))
    file.write_text(f"{source[:begin]}\n    {line}{source[begin:]}", encoding="utf-8")
    with started(folder, evening(7).flash.image) as desk:
        assert desk.crash is None
        assert is_the_computers(desk)
        assert desk.main["app"] is not None


@pytest.mark.parametrize("harm", ["gone", "short", "folder"])
def test_whatever_became_of_the_file_the_device_starts(tmp_path: Path, harm: str):
    folder = drive(tmp_path)
    (folder / FILE).unlink()
    if harm == "short":
        (folder / FILE).write_bytes(b"UMPC\0")
    elif harm == "folder":
        (folder / FILE).mkdir()
    for image in (evening(7).flash.image, Nvm().flash.image):
        with started(folder, image) as desk:
            assert desk.crash is None
            assert is_the_computers(desk)


def test_a_drive_without_the_firmware_still_starts_boot_py(tmp_path: Path):
    folder = drive(tmp_path)
    shutil.rmtree(folder / "firmware")
    desk = Desk(folder, nvm=evening(7).flash.image)
    desk.power_on()
    assert "firmware" in (desk.crash or ""), "main.py finds none"
    assert is_the_computers(desk)
