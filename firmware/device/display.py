"""The panel, if there is one: a game goes on without it, and it is looked for again."""

import board
import busio
import digitalio

from firmware.device import pins
from firmware.device.panel import HEIGHT, WHOLE, WIDTH, Panel

_RETRY_MS = 1000
_CONTRAST = (0, 1, 60, 140, 255)
_NO_ANSWER = "the display does not answer"


class Display:
    """A panel that may be missing; `fault` says what is wrong with it, or is empty.

    `pixels` is the picture, 1,024 bytes, whether anybody sees it or not.  One that is `lit`, as the
    firmware itself began anew, shows what it showed until the first picture is sent.
    """

    def __init__(self, lit: bool = False):
        self._picture = bytearray(1 + WIDTH * HEIGHT // 8)
        self._picture[0] = 0x40  # data follow (SSD1306 data sheet, 8.1.5.2)
        self.pixels = memoryview(self._picture)[1:]
        self.fault = ""
        self._panel = None
        self.bus = None
        self._level = len(_CONTRAST) - 1
        self._retry = 0
        self._reset = None
        self._lit = lit  # may there be another picture on the panel than that of before?
        self._connect()

    def show(self, windows: "Windows") -> None:
        """Send the `windows` of the picture that have changed, see Panel.send."""
        if self._panel and not self.fault:
            if self._lit:
                windows, self._lit = (WHOLE,), False
            self._try(lambda panel: panel.send(windows))

    def contrast(self, level: int) -> None:
        """Set the brightness, 1 to 4; 0 is off."""
        before, self._level = self._level, level
        if self._panel and not self.fault:
            # What was dark may have been without power meanwhile.
            self._try(self._wake if level and not before else self._set_level)

    def tick(self, now: int) -> None:
        """See now and then whether the panel is there and on: if it lost power, it is neither."""
        if now < self._retry:
            return
        self._retry = now + _RETRY_MS
        if self._panel is None:
            self._connect()
        else:
            self._try(self._wake if self.fault else self._look)

    def _connect(self) -> None:
        try:
            if self.bus is None:
                scl, sda = getattr(board, pins.SCL), getattr(board, pins.SDA)
                self.bus = busio.I2C(scl, sda, frequency=400000)
            if pins.RESET and self._reset is None:
                self._reset = digitalio.DigitalInOut(getattr(board, pins.RESET))
            self._panel = Panel(self.bus, pins.ADDRESS, self._picture, self._lit, self._reset)
        except (AttributeError, OSError, RuntimeError, ValueError) as error:
            self.fault = str(error)
            return
        self.fault = ""
        if any(self.pixels):
            self._try(self._wake)

    def _look(self, panel: "Panel") -> None:
        if not panel.is_on() and self._level:
            self._wake(panel)

    def _wake(self, panel: "Panel") -> None:
        panel.wake()
        self._set_level(panel)

    def _set_level(self, panel: "Panel") -> None:
        if self._level:
            panel.contrast(_CONTRAST[self._level])
        else:
            panel.dark()

    def _try(self, action: "Callable[[Any], None]") -> None:
        """Do `action(panel)`; if the panel does not answer, that is a fault and no more."""
        try:
            action(self._panel)
            self.fault = ""
        except (OSError, ValueError):  # ValueError: the driver found nothing as it set it up
            self.fault = _NO_ANSWER
