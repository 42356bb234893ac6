"""Every pixel of the ring in three colours; then which is at the top, and which way they go."""

from firmware.selftest import texts
from firmware.selftest.question import Question
from firmware.ui.screen import DARK, PIXELS
from firmware.ui.signals import WHITE

_RUN_MS = 200  # for a light
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


class Top(Question):
    """Light pixel after pixel until one is said to be at the top."""

    answers = texts.NEXT_LIGHT

    def __init__(self, test: "SelfTest", text: str = texts.TOP):
        super().__init__(test, text)
        self.lit = 0

    def yes(self) -> "Screen | None":
        test, probe = self.test, self.test.probe
        if self.lit:
            first, direction = probe.mounted
            place = (first - 1 + direction * self.lit) % probe.pixels
            test.faults.append(texts.RING_TOP.format(place + 1))
        return Way(test, self.lit)

    def no(self) -> "Screen | None":
        self.lit = (self.lit + 1) % self.test.probe.pixels
        return None

    def late(self):
        return self.test.unseen(1)

    def lights(self, now: int) -> "Colours":
        count = self.test.probe.pixels
        return [WHITE if i == self.lit else DARK for i in range(count)]


class Way(Top):
    """Let a light run round from the top, and ask which way."""

    answers = texts.YES_NO

    def __init__(self, test: "SelfTest", top: int):
        super().__init__(test, texts.WAY)
        self.top = top

    def yes(self) -> "Screen | None":
        return self.test.next()

    def no(self) -> "Screen | None":
        return self.test.found(texts.RING_WAY)

    def lights(self, now: int) -> "Colours":
        self.lit = (self.top + now // _RUN_MS) % self.test.probe.pixels
        return super().lights(now)
