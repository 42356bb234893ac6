"""The terminal face in windows of any size, and in terminals without braille."""

from collections.abc import Iterator

import pytest
from textual.widget import Widget

from host_sim.desk import Desk
from host_sim.faces.terminal.keys import Pad
from host_sim.faces.terminal.layout import LARGE, SMALL, layout_for
from host_sim.faces.terminal.panel import HALVES, MARKS, PanelView, halves
from host_sim.faces.terminal.ring import RingView
from host_sim.reader import read
from tests.host_sim.programs import KEYS, LISTEN, PANEL
from tests.host_sim.seat import Seat, sit
from tests.sample import LISTED

KEY_LOG = KEYS + "matrix = keypad.KeyMatrix(rows, columns, interval=0.01)\n" + LISTEN
FRAME = PANEL + "oled.rect(0, 0, 128, 64, 1)\noled.show()\n"
TOO_SMALL = [
    "This window is too small: 60 x 20 characters.",
    "The device needs 80 x 24.",
    "Make it larger, or its letters smaller. q quits.",
]


@pytest.fixture
def device() -> Iterator[Desk]:
    """The whole firmware, switched on."""
    with Desk() as desk:
        desk.power_on()
        yield desk


def pixels(lines: list[str], marks: str = HALVES) -> bytes:
    """Return the 8 pages that 32 lines of 128 half blocks show."""
    pages = bytearray(1024)
    for row, text in enumerate(lines):
        for x, mark in enumerate(text.ljust(128)):
            pages[(row >> 2) * 128 + x] |= marks.index(mark) << (row & 3) * 2
    return bytes(pages)


@pytest.mark.parametrize(
    ("columns", "rows", "layout"),
    [(80, 24, SMALL), (131, 60, SMALL), (160, 39, SMALL), (132, 40, LARGE), (300, 90, LARGE),
     (79, 60, None), (200, 23, None), (1, 1, None)],
)  # fmt: skip
def test_a_window_gets_the_largest_device_that_it_has_room_for(columns: int, rows: int, layout):
    assert layout_for(columns, rows) is layout


@pytest.mark.parametrize(
    ("size", "region"),
    [((80, 24), (0, 0, 80, 24)), ((120, 38), (20, 7, 80, 24)), ((132, 40), (0, 0, 132, 40)),
     ((160, 50), (14, 5, 132, 40))],
)  # fmt: skip
def test_every_part_is_whole_in_the_middle_of_the_window(
    device: Desk, size: tuple[int, int], region: tuple[int, int, int, int]
):
    async def play(seat: Seat) -> None:
        seat.wait(100)
        await seat.pilot.pause()
        whole = seat.face.query_one("#device")
        parts = [widget.region for widget in whole.query(Widget)]
        assert len(parts) == 19
        assert tuple(whole.region) == region
        assert all(whole.region.contains_region(part) for part in parts)
        assert not any(one.overlaps(other) for one in parts for other in parts if one is not other)
        texts = "\n".join(seat.screen())
        assert all(key in texts for key in ("press  0-9", "hold   h, then", "p power   q quit"))
        assert texts.count("··") >= 16

    sit(device, play, size=size)


def test_a_window_of_132_by_40_has_the_panel_in_half_blocks(device: Desk):
    async def play(seat: Seat) -> None:
        screen = [row.ljust(132)[2:130] for row in seat.screen()[:32]]
        assert LISTED[0] in "\n".join(read(pixels(screen)))

    sit(device, play, size=(132, 40))


def test_each_half_of_a_block_is_a_pixel():
    picture = bytearray(1024)
    picture[128 + 5] = 0b11_10_01_00  # rows 8 to 15, in column 5
    for marks, seen in ((HALVES, "▀▄█"), (MARKS, "'.#")):
        lines = halves(bytes(picture), marks)
        assert [len(line) for line in lines] == [128] * 32
        assert "".join(lines).split() == list(seen)
        assert [lines[row][5] for row in (5, 6, 7)] == list(seen)


def test_without_braille_the_words_stand_there_and_all_is_ascii(device: Desk):
    async def play(seat: Seat) -> None:
        screen = seat.screen()
        assert LISTED[0] in [row[20:64].rstrip() for row in screen[1:17]]
        await seat.press("1", "1", "1", "b")
        rows = [row[:64].rstrip() for row in seat.screen()[1:17]]
        assert "2 P2" in [row[20:] for row in rows]
        assert f"{'> ':>20}1 P1" in rows, "what # takes has a sign"
        await seat.press("backspace", "question_mark", ms=400)
        assert "\n".join(screen + seat.screen()).isascii()
        assert ".." in seat.screen()[1], "a dark light"

    sit(device, play, plain=True)


def test_without_braille_a_large_window_has_every_pixel_in_ascii(running):
    async def play(seat: Seat) -> None:
        screen = seat.screen()
        assert "\n".join(screen).isascii()
        assert screen[0] == "  #" + "'" * 126 + "#"
        assert screen[1] == "  #" + " " * 126 + "#"
        assert screen[31] == "  #" + "." * 126 + "#"

    sit(running(FRAME), play, size=(132, 40), plain=True)


def test_v_writes_the_panel_without_braille_and_with_it_again(device: Desk):
    async def play(seat: Seat) -> None:
        await seat.press("v", "v")  # the last note of the title has gone by then
        before = seat.screen()
        await seat.press("v")
        plain = seat.screen()
        assert "\n".join(plain).isascii()
        assert LISTED[0] in "\n".join(plain)
        await seat.press("V")
        assert seat.screen() == before

    sit(device, play)


def test_a_tone_and_a_long_line_are_ascii_too_where_all_is_to_be(running):
    said = "print('4' * 70)\n"
    tone = "import pwmio, board, time\np = pwmio.PWMOut(board.GP18, variable_frequency=True)\n"
    tone += "p.frequency = 440\np.duty_cycle = 0x8000\ntime.sleep(9)\n"

    async def play(seat: Seat) -> None:
        assert seat.screen()[18][:64] == "4" * 63 + "~"
        assert "~ A4" in seat.screen()[3]

    sit(running(said + tone), play, plain=True)


def test_a_window_that_is_too_small_says_what_it_has_and_what_it_takes(running):
    desk = running(KEY_LOG)

    async def play(seat: Seat) -> None:
        assert [row for row in seat.screen() if row] == TOO_SMALL
        await seat.press("5")
        assert desk.main["seen"] == [], "a key does nothing where nothing can be seen"
        await seat.press("p")
        assert desk.on

    sit(desk, play, size=(60, 20))


@pytest.mark.parametrize("size", [(30, 5), (79, 24), (80, 23), (12, 3), (3, 1)])
def test_the_smallest_window_says_as_much_of_it_as_it_can(running, size: tuple[int, int]):
    async def play(seat: Seat) -> None:
        screen = seat.screen()
        assert len(screen) == size[1]
        assert " ".join(screen).startswith("This window is too small"[: size[0] - 2])

    sit(running(KEY_LOG), play, size=size)


def test_the_device_follows_the_window_as_its_size_changes(device: Desk):
    async def play(seat: Seat) -> None:
        small = seat.screen()
        for columns, rows, first in ((60, 20, TOO_SMALL[0]), (132, 40, None), (80, 24, small[0])):
            await seat.pilot.resize_terminal(columns, rows)
            await seat.pilot.pause()
            seat.wait(20)
            screen = seat.screen()
            assert len(screen) == rows
            if first is not None:
                assert screen[0] == first
            else:
                assert LISTED[0] in "\n".join(
                    read(pixels([row.ljust(132)[2:130] for row in screen[:32]]))
                )
        assert screen == small
        regions = [widget.region for widget in seat.face.query(PanelView)]
        regions += [widget.region for widget in seat.face.query(RingView)]
        assert [tuple(region) for region in regions] == [(0, 1, 64, 16), (65, 1, 14, 7)]

    sit(device, play)


def test_the_mouse_presses_the_pads_of_a_large_window(running):
    desk = running(KEY_LOG)

    async def play(seat: Seat) -> None:
        await seat.pilot.click("#pad-A", offset=(8, 0))
        seat.wait(100)
        assert [(number, down) for number, down, _ in desk.main["seen"]] == [(3, True), (3, False)]  # type: ignore[union-attr]
        faces = [pad.render_line(0).text for pad in seat.face.query(Pad)]
        assert faces[:4] == ["    1    ", "    2    ", "    3    ", "    A    "]
        assert faces[12:] == [" *  Bsp m", "    0    ", " #  Ent ?", "    D    "]

    sit(desk, play, size=(132, 40))
