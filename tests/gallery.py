"""Pictures of screens as text that people can read and compare."""

from collections.abc import Iterable, Iterator

from host_sim import picture
from tests.desk import Desk

WIDTH = 23  # of the words of a row: more than a row's 21 cells, since tall numbers keep apart


class Frame(str):
    """A screen as text: what it is `called`, and the 8 pages of its `picture`."""

    called: str
    picture: bytes


def framed(title: str, desk: Desk, pixels: bool = False) -> Frame:
    """Return the eight rows of words between bars, inverse ones marked; or all 64 x 128 pixels."""
    while desk.app.motion:  # what moves comes or not by what is loaded
        desk.wait(20)
    panel = bytes(desk.panel)
    frame = Frame("\n".join([f"== {title}", *(_pixels if pixels else _words)(desk), ""]))
    frame.called, frame.picture = title, panel
    return frame


def _pixels(desk: Desk) -> list[str]:
    return picture.rows(bytes(desk.panel))


def _words(desk: Desk) -> list[str]:
    lines = []
    for number, row in enumerate(desk.rows()):
        inverse = desk.panel[number * 128] == 0xFF
        lines.append(("#" if inverse else "|") + row.ljust(WIDTH) + "|")
    return lines


def pages(title: str, desk: Desk) -> Iterator[Frame]:
    """Yield every page that is being read."""
    while True:
        yield framed(title, desk)
        top = desk.app.stack[-1]
        if top.at == len(top.pages) - 1:
            return
        desk.type("#")


def gallery(head: str, frames: Iterable[str]) -> str:
    """Return a file of frames."""
    return "\n".join([head + "\n", *frames])
