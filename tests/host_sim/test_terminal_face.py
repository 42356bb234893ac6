"""The terminal face: what is seen on 80 x 24 characters, and what keys and mouse do to it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from textual import events

from host_sim.desk import Desk
from host_sim.faces.terminal.run import leave
from host_sim.journal_file import JournalFile
from tests.host_sim.programs import KEYS, LISTEN, PANEL
from tests.host_sim.seat import Seat, sit
from tests.sample import LISTED

MATRIX = KEYS + "matrix = keypad.KeyMatrix(rows, columns, interval=0.01)\n"
KEY_LOG = MATRIX + LISTEN
ONE, FOUR, A, STAR, HASH = 0, 4, 3, 12, 14  # key numbers
FRAME = (
    PANEL
    + "import board, neopixel\n"
    + "ring = neopixel.NeoPixel(board.GP16, 16)\n"
    + "ring[0], ring[1], ring[4], ring[8] = (40, 0, 0), (0, 9, 0), (0, 0, 90), (30, 30, 30)\n"
    + "oled.rect(0, 0, 128, 64, 1)\noled.line(0, 0, 127, 63, 1)\noled.show()\n"
    + "print('Display: found again')\n"
)


@pytest.fixture
def device() -> Iterator[Desk]:
    """The whole firmware, switched on."""
    with Desk() as desk:
        desk.power_on()
        yield desk


def strokes(desk: Desk) -> list[tuple[int, bool]]:
    return [(number, pressed) for number, pressed, _ in desk.main["seen"]]  # type: ignore[union-attr]


def test_the_words_on_the_panel_can_be_read_off_the_braille(device: Desk):
    async def play(seat: Seat) -> None:
        assert LISTED[0] in seat.words()

    sit(device, play)


def test_the_whole_screen_looks_as_in_the_golden_file(running):
    async def play(seat: Seat) -> None:
        golden = Path(__file__).with_name("terminal.txt").read_text(encoding="utf-8")
        assert "\n".join(seat.screen()) + "\n" == golden

    sit(running(FRAME), play)


def test_a_key_of_the_keyboard_reaches_the_firmware_and_the_picture_changes(device: Desk):
    async def play(seat: Seat) -> None:
        before = seat.words()
        await seat.press("enter")
        assert LISTED[0] in before
        assert LISTED[0] not in seat.words()
        await seat.press("backspace")
        assert LISTED[0] in seat.words()

    sit(device, play)


@pytest.mark.parametrize(
    ("key", "number"),
    [("1", 0), ("0", 13), ("a", A), ("d", 15), ("A", A), ("D", 15), ("enter", HASH),
     ("number_sign", HASH), ("backspace", STAR), ("asterisk", STAR), ("delete", STAR)],
)  # fmt: skip
def test_each_key_taps_the_pad_that_it_is_written_on(running, key: str, number: int):
    desk = running(KEY_LOG)

    async def play(seat: Seat) -> None:
        await seat.press(key)
        assert strokes(desk) == [(number, True), (number, False)]

    sit(desk, play)


@pytest.mark.parametrize(
    ("key", "number"),
    [
        ("f1", HASH),
        ("question_mark", HASH),
        ("f2", STAR),
        ("m", STAR),
        ("M", STAR),
        ("escape", STAR),
    ],
)
def test_keys_for_holding_keep_their_pad_down_for_long_enough(running, key: str, number: int):
    desk = running(KEY_LOG)

    async def play(seat: Seat) -> None:
        await seat.press(key, ms=900)
        (_, _, down), (_, _, up) = desk.main["seen"]
        assert strokes(desk) == [(number, True), (number, False)]
        assert up - down == pytest.approx(700, abs=15)

    sit(desk, play)


@pytest.mark.parametrize(("key", "number"), [("A", A), ("c", 11), ("0", 13), ("enter", HASH)])
def test_the_key_behind_h_is_held_and_that_is_shown(running, key: str, number: int):
    desk = running(KEY_LOG)

    async def play(seat: Seat) -> None:
        assert any("hold   h, then a key" in row for row in seat.screen())
        await seat.press("h")
        assert any("The next key is held." in row for row in seat.screen())
        await seat.press(key, ms=900)
        assert not any("The next key is held." in row for row in seat.screen())
        (_, _, down), (_, _, up) = desk.main["seen"]
        assert strokes(desk) == [(number, True), (number, False)]
        assert up - down == pytest.approx(700, abs=15)
        await seat.press("h", "h", key)
        assert len(strokes(desk)) == 4, "h pressed twice holds nothing"

    sit(desk, play)


def test_what_is_pasted_is_typed_however_long_it_is(running):
    desk = running(KEY_LOG)

    async def play(seat: Seat) -> None:
        seat.face.on_paste(events.Paste("98D 1, 1d x11111111"))
        seat.wait(2_000)
        down = [number for number, pressed in strokes(desk) if pressed]
        assert down == [10, 9, 15, ONE, ONE, 15, *[ONE] * 8]

    sit(desk, play)


def test_who_quits_a_game_is_told_that_it_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    async def begin(seat: Seat) -> None:
        await seat.press(*"1112", ms=600)

    async def look(seat: Seat) -> None:
        await seat.press()

    told = "Your game is kept: the next start offers it again.\n"
    for play, said in ((look, ""), (begin, told)):
        with Desk() as desk:
            desk.power_on()
            assert leave(sit(desk, play, JournalFile(tmp_path / "nvm.bin"))) == 0
        assert capsys.readouterr().err == said


def test_held_keys_open_the_help_and_the_menu(device: Desk):
    async def play(seat: Seat) -> None:
        home = seat.words()
        assert LISTED[0] in home
        await seat.press("question_mark", ms=1_000)
        assert "play" in seat.words()
        await seat.press("asterisk")
        assert seat.words() == home
        await seat.press("m", ms=1_000)
        assert seat.words().startswith("Menu")

    sit(device, play)


def test_keys_typed_at_once_arrive_one_after_another(running):
    desk = running(KEY_LOG)

    async def play(seat: Seat) -> None:
        await seat.pilot.press("1", "5", "1", "a")
        seat.wait(400)
        assert strokes(desk) == [(n, down) for n in (ONE, 5, ONE, A) for down in (True, False)]

    sit(desk, play)


def test_a_key_that_repeats_itself_is_over_soon_after_it_is_let_go(running):
    desk = running(KEY_LOG)

    async def play(seat: Seat) -> None:
        await seat.pilot.press(*"1" * 12)
        seat.wait(1_000)
        count = len(strokes(desk))
        seat.wait(1_000)
        assert len(strokes(desk)) == count == 2 * 9

    sit(desk, play)


def test_the_mouse_holds_a_pad_for_as_long_as_its_button_is_down(running):
    desk = running(KEY_LOG)

    async def play(seat: Seat) -> None:
        await seat.pilot.mouse_down("#pad-4")
        seat.wait(1_000)
        assert strokes(desk) == [(FOUR, True)]
        assert "[4]" in seat.screen()[14]
        await seat.pilot.mouse_up("#panel")  # the mouse has moved away meanwhile
        seat.wait(100)
        assert strokes(desk) == [(FOUR, True), (FOUR, False)]
        assert "[4]" not in seat.screen()[14]

    sit(desk, play)


def test_a_click_lasts_long_enough_for_the_firmware_to_see_it(running):
    desk = running(KEY_LOG)

    async def play(seat: Seat) -> None:
        await seat.pilot.click("#pad-star")
        seat.wait(100)
        await seat.pilot.click("#pad-hash", button=3)
        seat.wait(100)
        assert strokes(desk) == [(STAR, True), (STAR, False)]
        (_, _, down), (_, _, up) = desk.main["seen"]
        assert 20 <= up - down <= 40

    sit(desk, play)


def test_switched_off_the_device_is_dark_and_deaf_and_on_again_it_begins_anew(device: Desk):
    async def play(seat: Seat) -> None:
        home = seat.words()
        await seat.press("enter", "p")
        assert not device.on
        assert seat.words().strip() == ""
        assert seat.screen()[17].startswith("Off. p switches on.")
        await seat.press("enter", "p", ms=1_500)  # behind the title
        assert seat.words() == home
        assert seat.screen()[17].startswith("On.")

    sit(device, play)


@pytest.mark.parametrize("key", ["q", "Q", "ctrl+c", "ctrl+q"])
def test_three_keys_quit_and_nothing_is_said_when_nothing_was(running, key: str, capsys):
    async def play(seat: Seat) -> None:
        await seat.pilot.press(key)

    face = sit(running(MATRIX), play)
    assert face.return_code == 0  # None where the session was ended from outside
    assert leave(face) == 0
    assert capsys.readouterr() == ("", "")


def test_what_the_console_said_last_is_shown_and_all_of_it_printed_at_the_end(running, capsys):
    async def play(seat: Seat) -> None:
        shown = [row[:64].rstrip() for row in seat.screen()[18:21]]
        assert shown == ["[b]2", "?[31m3?", "4" * 63 + "…"]
        await seat.press("p", "P")

    said = "1\n[b]2\n\x1b[31m3\x07\n" + "4" * 70
    assert leave(sit(running(f"print({said!r})"), play)) == 0
    assert capsys.readouterr().out == f"{said}\n{said}\n"
