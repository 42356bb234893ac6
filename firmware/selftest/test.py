"""The self-test: its order, what it asks, and its verdict."""

import gc

from firmware.modules.later import later
from firmware.selftest import texts
from firmware.shell.shell import VERSION
from firmware.storage.journal import FOREIGN, MAGIC, SPARE
from firmware.ui import kinds, layout
from firmware.ui.screen import DARK, PIXELS, Screen
from firmware.ui.signals import GREEN, RED


class Question(Screen):
    """Ask `text`; `yes()`, `no()` and `late()` return the next screen."""

    dialog = True
    answers = texts.YES_NO

    def __init__(self, test: "SelfTest", text: str):
        super().__init__(test.shell)
        self.test = test
        self.text = text
        self._until = None
        test.shell.box.console(text)

    def explain(self) -> "Destination":
        return None

    def yes(self) -> "Screen | None":
        """Return the screen after yes."""
        return self.test.next()

    def no(self) -> "Screen | None":
        """Return the screen after no."""
        return self.test.next()

    def late(self) -> "Screen | None":
        """Return the screen where nobody answers."""
        return self.test.next()

    def on_key(self, key: str) -> "Destination":
        if key == "down " + self.test.yes:
            return self.yes()
        if key == "down " + self.test.no:
            return self.no()
        return None

    def on_tick(self, now: int) -> "Destination":
        if self._until is None:
            self._until = now + self.test.wait_ms
        return self.late() if now >= self._until or not self.test.yes else None

    def render(self, page: "Page") -> None:
        layout.sentence(page, self.text, y=0)
        layout.keys(page, self.answers.format(self.test.yes, self.test.no))


WAIT_MS = 60000  # for an answer
CELL = 2500, 4400  # mV: less is no cell, more is a resistor of another value
BLIND_MS = 10000  # the same, where the question can be read on the console only


def begin(shell: "Shell", parts: "Parts", touch: "Touch"):
    """Return the first screen of the test; the house's keys are read one by one."""
    return Test(shell, parts, touch).next()


class Test:
    """The findings so far, and the parts still to be tested.

    `faults` are texts, `yes` and `no` the keys that answer, "" where too few work.
    """

    def __init__(self, shell: "Shell", parts: "Parts", touch: "Touch"):
        self.shell = shell
        self.probe = parts.probe()
        self.touch = touch
        self.faults = list(parts.wrong)
        self.yes, self.no = "#", "*"
        self.wait_ms = BLIND_MS if self.probe.fault else WAIT_MS
        self._steps = [_keys, _display, _ring, _ring, _ring, _top, _sound, _cell, _verdict]
        self._colour = -1
        shell.signals.sound = True

    def next(self) -> "Screen":
        """Return the next screen."""
        screen: Screen | None = None
        while screen is None:
            screen = self._steps.pop(0)(self)
        return screen

    def found(self, fault: str):
        """Note `fault` and return the next screen."""
        if fault not in self.faults:
            self.faults.append(fault)
        return self.next()

    def ring_found(self, fault: str):
        """Note what is wrong with the ring, which need not be looked at again."""
        self._steps = [step for step in self._steps if step not in (_ring, _top)]
        return self.found(fault)

    def next_colour(self) -> int:
        """Return the number of the ring's next colour."""
        self._colour += 1
        return self._colour

    def unseen(self, thing: int):
        """Note that nobody answered about `thing` of texts.THINGS."""
        return self.found(texts.UNSEEN.format(texts.THINGS[thing]))


def _keys(test: "SelfTest"):
    return later.keys.PressAll(test)


def _display(test: "SelfTest"):
    if test.probe.fault:
        test.faults.append(display_fault(test.probe))
        return None
    return later.lights.Dots(test)


def _ring(test: "SelfTest"):
    if not test.probe.ring:
        return None
    return later.lights.Lights(test, test.next_colour())


def _top(test: "SelfTest"):
    return later.lights.Top(test) if test.probe.ring else None


def _sound(test: "SelfTest"):
    if not test.probe.piezo:
        return None
    return later.lights.Sound(test)


def _cell(test: "SelfTest"):
    probe = test.probe
    if probe.cell and not CELL[0] <= probe.battery <= CELL[1]:
        test.faults.append(texts.NO_CELL.format(probe.cell, *_volts(probe.battery)))
    return None


def _verdict(test: "SelfTest"):
    return Verdict(test)


_PATTERN = b"\x5a"
_ERASED = b"\xff"


class Verdict(Screen):
    """The faults, one a page, or that there are none; then the figures."""

    dialog = True

    def __init__(self, test: "SelfTest"):
        super().__init__(test.shell)
        self.test = test
        kept = _memory(test)
        self.pages = [texts.FAULT.format(fault) for fault in test.faults]
        if not self.pages:
            self.pages.append(texts.GOOD)
        figures = _figures(test, kept)
        for line in self.pages + figures:
            test.shell.box.console(line)
        self.pages.append("\n".join(figures))
        self.at = 0
        self._leaving = False

    def explain(self) -> "Destination":
        return None

    def on_key(self, key: str) -> "Destination":
        if key == "down " + self.test.yes:
            self.at = (self.at + 1) % len(self.pages)
        elif key == "down " + self.test.no:
            self._leaving = True
        elif key == "up " + self.test.no and self._leaving:
            self.test.probe.restart()
        return None

    def render(self, page: "Page") -> None:
        kinds.reading(page, self.pages[self.at], texts.NEXT.format(self.test.yes, self.test.no))
        layout.last_word(page, texts.PAGE.format(self.at + 1, len(self.pages)))

    def lights(self, now: int) -> "Colours":
        if not self.test.faults:
            return [GREEN] * PIXELS
        return [DARK if i % 2 else RED for i in range(PIXELS)]


def display_fault(probe: "Probe") -> str:
    """Return what keeps the display from answering."""
    wires = probe.sda, probe.scl
    if probe.addresses:
        return texts.ELSEWHERE.format(probe.addresses[0])
    if probe.addresses is not None:
        return texts.SILENT.format(wires[0], wires[1])
    if "pull" in probe.fault:
        return texts.NO_PULL_UPS.format(wires[0], wires[1])
    return texts.OTHERWISE.format(probe.fault)


def _memory(test: "SelfTest") -> str:
    """Write a byte and read it; return what to say of it.

    Each test takes one of the journal's spare bytes, so that it costs no erase but every ninth
    time.  A memory that is not ours is left alone.
    """
    memory = test.shell.box.memory
    if test.shell.journal.state == FOREIGN:
        test.faults.append(texts.FOREIGN)
        return texts.NOT_TRIED
    begin = len(memory) - len(MAGIC) - SPARE
    used = len(bytes(memory[begin : begin + SPARE]).rstrip(_ERASED))
    try:
        if used == SPARE:
            memory[begin : begin + SPARE] = _ERASED * SPARE
            used = 0
        at = begin + used
        memory[at : at + 1] = _PATTERN
        if bytes(memory[at : at + 1]) == _PATTERN:
            return texts.KEPT.format(used + 1, SPARE)
    except RuntimeError:  # by which the board says that it cannot
        pass
    test.faults.append(texts.MEMORY)
    return texts.LOST


def _figures(test: "SelfTest", kept: str) -> "list[str]":
    gc.collect()
    box, probe = test.shell.box, test.probe
    shown = texts.NO_DISPLAY if probe.fault else texts.DISPLAY.format(probe.address)
    figures = [
        texts.VERSION.format(VERSION),
        box.about(),
        shown,
        texts.FREE.format(box.free_memory()),
        kept,
    ]
    if probe.cell:
        figures.append(texts.CELL.format(*_volts(probe.battery)))
    return figures


def _volts(millivolts: int) -> "tuple[int, int]":
    """Return whole volts and hundredths."""
    return millivolts // 1000, millivolts % 1000 // 10
