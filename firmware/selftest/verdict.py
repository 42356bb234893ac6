"""The verdict of the self-test, in words that can be read aloud to whoever helps."""

import gc

from firmware.selftest import texts
from firmware.shell.shell import VERSION
from firmware.storage.journal import FOREIGN, MAGIC, SPARE
from firmware.ui.screen import DARK, PIXELS, Screen
from firmware.ui.signals import GREEN, RED
from firmware.ui.text_lines import wrap

_PATTERN = b"\x5a"
_ERASED = b"\xff"


class Verdict(Screen):
    """The faults, one a page, or that there are none; then the figures."""

    dialog = True

    def __init__(self, test: "SelfTest"):
        super().__init__(test.shell)
        self.test = test
        kept = _memory(test)
        self.pages = [wrap(texts.FAULT.format(fault)) for fault in test.faults]
        if not self.pages:
            self.pages.append([texts.GOOD])
        self.pages.append(_figures(test, kept))
        self.at = 0
        self._leaving = False
        for lines in self.pages[:-1]:
            test.shell.box.console(" ".join(lines))
        for line in self.pages[-1]:
            test.shell.box.console(line)

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
        lines = self.pages[self.at]
        for i in range(len(lines)):
            page.row(i, lines[i])
        keys = self.test.yes, self.test.no
        page.row(7, texts.NEXT.format(keys[0], keys[1], self.at + 1, len(self.pages)))

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
    if used == SPARE:
        memory[begin : begin + SPARE] = _ERASED * SPARE
        used = 0
    at = begin + used
    memory[at : at + 1] = _PATTERN
    if bytes(memory[at : at + 1]) != _PATTERN:
        test.faults.append(texts.MEMORY)
    return texts.KEPT.format(used + 1, SPARE)


def _figures(test: "SelfTest", kept: str) -> "list[str]":
    gc.collect()
    box, probe = test.shell.box, test.probe
    shown = texts.NO_DISPLAY if probe.fault else texts.DISPLAY.format(probe.address)
    return [
        texts.VERSION.format(VERSION),
        box.about(),
        shown,
        texts.FREE.format(box.free_memory()),
        kept,
    ]
