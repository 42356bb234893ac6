"""Every pixel of the ring in three colours."""

from firmware.selftest import texts
from firmware.selftest.question import Question
from firmware.ui.screen import PIXELS

_COLOURS = ((90, 0, 0), (0, 90, 0), (0, 0, 90))


class Lights(Question):
    """Ask whether all of the ring has the colour of this number."""

    def __init__(self, test: "SelfTest", number: int):
        self.number = number
        name = texts.COLOURS[number]
        super().__init__(test, texts.RING.format(test.probe.pixels, name))

    def no(self) -> "Screen | None":
        return Count(self.test, self.number)

    def late(self):
        return self.test.unseen(1)

    def lights(self, now: int) -> "Colours":
        return (_COLOURS[self.number],) * PIXELS


class Count(Lights):
    """Ask how many of them are lit."""

    answers = texts.TAKE

    def __init__(self, test: "SelfTest", number: int):
        super().__init__(test, number)
        self.text = texts.COUNT
        self.lit = 0

    def yes(self):
        test, probe = self.test, self.test.probe
        if self.lit == 0:
            return test.ring_found(texts.RING_DARK.format(probe.ring))
        if self.lit == probe.pixels:
            return test.ring_found(texts.RING_COLOURS)
        return test.ring_found(texts.RING_PART.format(self.lit, self.lit, self.lit + 1))

    def no(self) -> "Screen | None":
        self.lit = (self.lit + 1) % (self.test.probe.pixels + 1)
        return None

    def render(self, page: "Page") -> None:
        super().render(page)
        page.row(4, str(self.lit))
