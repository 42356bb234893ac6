"""The simulator keeps its memory between two runs, and begins with it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from host_sim import __main__ as command
from host_sim.desk import Desk
from host_sim.faces import terminal
from host_sim.journal_file import JournalFile

BLANK = b"\xff" * 4096
GAME = b"game" + b"\xff" * 4092


@pytest.fixture
def shown(monkeypatch, tmp_path: Path) -> list[tuple[Path | None, bytes, bytes]]:
    """At a terminal of our own: which file a session keeps, with which image and chance it begins.

    Each session writes one byte.
    """
    sessions = []

    def run(desk: Desk, keeping: JournalFile, plain: bool | None) -> int:
        sessions.append((keeping.file, desk.flash.image, desk.chance.draw(8)))
        desk.flash.write(4, b"!")
        return 0

    monkeypatch.setattr(terminal, "run", run)
    monkeypatch.setattr(command, "_at_a_terminal", lambda: True)
    monkeypatch.setattr(command, "USUAL_NVM", tmp_path / "out" / "nvm.bin")
    return sessions


def test_in_the_terminal_a_game_goes_on_where_it_was_left(shown, tmp_path: Path):
    assert command.main([]) == command.main([]) == 0
    file = tmp_path / "out" / "nvm.bin"
    assert [session[:2] for session in shown] == [
        (file, BLANK),
        (file, BLANK[:4] + b"!" + BLANK[5:]),
    ]


def test_fresh_begins_with_an_empty_journal_and_leaves_the_kept_one_alone(shown, tmp_path: Path):
    command.main([])
    before = (tmp_path / "out" / "nvm.bin").read_bytes()
    command.main(["--fresh"])
    assert shown[1][:2] == (None, BLANK)
    assert (tmp_path / "out" / "nvm.bin").read_bytes() == before


def test_another_drive_keeps_nothing_unless_told_where(shown, drive: Callable[..., Path], tmp_path):
    folder = str(drive("pass"))
    command.main(["--drive", folder])
    command.main(["--drive", folder, "--nvm", str(tmp_path / "own.bin")])
    assert [file for file, _, _ in shown] == [None, tmp_path / "own.bin"]


def test_chance_is_another_each_time_unless_a_seed_is_given(shown):
    for arguments in ([], [], ["--seed", "5"], ["--seed", "5"]):
        command.main(arguments)
    drawn = [chance for _, _, chance in shown]
    assert drawn[0] != drawn[1]
    assert drawn[2] == drawn[3]


def test_the_terminal_face_wants_a_terminal(shown, monkeypatch, capsys):
    monkeypatch.setattr(command, "_at_a_terminal", lambda: False)
    with pytest.raises(SystemExit) as left:
        command.main(["--face", "terminal"])
    assert left.value.code == 2
    assert "--face terminal wants a terminal" in capsys.readouterr().err
    assert shown == []


def test_a_file_is_written_only_when_the_journal_has_changed(tmp_path: Path):
    file = tmp_path / "nvm.bin"
    file.write_bytes(GAME)
    keeping = JournalFile(file)
    assert keeping.image == GAME
    file.unlink()
    keeping.keep(GAME)
    assert not file.exists()
    keeping.keep(BLANK)
    assert file.read_bytes() == BLANK


def test_a_journal_that_cannot_be_written_at_the_end_is_told(shown, tmp_path: Path, capsys):
    (tmp_path / "out").write_text("no folder", encoding="utf-8")
    assert command.main([]) == 1
    assert "sim: the journal was not kept: " in capsys.readouterr().err
