"""The device on a desk, with hands that press its keys and eyes that wait for it."""

from types import ModuleType

from host_sim import shuffle_bytes
from host_sim.device import Device

TAP_MS = 60  # down, and up again as long
QUIET_MS = 100  # without a change of panel or ring is "at rest"
REST_LIMIT_MS = 3_000
SLICE_MS = 10


class Desk(Device):
    """A device and who plays with it: see `Device` for what can be chosen.

    What it shows and does is in `panel`, `ring`, `piezo`, `flash`, `wire`, `console`, `crash` and
    `traceback`; `trouble` is what could not be done as it was asked for, or empty.
    """

    trouble = ""

    def power_on(self, rest: bool = True) -> None:
        """Connect the supply, and (unless `rest` is False) wait for the first screen at rest."""
        if self.on:
            return
        self.switch_on()
        if rest:
            self.rest()

    @property
    def keys_down(self) -> frozenset[str]:
        """The keys that are held at this moment."""
        return self.keypad.down

    def rest(self) -> bool:
        """Run until panel and ring have not changed for 100 ms; False if 3 s did not do."""
        start = self.clock.now
        while True:
            quiet_since = max(start, self.panel.changed_at, self.ring.changed_at)
            if self.clock.now - quiet_since >= QUIET_MS * 1000:
                return True
            if self.clock.now - start >= REST_LIMIT_MS * 1000:
                return False
            self.run(SLICE_MS)

    def press(self, key: str) -> None:
        """Put a finger on `key`.  ValueError if there is no such key."""
        self.keypad.move(key, True)

    def release(self, key: str) -> None:
        """Take the finger off `key`.  ValueError if there is no such key."""
        self.keypad.move(key, False)

    def tap(self, key: str) -> None:
        """Press `key` for 60 ms and leave it alone as long."""
        self.press(key)
        self.run(TAP_MS)
        self.release(key)
        self.run(TAP_MS)

    def hold(self, key: str, seconds: float) -> None:
        """Press `key` for `seconds`."""
        self.press(key)
        self.run(seconds * 1000)
        self.release(key)
        self.run(TAP_MS)

    def type(self, keys: str) -> None:
        """Tap the keys of a text such as ``37C#``, blanks left out, resting after each."""
        for key in keys:
            if not key.isspace():
                self.tap(key)
                self.rest()

    def module(self, name: str) -> ModuleType | None:
        """Return a module that the firmware has imported, or None."""
        return self.program.interpreter.modules.get(name) if self.program else None

    @property
    def main(self) -> dict[str, object]:
        """The names of main.py as they are now, empty while it does not run."""
        if self.program is None:
            return {}
        imported = self.module("main")  # the board's code.py may do no more than import it
        return vars(imported) if imported else self.program.interpreter.main

    def order_next_shuffle(self, *first: str) -> None:
        """Let the next shuffle end in an order that begins with the cards `first`, as written.

        If they are not in its deck, `trouble` says so once it comes.
        """

        def lead(count: int) -> bytes | None:
            try:
                cards, tables = shuffle_bytes.deck_of(self.main["app"])
                if len(cards) != count + 1:
                    return None
                return shuffle_bytes.bytes_for_order(
                    shuffle_bytes.order(first, cards, tables), self.drive
                )
            except shuffle_bytes.NoSuchCard as error:
                self.trouble = str(error)
                return bytes(count)

        self.chance.lead(lead)
