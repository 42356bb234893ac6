"""``dev.py drive`` writes the board's drive, and nothing that is not its own."""

from pathlib import Path

import pytest

from tests.tools import real_drive
from tools.drive import drive, licences, own_files
from tools.drive.own_files import digest

THEIRS = digest(b"the owner's")
DRIVERS = ["adafruit_ssd1306", "neopixel"]


@pytest.fixture
def board(tmp_path: Path) -> Path:
    return tmp_path / "CIRCUITPY"


def files(board: Path) -> list[str]:
    return sorted(p.relative_to(board).as_posix() for p in board.rglob("*") if p.is_file())


def test_a_fresh_drive_gets_everything(source: Path, board: Path):
    assert str(drive.write(board, source=True)) == "16 written, 0 as they were, 0 removed"
    assert files(board) == [
        "LICENSES/LICENSES.zip",
        "Memory/copy",
        "READ-ME-FIRST.txt",
        "boot.py",
        "code.py",
        "firmware/app.py",
        "firmware/files.txt",
        "firmware/games/old/rules.py",
        "firmware/modules/index.py",
        "firmware/shell/shell.py",
        "firmware/storage/journal.py",
        "firmware/storage/journal_rewrite.py",
        "firmware/version.txt",
        "lib/adafruit_ssd1306.py",
        "lib/neopixel.py",
        "main.py",
        "settings.toml",
    ]
    assert (board / "code.py").read_text(encoding="utf-8").splitlines()[-1] == "import main"
    assert (board / "READ-ME-FIRST.txt").read_text(encoding="utf-8") == "Umpire 0.3.1\n"


def test_a_second_run_writes_nothing(source: Path, board: Path):
    drive.write(board, source=True)
    times = {name: (board / name).stat().st_mtime_ns for name in files(board)}
    assert str(drive.write(board, source=True)) == "0 written, 16 as they were, 0 removed"
    assert {name: (board / name).stat().st_mtime_ns for name in files(board)} == times


def test_only_what_changed_is_copied(source: Path, board: Path):
    drive.write(board, source=True)
    (source / "main.py").write_text("main = 2\n", encoding="utf-8")
    assert str(drive.write(board, source=True)) == "1 written, 15 as they were, 0 removed"
    assert (board / "main.py").read_text(encoding="utf-8") == "main = 2\n"


def test_what_is_no_longer_ours_goes_and_the_owner_s_files_stay(source: Path, board: Path):
    drive.write(board, source=True)
    for name in ("lib/adafruit_motor.py", "firmware/games/mine/rules.py", "notes.txt"):
        (board / name).parent.mkdir(exist_ok=True)
        (board / name).write_text("the owner's", encoding="utf-8")
    (source / "firmware/games/old/rules.py").unlink()
    assert str(drive.write(board, source=True)) == "0 written, 15 as they were, 1 removed"
    assert not (board / "firmware/games/old").exists()
    for name in ("lib/adafruit_motor.py", "firmware/games/mine/rules.py", "notes.txt"):
        assert (board / name).read_text(encoding="utf-8") == "the owner's"


def test_a_list_of_files_that_is_no_text_is_replaced(source: Path, board: Path):
    drive.write(board, source=True)
    (board / "firmware/files.txt").write_bytes(b"\xff\xfe\x00")
    drive.write(board, source=True)
    assert "firmware/app.py" in own_files.read(board)


def test_another_project_s_program_is_set_aside(source: Path, board: Path):
    board.mkdir()
    (board / "code.py").write_text("print('a clock')\n", encoding="utf-8")
    drive.write(board, source=True)
    drive.write(board, source=True)
    assert (board / "code.old").read_text(encoding="utf-8") == "print('a clock')\n"


def test_the_sample_of_a_fresh_board_is_not_worth_keeping(source: Path, board: Path):
    board.mkdir()
    (board / "code.py").write_text('print("Hello World!")\n', encoding="utf-8")
    drive.write(board, source=True)
    assert not (board / "code.old").exists()


def test_settings_of_the_owner_stay_and_ours_are_added(source: Path, board: Path):
    board.mkdir()
    (board / "settings.toml").write_text('NAME = "Ann"', encoding="utf-8")
    drive.write(board, source=True)
    drive.write(board, source=True)
    assert (board / "settings.toml").read_text(encoding="utf-8") == (
        'NAME = "Ann"\nCIRCUITPY_PYSTACK_SIZE = 4096\n'
    )


def test_a_setting_of_ours_that_the_owner_changed_stays(source: Path, board: Path):
    board.mkdir()
    (board / "settings.toml").write_text("CIRCUITPY_PYSTACK_SIZE = 8192\n", encoding="utf-8")
    drive.write(board, source=True)
    assert (board / "settings.toml").read_text(encoding="utf-8") == (
        "CIRCUITPY_PYSTACK_SIZE = 8192\n"
    )


def test_a_setting_that_is_too_low_is_raised_and_said(
    source: Path, board: Path, capsys: pytest.CaptureFixture[str]
):
    board.mkdir()
    (board / "settings.toml").write_bytes(b"CIRCUITPY_PYSTACK_SIZE = 2048 # mine\r\n[t]\r\n")
    assert drive.main([str(board), "--source"]) == 0
    raised = "; CIRCUITPY_PYSTACK_SIZE was 2048, now 4096\n"
    assert capsys.readouterr().out == f"{board}: 16 written, 0 as they were, 0 removed{raised}"
    assert (board / "settings.toml").read_bytes() == (
        b"CIRCUITPY_PYSTACK_SIZE = 4096 # mine\r\n[t]\r\n"
    )
    assert str(drive.write(board, source=True)) == "0 written, 16 as they were, 0 removed"


def test_settings_that_are_no_text_are_refused_and_all_stays_as_it_was(
    source: Path, board: Path, capsys: pytest.CaptureFixture[str]
):
    board.mkdir()
    (board / "settings.toml").write_bytes(b'NAME = "J\xf6rg"\n')
    (board / "code.py").write_text("print('a clock')\n", encoding="utf-8")
    assert drive.main([str(board), "--source"]) == 1
    path = board / "settings.toml"
    assert capsys.readouterr() == (
        "",
        f"Nothing more was written: {path} is no UTF-8 text: mend it, or take it away\n",
    )
    assert files(board) == ["code.py", "settings.toml"]
    assert path.read_bytes() == b'NAME = "J\xf6rg"\n'


def test_a_drive_that_is_not_there_is_refused_in_a_line(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    missing = tmp_path / "media" / "CIRCUITPY"
    assert drive.main([str(missing)]) == 1
    said = capsys.readouterr().err
    assert "media does not exist: is the board plugged in?" in said
    assert said.count("\n") == 1
    assert not missing.parent.exists()


def test_a_file_is_no_drive(source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "image.bin").write_bytes(b"")
    assert drive.main([str(tmp_path / "image.bin")]) == 1
    assert "image.bin is a file, not a folder" in capsys.readouterr().err


def test_the_sources_are_no_drive(source: Path, capsys: pytest.CaptureFixture[str]):
    assert drive.main([str(source)]) == 1
    assert drive.main([str(source / "firmware" / "games")]) == 1
    assert not (source / "code.py").exists()
    assert not (source / "firmware" / "games" / "code.py").exists()


@pytest.mark.parametrize("words", [[], [""]])
def test_without_a_drive_named_the_usage_is_told(
    words: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit, match="2"):
        drive.main(words)
    assert not list(tmp_path.iterdir())
    assert "dev.py drive [-h] [--source] DIR" in capsys.readouterr().err


@pytest.mark.parametrize(("source", "end"), [(True, ".py"), (False, ".mpy")])
def test_the_real_drive_has_the_firmware_and_the_drivers_and_nothing_else(source: bool, end: str):
    files = real_drive.sources() if source else real_drive.compiled()
    names = [name for name, content in files.items() if content]
    assert set(files) == set(names)
    assert names[-1] == "code.py"
    assert [n for n in sorted(names) if n.startswith("lib/")] == [f"lib/{n}{end}" for n in DRIVERS]
    short = set() if source else {"games", "late"}
    assert {n.split("/")[0] for n in names} == short | {
        "boot.py", "main.py", "code.py", "firmware", "lib", "LICENSES", "Memory",
        "READ-ME-FIRST.txt",
    }  # fmt: skip
    others = [n for n in names if n.startswith("firmware/") and not n.endswith(end)]
    assert others == ["firmware/version.txt"]


def test_whatever_is_written_in_a_folder_is_taken_away_again_once_it_is_written_no_more():
    files = real_drive.compiled()
    assert {name.split("/")[0] for name in files if "/" in name} <= set(own_files.FOLDERS)


def test_the_licences_of_all_that_is_on_the_drive_lie_there_in_one_zip():
    words = licences.told(licences.COMMITTED.read_bytes())
    assert words == licences.text(), "python3 -m tools.drive.licences makes it anew"
    for name in ("Umpire", "Roboto", "Spleen", "Unscii", "adafruit_ssd1306", "neopixel"):
        assert f"={chr(10)}{name}{chr(10)}=" in words
    assert "Adafruit" in words
