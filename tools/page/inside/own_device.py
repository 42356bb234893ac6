"""The device of the page: its wiring, its chance, and how long its programs take to look around."""

import json

from pace import PACE
from rounds_runner import Rounds

from host_sim.connections import connected
from host_sim.device import Device
from host_sim.drive import Drive


def wiring():
    """Return the wiring by the hardware's own table."""
    return connected(json.loads(open("/sim/pins.json").read()))


class Chance:
    """The board's random bytes, as ``random_bytes(count)`` gives them."""

    def __init__(self, random_bytes):
        self.draw = random_bytes


def new(nvm, random_bytes):
    """Return a device with `nvm` (4,096 bytes, or None), without power."""
    device = Device(Rounds, Drive(), wiring(), nvm, bounce=False, pace=PACE)
    device.chance = Chance(random_bytes)
    return device
