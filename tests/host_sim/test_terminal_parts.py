"""The parts of the terminal face: dots, colours, notes, and what is painted again."""

import pytest

from host_sim.faces.terminal.cell_widgets import Drawn
from host_sim.faces.terminal.panel import PanelView, braille
from host_sim.faces.terminal.ring import RingView, letter, note
from host_sim.picture import visible
from tests.host_sim.programs import PANEL
from tests.host_sim.seat import Seat, pixels, sit

RING = (
    "import board, neopixel, time\nring = neopixel.NeoPixel(board.GP16, 16)\n"
    "ring[1] = (0, 30, 0)\ntime.sleep(1)\nring[1] = (30, 0, 0)\n"
)
TONE = """
import board, pwmio, time
time.sleep(0.3)
piezo = pwmio.PWMOut(board.GP18, variable_frequency=True)
piezo.frequency = 440
piezo.duty_cycle = 0x8000
time.sleep(0.02)
piezo.duty_cycle = 0
time.sleep(9)
"""
DOT = PANEL + (
    "import time\noled.fill(0)\noled.show()\ntime.sleep(0.5)\n"
    "oled.pixel(2, 9, 1)\noled.show()\ntime.sleep(0.5)\noled.contrast(0)\n"
    "time.sleep(0.5)\noled.invert(1)\ntime.sleep(0.5)\noled.poweroff()\ntime.sleep(9)\n"
)


@pytest.mark.parametrize(
    ("x", "y", "row", "column", "char"),
    [
        (0, 0, 0, 0, "⠁"), (0, 1, 0, 0, "⠂"), (0, 2, 0, 0, "⠄"), (0, 3, 0, 0, "⡀"),
        (1, 0, 0, 0, "⠈"), (1, 1, 0, 0, "⠐"), (1, 2, 0, 0, "⠠"), (1, 3, 0, 0, "⢀"),
        (2, 4, 1, 1, "⠁"), (127, 63, 15, 63, "⢀"), (126, 56, 14, 63, "⠁"),
    ],
)  # fmt: skip
def test_each_pixel_has_its_dot(x: int, y: int, row: int, column: int, char: str):
    picture = bytearray(1024)
    picture[(y >> 3) * 128 + x] = 1 << (y & 7)
    lines = braille(bytes(picture))
    assert lines[row][column] == char
    assert "".join(lines).strip() == char
    assert [len(line) for line in lines] == [64] * 16


def test_all_pixels_together_are_full_cells_and_read_back_as_they_were():
    picture = bytes(index * 37 & 0xFF for index in range(1024))
    assert pixels(braille(picture)) == picture
    assert braille(b"\xff" * 1024) == ["⣿" * 64] * 16


@pytest.mark.parametrize(
    ("colour", "initial"),
    [((9, 0, 0), "R"), ((70, 30, 0), "O"), ((50, 50, 0), "Y"), ((0, 40, 0), "G"),
     ((0, 50, 60), "C"), ((0, 0, 255), "B"), ((90, 0, 60), "M"), ((255, 0, 20), "R"),
     ((30, 30, 28), "W"), ((0, 0, 0), "·")],
)  # fmt: skip
def test_a_colour_is_known_by_its_initial(colour: tuple[int, int, int], initial: str):
    assert letter(colour) == initial


def test_a_colour_looks_brighter_than_its_power_and_keeps_its_order():
    assert visible((255, 0, 0)) == (255, 0, 0)
    assert visible((25, 2, 0)) == (90, 29, 0)


@pytest.mark.parametrize(
    ("frequency", "name"), [(440, "A4"), (2400, "D7"), (262, "C4"), (180, "F#3"), (1000, "B5")]
)
def test_a_tone_is_known_by_its_note(frequency: int, name: str):
    assert note(frequency) == name


def painted(widget: Drawn, y: int) -> list[tuple[str, str]]:
    """Return the pieces of line `y` of `widget`, each with the colour of its ground."""
    pieces = [(piece.text, piece.style) for piece in widget.render_line(y)]
    return [(text, look.bgcolor.name) for text, look in pieces if look and look.bgcolor]


def test_the_ring_has_the_colours_of_its_pixels(running):
    async def play(seat: Seat) -> None:
        ring = seat.face.query_one(RingView)
        assert ("G ", "#006100") in painted(ring, 0)
        seat.wait(1_100)
        assert ("R ", "#610000") in painted(ring, 0)

    sit(running(RING), play)


def test_a_short_tone_is_written_in_the_ring_for_long_enough_to_be_read(running):
    async def play(seat: Seat) -> None:
        seat.wait(400)
        assert "♪ A4" in seat.screen()[3]
        assert "440 Hz" in seat.screen()[4]
        seat.wait(600)
        assert "♪" not in seat.screen()[3]
        await seat.press("p", "p", ms=400)
        assert "♪ A4" in seat.screen()[3]
        await seat.press("p")
        assert "♪" not in seat.screen()[3], "what has no power does not sound on"

    sit(running(TONE), play)


def test_only_the_lines_that_have_changed_are_painted_again(running, monkeypatch):
    desk = running(DOT)

    async def play(seat: Seat) -> None:
        again = []
        monkeypatch.setattr(PanelView, "refresh", lambda self, *regions, **_: again.extend(regions))
        seat.wait(300)
        assert again == []
        seat.wait(300)
        assert [(region.y, region.height) for region in again] == [(2, 1)]
        assert seat.screen()[3][:64].rstrip() == " ⠂"

    sit(desk, play)


def test_the_panel_is_as_bright_as_its_contrast_inverts_and_goes_dark(running):
    desk = running(DOT)

    async def play(seat: Seat) -> None:
        panel = seat.face.query_one(PanelView)

        def ink() -> str:
            return next(iter(panel.render_line(2))).style.color.name  # type: ignore[union-attr]

        seat.wait(600)
        bright = ink()
        seat.wait(500)
        assert (bright, ink()) == ("#b0e5ff", "#617e8c")
        seat.wait(500)
        assert seat.screen()[1][:64] == "⣿" * 64
        seat.wait(500)
        assert seat.screen()[1][:64].strip() == ""

    sit(desk, play)
