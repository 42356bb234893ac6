"""The device on a desk, with hands that press its keys and eyes that wait for it."""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Self

from host_sim import shuffle_bytes
from host_sim.baton import Baton
from host_sim.board import Board
from host_sim.connections import Wiring
from host_sim.device import Device
from host_sim.drive import Drive
from host_sim.famine import Famine
from host_sim.runner import Runner
from host_sim.wiring import REPO_ROOT, read_wiring

TRACEBACK = re.compile(r"^Traceback \(most recent call last\):\n(?: .*\n)*.*\n", re.MULTILINE)
TAP_MS = 60  # down, and up again as long
QUIET_MS = 100  # without a change of panel or ring is "at rest"
REST_LIMIT_MS = 3_000
SLICE_MS = 10


class Desk(Device):
    """A device, usually ours, and who plays with it: see `Device` for what can be chosen besides.

    Its `drive` is a folder.  With `real_time` every `run` takes as long on the wall's clock.

    What it shows and does is in `panel`, `ring`, `piezo`, `flash`, `wire`, `console`, `crash` and
    `traceback`; `trouble` is what could not be done as it was asked for, or empty.  `starved` are
    the lines that found no memory since power on, because `starve` asked for it, `starved_at` is
    when the last of them did, in us.
    """

    _stood = -1  # bytes on the I2C wire as the panel first stood still, as it last rested

    trouble = ""
    starved: tuple[str, ...] = ()
    starved_at = 0

    def __init__(
        self,
        drive: Path = REPO_ROOT,
        nvm: bytes | None = None,
        real_time: bool = False,
        wiring: Wiring | None = None,
        runner: Callable[[Board, Iterator[None]], Runner] = Baton,
        **options: Any,
    ) -> None:
        super().__init__(runner, Drive(drive), wiring or read_wiring(), nvm, **options)
        self.real_time = real_time
        self._bus.moves = self._moves
        self._wall = 0.0  # the wall's clock when the device's showed 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.power_off()

    @property
    def traceback(self) -> str:
        """The last traceback on the console since power on, or "": the firmware may go on after it.

        It catches its own errors, says them and begins anew.
        """
        found = self.tracebacks
        return found[-1] if found else ""

    @property
    def tracebacks(self) -> list[str]:
        """All tracebacks on the console since power on, the first one first."""
        return TRACEBACK.findall(self.console)

    def switch_on(self) -> None:
        """Connect the supply; nothing has run yet."""
        super().switch_on()
        self.starved = ()
        self._wall = time.monotonic()

    def run(self, ms: float) -> None:
        """Let `ms` milliseconds pass.

        WireFault if the firmware sends a chip nonsense, Stuck if it lets no time pass.
        """
        super().run(ms)
        if self.real_time:
            time.sleep(max(0.0, self._wall + self.clock.now / 1e6 - time.monotonic()))

    def evening(self, free: int) -> None:
        """Let an evening have left `free` bytes on home, now and when it is switched on."""
        self.free = free
        if self.board is not None:
            self.board.heap.at_home = free

    def starve(self, line: int) -> None:
        """Let the `line`-th line of the firmware from now find no memory: it raises MemoryError."""
        if isinstance(self._runner, Baton):
            self._runner.first = Famine(self.drive.root, line, self._note_famine).begin

    def _note_famine(self, place: str) -> None:
        self.starved += (place,)
        self.starved_at = self.clock.now

    def keep_up(self, limit_ms: float = 250) -> None:
        """Run as far as the wall's clock has come, without waiting: what a live face calls.

        What was missed beyond `limit_ms` (the laptop slept) is left out of the device's time.
        """
        behind = (time.monotonic() - self._wall) * 1000 - self.clock.ms
        if behind > limit_ms:
            self._wall += (behind - limit_ms) / 1000
            behind = limit_ms
        if behind > 0 and self.board is not None:
            super().run(behind)

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
        self._stood = -1
        while True:
            quiet_since = max(start, self.panel.changed_at)
            late = self.clock.now - start >= REST_LIMIT_MS * 1000
            if self._stood < 0 and (late or self.clock.now - quiet_since >= QUIET_MS * 1000):
                self._stood = self._bus.bytes
            if self._stood >= 0:
                quiet_since = max(quiet_since, self.ring.changed_at)
                if self.clock.now - quiet_since >= QUIET_MS * 1000:
                    return True
            if late:
                return False
            # Before that no look would find it at rest.
            soonest = min(quiet_since + QUIET_MS * 1000, start + REST_LIMIT_MS * 1000)
            self.run(max(1, -(-(soonest - self.clock.now) // (SLICE_MS * 1000))) * SLICE_MS)

    @property
    def picture_wire(self) -> int:
        """The bytes of `wire`, but up to where the panel first stood still as the desk last rested.

        What moved while the ring did, as the stars of a win, is left out, and so is what moves as
        a page comes: `moving_wire`.
        """
        seen, stood, apart = self._wire_seen, self._stood, self.moving_wire
        return (min(self.wire, stood - seen) if stood >= seen else self.wire) - apart

    @property
    def moving_wire(self) -> int:
        """The bytes of `wire` that were for what moves as a page comes, its own picture apart."""
        return self._bus.apart - self._apart_seen

    def _moves(self) -> bool:
        app: Any = self.main.get("app")
        motion = getattr(app, "motion", None)
        return motion is not None and motion.at > motion.own

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
                deck = shuffle_bytes.deck_of(self.main["app"])
                if deck is None or len(deck[0]) != count + 1:
                    return None
                cards, tables = deck
                return shuffle_bytes.bytes_for_order(
                    shuffle_bytes.order(first, cards, tables), self.drive
                )
            except shuffle_bytes.NoSuchCard as error:
                self.trouble = str(error)
                return bytes(count)

        self.chance.lead(lead)
