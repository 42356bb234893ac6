"""Checks after every command: each compares what the device knows, keeps and shows."""

from typing import Any

from host_sim import reader
from host_sim.desk import Desk
from tools.soak.failure import Failure
from tools.soak.journal_check import Keeper
from tools.soak.page_check import Glass
from tools.soak.secrets import Curtain

QUIET_US = 100_000  # without a key or a change on the panel, after which the picture is whole
BUSY_MS = 30_000  # no screen may keep the keys waiting for so long
BROKEN_US = 1_000_000  # the same, after which a program that broke has said so
BROKE = "broke"  # what it says then
ROOM = "make room"  # or, where it goes on at once
STAYS = "off and on"  # and where it does not begin anew
PRESSING = ("down", "keys", "hold")  # commands by which a key goes down


class Watch:
    """Looks at `desk`; raises Failure where something does not hold.

    `app` is the firmware's, or None while it has none; `cuts` counts the power cuts that came.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.app: Any = None
        self.keeper = Keeper(desk)
        self.cuts = 0
        self._glass = Glass(desk)
        self._curtain = Curtain()
        self._touched = 0  # when a finger or a plug last moved, or could be answered, us
        self._pressed = 0  # when a key last went down, us
        self._switching = False
        self._busy_since: float | None = None
        self._famines = 0  # that were seen since power on

    @property
    def top(self) -> Any:
        """The screen on top, or None."""
        return self.app.stack[-1] if self.app is not None else None

    def expect(self, words: list[str]) -> None:
        """Note that the command `words` comes next."""
        self._switching = words[0] == "power"
        if words[0] != "wait":
            self._touched = max(self._touched, self.desk.clock.now)
        if words[0] in PRESSING:
            self._pressed = self.desk.clock.now
        if words[0] == "busy":  # the picture of the last key waits too
            late = round(float(words[1]) * 1_000_000)
            self._touched += late
            self._glass.busy(late)
        if words[0] == "power" and not self.desk.on:
            self._touched = self._pressed = 0

    def look(self) -> None:
        """See whether all is well."""
        if not self.desk.on:
            if self.app is not None:
                self.cuts += not self._switching
                self.keeper.power_lost(self.app)
            self.app = None
            self._touched = self._pressed = self._famines = 0
            return
        self._glass.follow()
        if self._famines != len(self.desk.starved) and self.desk.clock.interrupts:
            self._famine()  # not as an erase waits for what is written next
        app = self.desk.main.get("app")
        if app is None and self._famines:
            self.app = None
            self._says_that_it_broke()
        if app is None or not self.desk.clock.interrupts:  # it begins, or is writing to flash
            return
        if self.app is not app:  # switched on, or begun anew
            self._glass.begin()
            self._curtain.begin()
            self._busy_since = None
            self.app = app
            self.keeper.power_back(app)
        self._never_busy_for_ever()
        self.keeper.look(app)
        self._curtain.look(app)
        now = self.desk.clock.now
        changed = max(self.desk.panel.changed_at, self._touched)
        idle = now - self._pressed
        quiet = now - changed >= QUIET_US
        self.keeper.says(app, quiet)
        if quiet and self._glass.look(app, idle):
            self._curtain.look_behind(app)

    def _famine(self) -> None:
        """See that a line without memory has lost nothing."""
        self._famines = len(self.desk.starved)
        if self.app is not None:
            self.keeper.famine(self.app, self.desk.starved[-1])

    def _says_that_it_broke(self) -> None:
        """See that a panel which had the time for it tells of a program that broke.

        While it counts down it looks after one that comes back, and no more once it stays so.
        """
        now, since = self.desk.clock.now, self.desk.starved_at
        changed = max(self.desk.panel.changed_at, since, self._glass.busy_until)
        if now - changed < BROKEN_US or not self._glass.answers(since if self.desk.crash else now):
            return
        text = " ".join(reader.read(self.desk.panel.picture()))
        says = (STAYS,) if self.desk.crash else (BROKE, ROOM)
        if not any(words in text for words in says):
            where = self.desk.starved[-1]
            raise Failure("no memory, and the panel does not say so", text, where)

    def _never_busy_for_ever(self) -> None:
        if not self.top.busy:
            self._busy_since = None
        elif self._busy_since is None:
            self._busy_since = self.desk.clock.ms
        elif self.desk.clock.ms - self._busy_since > BUSY_MS:
            raise Failure("hang", f"{type(self.top).__name__} has taken no key for 30 s")
