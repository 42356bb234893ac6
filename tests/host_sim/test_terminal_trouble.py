"""The terminal face when something breaks, and what it keeps of the journal."""

import time
from pathlib import Path

import pytest
from textual import events

from host_sim.desk import Desk
from host_sim.faces.terminal import app
from host_sim.faces.terminal.app import Face
from host_sim.faces.terminal.run import leave
from host_sim.journal_file import JournalFile
from tests.host_sim.programs import KEYS, PANEL
from tests.host_sim.seat import Seat, sit

ON_A_KEY = """
matrix = keypad.KeyMatrix(rows, columns)
print("ready")
def take(card):
    {}
while True:
    event = matrix.events.get()
    if event and event.pressed:
        take(event.key_number)
    time.sleep(0.005)
"""
CRASH = KEYS + ON_A_KEY.format("raise ValueError('no such card')")
NONSENSE = PANEL + KEYS + ON_A_KEY.format("oled.write_cmd(0x23)")
ENDLESS = KEYS + ON_A_KEY.format("while True: pass")
WRITE = KEYS + ON_A_KEY.format("import microcontroller\n    microcontroller.nvm[card] = 7")


def test_a_crash_is_shown_with_its_place_printed_and_ends_with_status_1(running, capsys):
    desk = running(CRASH)

    async def play(seat: Seat) -> None:
        await seat.press("5")
        shown = [row[:64].rstrip() for row in seat.screen()]
        assert shown[17] == "The firmware has stopped. p, then p, starts it again."
        assert shown[19].startswith('  File "main.py", line ')
        assert shown[19].endswith(", in take")
        assert shown[20] == "ValueError: no such card"
        await seat.press("p", "p")
        assert seat.screen()[17].startswith("On.")
        assert seat.screen()[18].startswith("ready")

    assert leave(sit(desk, play)) == 1
    printed = capsys.readouterr()
    assert printed.out == "ready\nready\n"
    assert printed.err.startswith("sim: the firmware has stopped\nTraceback (most recent call")
    assert printed.err.endswith(", in take\nValueError: no such card\n")


def test_nonsense_on_the_wire_is_shown_and_switches_the_device_off(running, monkeypatch):
    desk = running(NONSENSE)

    async def play(seat: Seat) -> None:
        await seat.press("5", ms=0)
        live(seat, monkeypatch, 100)
        shown = [row[:64].rstrip() for row in seat.screen()]
        assert shown[17] == "The firmware has stopped. p starts it again."
        assert "SSD1306: 0x23 is no command that it knows (main.py:" in shown[18]
        assert not desk.on
        assert not desk.keys_down

    assert leave(sit(desk, play)) == 1


def test_a_program_that_stops_time_is_shown_where_it_is(running, monkeypatch, capsys):
    monkeypatch.setattr(app, "PATIENCE", 0.1)
    desk = running(ENDLESS)

    async def play(seat: Seat) -> None:
        await seat.press("5", ms=0)
        live(seat, monkeypatch, 100)
        assert "The firmware has stopped. p starts it again." in seat.screen()[17]

    assert leave(sit(desk, play)) == 1
    assert "the firmware has let no time pass" in capsys.readouterr().err


def live(seat: Seat, monkeypatch: pytest.MonkeyPatch, ms: int) -> float:
    """Let the face keep up with a wall's clock that goes on by `ms` ms; return the device's ms."""
    wall = [time.monotonic() + 10]  # what was missed until here is forgiven
    with monkeypatch.context() as patch:
        patch.setattr("host_sim.desk.time.monotonic", lambda: wall[0])
        seat.face.keep_up()
        before = seat.face.desk.clock.ms
        for _ in range(ms // 10):
            wall[0] += 0.01
            seat.face.keep_up()
    return seat.face.desk.clock.ms - before


def test_the_device_keeps_up_with_the_clock_on_the_wall(running, monkeypatch):
    async def play(seat: Seat) -> None:
        assert live(seat, monkeypatch, 300) == pytest.approx(300, abs=1)

    sit(running("import time\nwhile True:\n    time.sleep(1)"), play)


def test_a_key_is_pressed_at_its_own_moment_not_at_the_last_look(running, monkeypatch):
    desk = running(KEYS + "matrix = keypad.KeyMatrix(rows, columns)\nwhile True: time.sleep(1)")

    async def play(seat: Seat) -> None:
        wall = [time.monotonic() + 10]
        with monkeypatch.context() as patch:
            patch.setattr("host_sim.desk.time.monotonic", lambda: wall[0])
            seat.face.keep_up()
            before = desk.clock.ms
            wall[0] += 0.1
            seat.face.on_key(events.Key("5", "5"))
            assert desk.clock.ms - before == pytest.approx(100, abs=1)
            assert desk.keys_down == {"5"}

    sit(desk, play, live=True)


def test_the_timer_may_fire_once_more_after_the_face_has_closed(running):
    async def play(seat: Seat) -> None:
        assert seat.screen()[17].startswith("On.")

    face = sit(running("import time\nwhile True: time.sleep(1)"), play, live=True)
    before = face.desk.clock.ms
    face.keep_up()
    assert face.desk.clock.ms == before


def test_the_journal_is_in_its_file_as_soon_as_the_firmware_has_written(running, tmp_path: Path):
    keeping = JournalFile(tmp_path / "out" / "nvm.bin")

    async def play(seat: Seat) -> None:
        await seat.press("3")
        assert keeping.file is not None
        assert keeping.file.read_bytes() == b"\xff\xff\x07" + b"\xff" * 4093
        assert [file.name for file in keeping.file.parent.iterdir()] == ["nvm.bin"]

    sit(running(WRITE), play, keeping)


def test_a_journal_that_cannot_be_kept_is_told_and_the_game_goes_on(running, tmp_path: Path):
    (tmp_path / "file").write_text("no folder", encoding="utf-8")

    async def play(seat: Seat) -> None:
        assert seat.screen()[17].startswith("On. The journal cannot be kept: ")
        await seat.press("3")
        assert seat.face.desk.flash.image[2] == 7

    sit(running(WRITE), play, JournalFile(tmp_path / "file" / "nvm.bin"))


def test_the_status_says_where_the_journal_is(running, tmp_path: Path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    async def play(seat: Seat) -> None:
        assert seat.screen()[17][:64].rstrip() == "On. The journal is kept in nvm.bin"

    sit(running(WRITE), play, JournalFile(tmp_path / "nvm.bin"))


def test_the_face_switches_on_a_device_that_is_off(drive):
    with Desk(drive("print('here')")) as desk:

        async def play(seat: Seat) -> None:
            seat.wait(100)
            assert seat.screen()[18].startswith("here")
            assert desk.board is not None
            assert desk.board.patience == 5.0

        face: Face = sit(desk, play)
        assert face.desk.on
