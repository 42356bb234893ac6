"""The self-test begins when the key that called for it is let go; one that is stuck calls too."""

from firmware.modules.later import later
from firmware.selftest import texts
from firmware.selftest.touch import Touch
from firmware.ui.screen import Screen
from firmware.ui.text_lines import wrap

LET_GO_MS = 5000  # what is down so long after the start will stay so


def begin(shell: "Shell", parts: "Parts", down: str):
    """Give `shell` what reads the keys, of which `down` are held; return the first screen."""
    touch = shell.keys = Touch(down)
    return KeyRelease(shell, parts, touch)


class KeyRelease(Screen):
    """Wait until no key is down.

    Where none comes up or down meanwhile nobody is there: the keys are stuck, and the device begins
    without them.
    """

    dialog = True

    def __init__(self, shell: "Shell", parts: "Parts", touch: "Touch"):
        super().__init__(shell)
        self.parts = parts
        self.touch = touch
        self.touched = False
        self._until = None
        shell.box.console(texts.LET_GO)

    def explain(self) -> "Destination":
        return None

    def on_key(self, key: str) -> "Destination":
        self.touched = True
        return None

    def on_tick(self, now: int) -> "Destination":
        if self._until is None:
            self._until = now + LET_GO_MS
        down = self.shell.keys.down
        if down and now < self._until:
            return None
        if down and not self.touched:
            return self._without(down)
        return later.test.begin(self.shell, self.parts, self.touch)

    def _without(self, stuck: str):
        """Return the first screen of the device, which says that some keys are `stuck`."""
        shell = self.shell
        first = later.power_up.usual(shell, "", self.parts.wrong)
        keys = shell.keys = later.stuck_keys.StuckKeys(stuck, "")
        text = keys.said()
        shell.box.console(text)
        first.say(text)
        return first

    def render(self, page: "Page") -> None:
        lines = wrap(texts.LET_GO)
        for i in range(len(lines)):
            page.row(i, lines[i])
