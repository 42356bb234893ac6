"""Pictures of screens as text that people can read and compare."""

from collections.abc import Iterable, Iterator

from host_sim import picture
from tests.desk import Desk

WIDTH = 23  # of the words of a row: more than a row's 21 cells, since tall numbers keep apart


def framed(title: str, desk: Desk, pixels: bool = False) -> str:
    """Return the eight rows of words between bars, inverse ones marked; or all 64 x 128 pixels."""
    panel = bytes(desk.panel)
    lines = [f"== {title}"]
    if pixels:
        return "\n".join([*lines, *picture.rows(panel), ""])
    for number, row in enumerate(desk.rows()):
        inverse = panel[number * 128] == 0xFF
        lines.append(("#" if inverse else "|") + row.ljust(WIDTH) + "|")
    return "\n".join([*lines, ""])


def pages(title: str, desk: Desk) -> Iterator[str]:
    """Yield every page that is being read."""
    while True:
        yield framed(title, desk)
        if not desk.rows()[7].startswith("#next"):
            return
        desk.type("#")


def gallery(head: str, frames: Iterable[str]) -> str:
    """Return a file of frames."""
    return "\n".join([head + "\n", *frames])
