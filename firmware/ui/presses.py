"""Which page a key means: the one it went down on, or one that the keys before it led to.

Nobody presses a key for what nobody has seen, so it acts on no page whose first picture had not
been sent whole as it went down.  But quick hands type ahead and know what they come to: a page
that hides nothing and asks for nothing grave says in `ahead` which keys need not wait for it.
What no key has brought, as a gong does, nobody has known.
"""

from firmware.ui.keys import TOGETHER, WITHDRAWN

WAKING_MS = 700  # after a dark panel is lit; sooner nobody has read it
TOLD_MS = 2000  # so long it is seen that a key was not taken: that may lie over piles

TOO_SOON = "Too soon. Try again."
CHANGED = "The page has changed. Try again."
_WAKING = "waking"  # in the place of a page: the key was pressed to see one


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
            page = _WAKING
        self.last = (page, at)

    def means(self, press: "Press", stroke: str, top: "Screen") -> bool:
        """Return True if the `stroke` of that `press` is meant for the page `top`."""
        page, at = press
        if page is top or stroke in (WITHDRAWN, TOGETHER):
            return True
        known = self._known is not None and at >= self._known
        return known and page != _WAKING and top.ahead(stroke[-1])

    def refuse(self, press: "Press", top: "Screen", now: int) -> None:
        """Say on the page `top` why the key of that `press` was not taken."""
        if press[0] != _WAKING:
            top.say(CHANGED if press[0] else TOO_SOON)
            self._told = now

    def tick(self, top: "Screen", now: int) -> None:
        """Let what was said go from the page `top` when it has been seen."""
        if self._told is not None and now - self._told >= TOLD_MS:
            self._told = None
            if top.note in (CHANGED, TOO_SOON):
                top.say("")
