"""As much of MicroPython's built-in `framebuf` as Adafruit's SSD1306 driver needs.

The driver draws on it if it is there, else on the library adafruit_framebuf.  This firmware draws
its text itself, so the library would only cost 6.7 KB of memory and 0.3 s at power-up.
"""

MONO_VLSB = 0


class FrameBuffer:
    """A picture of vertical bytes in `buffer` that can be filled."""

    def __init__(self, buffer: "bytearray", width: int, height: int, layout: int):
        self._buffer = buffer

    def fill(self, color: int) -> None:
        """Make every pixel lit (1) or dark (0)."""
        self._buffer[:] = bytes((0xFF if color else 0,)) * len(self._buffer)
