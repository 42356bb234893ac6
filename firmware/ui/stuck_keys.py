"""The pad where a key is stuck: others stand in for it."""

from firmware.ui.keys import HOLDABLE, TOGETHER, Keys

_ALL = "0123456789ABCD*#"
_STAND_INS = "9876543210"


class StuckKeys(Keys):
    """Keys of which the `stuck` ones count for nothing until they come loose.

    With one of them down, two more may show a fourth on a pad without diodes, so no two of the
    others may overlap; with two down a single one may, so that all act as they are let go.
    """

    def __init__(self, stuck: str, down: str):
        super().__init__(down)
        self._now_stuck(stuck)

    def said(self) -> str:
        """Return the text for the players."""
        count = len(self.stuck)
        text = "Key {} is stuck: hold {} instead." if count == 1 else "Stuck: {}. Hold: {}."
        return text.format(" ".join(self.stuck), " ".join(self._instead()[:count]))

    def feed(self, key: str, pressed: bool, at: int) -> "Strokes":
        """Take one press or release at `at` ms; return the strokes that it completes."""
        if key in self.stuck:
            if not pressed:
                self._now_stuck(self.stuck.replace(key, ""))
            return ()
        alone = not (pressed and self.down and self.stuck)
        strokes = super().feed(key, pressed, at)
        if alone:
            return strokes
        self._waiting = None
        return (TOGETHER,)

    def tick(self, now: int) -> "Strokes":
        """Return the stroke of a key that has been held, or of the stuck one that it stands for."""
        strokes = super().tick(now)
        if strokes and len(strokes[0]) > 1:
            place = self._instead().find(strokes[0][-1])
            if 0 <= place < len(self.stuck):
                return (self.stuck[place],) if strokes[0].startswith("hold") else ()
        return strokes

    def _now_stuck(self, stuck: str) -> None:
        self.stuck = stuck
        self.holdable = _ALL if len(stuck) > 1 else HOLDABLE + self._instead()[: len(stuck)]

    def _instead(self) -> str:
        """Return the keys that can stand in for others, the first for the first that is stuck."""
        return "".join([key for key in _STAND_INS if key not in self.stuck])
