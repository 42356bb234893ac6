"""A short game played by itself, its pictures printed as words: where there is no terminal."""

import sys
from typing import TextIO

from host_sim.desk import Desk
from host_sim.faces import headless

SCRIPT = """
    // The first game by its first rules, the device deals, one player.
    keys 1
    keys 1
    keys 2
    deck 12 25 37 48 61 79 88 90  13 24 3 99
    keys 1
    screen
    keys 1 2 A
    screen
    keys 9 0 C
    screen
    keys 8 8 A
    ring
    screen
"""


def run(desk: Desk, out: TextIO | None = None) -> None:
    """Play the demonstration on `desk` and print it.  ScriptError if the firmware stops."""
    print("No terminal here: a game plays itself.  (sim --face none - takes commands.)", file=out)
    headless.play(desk, SCRIPT.splitlines(), "demonstration", out or sys.stdout)
