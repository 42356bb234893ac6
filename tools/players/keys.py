"""Keys that are tapped on the simulated device, and what it shows then."""

import json
import re

from host_sim import reader, report
from host_sim.desk import Desk

COVER = re.compile(r"(\d) play ")  # how the last row of a page begins that asks for a player
DEAF_MS = 400  # a cover takes no key so long after its picture: firmware/shell/hand_over.py


def press(desk: Desk, key: str) -> int:
    """Tap `key`, wait for rest, and return the I2C bytes that it took."""
    _ = desk.wire
    desk.type(key)
    if desk.traceback:
        raise RuntimeError(desk.traceback)
    return desk.picture_wire


def turn_page(desk: Desk) -> int:
    """Press the key that turns a page between two turns, once it is taken; return its I2C bytes.

    A cover names its player.
    """
    named = COVER.match(reader.read(desk.panel.picture())[7])
    if named:
        desk.run(DEAF_MS)
    return press(desk, named[1] if named else "#")


def screen(desk: Desk) -> str:
    """Return the name of the screen that the device shows."""
    return json.loads(report.state(desk))["screen"]
