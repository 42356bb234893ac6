"""The keys: which are held or tapped, which presses count, and a key that does not come up."""

HOLDABLE = "0ABCD*#"
HOLD_MS = 600
SOON_MS = 250  # held this long, a key is likely to be held on
APART_MS = 40  # presses closer than this are one hand on two keys
STUCK_MS = 10_000  # a key that is down so long stays down by itself

TOGETHER = "together"
WITHDRAWN = "cancel"  # the stroke before this one was not meant
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


WAKING_MS = 700  # after a dark panel is lit; sooner nobody has read it
TOLD_MS = 2000  # so long it is seen that a key was not taken: that may lie over piles

TOO_SOON = "Too soon: again."
CHANGED = "Press it again."
WAKING = "touch"  # in the place of a page: the key was pressed to see one
LEFT = "left"  # the same: that page is no more


class Presses:
    """The presses so far, and what could be seen of the page on top of the stack.

    `last` are the page on which the last key went down, None if it could not be seen, and when.
    """

    def __init__(self, page: "Screen"):
        self.last: Perhaps[Press] = (page, 0)
        self.seen: Perhaps[int] = None  # when the page's first picture had been sent, ms
        self._known: Perhaps[int] = None  # since when the players alone turn the pages, ms
        self._told: Perhaps[int] = None  # when it was said that a key was not taken, ms

    def turned(self, by_key: bool) -> None:
        """Note that another page has come, by a key or by itself."""
        self.seen = None
        if not by_key:
            self._known = None

    def shown(self, at: int) -> None:
        """Note that the page's picture had been sent whole at `at` ms."""
        if self.seen is None:
            self.seen = at
            if self._known is None:
                self._known = at

    def down(self, top: "Screen", at: int, woke: "Perhaps[int]") -> None:
        """Note a press at `at` ms on the page `top`; it lit a dark panel at `woke` ms, or None."""
        page = top if self.seen is not None and at >= self.seen + top.deaf_ms else None
        if woke is not None:
            self.seen = self._known = woke + WAKING_MS
            page = WAKING
        self.last = (page, at)

    def means(self, press: "Press", stroke: str, top: "Screen") -> bool:
        """Return True if the `stroke` of that `press` is meant for the page `top`."""
        page, at = press
        if stroke in (WITHDRAWN, TOGETHER):
            return True
        if page is top:
            return at >= top.deaf_until
        known = self._known is not None and at >= self._known
        return known and page != WAKING and top.ahead(stroke[-1])

    def refuse(self, press: "Press", top: "Screen", now: int) -> None:
        """Say on the page `top` why the key of that `press` was not taken."""
        if press[0] != WAKING and not top.sign:  # else it has just refused, which is to be read
            top.say(CHANGED if press[0] else TOO_SOON)
            self._told = now

    def tick(self, top: "Screen", now: int) -> None:
        """Let what was said go from the page `top` when it has been seen."""
        if self._told is not None and now - self._told >= TOLD_MS:
            self._told = None
            if top.note in (CHANGED, TOO_SOON):
                top.say("")


# On the board stuck_keys.py:

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
        self._acted = False  # the stroke that it completed was not meant
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
