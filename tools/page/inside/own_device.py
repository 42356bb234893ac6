"""The device of the page: its wiring, its chance, and how long its programs take to look around."""

import json

from pace import PACE
from rounds_runner import Rounds

from host_sim.connections import connected
from host_sim.device import Device
from host_sim.drive import Drive

PINS = (("SDA", "sda"), ("SCL", "scl"), ("RING", "ring"), ("RESET", "reset"))
NUMBERS = (("ADDRESS", "address"), ("PIXELS", "pixels"), ("FIRST", "first"))


def wiring(settings):
    """Return the wiring by the hardware's own table, as `settings` say that it was changed.

    What makes no sense is as usual: the firmware then says so.
    """
    with open("/sim/pins.json") as file:
        found = connected(json.loads(file.read()))
    for name, field in PINS:
        _set(found, field, _pins(settings.get(name, ""), 1))
    for name, field in (("ROWS", "rows"), ("COLUMNS", "columns")):
        _set(found, field, _pins(settings.get(name, ""), 4))
    piezo = settings.get("PIEZO", "")
    _set(found, "piezo", _pins(piezo, 1))
    two = _pins(piezo, 2)
    if two:
        found.piezo, found.piezo_other = two
    for name, field in NUMBERS:
        try:
            setattr(found, field, int(settings[name], 0))
        except (KeyError, ValueError):
            pass
    if settings.get("DIRECTION", "").lower() == "counterclockwise":
        found.direction = -1
    return found


def _set(found, field, value):
    if value is not None:
        setattr(found, field, value)


def _pins(value, count):
    """Return the number of the pin that `value` names, a tuple of several, or None."""
    words = value.upper().replace(",", " ").replace("GP", "").split()
    if len(words) != count or not all(word.isdigit() for word in words):
        return None
    numbers = tuple([int(word) for word in words])
    return numbers if count > 1 else numbers[0]


class Chance:
    """The board's random bytes, as ``random_bytes(count)`` gives them."""

    def __init__(self, random_bytes):
        self.draw = random_bytes


def new(nvm, random_bytes, settings):
    """Return a device with `nvm` (4,096 bytes, or None) as `settings` wire it, without power."""
    device = Device(Rounds, Drive(), wiring(settings), nvm, bounce=False, pace=PACE)
    device.chance = Chance(random_bytes)
    device.piezo.most = 1  # the page asks for the tone that sounds
    return device
