"""The self-test: one look after another, then the verdict; then the device starts anew."""

from firmware.modules.later import later
from firmware.selftest import texts

WAIT_MS = 60000  # for an answer
BLIND_MS = 10000  # the same, where the question can be read on the console only


def begin(shell, parts):
    """Return the first screen of the test; the house's keys are read one by one."""
    return Test(shell, parts).next()


class Test:
    """What was found so far, and what is still to be looked at.

    `faults` are texts, `yes` and `no` the keys that answer, "" where too few work.
    """

    def __init__(self, shell, parts):
        self.shell = shell
        self.probe = parts.probe()
        self.touch = shell.keys
        self.faults = list(parts.wrong)
        self.yes, self.no = "#", "*"
        self.wait_ms = BLIND_MS if self.probe.fault else WAIT_MS
        self._steps = [_keys, _display, _ring, _ring, _ring, _sound, _verdict]
        self._colour = -1
        shell.signals.sound = True

    def next(self):
        """Return the next screen."""
        screen = None
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
        self._steps = [step for step in self._steps if step is not _ring]
        return self.found(fault)

    def next_colour(self) -> int:
        """Return the number of the ring's next colour."""
        self._colour += 1
        return self._colour

    def unseen(self, thing: int):
        """Note that nobody answered about `thing` of texts.THINGS."""
        return self.found(texts.UNSEEN.format(texts.THINGS[thing]))


def _keys(test):
    return later.keys.PressAll(test)


def _display(test):
    if test.probe.fault:
        verdict = later.verdict
        test.faults.append(verdict.display_fault(test.probe))
        return None
    return later.dots.Dots(test)


def _ring(test):
    if not test.probe.ring:
        return None
    return later.lights.Lights(test, test.next_colour())


def _sound(test):
    if not test.probe.piezo:
        return None
    return later.sound.Sound(test)


def _verdict(test):
    return later.verdict.Verdict(test)
