"""Somebody at the terminal: presses its keys, and sees its 80 x 24 characters."""

import asyncio
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot

from host_sim.desk import Desk
from host_sim.faces.terminal.app import Face
from host_sim.faces.terminal.cell_widgets import Drawn
from host_sim.faces.terminal.panel import BRAILLE, LEFT, RIGHT
from host_sim.journal_file import JournalFile
from host_sim.reader import read

SLICE_MS = 5


class Seat:
    """Before one face; the device's time passes only in `wait`."""

    def __init__(self, face: Face, pilot: Pilot) -> None:
        self.face = face
        self.pilot = pilot

    def wait(self, ms: int) -> None:
        """Let the device run for `ms` ms, with a look every 5 ms."""
        for _ in range(ms // SLICE_MS):
            self.face.desk.run(SLICE_MS)
            self.face.look()

    async def press(self, *keys: str, ms: int = 150) -> None:
        """Press keys of the keyboard, by Textual's names, and leave `ms` ms to each."""
        for key in keys:
            await self.pilot.press(key)
            self.wait(ms)

    def screen(self) -> list[str]:
        """Return the characters on the screen, line by line."""
        size = self.face.size
        cells = [[" "] * size.width for _ in range(size.height)]
        for widget in self.face.query(Drawn):
            if not all(part.display for part in widget.ancestors_with_self):
                continue
            for y in range(widget.size.height):
                text = widget.render_line(y).text
                at = widget.region.x
                cells[widget.region.y + y][at : at + len(text)] = text
        return ["".join(row).rstrip() for row in cells]

    def words(self) -> str:
        """Return the words on the panel, read off the dots of its braille."""
        return "\n".join(read(pixels([row[:64] for row in self.screen()[1:17]])))


def pixels(lines: list[str]) -> bytes:
    """Return the 8 pages that 16 lines of 64 braille cells show."""
    pages = bytearray(1024)
    for row, text in enumerate(lines):
        for column, char in enumerate(text.ljust(64)):
            dots = 0 if char == " " else ord(char) - BRAILLE
            start = (row >> 1) * 128 + 2 * column
            pages[start] |= LEFT.index(dots & 0x47) << (row & 1) * 4
            pages[start + 1] |= RIGHT.index(dots & 0xB8) << (row & 1) * 4
    return bytes(pages)


def sit(
    desk: Desk,
    play: Callable[[Seat], Awaitable[None]],
    keeping: JournalFile | None = None,
    size: tuple[int, int] = (80, 24),
    live: bool = False,
    plain: bool = False,
) -> Face:
    """Let `play` play `desk` at a terminal of `size`, and return the face that it saw."""
    face = Face(desk, keeping, live, plain)

    async def session() -> None:
        async with face.run_test(size=size) as pilot:
            seat = Seat(face, pilot)
            seat.wait(SLICE_MS)
            await play(seat)

    asyncio.run(session())
    return face
