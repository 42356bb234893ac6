"""The 4 x 4 keys, scanned in the background."""

import board
import keypad

from firmware.device import pins

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
        if not self.matrix.events.get_into(self._event):
            return None
        event = self._event
        return pins.LEGEND[event.key_number], event.pressed, clock.unroll(event.timestamp)

    def overflowed(self) -> bool:
        """Return True, and begin anew, if presses or releases have been lost."""
        if not self.matrix.events.overflowed:
            return False
        self.matrix.events.clear()
        return True
