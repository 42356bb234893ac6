"""The SSD1306 panel: Adafruit's driver, extended to send only what has changed."""

import sys

from firmware.device import framebuf

sys.modules["framebuf"] = framebuf  # before the driver looks for it

from adafruit_ssd1306 import SSD1306_I2C  # noqa: E402

WIDTH, HEIGHT = 128, 64
_WINDOW_BYTES = 10  # what a window costs beside its pixels, addresses included
_FULL_BYTES = 1044  # what the driver's own `show` costs
_SET_COLUMNS = 0x21
_SET_PAGES = 0x22
_NOP = 0xE3


class Panel(SSD1306_I2C):
    """A panel of 128 x 64 pixels on `i2c`; raises ValueError if nothing answers at `address`.

    `picture` is the byte 0x40, by which its transfer begins, and 1,024 bytes, row of eight pixels
    after row, bit 0 on top (SSD1306 data sheet, 8.7).  Whatever sends raises OSError when the panel
    does not answer.
    """

    def __init__(self, i2c, address: int, picture):
        super().__init__(WIDTH, HEIGHT, i2c, addr=address)
        # The driver's own would be a kilobyte more; what the driver fills has been sent dark.
        self.buffer = picture
        self._buffer = memoryview(picture)[1:]
        self._command = bytearray((0x00, _SET_COLUMNS, 0, 0, _SET_PAGES, 0, 0))

    def send(self, windows) -> None:
        """Send the `windows` of the picture: (first row, last row, left, right), right exclusive.

        Rows are of eight pixels.  Where the windows are more than the whole, that is sent.
        """
        cost = 0
        for first, last, left, right in windows:
            cost += _WINDOW_BYTES + (last - first + 1) * (right - left)
        if cost > _FULL_BYTES:
            self.show()
            return
        for window in windows:
            self._send(window)

    def ask(self) -> None:
        """Do nothing but see whether the panel answers."""
        self.write_cmd(_NOP)

    def wake(self) -> None:
        """Set the panel up again after it was without power, and send the whole picture."""
        picture = bytes(self.buffer)
        self.poweron()
        self.init_display()
        self.buffer[:] = picture
        self.show()

    def _send(self, window) -> None:
        first, last, left, right = window
        command = self._command
        command[2], command[3] = left, right - 1
        command[5], command[6] = first, last
        picture = bytearray((0x40,))
        for row in range(first, last + 1):
            start = 1 + row * WIDTH
            picture += self.buffer[start + left : start + right]
        with self.i2c_device:
            self.i2c_device.write(command)
            self.i2c_device.write(picture)
