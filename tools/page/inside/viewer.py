"""Looks through the record of a game: the device as it stood before its first move and after each.

The record is replayed by the rules.  What a journal holds after a move is what a device is then
switched on with, and its keys lead on to the page of the player on turn.
"""

from binascii import hexlify

import own_device

from host_sim import reader
from tools.replay.transcript_lines import Wrong, sort_out
from tools.replay.transcript_replay import replay

REST_MS, LIMIT_MS = 100, 3000
COVERS = 3  # pages between two hands, at most


class Viewer:
    """One record; `error` says why there is none, or is empty."""

    def __init__(self, text):
        self.error = ""
        self._images = []
        self._moves = []
        try:
            written = sort_out(text)
            replay(written, self._keep)
            self._moves = ["Before the first move"] + [move.text for move in written.moves]
        except Wrong as wrong:
            self.error = str(wrong)
        self._device = None

    def _keep(self, referee):
        if referee.journal.full:
            raise Wrong(1, "more than the memory of a device can hold")
        self._images.append(bytes(referee.journal.memory))

    def moves(self):
        """Return the moves, a line each, behind one for what was before them."""
        return "\n".join(self._moves)

    def show(self, number):
        """Let the device stand as after `number` moves."""
        device = own_device.new(self._images[number], bytes, {})
        self._device = device
        device.switch_on()
        self._rest()
        self._tap("#")
        for _ in range(COVERS):
            rows = reader.read(device.panel.picture())
            if rows[7][1:7] != " play ":
                return
            device.run(900)  # a cover takes no keys at first
            self._tap(rows[7][0])

    def picture(self):
        """Return the panel's picture."""
        return hexlify(self._device.panel.picture()).decode()

    def colours(self):
        """Return red, green and blue of each pixel of the ring."""
        colours = self._device.ring.colours
        return hexlify(bytes([part for colour in colours for part in colour])).decode()

    def words(self):
        """Return the words on the panel, eight lines."""
        return "\n".join(reader.read(self._device.panel.picture()))

    def _tap(self, key):
        for down in (True, False):
            self._device.keypad.move(key, down)
            self._device.run(60)
        self._rest()

    def _rest(self):
        device = self._device
        start = device.clock.now
        while device.clock.now - start < LIMIT_MS * 1000:
            changed = max(start, device.panel.changed_at, device.ring.changed_at)
            if device.clock.now - changed >= REST_MS * 1000:
                return
            device.run(10)
