"""The part that a program on the board names, and the panel's words."""

from typing import Any

from host_sim import reader
from host_sim.desk import Desk


def part(desk: Desk, name: str) -> Any:
    """Return what the program calls `name`, to be called from outside: no time passes."""
    return desk.main[name]


def rows(desk: Desk) -> list[str]:
    return reader.read(desk.panel.picture())


def at_home(desk: Desk) -> bool:
    """Return whether the panel shows the screen on which a game is chosen."""
    return rows(desk)[-1].endswith("#play")


def told(desk: Desk) -> list[str]:
    """Return the pages before the start screen as single lines, and leave them."""
    found: list[str] = []
    while not at_home(desk):
        assert len(found) < 20, found
        found.append(" ".join(" ".join(rows(desk)[:7]).split()))
        desk.type("#")
    return found


def run_awake(desk: Desk, seconds: int) -> None:
    """Let `seconds` pass as if something happened in each: the board's rounds stay short."""
    for _ in range(seconds):
        assert desk.board
        desk.board.stir()
        desk.run(1000)
