"""A page that does not forgive: whatever is longer than its place is an error."""

from typing import Any

from firmware.ui import faces, page
from firmware.ui.page import HEIGHT, WIDTH, Page
from host_sim.overlaps import boxes_at, cut_by, part, put_at
from host_sim.reader import listen

listen(page)


class TooLong(Exception):
    """Something does not fit where it was put."""


class Overlap(TooLong):
    """Something lies over something else."""


_FACES = (
    faces.T,
    faces.S,
    faces.CAPS,
    faces.N13,
    faces.N14,
    faces.N22,
    faces.SLIM22,
    faces.N32,
    faces.SLIM32,
)


class StrictPage(Page):
    """A page that raises TooLong where the device would cut off, Overlap where it would draw over.

    No glyph lies in another's box, no bar or line goes through one, and what is cleared or turned
    to reverse takes glyphs whole.

    `large` are the words that were put in T or a numeral since it was painted.
    """

    large = ""
    _glyphs = 0  # the boxes of all glyphs on this picture, as host_sim/overlaps.py has pixels
    _bars = 0  # and the pixels of bars, lines and frames
    _last = 0, 0  # both, on the last picture
    _said = ""
    _trusted = False  # while a verb is made of others

    def __init__(self, *pixels: Any) -> None:
        super().__init__(*pixels)
        # As it came: glyphs with their words; without words, what was cleared of all before.
        self._order: list[tuple[int, str | None]] = []

    def text(self, x: int, y: int, words: str, face: Any = faces.T, *more: Any, **by: Any) -> int:
        face = _ours(face)
        if face not in (faces.S, faces.CAPS):
            self.large += " " + words
        self._said = words
        behind = super().text(x, y, words, face, *more, **by)
        self._said = ""
        return behind

    def numeral(self, x: int, y: int, number: Any, face: Any, *more: Any, **by: Any) -> int:
        return super().numeral(x, y, number, _ours(face), *more, **by)

    def put(self, x: int, y: int, strips: Any) -> None:
        width, height = len(strips[0]), 8 * len(strips)
        if y == HEIGHT - 8 and x + width >= WIDTH:  # keys that take the place of others
            self._forget(part(x, y - 1, width, height + 1))
        boxes = boxes_at(x, y, strips)
        over = part(x, y, width, height) if y % 8 == 0 else boxes
        self._apart(boxes, over)
        super().put(x, y, strips)

    def add(self, x: int, y: int, strip: Any) -> None:
        boxes = boxes_at(x, y, (strip,))
        self._apart(boxes, boxes)
        super().add(x, y, strip)

    def _apart(self, boxes: int, over: int) -> None:
        """Raise Overlap if what is put with its `boxes` lies `over` what is there."""
        if over & self._glyphs:
            raise Overlap(f"{self._said!r} lies over {self._at(over)}")
        if over & self._bars:
            raise Overlap(f"{self._said!r} lies over a line or a bar")
        self._glyphs |= boxes
        self._order.append((boxes, self._said))

    def _at(self, pixels: int) -> str:
        """Return what words stand at one of the `pixels`."""
        return repr(" ".join(words for boxes, words in self._pieces if boxes & pixels))

    @property
    def _pieces(self) -> list[tuple[int, str]]:
        """The glyphs that are there, with the words they belong to, for who asks."""
        there: list[tuple[int, str]] = []
        for pixels, said in self._order:
            if said is None:
                there = [(boxes & ~pixels, words) for boxes, words in there]
            else:
                there.append((pixels, said))
        return there

    def _whole(self, what: str, *place: int) -> None:
        """Raise Overlap if an edge of a rectangle goes through a glyph."""
        if cut_by(self._glyphs, *place):
            for boxes, words in self._pieces:
                if cut_by(boxes, *place):
                    raise Overlap(f"{what} at {place} goes through {words!r}")

    def _forget(self, pixels: int) -> None:
        self._glyphs &= ~pixels
        self._bars &= ~pixels
        self._order.append((pixels, None))

    def fill(self, x: int, y: int, width: int, height: int) -> None:
        self._bar(part(x, y, width, height))
        super().fill(x, y, width, height)

    def _each(self, x: int, y: int, width: int, height: int, how: int, step: int = 1) -> None:
        if step > 1:  # both sides of a frame
            self._bar(part(x, y, 1, height) | part(x + width - 1, y, 1, height))
        super()._each(x, y, width, height, how, step)

    def _bar(self, pixels: int) -> None:
        """Note the `pixels` of a line or a bar; raise Overlap if it lies over a glyph."""
        if not self._trusted:
            if pixels & self._glyphs:
                raise Overlap(f"a line or a bar lies over {self._at(pixels)}")
            self._bars |= pixels

    def reverse(self, x: int, y: int, width: int, height: int) -> None:
        if not self._trusted:
            self._whole("what is reversed", x, y, width, height)
        super().reverse(x, y, width, height)

    def reverse_round(self, x: int, y: int, width: int, height: int) -> None:
        self._whole("a key or card", x, y, width, height)
        self._trusted = True
        super().reverse_round(x, y, width, height)
        self._trusted = False

    def clear(self, x: int, y: int, width: int, height: int) -> None:
        self._whole("what is cleared", x, y, width, height)
        self._forget(part(x, y, width, height))
        self._trusted = True
        super().clear(x, y, width, height)
        self._trusted = False

    def lift(self, rows: int) -> None:
        region = part(0, 0, WIDTH, 8 * rows)

        def lifted(pixels: int) -> int:
            return pixels & ~region | put_at(0, -1, pixels & region & ~part(0, 0, WIDTH, 1))

        if (self._glyphs | self._bars) & part(0, 0, WIDTH, 1):
            raise TooLong("what is lifted would be cut off at the upper edge")
        self._glyphs, self._bars = lifted(self._glyphs), lifted(self._bars)
        self._order = [(lifted(boxes), words) for boxes, words in self._pieces]
        super().lift(rows)

    def keep(self) -> None:
        self._glyphs, self._bars = self._last
        super().keep()

    def paint(self) -> list:
        self.large = ""
        if self.cut:
            raise TooLong(f"cut off: {self.cut}")
        windows = super().paint()
        self._last = self._glyphs, self._bars
        self._glyphs, self._bars = 0, 0
        self._order.clear()
        return windows


def _ours(face: Any) -> Any:
    """Return `face` as the page knows it, which tells faces by identity.

    The screens of a device that runs have loaded faces of their own.
    """
    for own in _FACES:
        if own is face:
            return own
    return next((own for own in _FACES if own == face), face)
