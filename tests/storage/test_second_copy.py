"""Names, settings and bests a second time, on the drive: written in place, read where nvm lost."""

import builtins
import io
from pathlib import Path

import pytest

from firmware.storage import second_copy
from firmware.storage.history import History
from firmware.storage.journal import BLANK, FOREIGN, OURS, PAST, SETTINGS, Journal
from firmware.storage.second_copy import LENGTH
from tests.desk import Desk
from tests.nvm import Nvm, PowerCut
from tests.storage.test_history import play, set_up, together

NAMES = b"\x03\x01ANNBEN\0"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file on the drive, as it was installed."""
    path = tmp_path / "copy"
    path.write_bytes(b"\xff" * LENGTH)
    opened = builtins.open

    def on_drive(name, *mode, **more):
        return opened(path if name == second_copy.FILE else name, *mode, **more)

    monkeypatch.setattr(builtins, "open", on_drive)
    return path


def evening(*left: int) -> Nvm:
    memory = Nvm()
    Journal(memory).append(SETTINGS, NAMES)
    for each in left:
        play(Journal(memory), together(each))
    Journal(memory).begin(set_up())
    return memory


def copied(memory: Nvm) -> bool:
    """Do what boot.py does; return whether anything was written."""
    copy = second_copy.due(Journal(memory))
    if copy:
        second_copy.write(copy)
    return copy != b""


def test_it_is_written_only_where_something_changed_and_the_file_keeps_its_size(file: Path):
    memory = evening(7)
    assert copied(memory)
    written = file.read_bytes()
    assert len(written) == LENGTH
    assert not copied(memory)
    play(Journal(memory), together(4))
    assert not copied(memory), "it counts once the next one begins"
    Journal(memory).begin(set_up())
    assert copied(memory)


def test_after_a_cut_in_the_erase_names_and_bests_come_back(file: Path):
    memory = evening(7, 12)
    copied(memory)
    memory.flash.cut_in_erase()
    with pytest.raises(PowerCut):
        Journal(memory).renew()
    journal = Journal(memory)
    assert (journal.state, journal.mended, journal.settings) == (FOREIGN, True, NAMES)
    journal.clear()
    again = Journal(memory)
    assert (again.state, again.settings, again.mended) == (OURS, NAMES, False)
    assert History(again.past).games == 2


def test_an_erased_memory_has_them_back_too(file: Path):
    copied(evening(7, 12))
    journal = Journal(Nvm())
    assert (journal.state, journal.mended, journal.settings) == (BLANK, True, NAMES)


def test_power_cut_at_any_byte_as_all_is_written_anew_costs_no_name_and_no_best(file: Path):
    old = evening(*range(30, 5, -1))
    copied(old)
    for byte in range(1, 800, 7):
        memory = Nvm(old.flash.image)
        memory.flash.cut_at_byte(byte)
        with pytest.raises(PowerCut):
            Journal(memory).renew()
        desk = Desk(memory.flash.image)
        if desk.app.shell.journal.state == FOREIGN:
            desk.type("#")
        kept = Journal(Nvm(desk.flash.image))
        assert kept.settings == NAMES, byte
        assert History(kept.past).games == 25, byte
        assert not {SETTINGS, PAST} & set(kept.lost)


class Torn(io.BytesIO):
    """A file whose power goes after `left` bytes."""

    left = 0

    def write(self, content) -> int:
        super().write(bytes(content)[: self.left])
        raise PowerCut

    def __exit__(self, *_: object) -> None:
        """Stay, to be looked at."""


def test_power_cut_at_any_byte_of_the_copy_costs_the_copy_at_most_and_the_next_start_mends_it(
    file: Path, monkeypatch: pytest.MonkeyPatch
):
    memory = evening(7)
    copied(memory)
    old = file.read_bytes()
    play(Journal(memory), together(4))
    Journal(memory).begin(set_up())
    copy = second_copy.due(Journal(memory))
    image = memory.flash.image
    seen = set()
    for byte in range(len(copy)):
        torn = Torn(old)
        torn.left = byte
        with monkeypatch.context() as patch:
            patch.setattr(builtins, "open", lambda *_, torn=torn: torn)
            with pytest.raises(PowerCut):
                second_copy.write(copy)
        file.write_bytes(torn.getvalue())
        assert file.stat().st_size == LENGTH
        assert memory.flash.image == image
        blank = Journal(Nvm())
        seen.add(blank.mended)
        assert History(blank.past).games in (0, 1)
        assert copied(memory)
        assert History(Journal(Nvm()).past).games == 2
    assert seen == {True, False}


@pytest.mark.parametrize("length", [0, 100, 700, LENGTH - 1, LENGTH + 1])
def test_a_file_of_another_size_is_neither_read_nor_written(file: Path, length: int):
    copied(evening(7))
    file.write_bytes((file.read_bytes() * 2)[:length])
    assert not copied(evening(7))
    assert not Journal(Nvm()).mended


def test_without_the_file_nothing_is_written(file: Path):
    file.unlink()
    assert not copied(evening(7))
    assert not file.exists()


def test_a_copy_of_which_any_byte_is_spoilt_is_not_taken(file: Path):
    copied(evening(7))
    good = file.read_bytes()
    for place in range(60):
        spoilt = bytearray(good)
        spoilt[place] ^= 0x10
        file.write_bytes(spoilt)
        assert Journal(Nvm()).settings in (b"", NAMES)
    for cut in range(0, 60, 3):
        file.write_bytes(good[:cut].ljust(LENGTH, b"\xff"))
        assert not Journal(Nvm()).mended


@pytest.mark.parametrize("state", ["blank", "foreign", "lost"])
def test_a_memory_that_is_not_whole_is_never_copied(file: Path, state: str):
    copied(evening(7))
    good = file.read_bytes()
    memory = evening(3, 4)
    if state == "blank":
        memory = Nvm()
    elif state == "foreign":
        memory.spoil(0, 0)
    else:
        Journal(memory).renew()
        memory.spoil(30, memory.flash.image[30] ^ 1)
        assert PAST in Journal(memory).lost or Journal(memory).mended
    copied(memory)
    assert file.read_bytes() == good


def test_it_is_said_that_they_are_back(file: Path):
    copied(evening(7))
    desk = Desk()
    assert desk.words().startswith("The memory was damaged. Names and bests are back from the ")
    assert desk.app.shell.names == "AnnBen"
    assert desk.type("#").rows()[0] != ""
    desk.power_off_and_on()
    assert "damaged" not in desk.words()
    foreign = evening(7)
    foreign.spoil(0, 0)
    assert "names and bests come back" in Desk(foreign.flash.image).words()
