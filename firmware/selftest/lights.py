"""Lights and sound in the self-test: the panel's dots, the ring, the piezo."""

from firmware.selftest import texts
from firmware.selftest.test import Question
from firmware.ui import layout
from firmware.ui.faces import N22
from firmware.ui.page import HEIGHT, WIDTH
from firmware.ui.screen import DARK, PIXELS
from firmware.ui.signals import WHITE

LIT_MS, DARK_MS = 3000, 2000
_READ, _BLANK, _LIT, _DARK = range(4)


class Dots(Question):
    """Say what comes, show it, then ask."""

    answers = texts.GO_ON

    def __init__(self, test: "SelfTest"):
        super().__init__(test, texts.WATCH)
        self.stage = _READ
        self.drawn = False
        self.change = 0  # when the next stage comes, ms

    def yes(self):
        self.stage = _BLANK
        self.text = ""
        self.drawn = False

    no = yes

    def late(self):
        return self.test.unseen(0)

    def on_tick(self, now: int) -> "Destination":
        if self.stage == _READ:
            return super().on_tick(now)
        if self.stage == _BLANK:
            if self.drawn:
                self._go_on(_LIT, now + LIT_MS)
        elif now >= self.change:
            if self.stage == _DARK:
                return AllDots(self.test)
            self._go_on(_DARK, now + DARK_MS)
        return None

    def render(self, page: "Page") -> None:
        if self.stage == _READ:
            super().render(page)
        elif self.stage == _LIT:
            page.fill(0, 0, WIDTH, HEIGHT)
        self.drawn = True

    def _go_on(self, stage: int, change: int) -> None:
        self.stage = stage
        self.change = change
        self.stale = True


class AllDots(Question):
    """Ask whether the panel was right."""

    def __init__(self, test: "SelfTest"):
        super().__init__(test, texts.ALL_DOTS)

    def no(self):
        return Shifted(self.test)

    def late(self):
        return self.test.unseen(0)


class Shifted(Question):
    """Ask what was wrong with the panel."""

    def __init__(self, test: "SelfTest"):
        super().__init__(test, texts.SHIFTED)

    def yes(self):
        return self.test.found(texts.SH1106)

    def no(self):
        return self.test.found(texts.DOTS)

    late = no


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
        page.numeral(layout.LEFT_EDGE + 3, 32, self.lit, N22)
        super().render(page)  # after it: the keys' caps reach up into its last row


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


TONES = (523, 200, 0, 80, 1047, 200, 0, 80, 2093, 200)  # of each Hz (0 is silence) and ms
EVERY_MS = 2500


class Sound(Question):
    """Sound them again and again, and ask."""

    def __init__(self, test: "SelfTest"):
        super().__init__(test, texts.SOUND)
        self._due = 0

    def no(self):
        return self.test.found(texts.NO_SOUND.format(self.test.probe.piezo))

    def late(self):
        return self.test.unseen(2)

    def on_tick(self, now: int) -> "Destination":
        if now >= self._due:
            self._due = now + EVERY_MS
            self.shell.signals.effect((), TONES)
        return super().on_tick(now)
