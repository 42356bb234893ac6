"""The self-test: one look after another, then the verdict; then the device starts anew."""

from firmware.modules.later import later
from firmware.selftest import texts

WAIT_MS = 60000  # for an answer
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
        self._steps = [_keys, _display, _ring, _ring, _ring, _top, _sound, _verdict]
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
        verdict = later.verdict
        test.faults.append(verdict.display_fault(test.probe))
        return None
    return later.dots.Dots(test)


def _ring(test: "SelfTest"):
    if not test.probe.ring:
        return None
    return later.lights.Lights(test, test.next_colour())


def _top(test: "SelfTest"):
    return later.lights.Top(test) if test.probe.ring else None


def _sound(test: "SelfTest"):
    if not test.probe.piezo:
        return None
    return later.sound.Sound(test)


def _verdict(test: "SelfTest"):
    return later.verdict.Verdict(test)
