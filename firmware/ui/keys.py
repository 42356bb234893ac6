"""Presses and releases become strokes: ``7``, ``hold #``, or TOGETHER for two keys at once.

Where the first of the two is a digit, it has acted when it was pressed: WITHDRAWN comes before.

A hold announces itself by ``soon #``, so that what it opens can be got ready.

A key with a held meaning acts on its release, when it has been held long enough, or when soon
after it the next key goes down; the others act when they are pressed.  So fast fingers may overlap.
Pads without diodes show a fourth key when three are down, so a third one is never believed.
"""

HOLDABLE = "ABCD*#"
HOLD_MS = 600
SOON_MS = 250  # held this long, a key is likely to be held on
APART_MS = 40  # presses closer than this are one hand on two keys
STUCK_MS = 10_000  # a key that is down so long stays down by itself

TOGETHER = "together"
WITHDRAWN = "withdrawn"  # the stroke before this one was not meant
STUCK = "stuck"  # the key that has been down longest will not come up


class Keys:
    """The state of the pad as far as strokes depend on it; the keys in `down` are held already."""

    stuck = ""  # keys that are known to stay down
    holdable = HOLDABLE

    def __init__(self, down: str = ""):
        self.down = down  # the keys that are down, the oldest first
        self._oldest = None  # since when the first of them is, ms
        self._waiting = None  # a holdable key that may still become a tap or a hold
        self._since = 0  # when the last key went down, ms
        self._acted = False  # was that a stroke at once?
        self._announced = False

    def feed(self, key: str, pressed: bool, at: int) -> "Strokes":
        """Take one press or release at `at` ms; return the strokes that it completes."""
        waiting = self._waiting
        if not pressed:
            if self.down[:1] == key:
                self._oldest = None
            self.down = self.down.replace(key, "")
            if key != waiting:
                return ()
            self._waiting = None
            return (key,)
        others = len(self.down)
        apart = at - self._since
        if not others:
            self._oldest = at
        self.down += key
        self._since = at
        self._waiting = None
        acted, self._acted = self._acted, False
        held = waiting and self._announced
        if others and (held or others > 1 or apart < APART_MS):
            return (WITHDRAWN, TOGETHER) if acted and apart < APART_MS else (TOGETHER,)
        before = (waiting,) if waiting else ()
        if key not in self.holdable:
            self._acted = True
            return before + (key,)
        self._waiting = key
        self._announced = False
        return before

    def tick(self, now: int) -> "Strokes":
        """Return the stroke of a key that has now been held for SOON_MS or HOLD_MS, if any.

        STUCK comes again and again as long as the oldest key is down.
        """
        if self.down:
            if self._oldest is None:
                self._oldest = now
            if now - self._oldest >= STUCK_MS:
                return (STUCK,)
        key, held = self._waiting, now - self._since
        if key is None or held < SOON_MS:
            return ()
        if held >= HOLD_MS:
            self._waiting = None
            return ("hold " + key,)
        if self._announced:
            return ()
        self._announced = True
        return ("soon " + key,)

    def forget(self) -> None:
        """Begin anew, after presses or releases have been lost."""
        self._acted = False
        self.down = ""
        self._waiting = None
