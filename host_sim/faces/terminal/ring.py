"""The ring of 16 pixels, and in its middle what the piezo sounds."""

import colorsys
import math

from rich.segment import Segment
from textual.strip import Strip

from host_sim.chips.piezo import Piezo
from host_sim.chips.ws2812 import Ring
from host_sim.faces.terminal.cell_widgets import Colour, Drawn, style
from host_sim.picture import CASE, visible

# Where each pixel lies, by its number in hex: two cells are about as wide as high.
PLAN = (
    "   ff 00 11   ",
    " ee        22 ",
    "dd          33",
    "cc          44",
    "bb          55",
    " aa        66 ",
    "   99 88 77   ",
)
MIDDLE = slice(3, 11)
UNLIT, QUIET, SOUND = (60, 64, 70), (110, 116, 124), (255, 220, 130)
HUES = {0: "R", 30: "O", 60: "Y", 120: "G", 180: "C", 240: "B", 300: "M", 360: "R"}
NOTES = ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")
LINGER_MS = 600  # a tick is over before an eye has found it


def letter(colour: Colour) -> str:
    """Return the initial of a colour: R O Y G C B M, W for white, a dot for dark."""
    if not any(colour):
        return "·"
    hue, saturation, _ = colorsys.rgb_to_hsv(*colour)
    if saturation < 0.25:
        return "W"
    return HUES[min(HUES, key=lambda known: abs(known - hue * 360))]


def note(frequency: int) -> str:
    """Return the nearest note of the tempered scale: 440 Hz is A4."""
    steps = round(69 + 12 * math.log2(frequency / 440))
    return f"{NOTES[steps % 12]}{steps // 12 - 1}"


def sound(piezo: Piezo, now_ms: float) -> list[str]:
    """Return the note and the Hz of what sounds, or has just sounded; nothing otherwise."""
    tones = piezo.tones()
    if not tones or now_ms > tones[-1].at + tones[-1].ms + LINGER_MS:
        return []
    frequency = tones[-1].frequency
    return [f"♪ {note(frequency)}", f"{frequency} Hz"]


class RingView(Drawn):
    """The pixels in their colours, each with its colour's initial."""

    def __init__(self) -> None:
        super().__init__(len(PLAN[0]), len(PLAN), id="ring")
        self._seen: tuple | None = None

    def look(self, ring: Ring, words: list[str]) -> None:
        """Show the pixels' colours now, and `words` in the middle."""
        now = ring.colours, words
        if now == self._seen:
            return
        self._seen = now
        middle = ["", "", *words, *[""] * len(PLAN)]
        self.draw([_row(y, ring.colours, middle[y]) for y in range(len(PLAN))])


def _row(y: int, colours: tuple[Colour, ...], words: str) -> Strip:
    width = MIDDLE.stop - MIDDLE.start
    plan = PLAN[y]
    if words:
        plan = plan[: MIDDLE.start] + "*" * width + plan[MIDDLE.stop :]
    segments = []
    x = 0
    while x < len(plan):
        if plan[x] == "*":
            segments.append(Segment(words.center(width)[:width], style(SOUND)))
            x += width
        elif plan[x] == " ":
            segments.append(Segment(" ", style(CASE)))
            x += 1
        else:
            segments.append(_pixel(colours[int(plan[x], 16)]))
            x += 2
    return Strip(segments)


def _pixel(colour: Colour) -> Segment:
    if not any(colour):
        return Segment("··", style(QUIET, UNLIT))
    shown = visible(colour)
    bright = 3 * shown[0] + 6 * shown[1] + shown[2] > 10 * 110
    return Segment(f"{letter(colour)} ", style((0, 0, 0) if bright else (255, 255, 255), shown))
