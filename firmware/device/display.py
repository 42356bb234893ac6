"""The display: the chip of the panel, what is sent to it, and what is wrong with it."""

import sys

import board
import busio
import digitalio
from adafruit_bus_device.i2c_device import I2CDevice

from firmware.device import pins
from firmware.modules import loader

WIDTH, HEIGHT = 128, 64
WHOLE = (0, HEIGHT // 8 - 1, 0, WIDTH)
_WINDOW_BYTES = 10  # what a window costs beside its pixels, addresses included
_FULL_BYTES = _WINDOW_BYTES + WIDTH * HEIGHT // 8
_SET_COLUMNS = 0x21
_SET_PAGES = 0x22
_SET_CONTRAST = 0x81
_DISPLAY_OFF = b"\x00\xae"
_END = b"\x00\xe3\xe3"  # does nothing, twice: no command that was broken off waits for more bytes
_BLANK = memoryview(bytes(WIDTH))
_IS_OFF = 0x40  # in the status, D6 (SSD1306 data sheet, table 9-1)


class Panel:
    """A panel of 128 x 64 pixels on `i2c`; raises ValueError if nothing answers at `address`.

    `picture` is the byte 0x40, by which its transfer begins, and 1,024 bytes, row of eight pixels
    after row, bit 0 on top (SSD1306 data sheet, 8.7).  Whatever sends raises OSError when the panel
    does not answer.  One that may be `lit` is left as it is, picture and all, if it says it is on.
    One with a pin for its `reset`, as an SSD1309 has, begins anew by it whenever it is set up.
    `spare` is as long as `picture` and blank: a part is put together there, and it is blank again
    once that is sent.  Later there may be no piece of memory as large.
    """

    def __init__(
        self,
        i2c: "Any",
        address: int,
        picture: "bytearray",
        spare: "bytearray",
        lit: bool = False,
        reset: "Any | None" = None,
    ):
        self._i2c = i2c
        self._address = address
        self._picture = picture
        self._pixels = memoryview(picture)
        self._part = memoryview(spare)
        self._part[0] = 0x40
        self._window = bytearray((0x00, _SET_COLUMNS, 0, 0, _SET_PAGES, 0, 0))
        self._beside = bytearray((0x00, _SET_COLUMNS, 0, 0))
        self._status = bytearray(1)
        self._reset = reset
        self._pulse()  # before that it may not answer
        self._device = I2CDevice(i2c, address)
        self._tells = True  # does its status say whether it is on?
        self._doubted = False  # did it say that it is off as it had just been set up?
        if lit:
            self._command(_END)
        if not (lit and self._reads_on()):
            self._set_up()

    def send(self, windows: "Windows") -> None:
        """Send the `windows` of the picture: (first row, last row, left, right), right exclusive.

        Rows are of eight pixels.  Where the windows are more than the whole, that is sent.
        """
        cost = 0
        for first, last, left, right in windows:
            cost += _WINDOW_BYTES + (last - first + 1) * (right - left)
        if cost > _FULL_BYTES:
            windows = (WHOLE,)
        rows = None
        for window in windows:
            before, rows = rows, window[:2]
            self._send(window, before == rows)

    def contrast(self, level: int) -> None:
        """Set the brightness, 0 to 255."""
        self._command(bytes((0x00, _SET_CONTRAST, level)))

    def dark(self) -> None:
        """Switch it off; `wake` brings it back."""
        self._command(_DISPLAY_OFF)

    def is_on(self) -> bool:
        """Ask for the status: False if it was without power since it was set up, and is off.

        A panel whose status was wrong twice, as it had just been set up, is taken at its answering;
        once may be power that went just then.
        """
        return self._reads_on() or not self._tells

    def wake(self) -> None:
        """Set the panel up again after it was without power, and send the whole picture."""
        self._set_up()
        self._send(WHOLE)

    def _reads_on(self) -> bool:
        with self._device:
            self._device.readinto(self._status)
        return not self._status[0] & _IS_OFF

    def _pulse(self) -> None:
        """Let its reset be low for longer than the 3 us that the chip's data sheet wants."""
        if self._reset:
            self._reset.switch_to_output(False)
            self._reset.value = True

    def _set_up(self) -> None:
        """Let the driver switch the panel on, dark.

        It is forgotten again: it would cost 4 KB of memory as long as the device is on.
        """
        self._pulse()
        self._command(_END)  # and nothing is loaded where nobody answers
        name = "firmware.device.framebuf"
        sys.modules["framebuf"] = loader.load(name)  # before the driver looks for it
        loader.drop(name)
        try:
            from adafruit_ssd1306 import SSD1306_I2C

            # An SSD1309 has no charge pump: what lights it comes from outside the chip.
            SSD1306_I2C(
                WIDTH,
                HEIGHT,
                self._i2c,
                addr=self._address,
                external_vcc=pins.PANEL == "ssd1309",
            )
        finally:
            for name in ("framebuf", "adafruit_ssd1306"):
                if name in sys.modules:
                    loader.drop(name)
        told = self._reads_on()
        self._tells = told or not self._doubted
        self._doubted = not told

    def _command(self, command: "bytes") -> None:
        with self._device:
            self._device.write(command)

    def _send(self, window: "Window", beside: bool = False) -> None:
        """Send `window`; one `beside` the last one is on its rows, where the chip still is."""
        first, last, left, right = window
        command = self._beside if beside else self._window
        command[2], command[3] = left, right - 1
        if not beside:
            command[5], command[6] = first, last
        if window == WHOLE:
            return self._write(command, self._pixels)
        width = right - left
        end = 1
        for row in range(first, last + 1):
            start, at = 1 + row * WIDTH, end
            end += width
            self._part[at:end] = self._pixels[start + left : start + right]
        try:
            self._write(command, self._part[:end])
        finally:
            for at in range(1, end, WIDTH):  # more than was sent: a part of _BLANK were garbage
                self._part[at : at + WIDTH] = _BLANK

    def _write(self, command: "bytearray", picture: "Pixels") -> None:
        with self._device:
            self._device.write(command)
            self._device.write(picture)


_RETRY_MS = 1000
_CONTRAST = (0, 1, 60, 140, 255)
_NO_ANSWER = "the display does not answer"


class Display:
    """A panel that may be missing; `fault` says what is wrong with it, or is empty.

    `pixels` is the picture, 1,024 bytes, whether anybody sees it or not; `spare` is as long, and
    blank but while something is sent.  One that is `lit`, as the firmware itself began anew, shows
    what it showed until the first picture is sent.
    """

    def __init__(self, lit: bool = False):
        self._picture = bytearray(1 + WIDTH * HEIGHT // 8)
        self._picture[0] = 0x40  # data follow (SSD1306 data sheet, 8.1.5.2)
        self.pixels = memoryview(self._picture)[1:]
        self._spare = bytearray(len(self._picture))
        self.spare = memoryview(self._spare)[1:]
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
            self._panel = Panel(
                self.bus, pins.ADDRESS, self._picture, self._spare, self._lit, self._reset
            )
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
