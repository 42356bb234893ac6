"""Play a recorded game on the simulated device and count what it costs.

A recording is ``games/<level>.txt``: ``deck`` with the cards in dealing order, then the keys, one
turn a line.  Pages between the turns, which hide one player's cards from the next, are not in it:
they are passed with the key that they ask for.
"""

import statistics
from pathlib import Path
from typing import NamedTuple

from firmware.storage.journal import Journal
from host_sim.desk import Desk
from tools.players.keys import press, screen, turn_page

FOLDER = Path(__file__).resolve().parent / "games"
LEVELS = ("table", "screen")
PAGES = 4  # at most so many between two turns


class Cost(NamedTuple):
    """The cost of one game: I2C bytes a key press, journal bytes and flash erases."""

    presses: int
    median: float
    worst: int
    journal: int
    erases: int


def play(level: str) -> Cost:
    """Play the recorded game on a new device, and again for the erases that a used journal costs.

    Raises RuntimeError if the firmware stops, or the game is not over at the end.
    """
    with Desk() as desk:
        desk.power_on()
        wire = keys(desk, level)
        journal = Journal(desk.flash.image).used()
        before = desk.flash.erases
        desk.power_off()
        desk.power_on()
        keys(desk, level)
        erases = desk.flash.erases - before
    return Cost(len(wire), statistics.median(wire), max(wire), journal, erases)


def keys(desk: Desk, level: str) -> list[int]:
    """Type the recorded game and return the I2C bytes of each key press, release included."""
    spent = []
    for line in (FOLDER / f"{level}.txt").read_text(encoding="utf-8").splitlines():
        words = line.split()
        if line.startswith("//") or not words:
            continue
        if words[0] == "deck":
            desk.order_next_shuffle(*words[1:])
            continue
        for key in "".join(words):
            spent.append(press(desk, key))
            if key == "1" and screen(desk) == "Ask":  # may the game in the memory end?
                spent.append(press(desk, "#"))
        for _ in range(PAGES):
            if screen(desk) not in ("Turn", "Result"):
                spent.append(turn_page(desk))
    if screen(desk) != "Result":
        raise RuntimeError(f"the recorded game at {level} level does not end: {screen(desk)}")
    return spent
