"""The page that screens draw on: it is drawn whole, and what differs from the last one is sent.

Screens put words, numerals, key caps, pictures and bars at pixels; `firmware/ui/layout.py` says
where they go on each kind of page.
"""

from firmware.ui.faces import CAPS, MORE, N13, N14, N22, N32, SLIM22, SLIM32, T

WIDTH, HEIGHT, ROWS = 128, 64, 8  # pixels, and rows of eight of them
LEFT, RIGHT, CENTRE = range(3)
NUMERALS = (N13, N14, N22, N32)
_SLIM = {id(N22): SLIM22, id(N32): SLIM32}  # for 100, where three digits share a column
_MOST_DIGITS = 2  # of full width
_BLANK_ROW = bytes(WIDTH)
_APART = 8  # columns alike between two windows: a window costs some 10 bytes
_UNKNOWN = ord("?")
_CAP_SIDE, _CAP_LEAST = 2, 11  # columns beside the sign on a key cap, and of it all
_TWICE = b"\x00\x03\x0c\x0f\x30\x33\x3c\x3f\xc0\xc3\xcc\xcf\xf0\xf3\xfc\xff"


def strips_of(words: str, face: "Face", twice: bool = False) -> "list[bytes]":
    """Return `words` in `face` as vertical bytes for each eight rows; what has no glyph is a ``?``.

    In numerals that is a blank.  `twice` makes each pixel four.
    """
    strips, starts, first, gap = face
    codes = words.encode()
    if len(codes) != len(words):
        codes = bytes([MORE.get(sign, min(ord(sign), 127)) for sign in words])
    last = first + len(starts) - 2
    if codes and (min(codes) < first or max(codes) > last):
        other = _UNKNOWN if first < _UNKNOWN < last else first
        codes = bytes([code if first <= code <= last else other for code in codes])
    between = bytes(gap)
    places = [code - first for code in codes]
    found = []
    for strip in strips:
        found.append(between.join([strip[starts[at] : starts[at + 1]] for at in places]))
    if face is T and codes and codes[-1] > 32 and not (found[0][-1] or found[1][-1]):
        found = [strip[:-1] for strip in found]  # what is blank behind the last sign
    return _doubled(found) if twice else found


def width_of(words: str, face: "Face" = T) -> int:
    """Return how many columns `words` take in `face`."""
    return len(strips_of(words, face)[0])


def _doubled(strips: "list[bytes]") -> "list[bytes]":
    """Return `strips` with each pixel twice as wide and high."""
    pairs = [bytes((four, four)) for four in _TWICE]
    found = []
    for strip in strips:
        found.append(b"".join([pairs[column & 15] for column in strip]))
        found.append(b"".join([pairs[column >> 4] for column in strip]))
    return found


def _either(one: bytes, other: bytes) -> bytes:
    """Return the pixels of both, which are as long."""
    number = int.from_bytes(one, "little") | int.from_bytes(other, "little")
    return number.to_bytes(len(one), "little")


def struck_twice(strip: bytes) -> bytes:
    """Return `strip` with its signs a column broader: in reverse, light eats dark."""
    number = int.from_bytes(strip, "little")
    return (number | number << 8).to_bytes(len(strip) + 1, "little")


class Sheet:
    """One picture of 128 x 64 pixels; `pixels` holds the last one, 1,024 bytes of eight rows each.

    All is put anew on each picture; `paint` tells where it differs from the last one.  `words` are
    what was put, each with its place: (y, x, words).  `cut` are those that did not fit: they are
    cut off, never refused.
    """

    def __init__(self, pixels: "Pixels"):
        self.pixels = pixels
        self.ink = bytearray(WIDTH * ROWS)
        new, old = memoryview(self.ink), memoryview(pixels)
        rows = range(0, WIDTH * ROWS, WIDTH)
        self._new = [new[at : at + WIDTH] for at in rows]
        self._old = [old[at : at + WIDTH] for at in rows]
        self.words: list[tuple[int, int, str]] = []
        self.cut: list[str] = []

    def blank(self) -> None:
        """Begin an empty picture."""
        for row in self._new:
            row[:] = _BLANK_ROW
        self.words = []
        self.cut = []

    # What screens put.

    def text(
        self,
        x: int,
        y: int,
        words: str,
        face: "Face" = T,
        align: int = LEFT,
        end: int = WIDTH - 1,
        dark: bool = False,
        twice: bool = False,
    ) -> int:
        """Put `words` from `x` on, or so that they end before `end`, or between both.

        `dark` ones are to be reversed: they are struck twice.  Return the column behind them.
        """
        strips = strips_of(words, face, twice)
        if dark:
            strips = [struck_twice(strip) for strip in strips]
        return self._put_words(x, y, words, strips, align, end)

    def numeral(
        self,
        x: int,
        y: int,
        number: "int | str",
        face: "Face",
        align: int = LEFT,
        end: int = WIDTH,
        twice: bool = False,
    ) -> int:
        """Put `number` as `text` puts words; where it has three digits, in narrow ones."""
        words = str(number)
        slim = _SLIM.get(id(face)) if len(words) > _MOST_DIGITS else None
        if slim and not words.strip("01"):
            face = slim
        return self._put_words(x, y, words, strips_of(words, face, twice), align, end)

    def _put_words(
        self, x: int, y: int, words: str, strips: "list[bytes]", align: int, end: int
    ) -> int:
        width = len(strips[0])
        if align == RIGHT:
            x = end - width
        elif align == CENTRE:
            x = (x + end - width) // 2
        room = min(end, WIDTH) - max(x, 0)
        if width > room or x < 0 or y < 0 or y + 8 * len(strips) > HEIGHT:
            self.cut.append(words)
            x = max(x, 0)
            strips = [strip[: max(room, 0)] for strip in strips]
        self.words.append((y, x, words))
        self.put(x, y, strips)
        return x + len(strips[0])

    def cap(self, x: int, y: int, key: str, align: int = LEFT) -> int:
        """Put a key cap for `key`, light with its signs dark, on the row of eight pixels at `y`.

        It begins one above and at `x`, or ends before it; return the column behind it.
        """
        signs = strips_of(key, CAPS)[0]
        width = max(len(signs) + 2 * _CAP_SIDE, _CAP_LEAST)
        if align == RIGHT:
            x -= width
        width = min(width, WIDTH - x)
        self.words.append((y, x, "[" + key + "]"))
        signs = (bytes(_CAP_SIDE) + signs + _BLANK_ROW)[:width]
        self.fill(x + 1, y - 1, width - 2, 1)
        body = int.from_bytes(signs, "little") ^ ((1 << 8 * width) - 1)
        body &= ~(0x80 | 0x80 << 8 * (width - 1))  # its lower corners
        self.put(x, y, [body.to_bytes(width, "little")])
        return x + width

    def picture(self, x: int, y: int, picture: "Picture", twice: bool = False) -> int:
        """Put a `picture` of pictures.py; return the column behind it."""
        width, data = picture
        strips = [data[at : at + width] for at in range(0, len(data), width)]
        if twice:
            strips = _doubled(strips)
        self.put(x, y, strips)
        return x + len(strips[0])

    def put(self, x: int, y: int, strips: "Sequence[bytes]") -> None:
        """Put `strips` of vertical bytes: over what is there where `y` begins a row of eight.

        Elsewhere they are added to what is there.
        """
        ink, shift = self.ink, y & 7
        width = len(strips[0])
        if not width:
            return
        if shift == 0:
            at = y * (WIDTH // 8) + x
            for strip in strips:
                if 0 <= at < WIDTH * ROWS:
                    ink[at : at + width] = strip
                at += WIDTH
            return
        at = (y >> 3) * WIDTH + x
        kept = int.from_bytes(bytes((0xFF >> shift,)) * width, "little")
        down = 8 - shift
        over = 0  # what reaches down from the strip before
        for strip in strips:
            number = int.from_bytes(strip, "little")
            self._add(at, width, (number & kept) << shift | over)
            over = number >> down & (kept ^ ((1 << 8 * width) - 1)) >> down
            at += WIDTH
        if over:
            self._add(at, width, over)

    def _add(self, at: int, width: int, number: int) -> None:
        """Add the pixels of `number` to the `width` bytes from `at` on."""
        if 0 <= at < WIDTH * ROWS:
            ink = self.ink
            number |= int.from_bytes(ink[at : at + width], "little")
            ink[at : at + width] = number.to_bytes(width, "little")

    # Bars, frames, and what is light where it was dark.

    def fill(self, x: int, y: int, width: int, height: int) -> None:
        """Light all pixels of a bar, a line or a dot."""
        self._each(x, y, width, height, False)

    def reverse(self, x: int, y: int, width: int, height: int) -> None:
        """Make light what is dark and dark what is light."""
        self._each(x, y, width, height, True)

    def _each(self, x: int, y: int, width: int, height: int, flip: bool) -> None:
        end = min(y + height, HEIGHT)
        y = max(y, 0)
        width = min(width, WIDTH - x)
        if width <= 0:
            return
        ink = self.ink
        while y < end:
            below = min(end, (y | 7) + 1)
            mask = 0xFF >> 8 - (below - y) << (y & 7)
            at = (y >> 3) * WIDTH + x
            if width == 1:
                ink[at] = ink[at] ^ mask if flip else ink[at] | mask
            elif mask == 0xFF and not flip:
                ink[at : at + width] = b"\xff" * width
            else:
                bits = int.from_bytes(bytes((mask,)) * width, "little")
                number = int.from_bytes(ink[at : at + width], "little")
                number = number ^ bits if flip else number | bits
                ink[at : at + width] = number.to_bytes(width, "little")
            y = below

    def frame(self, x: int, y: int, width: int, height: int, corner: int = 0) -> None:
        """Put a frame of one pixel; a `corner` of 2 is a card's, round."""
        self.fill(x + corner, y, width - 2 * corner, 1)
        self.fill(x + corner, y + height - 1, width - 2 * corner, 1)
        self.fill(x, y + corner, 1, height - 2 * corner)
        self.fill(x + width - 1, y + corner, 1, height - 2 * corner)
        for inset in range(1, corner):
            for row in (y + inset, y + height - 1 - inset):
                self.fill(x + corner - inset, row, 1, 1)
                self.fill(x + width - 1 - corner + inset, row, 1, 1)

    def card(
        self, x: int, y: int, width: int, height: int, number: "int | str", face: "Face", lit=False
    ) -> None:
        """Put a card with its `number` in the middle; a `lit` one is light with a dark number."""
        strips = strips_of(str(number), face)
        top = y + (height - 8 * len(strips)) // 2
        self.numeral(x, top, number, face, CENTRE, x + width)
        if lit:
            self.reverse(x + 2, y, width - 4, 1)
            self.reverse(x + 1, y + 1, width - 2, 1)
            self.reverse(x, y + 2, width, height - 4)
            self.reverse(x + 1, y + height - 2, width - 2, 1)
            self.reverse(x + 2, y + height - 1, width - 4, 1)
        else:
            self.frame(x, y, width, height, 2)

    # What is sent.

    def paint(self) -> "list[tuple[int, int, int, int]]":
        """Take the picture for the last one; return the windows in which they differ.

        A window is (first row, last row, left, right): rows of eight pixels, right exclusive.
        """
        windows = []
        new, old = self._new, self._old
        for row in range(ROWS):
            if new[row] != old[row]:
                for left, right in differing(new[row], old[row]):
                    _join(windows, row, left, right)
                old[row][:] = new[row]
        return [tuple(window) for window in windows]


def differing(new: "bytes | memoryview", old: "bytes | memoryview") -> "list[tuple[int, int]]":
    """Return the columns in which two rows differ, parts that are near each other as one."""
    number = int.from_bytes(new, "little") ^ int.from_bytes(old, "little")
    left = number.to_bytes(WIDTH, "little")
    alike = bytes(_APART)
    found = []
    end = WIDTH
    left = left.rstrip(b"\x00")
    end = len(left)
    while end:
        gap = left.rfind(alike)
        start = gap + _APART if gap >= 0 else end - len(left.lstrip(b"\x00"))
        found.append((start, end))
        left = left[:gap].rstrip(b"\x00") if gap > 0 else b""
        end = len(left)
    found.reverse()
    return found


def _join(windows: "list[list[int]]", row: int, left: int, right: int) -> None:
    """Add a window, or make one that ends on the row above larger where that is less to send."""
    for window in windows:
        first, last, begin, end = window
        if last == row - 1:
            wide = max(end, right) - min(begin, left)
            apart = (row - first) * (end - begin) + right - left + 10
            if wide * (row - first + 1) <= apart:
                window[1:] = [row, min(begin, left), max(end, right)]
                return
    windows.append([row, row, left, right])
