"""Three tones, until somebody says whether they are heard."""

from firmware.selftest import texts
from firmware.selftest.question import Question

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
