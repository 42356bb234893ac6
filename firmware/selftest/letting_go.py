"""The self-test begins when the key that called for it is let go; one that is stuck calls too."""

from firmware import loader
from firmware.selftest import texts
from firmware.selftest.touch import Touch
from firmware.ui.page import wrap
from firmware.ui.screen import Screen

LET_GO_MS = 5000  # what is down so long after the start will stay so


def begin(house, parts, down: str):
    """Give `house` what reads the keys, of which `down` are held; return the first screen."""
    house.keys = Touch(down)
    return LettingGo(house, parts)


class LettingGo(Screen):
    """Wait until no key is down.

    Where none comes up or down meanwhile nobody is there: the keys are stuck, and the device begins
    without them.
    """

    dialog = True

    def __init__(self, house, parts):
        super().__init__(house)
        self.parts = parts
        self.touched = False
        self._until = None
        house.box.console(texts.LET_GO)

    def explain(self) -> object:
        return None

    def on_key(self, key: str) -> object:
        self.touched = True
        return None

    def on_tick(self, now: int) -> object:
        if self._until is None:
            self._until = now + LET_GO_MS
        down = self.house.keys.down
        if down and now < self._until:
            return None
        if down and not self.touched:
            return self._without(down)
        return loader.load("firmware.selftest.test").begin(self.house, self.parts)

    def _without(self, stuck: str):
        """Return the first screen of the device, which says that some keys are `stuck`."""
        house = self.house
        first = loader.load("firmware.start").usual(house, "", self.parts.wrong)
        loader.drop("firmware.start")
        house.keys = loader.load("firmware.ui.stuck").StuckKeys(stuck, "")
        text = house.keys.said()
        house.box.console(text)
        first.say(text)
        return first

    def draw(self, page) -> None:
        lines = wrap(texts.LET_GO)
        for i in range(len(lines)):
            page.row(i, lines[i])
