"""Some things move for a moment as a page comes: a few pictures, the last one the page itself.

A no shakes the head, a turn that passes slides it, a card that is laid comes from below in its
pile's column, where ten back lets the frame blink, and cards that were drawn come one after the
other.  Nothing is drawn: bytes are put elsewhere.
"""

from firmware.ui.layout import COLUMN, STAGE
from firmware.ui.page import WIDTH
from firmware.ui.signals import BLINK, DEAL, SHAKE, SLIDE, STEP

STEP_MS, BLINK_MS = 40, 120
_SHAKEN = (2, -2, 0)  # columns
_PARTS = 4  # steps
_APART = 6  # columns between two things of the head
_TOPS = STAGE // 8
_BETWEEN = 3  # dark columns between two cards at least
_CAPS = 128  # of the keys below, which stand as the cards come


class Motion:
    """Something moves, as a signal tells `how`, in `pixels` that still show the page before."""

    def __init__(self, how: int, pixels: "Pixels"):
        self.pixels = pixels
        self.how = how if how < STEP else how & (STEP | BLINK | DEAL)
        self.rows, self.x, self.end = range(2), 0, WIDTH
        if how == DEAL:
            self.rows = range(_TOPS, _TOPS + 5)
        elif how >= STEP:
            self.x = COLUMN * (how % 4)
            self.end = self.x + COLUMN
            self.rows = range(_TOPS - (self.how == BLINK), _TOPS + 3)
        self.steps: Sequence[int] = _SHAKEN if how == SHAKE else range(1, _PARTS + 1)
        self.old = self.new = self._taken()
        self.at = 0  # the step that comes next
        self.own = 0  # steps that are the page's own picture, as nothing else of it is new
        self.due = 0  # and when, ms

    @property
    def over(self) -> bool:
        """True once the page is as it will stay."""
        return self.at == len(self.steps)

    def begin(self, now: int, windows: "list[list[int]]") -> "list[list[int]]":
        """Take the page that has come, and keep back what moves; return what is to be sent.

        These `windows` are what the page has changed; where that is all it moves at once.
        """
        self.new = self._taken()
        if self.how == DEAL:
            self.steps = _ends(self.new)
            self.old = [bytes(WIDTH)] * 4 + [bytes([column & _CAPS for column in self.new[4]])]
        if self.how < STEP:  # of the head no more than what is another
            (upper, lower), (above, below) = self.old, self.new
            self.x, self.end = WIDTH, 0
            for x in range(WIDTH):  # no list: a full board has no piece of memory for one
                if upper[x] != above[x] or lower[x] != below[x]:
                    self.x, self.end = min(self.x, x), x + 1
            if not self.end:
                self.steps = ()
                return windows
            gap = 0  # the draw pile, apart at the right, has its place
            for x in range(WIDTH - 1 if self.how == SLIDE else 0, self.x, -1):
                gap = 0 if upper[x] or lower[x] or above[x] or below[x] else gap + 1
                if gap == _APART:
                    self.end = min(self.end, x)
                    break
            self.new = self._taken()
            self.old = [strip[self.x : self.end] for strip in (upper, lower)]
        self._put(self.old)
        first, last = self.rows[0], self.rows[-1]
        others = [
            each
            for each in windows
            if each[0] < first or last < each[1] or each[2] < self.x or self.end < each[3]
        ]
        if self.how == DEAL:  # of the page before nothing stays
            others.append([first, last, self.x, self.end])
        if not others:
            self.own = 1
            return self.step(now)
        self.due = now + STEP_MS
        return others

    def step(self, now: int) -> "list[list[int]]":
        """Put the next picture if it is due at `now` ms; return the windows that change."""
        if now < self.due:
            return []
        self.due = now + (BLINK_MS if self.how >= BLINK else STEP_MS)
        left, right = self.x, self.end
        if self.how == DEAL:  # the cards that lie stay as they are
            left, right = self.steps[self.at - 1] if self.at else 0, self.steps[self.at]
        self._put(self._moved(self.steps[self.at]))
        self.at += 1
        return [[self.rows[0], self.rows[-1], left, right]]

    def _put(self, strips: "Sequence[bytes]") -> None:
        for i in range(len(strips)):
            at = WIDTH * self.rows[i]
            self.pixels[at + self.x : at + self.end] = strips[i]

    def _taken(self) -> "list[bytes]":
        starts = [WIDTH * row for row in self.rows]
        return [bytes(self.pixels[at + self.x : at + self.end]) for at in starts]

    def _moved(self, step: int) -> "Sequence[bytes]":
        """Return the strips as they look at a `step`."""
        old, new, width = self.old, self.new, self.end - self.x
        if self.how == SHAKE:
            return [strip[-step:] + strip[:-step] for strip in new]
        if self.how == SLIDE:
            part = width * step // _PARTS
            return [(old[i] + new[i])[part : part + width] for i in range(len(new))]
        if self.how == DEAL:
            return [new[i][:step] + old[i][step:] for i in range(len(new))]
        if self.how == STEP:
            return _raised(old + new + new[:1], 8 * len(new) * step // _PARTS)
        return _unframed(new) if step % 2 else new


def _ends(strips: "Sequence[bytes]") -> "list[int]":
    """Return the columns behind each of the cards on `strips`, the last one behind all."""
    found: list[int] = []
    dark = _BETWEEN
    first, second, third, fourth = strips[:4]
    for x in range(WIDTH):
        if first[x] or second[x] or third[x] or fourth[x]:  # no list: all would be garbage
            dark = 0
        else:
            dark += 1
            if dark == _BETWEEN:
                found.append(x)
    if dark < _BETWEEN:
        found.append(WIDTH)
    found[-1:] = [WIDTH]
    return found


def _raised(strips: "Sequence[bytes]", by: int) -> "list[bytes]":
    """Return the first three of `strips`, of eight rows each, where all are so many rows higher."""
    first, shift = by // 8, by % 8
    found = []
    for i in range(first, first + 3):
        upper, lower = strips[i], strips[i + 1]
        raised = [(upper[x] >> shift | lower[x] << 8 - shift) & 255 for x in range(len(upper))]
        found.append(bytes(raised))
    return found


def _unframed(strips: "Sequence[bytes]") -> "list[bytes]":
    """Return a pile's column without its frame, which may begin in the first of its `strips`."""
    above = min(strips[0][4:-4]) & 128
    edges = above, 0 if above else 1, 0, 128
    found = []
    for i in range(len(strips)):
        strip = bytearray([column & ~edges[i] for column in strips[i]])
        if i:
            strip[:2] = strip[-2:] = b"\0\0"
        found.append(bytes(strip))
    return found
