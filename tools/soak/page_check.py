"""The panel shows exactly what the screen on top draws, and all of it fits."""

from typing import Any

from firmware.ui.signals import HINT
from host_sim import reader
from host_sim.desk import Desk
from host_sim.strict import StrictPage, TooLong
from tools.soak.failure import Failure

BACK_US = 2_500_000  # after so long a panel that was plugged in again shows all
DARK_US = 600_000_000  # without a key, after which the panel rests: it may be dark
LIT_BY_ITSELF = "Dots"  # the self-test's screen that lights every pixel, past its page
SETTLED_US = 100_000  # a picture that is wrong for so long stays wrong


class Glass:
    """The panel of `desk`, looked at when nothing has moved for a while.

    Until `busy_until` (us) the program is busy with something else.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.begin()

    def begin(self) -> None:
        """Forget what was seen: the power was off."""
        self._seen: object = None
        self._wrong: tuple[int, bytes, bytes] | None = None
        self._plugged_at = -BACK_US if self._desk.display_plugged else None
        self.busy_until = 0

    def follow(self) -> None:
        """Note whether the panel is plugged in: after every command, lest a moment is missed."""
        if not self._desk.display_plugged:
            self._plugged_at = None
        elif self._plugged_at is None:
            self._plugged_at = max(self._desk.clock.now, self.busy_until)

    def busy(self, us: int) -> None:
        """Note that the program is busy for so long now, and looks for no panel meanwhile."""
        self.busy_until = max(self._desk.clock.now, self.busy_until) + us
        if self._plugged_at is not None:
            self._plugged_at += us

    def look(self, app: Any, idle: int) -> bool:
        """Compare; False if there is nothing new to be seen, or it cannot be known.

        No key went down for `idle` us.
        """
        top, panel = app.stack[-1], self._desk.panel
        if not self.answers(self._desk.clock.now) or top.busy or top.stale or app.unsent:
            return False
        if app.motion:
            return False
        if idle >= DARK_US and not panel.lit:
            return False
        if type(top).__name__ == LIT_BY_ITSELF:
            return False
        seen = id(top), top.note, panel.changed_at
        if seen == self._seen:
            return False
        drawn = draw(top, app._hinted)
        shown = panel.picture()
        if drawn == shown:
            self._seen, self._wrong = seen, None
            return True
        now = self._desk.clock.now
        wrong = self._wrong
        if wrong is None or wrong[1:] != (drawn, shown):
            self._wrong = now, drawn, shown
        elif now - wrong[0] >= SETTLED_US:
            name = type(top).__name__
            both = f"drawn: {reader.read(drawn)}\nshown: {reader.read(shown)}"
            if not panel.lit:
                raise Failure("the panel stays dark", both)
            raise Failure("the panel shows something else", both, name)
        return False

    def answers(self, then: int) -> bool:
        """Return False if the panel is unplugged or had not been in for long `then` (us)."""
        return self._plugged_at is not None and then - self._plugged_at >= BACK_US


def draw(top: Any, hinted: bool = False) -> bytes:
    """Return the picture of the screen `top` as 8 pages of 128 bytes; Failure if it does not fit.

    Where it is `hinted` how to get help, the last row says that.
    """
    page = StrictPage(bytearray(1024))
    try:
        top.paint(page, HINT if hinted else "")
        page.paint()
    except TooLong as error:
        raise Failure("it does not fit", str(error), type(top).__name__) from error
    return bytes(page.pixels)
