"""Every pixel of the panel is lit, then dark."""

from firmware.selftest import texts
from firmware.selftest.question import Question

LIT_MS, DARK_MS = 3000, 2000
_READ, _BLANK, _LIT, _DARK = range(4)
_WHOLE = ((0, 7, 0, 128),)


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
                self._fill(0xFF, _LIT, now + LIT_MS)
        elif now >= self.change:
            if self.stage == _DARK:
                return AllDots(self.test)
            self._fill(0, _DARK, now + DARK_MS)
        return None

    def render(self, page: "Page") -> None:
        if self.stage == _READ:
            super().render(page)
        self.drawn = True

    def _fill(self, byte: int, stage: int, change: int) -> None:
        """Make the whole panel lit or dark: the page knows its picture as dark."""
        box = self.shell.box
        box.pixels[:] = bytes((byte,)) * len(box.pixels)
        box.show(_WHOLE)
        self.stage = stage
        self.change = change


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
