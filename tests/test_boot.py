"""boot.py on a whole device: it copies what changed, and the drive stays the computer's."""

import contextlib
import shutil
from pathlib import Path

import pytest

from firmware.play.knowledge import TABLE as LEVEL
from firmware.play.setup import Setup
from firmware.shell import export
from firmware.storage.history import History
from firmware.storage.journal import (
    ASKED,
    BACK,
    BEGUN,
    CLOSED,
    EXPORT,
    GIVEN_UP,
    MOVE,
    OVERHEAD,
    RESERVE,
    SETTINGS,
    TOLD,
    WRITTEN,
    Journal,
)
from firmware.storage.second_copy import FILE
from host_sim.desk import Desk
from host_sim.wiring import REPO_ROOT
from tests import owner_drive
from tests.desk import Desk as FirmwareDesk
from tests.nvm import Nvm, PowerCut
from tests.storage.test_history import apart, play, set_up, together
from tests.storage.test_second_copy import NAMES, evening
from tests.tools import real_drive
from tests.tools.records import checked
from tests.whole_device import WholeDevice
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


def words(desk: Desk) -> str:
    return " ".join(" ".join(WholeDevice(desk).rows()).split())


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
            told = words(desk).startswith("Memory/copy is not as it was installed: names and")
            assert told == (harm == "short")


@pytest.mark.parametrize(
    ("line", "hertz"),
    [
        ("", 200_000_000),
        ("UMPIRE_MHZ = 125", 125_000_000),
        ('UMPIRE_MHZ = "125"', 125_000_000),
        ("UMPIRE_MHZ = 90", 200_000_000),
    ],
)
def test_a_pico_runs_at_200_mhz_unless_its_owner_wants_125(tmp_path: Path, line: str, hertz: int):
    folder = drive(tmp_path)
    (folder / "settings.toml").write_text(line + "\n", encoding="utf-8")
    with started(folder, Nvm().flash.image) as desk:
        assert desk.board is not None
        assert desk.board.frequency == hertz
        assert ("UMPIRE_MHZ: 200 or 125, please" in words(desk)) == ("90" in line)


def test_a_board_that_is_no_pico_keeps_its_own_clock(tmp_path: Path):
    folder = drive(tmp_path)
    boot = (folder / "boot.py").read_text(encoding="utf-8")
    other = boot.replace("board.board_id", '"vcc_gnd_yd_rp2040"')
    assert other != boot
    (folder / "boot.py").write_text(other, encoding="utf-8")
    with started(folder, Nvm().flash.image) as desk:
        assert desk.board is not None
        assert desk.board.frequency == 125_000_000


def test_a_drive_without_the_firmware_still_starts_boot_py(tmp_path: Path):
    folder = drive(tmp_path)
    shutil.rmtree(folder / "firmware")
    desk = Desk(folder, nvm=evening(7).flash.image)
    desk.power_on()
    assert "firmware" in (desk.crash or ""), "main.py finds none"
    assert is_the_computers(desk)


def asked(memory: Nvm) -> bytes:
    """Return the image of `memory` after somebody asked for its games on the drive."""
    Journal(memory).append(EXPORT, bytes((ASKED,)))
    return memory.flash.image


def over() -> Nvm:
    """Return a memory in which Ann and Ben have won, Ann has beaten Ben, and a game is over."""
    memory = Nvm()
    Journal(memory).append(SETTINGS, NAMES)
    play(Journal(memory), together(0))
    play(Journal(memory), apart([0, 5], 1), set_up("H1"))
    Journal(memory).begin(Setup("TG", LEVEL, 2).pack())
    desk = FirmwareDesk(memory.flash.image).type("# 1 9 9 A 9 8 B # 2 C 3 D # # #")
    assert desk.rows()[0].startswith("94 left")
    return Nvm(desk.flash.image)


TABLE = """game,rules,way,players,names,won,left,points,remark
1,TG,table,2,Ann Ben,,0,,
2,H1,table,2,Ann Ben,Ann,,0 5,
3,TG,table,2,Ann Ben,,94,,
"""


def test_who_asks_by_the_menu_has_the_games_and_the_last_record_on_the_drive(tmp_path: Path):
    folder = drive(tmp_path)
    files = {each: each.read_bytes() for each in folder.rglob("*") if each.is_file()}
    with started(folder, asked(over())) as desk:
        assert is_the_computers(desk)
        assert desk.crash is None
        assert "history.csv and last-game.txt are on the drive." in words(desk)
        image = desk.flash.image
    assert (folder / "history.csv").read_text(encoding="utf-8") == TABLE
    record = (folder / "last-game.txt").read_text(encoding="utf-8")
    assert record.startswith(
        "Umpire record 1\nrules TG\nlevel table\nplayers 2\nstart P1, lay 99 A"
    )
    assert record.splitlines()[-1].startswith("that is 8 moves, 94 left, check ")
    assert checked(record) == "TG, level table, 2 players: 8 moves, 94 left, it is over"
    changed = [each.name for each in files if each.read_bytes() != files[each]]
    assert changed == ["copy"]
    (folder / "history.csv").unlink()
    with started(folder, image):
        assert not (folder / "history.csv").exists(), "it was asked for once"


def test_of_an_over_game_that_is_unknown_here_the_table_is_written_and_no_record_is(
    tmp_path: Path,
):
    folder, memory = drive(tmp_path), evening(7)
    play(Journal(memory), together(3, set_up("QQ")), set_up("QQ") + bytes(1))
    image = asked(memory)
    with started(folder, image) as desk:
        assert (
            "history.csv is on the drive. No record: the last game is not over or unknown."
            in words(desk)
        )
        kept = desk.flash.image
    table = (folder / "history.csv").read_text(encoding="utf-8")
    assert table.endswith(",?,table,2,Ann Ben,,3,,\n")
    assert not (folder / "last-game.txt").exists()
    before, after = Journal(Nvm(image)), Journal(Nvm(kept))
    assert (after.past, after.setup, after.result) == (before.past, before.setup, before.result)


def test_of_a_game_that_rules_which_changed_let_go_on_no_record_is_written(tmp_path: Path):
    """It would have everybody's cards."""
    folder, memory = drive(tmp_path), evening(7)
    play(Journal(memory), together(3), Setup("TG", LEVEL, 2).pack())  # whose moves they refuse
    with started(folder, asked(memory)) as desk:
        told = "history.csv is on the drive. No record: the last game is not over or unknown."
        assert told in words(desk)
    assert not (folder / "last-game.txt").exists()


def test_what_is_asked_is_kept_where_the_memory_is_written_anew_for_it():
    memory = evening(7, 12)
    journal = Journal(memory)
    while journal.limit - journal.used() > RESERVE + OVERHEAD:
        journal.append(EXPORT, bytes((TOLD,)))
    erases = memory.flash.erases
    journal.append(EXPORT, bytes((ASKED,)))
    assert memory.flash.erases > erases
    assert Journal(Nvm(memory.flash.image)).exported == ASKED
    journal.renew()
    journal.append(EXPORT, bytes((WRITTEN,)))
    journal.renew()
    assert Journal(Nvm(memory.flash.image)).exported == WRITTEN
    journal.append(EXPORT, bytes((TOLD,)))
    journal.renew()
    assert Journal(Nvm(memory.flash.image)).exported == TOLD


def test_on_a_drive_whose_modules_have_short_names_it_finds_them_too(tmp_path: Path):
    """No loader has told Python yet where they are: for a while nothing was copied nor written."""
    for name, content in (kept.files() | real_drive.spelt()).items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    with started(tmp_path, asked(over())) as desk:
        assert desk.crash is None
    assert (tmp_path / "history.csv").read_text(encoding="utf-8") == TABLE
    assert (tmp_path / "last-game.txt").exists()
    with started(tmp_path, Nvm().flash.image) as desk:
        journal = Journal(Nvm(desk.flash.image))
        assert (journal.settings, History(journal.past).games) == (NAMES, 2)


@pytest.mark.parametrize(
    "records",
    [
        [(MOVE, b"\0\0")],
        [(MOVE, b"\0\0"), (CLOSED, GIVEN_UP)],  # it is offered again
        [(MOVE, b"\0\0"), (BACK, b"")],
        [],  # laid out, and not begun
    ],
)
def test_of_a_game_that_goes_on_no_record_is_written_and_no_hand_is_told(
    tmp_path: Path, records: list[tuple[int, bytes]]
):
    folder = drive(tmp_path)
    memory = evening(7)
    for kind, payload in records:
        Journal(memory).append(kind, payload)
    with started(folder, asked(memory)) as desk:
        told = "history.csv is on the drive. No record: the last game is not over or unknown."
        assert told in words(desk)
        assert (folder / "history.csv").exists()
        assert not (folder / "last-game.txt").exists()


def test_a_game_given_up_has_its_players_in_the_table_too_by_their_seats():
    memory = evening(7)
    Journal(memory).append(MOVE, b"\0\0")
    Journal(memory).append(CLOSED, GIVEN_UP)
    Journal(memory).begin(set_up())
    assert list(export.rows(Journal(memory)))[-1] == "2,TG,table,2,P1 P2,,,,given up"


@pytest.mark.parametrize("line", ["raise OSError(28)", "raise MemoryError", "return None.there"])
def test_a_drive_that_takes_no_more_is_told_once_and_locks_nobody_out(tmp_path: Path, line: str):
    folder = drive(tmp_path)
    file = folder / "firmware/shell/export.py"
    source = file.read_text(encoding="utf-8")
    begin = source.index("\n", source.index("def _put("))
    file.write_text(f"{source[:begin]}\n    {line}{source[begin:]}", encoding="utf-8")
    with started(folder, asked(evening(7))) as desk:
        assert is_the_computers(desk)
        assert "The drive could not be written: is it full, or is there none?" in words(desk)
        image = desk.flash.image
    with started(folder, image) as desk:
        assert "drive" not in words(desk)


def test_power_cut_at_any_byte_of_what_is_asked_costs_nothing_that_was_kept():
    memory = evening(7, 12)
    image = memory.flash.image
    at = Journal(memory).used()
    for byte in range(1, 3 * 5):
        cut = Nvm(image)
        cut.flash.cut_at_byte(byte)
        with contextlib.suppress(PowerCut):
            for state in (ASKED, BEGUN, WRITTEN):
                Journal(cut).append(EXPORT, bytes((state,)))
        after = Journal(Nvm(cut.flash.image))
        assert after.exported in range(4)
        assert (after.settings, History(after.past).games) == (NAMES, 2)
        assert after.used() >= at


def test_the_menu_asks_first_and_says_not_to_unplug():
    desk = FirmwareDesk(over().flash.image).type("<*> 4")
    assert "6 Save" in desk.words()
    desk.type("6")
    assert desk.words().startswith("Write the last games and the record to the drive?")
    updates = desk.updates
    words = []
    desk.watch = lambda: words.append(desk.words())
    desk.type("#").wait(200)
    assert "I write to the drive. Do not unplug." in words
    assert desk.updates == updates + 1
    assert "or is there none?" in desk.wait(2000).words(), "no boot.py ran on this desk"
    assert desk.type("#").app.shell.journal.exported == 0


def test_where_that_it_was_asked_for_has_no_room_it_says_so_and_does_not_begin_anew():
    desk = FirmwareDesk(over().flash.image).type("<*> 4 6")
    kept = desk.app.shell.journal
    kept.limit = kept.used() + 3
    updates = desk.updates
    assert desk.type("#").wait(500).words() == "Score not kept 3 Best 4 Games"
    assert desk.updates == updates


def test_without_any_game_there_is_nothing_to_save():
    assert "Save" not in FirmwareDesk().type("<*> 4").words()
