"""Puts the parts of the device together at power-up, by settings.toml.

Here is also what stands in for a part that is left out, and what the self-test asks about them.
"""

import os

import board
import microcontroller
import supervisor

from firmware.device import pins
from firmware.device.box import Pad, Piezo, Ring
from firmware.device.display import Display
from firmware.modules import loader
from firmware.ui.screen import PIXELS


class NullPart:
    """A ring that is dark, a piezo that is silent."""

    level = 4

    def glow(self, colours: "Colours") -> None:
        """Show nothing."""

    def tone(self, hertz: int) -> None:
        """Sound nothing."""


class Probe:
    """The pins as they are set, and how the display answers.

    `battery` are the mV of its cell, measured at the pin `cell`, 0 and empty where there is none.
    `fault` is the display's, or empty.  `addresses` are those that answer on its wires, None where
    the wires cannot be used.  `ring` and `piezo` are where they are wired to, empty where there
    are none.  The ring is `mounted` with this pixel at the top, in this direction.
    """

    def __init__(self, display: "Display", battery: "Battery | None"):
        self.cell = pins.BATTERY
        self.battery = battery.millivolts() if battery else 0
        self.fault = display.fault
        self.address = pins.ADDRESS
        self.sda, self.scl = pins.SDA, pins.SCL
        self.rows, self.columns = pins.ROWS, pins.COLUMNS
        self.legend = pins.LEGEND
        self.ring, self.pixels = pins.RING, pins.PIXELS
        self.piezo = pins.PIEZO and " and ".join((pins.PIEZO.split() + ["GND"])[:2])
        self.mounted = pins.FIRST, pins.DIRECTION
        self.addresses = None
        if display.bus and display.bus.try_lock():
            self.addresses = display.bus.scan()
            display.bus.unlock()

    def restart(self) -> None:
        """Start the device anew."""
        supervisor.reload()


_MOST = 8192  # bytes of settings.toml: each of its lines is looked for from its beginning
_TOO_LONG = "settings.toml is not read: it has more than {:,} bytes"


class Parts:
    """All parts of the device, for `box`; each name in here takes memory until power off.

    The box gets display and ring first, so that they can show why making another part failed.

    `wrong` are sentences, one for each setting that could not be used: the usual value was taken,
    or the part was left out.  `unfit` says why Umpire cannot run on this board, or is empty; if it
    is not, the box may only be asked to show it.  `brightness` counts until another is chosen.
    """

    def __init__(self, box: "Box"):
        self._box = box
        self.wrong = []
        self.unfit = ""
        self.brightness = 3
        self.colours = None
        self._read_settings()
        self.clock = box.clock
        self.display = box.display = Display(box.restarted)
        box.pixels, box.spare = self.display.pixels, self.display.spare
        self.ring = box.ring = self._part("Ring", pins.RING, self._make_ring)
        self.piezo = self._part("Piezo", pins.PIEZO, _make_piezo)
        self.battery: Battery | None = self._part("Battery", pins.BATTERY, _make_battery, _nothing)
        self.pad = self._make_pad()
        self.memory: Perhaps[Memory] = microcontroller.nvm
        size = len(self.memory) if self.memory else 0
        if size != 4096:
            self.unfit = "Umpire needs nvm of 4,096 bytes. This board has {:,}.".format(size)

    def down(self) -> str:
        """Return the keys that are down; it takes 40 ms.

        CircuitPython reports no key that was down before the first scan, except after a reset of
        the matrix: then 10.0 reports the keys that are down, and 9.1 those that are up.
        """
        clock, pad = self.clock, self.pad
        if not pad:
            return ""
        pad.matrix.reset()
        end = clock.now() + 40
        down = None
        while clock.now() < end:
            event = pad.next(clock)
            if event:
                key, pressed = event[0], event[1]
                if down is None:
                    down = "" if pressed else pins.LEGEND
                down = down.replace(key, "") + (key if pressed else "")
        return down or ""

    def probe(self) -> "Probe":
        """Return what the self-test asks about the parts; the ring is left to it alone."""
        self._box.glow = self.ring.glow
        return Probe(self.display, self.battery)

    def _read_settings(self) -> None:
        try:
            size = os.stat("settings.toml")[6]
            with open("settings.toml", "rb") as file:
                content = file.read(_MOST)
        except OSError:
            return
        if size > _MOST:
            self.wrong.append(_TOO_LONG.format(_MOST))
            return
        # What is no text, or has none of our lines, need not be read by what would be loaded.
        if b"UMPIRE_" not in content and b"\0" not in content:
            return
        name = "firmware.device.settings_toml"
        settings: Settings = loader.load(name).Settings(content)
        loader.drop(name)
        self.wrong += settings.wrong
        self.unfit = settings.unfit
        self.brightness = settings.brightness or self.brightness
        self.colours = settings.colours

    def _part(
        self, name: str, pin: str, make: "Callable[[], Any]", none: "Callable[[], Any]" = NullPart
    ) -> "Any":
        """Return what `make()` makes on `pin`, or `none()` for a part that is left out."""
        if pin:
            try:
                for each in pin.split():
                    _look_for(each)
                return make()
            except (ValueError, RuntimeError) as error:
                self.wrong.append("{}: {}".format(name, error))
                setattr(pins, name.upper(), "")
        return none()

    def _make_ring(self) -> "Ring":
        if pins.PIXELS == PIXELS and pins.FIRST == pins.DIRECTION == 1:
            return Ring()
        return ScaledRing()

    def _make_pad(self) -> "Perhaps[Pad]":
        try:
            for pin in pins.ROWS + pins.COLUMNS:
                _look_for(pin)
            return Pad()
        except (ValueError, RuntimeError, TypeError) as error:
            self.unfit = "Umpire needs 16 keys. They cannot work: {}.".format(error)
            return None


def _make_piezo():
    if " " not in pins.PIEZO:
        return Piezo()
    return PushPull()


def _nothing() -> None:
    """Return what stands in for a battery."""


def _make_battery():
    from firmware.device.battery import Battery  # which costs nothing where there is none

    return Battery()


def _look_for(pin: str) -> None:
    """Raise ValueError if the board has no `pin`."""
    if not isinstance(getattr(board, pin, None), microcontroller.Pin):
        raise ValueError("this board has no pin " + pin)


# On the board other_parts.py:
# A ring of another size or mounted otherwise, and a piezo on two pins: few have them.


class ScaledRing(Ring):
    """Each pixel shows the colour of the nearest of the usual 16, clockwise from the top.

    More than 16 pixels are dimmed, so that all together take no more current from USB than 16.
    """

    def glow(self, colours: "Colours") -> None:
        """Show `colours`, (red, green, blue) of each of 16, or of as many as there are pixels."""
        count, known = pins.PIXELS, len(colours)
        whole = max(count, PIXELS)
        shown: list = [None] * count
        for i in range(count):
            colour = colours[(2 * known * i + count) // (2 * count) % known]
            place = (pins.FIRST - 1 + pins.DIRECTION * i) % count
            shown[place] = tuple([part * PIXELS // whole for part in colour])
        super().glow(shown)


_CYCLES = 64  # a period
_SILENT = bytearray((0, 0xE0))  # set pins, 0 (RP2040 data sheet, 3.4.10)
_HIGH = (0, 2, 7, 31)  # cycles that each pin is high, by volume; as strong as _DUTY


class PushPull:
    """A passive piezo on two pins in a row: one is high while the other is low.

    That is twice the voltage.  `pwmio` cannot do it: two pins of a slice go up together, and two
    slices begin when they like.  A program of the chip's programmable pins keeps both in step.
    """

    def __init__(self):
        self.level = 3  # of the volume, from 1
        self._made_for = 0
        self._machine: Any = None
        self._make()

    def tone(self, hertz: int) -> None:
        """Sound `hertz` until the next call; 0 is silence."""
        self._hush()
        if hertz:
            if self.level != self._made_for:
                self._machine.deinit()
                self._make()
            self._machine.frequency = hertz * _CYCLES
            self._machine.restart()

    def _make(self) -> None:
        """Load the program of the volume, which rests for some cycles between high and low."""
        from rp2pio import StateMachine  # which not every board has

        high = _HIGH[self.level]
        program = bytearray()
        for levels, cycles in ((1, high), (0, 32 - high), (2, high), (0, 32 - high)):
            program += bytes((levels, 0xE0 | cycles - 1))
        first = getattr(board, pins.PIEZO.split()[0])
        self._machine = StateMachine(program, 64000, first_set_pin=first, set_pin_count=2)
        self._made_for = self.level
        self._hush()

    def _hush(self) -> None:
        self._machine.stop()
        self._machine.run(_SILENT)  # both low: no steady voltage stays on the piezo
