"""The box: all that the app uses of the device, and its keys, ring and piezo; no display.

Time and chance are its too.
"""

import gc
import os

import board
import keypad
import microcontroller
import pwmio
import supervisor
from neopixel_write import neopixel_write
from watchdog import WatchDogMode

from firmware.device import pins
from firmware.modules import loader
from firmware.ui.screen import PIXELS


def random_bytes(count: int) -> bytes:
    """Return `count` random bytes."""
    return os.urandom(count)


_WRAP = 1 << 29


class Clock:
    """Milliseconds since the clock was made, as long as it is asked every six days or so."""

    def __init__(self):
        self._ticks = supervisor.ticks_ms()
        self._now = 0

    def now(self) -> int:
        """Return the time in ms."""
        ticks = supervisor.ticks_ms()
        self._now += (ticks - self._ticks) % _WRAP
        self._ticks = ticks
        return self._now

    def unroll(self, ticks: int) -> int:
        """Return the time in ms of `ticks`, a reading of at most some days ago."""
        return self._now - (self._ticks - ticks + _WRAP // 2) % _WRAP + _WRAP // 2


_SCAN_S = 0.01  # twice as often as the default: a key is seen sooner, and bounce is over by then


class Pad:
    """The key matrix."""

    def __init__(self):
        rows = [getattr(board, pin) for pin in pins.ROWS]
        columns = [getattr(board, pin) for pin in pins.COLUMNS]
        self.matrix = keypad.KeyMatrix(tuple(rows), tuple(columns), interval=_SCAN_S)
        self._event = keypad.Event()

    def next(self, clock: "DeviceClock"):
        """Return the next (key, pressed, ms) or None; `clock` unrolls the event's ticks."""
        event = self._event
        if not self.matrix.events.get_into(event):
            return None
        return pins.LEGEND[event.key_number], event.pressed, clock.unroll(event.timestamp)

    def overflowed(self) -> bool:
        """Return True, and begin anew, if presses or releases have been lost."""
        if not self.matrix.events.overflowed:
            return False
        self.matrix.events.clear()
        return True


_SHARES = (0, 1, 2, 4, 8)  # eighths of the colours, by brightness


class Ring:
    """The 16 NeoPixels; whether they are there cannot be known.  Only what has changed is sent.

    One of another size, or that is mounted otherwise: see other_parts.py.
    """

    def __init__(self):
        self._pin = self._set_up()
        self._shown = None
        self.level = len(_SHARES) - 1

    def glow(self, colours: "Colours") -> None:
        """Show `colours`, 16 of (red, green, blue), at the brightness `level`, 0 to 4."""
        share = _SHARES[self.level]
        shown = bytearray(3 * len(colours))
        at = 0
        for red, green, blue in colours:
            shown[at] = green * share // 8  # which the pixels want first (WS2812B data sheet)
            shown[at + 1] = red * share // 8
            shown[at + 2] = blue * share // 8
            at += 3
        if shown != self._shown:
            self._shown = shown
            neopixel_write(self._pin, shown)

    def _set_up(self):
        """Let the driver make the pin an output; return it.

        The driver is forgotten again: it would cost 2 KB of memory as long as the device is on.
        """
        from neopixel import NeoPixel

        pixels = NeoPixel(getattr(board, pins.RING), pins.PIXELS, auto_write=False)
        loader.drop("neopixel")
        return pixels.pin


# Of 65,536, by volume: of a square wave that is high for a share d the tone itself is as strong
# as sin(pi d), so these are 20 dB, 10 dB and 0 dB below the loudest.
_DUTY = (0, 2090, 6700, 0x8000)


class Piezo:
    """A passive piezo on a PWM pin: one tone at a time."""

    def __init__(self):
        self.level = 3  # of the volume, from 1
        self._pwm = pwmio.PWMOut(
            getattr(board, pins.PIEZO), duty_cycle=0, frequency=1000, variable_frequency=True
        )

    def tone(self, hertz: int) -> None:
        """Sound `hertz` until the next call; 0 is silence."""
        if hertz:
            self._pwm.frequency = hertz
        self._pwm.duty_cycle = _DUTY[self.level] if hertz else 0


_FAULT = (90, 0, 60)
_BLINK_MS = 500
_PATIENCE = 8  # seconds without a step; the RP2040's watchdog knows no more


class Box:
    """The parts on their pins; `restarted` is True if the firmware itself asked for this start.

    If the display does not answer, every fourth pixel of the ring and the console show it, and the
    game goes on.  `parts` is there until the first screen: see parts.py.  `colours` are the five
    that the owner has set for the cards' colours, or None for the game's own.  `hung` is True if
    the watchdog ended the last run.
    """

    def __init__(self):
        """Begin without parts; `set_up` puts them together and may fail half-way."""
        self.restarted = supervisor.runtime.run_reason == supervisor.RunReason.SUPERVISOR_RELOAD
        reason = microcontroller.cpu.reset_reason
        self.hung = reason == microcontroller.ResetReason.WATCHDOG and not self.restarted
        self.clock = Clock()
        self._told = ""
        self._now = 0
        self._glowing = None
        self._dog = microcontroller.watchdog

    def set_up(self) -> None:
        """Put the parts together; whoever makes them sets `display` and `ring` as they come."""
        self.parts = parts = loader.load("firmware.device.parts").Parts(self)
        loader.drop("firmware.device.parts")
        self.display: Display = parts.display
        self.ring: Ring = parts.ring
        self.pixels, self.spare = parts.display.pixels, parts.display.spare
        self._pad = parts.pad
        self.colours = parts.colours
        self.memory = parts.memory
        self.random_bytes = random_bytes
        self._piezo = parts.piezo
        self.tone = parts.piezo.tone
        self.battery = parts.battery

    def watchdog(self) -> None:
        """Let the board begin anew where `now` is not asked for eight seconds."""
        if self._dog:  # another board's may be missing
            self._dog.timeout = _PATIENCE
            self._dog.mode = WatchDogMode.RESET

    def now(self) -> int:
        """Return the time in ms, and look after parts that do not answer."""
        if self._dog:
            self._dog.feed()
        self._now = self.clock.now()
        self.display.tick(self._now)
        if self.display.fault != self._told:
            self._told = self.display.fault
            self.console("Display: " + (self._told or "found again"))
        return self._now

    def key(self):
        """Return the next press or release, (key, pressed, ms), or None."""
        return self._pad.next(self.clock)

    def key_waits(self) -> bool:
        """Return True if a press or release has not been taken yet."""
        return len(self._pad.matrix.events) > 0

    def lost_keys(self) -> bool:
        """Return True once after keys came faster than they were taken."""
        return self._pad.overflowed()

    def show(self, windows: "Windows") -> int:
        """Send the `windows` of the picture that have changed; return the time then, in ms."""
        self.display.show(windows)
        return self.clock.now()

    def glow(self, colours: "Colours") -> None:
        """Show the ring's 16 `colours`, or between them that the display is missing."""
        if self.display.fault and self._now // _BLINK_MS % 2:
            colours = [colours[i] if i % 4 else _FAULT for i in range(PIXELS)]
        if colours is not self._glowing:  # at rest it is the same list, and nothing is made
            self._glowing = colours
            self.ring.glow(colours)

    def brightness(self, level: int) -> None:
        """Set the brightness of display and ring, 1 to 4; 0 is dark."""
        self.display.contrast(level)
        self.ring.level = level
        self._glowing = None

    def volume(self, level: int) -> None:
        """Set how loud the piezo is, 1 to 3."""
        self._piezo.level = level

    def console(self, line: str) -> None:
        """Write `line` to the serial console."""
        print(line)

    def free_memory(self) -> int:
        """Return the free heap in bytes."""
        return gc.mem_free()

    def restart(self) -> None:
        """Begin anew, with a memory in which nothing is left but nvm; does not return."""
        supervisor.reload()

    def update(self) -> None:
        """Begin anew in the chip's bootloader, which takes a .uf2 file; does not return."""
        if self._dog:
            self._dog.mode = None  # it would end the bootloader too
        microcontroller.on_next_reset(microcontroller.RunMode.UF2)
        microcontroller.reset()

    def start_anew(self) -> None:
        """Begin anew as when it is switched on, from boot.py on; does not return."""
        microcontroller.reset()

    def let_reload(self, reload: bool) -> None:
        """Say whether what a computer writes to the drive may begin the program anew."""
        supervisor.runtime.autoreload = reload

    def about(self) -> str:
        """Return what runs here."""
        return "CircuitPython " + os.uname().release
