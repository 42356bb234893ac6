"""The room for the copy on the drive: an erase that is cut there costs nothing else; updates."""

from pathlib import Path

import pytest

from firmware.storage.second_copy import FILE, LENGTH
from tests.tools import real_drive
from tools.drive import fat, kept
from tools.drive.update import update

ERASED_AT_ONCE = 4096


@pytest.mark.parametrize(("sectors", "cluster", "head"), [(2048, 512, 40), (6144, 1024, 43)])
def test_what_is_erased_for_the_copy_holds_nothing_else_but_texts(
    sectors: int, cluster: int, head: int
):
    copy = bytes(range(256)) * (LENGTH // 256)
    files = {**real_drive.compiled(), FILE: copy, "settings.toml": b"x"}
    image = fat.image(files, sectors)
    first = image.index(copy)
    folder = first - cluster
    written = {*range(folder, first), *range(first, first + LENGTH)}
    erased = {place // ERASED_AT_ONCE for place in written}
    begin, end = min(erased) * ERASED_AT_ONCE, (max(erased) + 1) * ERASED_AT_ONCE
    for name, content in files.items():
        place = image.index(content[:512].ljust(512, b"\0") if len(content) < 512 else content)
        if not name.startswith(("LICENSES/", "READ-ME", FILE)):
            assert place + len(content) <= begin or place >= end, name
    assert begin > fat.SECTOR * head, "nor tables and root folder"


def test_an_update_leaves_the_copy_as_it_is(tmp_path: Path):
    files = {"code.py": b"c", **kept.files()}
    update(tmp_path, files, b"")
    copy = b"names".ljust(LENGTH, b"\xff")
    (tmp_path / FILE).write_bytes(copy)
    done = update(tmp_path, {**files, "code.py": b"d"}, b"")
    assert (tmp_path / FILE).read_bytes() == copy
    assert done.notes == []
    (tmp_path / FILE).write_bytes(b"short")
    update(tmp_path, files, b"")
    assert (tmp_path / FILE).read_bytes() == kept.files()[FILE]
