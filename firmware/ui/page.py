"""The page that screens draw on: it is drawn whole, and what differs from the last one is sent.

Screens put words, numerals, key caps, pictures and bars at pixels; `firmware/ui/layout.py` says
where they go on each kind of page.
"""

from firmware.ui.faces import CAPS, MORE, N22, N32, S_COLUMNS, SLIM22, SLIM32, T_COLUMNS, S, T

WIDTH, HEIGHT, ROWS = 128, 64, 8  # pixels, and rows of eight of them
LEFT, RIGHT, CENTRE = range(3)
_BLANK_ROW = bytes(WIDTH)
_BLANK = memoryview(_BLANK_ROW)
_ABOVE = -1  # the first row of T is blank
_BLANKS = tuple([bytes(gap) for gap in range(3)])
_ONES = int.from_bytes(b"\1" * WIDTH, "little")
_LIFTED = _ONES * 0x7F
_PART = 32  # columns that are compared at once
_FILL, _REVERSE, _CLEAR = range(3)
_WINDOW = 8  # bytes that a window costs beside its pixels
_MOST_CAPS = 20
_MOST_MADE = 28  # a table for so many takes 250 bytes
_CAP_SIDE, _CAP_LEAST = 2, 11  # columns beside the sign on a key cap, and of it all
_COLUMNS = {id(T): T_COLUMNS, id(S): S_COLUMNS}
_TWICE = b"\x00\x03\x0c\x0f\x30\x33\x3c\x3f\xc0\xc3\xcc\xcf\xf0\xf3\xfc\xff"


_SIGNS = 128  # by their codes in T and S
_NO_GLYPHS = (None,) * 32


def _no_glyphs(strip: bytes) -> "list[Any]":
    """Return a list for the glyphs of `strip`, which stands at its end so that its id stays its."""
    glyphs: list[Any] = [None] * (_SIGNS + 1)  # one that is put behind so many doubles its room
    glyphs[_SIGNS] = strip
    return glyphs


_row = bytearray(2 * WIDTH)  # in which glyphs are put side by side
_columns = memoryview(_row)


# Of each strip of T and S the glyphs that were put of late.  Lists that never grow: a memory in
# small pieces has no large one.
_cut = {id(strip): _no_glyphs(strip) for strips in (T[0], S[0]) for strip in strips}


def _forget_glyphs() -> None:
    for glyphs in _cut.values():
        for at in range(0, _SIGNS, 32):
            glyphs[at : at + 32] = _NO_GLYPHS


def codes_of(words: str) -> bytes:
    """Return the codes by which the faces have the signs of `words`."""
    codes = words.encode()
    if len(codes) != len(words):
        codes = bytes([MORE.get(sign, min(ord(sign), 127)) for sign in words])
    return codes


def strips_of(words: str, face: "Face") -> "list[bytes]":
    """Return `words` in `face` as vertical bytes for each eight rows.

    What has no glyph is left out; in numerals and on key caps it is the first of their glyphs.
    """
    strips, starts, first, gap = face
    codes = codes_of(words)
    found: list[bytes] = []
    if first:  # numerals and key caps, of which a text has few
        for strip in strips:
            found.append(_glyphs(strip, starts, first, gap, codes))
        return found
    between = _BLANKS[gap]
    signs = [b""] * len(codes)
    # What is blank behind the last sign is left out.
    end = starts[codes[-1] + 1] - 1 if codes and codes[-1] > 32 and len(strips) > 1 else -1
    blank = end >= 0 and not strips[0][end] and not strips[1][end]
    for strip in strips:
        cut = _cut.get(id(strip))
        if cut is None:
            cut = _cut[id(strip)] = _no_glyphs(strip)
        for at in range(len(codes)):
            code = codes[at]
            if cut[code] is None:
                cut[code] = strip[starts[code] : starts[code + 1]]
            signs[at] = cut[code]
        if blank:
            signs[-1] = strip[starts[codes[-1]] : end]
        found.append(between.join(signs))
    return found


def _glyphs(strip: bytes, starts: "Sequence[int]", first: int, gap: int, codes: bytes) -> bytes:
    """Return the glyphs of `codes` in `strip` side by side, as far as they may be seen.

    A list of them would be garbage.
    """
    last, end = first + len(starts) - 2, 0
    view = memoryview(strip)
    for code in codes:
        for _ in range(gap if end else 0):
            _row[end] = 0
            end += 1
        at = code - first if first <= code <= last else 0
        left, right = starts[at], starts[at + 1]
        _row[end : end + right - left] = view[left:right]
        end += right - left
        if end > WIDTH:
            break
    return bytes(_columns[:end])


def width_of(words: str, face: "Face" = T) -> int:
    """Return how many columns `words` take in `face`, at most one too many."""
    columns = _COLUMNS.get(id(face))
    if not columns:
        return len(strips_of(words, face)[0])
    width = 0  # no list, which would be garbage: much is measured on a page
    for code in codes_of(words):
        if code < 127:
            width += columns[code]
    return width


def columns_of(face: "Face") -> bytes:
    """Return how many columns each sign of T or S takes, by its code."""
    return _COLUMNS[id(face)]


def strips_in(picture: bytes) -> "list[bytes]":
    """Return the strips of a `picture` of faces.py, whose first byte is its width."""
    width = picture[0]
    return [picture[at : at + width] for at in range(1, len(picture), width)]


def beside(parts: "Sequence[tuple[int, Sequence[bytes]]]", rows: int) -> "list[bytearray]":
    """Return strips as wide as the panel, with those of the `parts` from a column on each."""
    found = [bytearray(WIDTH) for _ in range(rows)]
    for x, strips in parts:
        for row in range(len(strips)):
            strip = strips[row]
            found[row][x : x + len(strip)] = strip
    for row in found:
        if len(row) > WIDTH:
            row[:] = row[:WIDTH]
    return found


def doubled(strips: "Sequence[bytes]") -> "list[bytes]":
    """Return `strips` with each pixel twice as wide and high."""
    pairs = [bytes((four, four)) for four in _TWICE]
    found = []
    for strip in strips:
        found.append(b"".join([pairs[column & 15] for column in strip]))
        found.append(b"".join([pairs[column >> 4] for column in strip]))
    return found


def struck_twice(strips: "Sequence[bytes]") -> "list[Any]":
    """Return `strips` with their signs a column broader: in reverse, light eats dark.

    A blank column before a sign stays blank, or narrow letters grow together.
    """
    width = len(strips[0])
    found = [bytearray(width + 1) for _ in strips]
    before = 0  # is what stands behind the column a sign?
    for at in range(width, -1, -1):
        inked = 0
        for strip in strips:
            inked |= strip[at] if at < width else 0
        if inked or not before:
            for i in range(len(strips)):
                strip = strips[i]
                found[i][at] = (strip[at] if at < width else 0) | (strip[at - 1] if at else 0)
        before = inked
    return found


def lower(strips: "Sequence[Any]", shift: int) -> "list[bytearray]":
    """Return two `strips` `shift` lines lower; what is below them then is left out."""
    above, below = strips
    width = len(above)
    found = [bytearray(width), bytearray(width)]
    for at in range(width):
        column = above[at] << shift
        found[0][at] = column & 255
        found[1][at] = below[at] << shift & 255 | column >> 8
    return found


def _changed(strips: "Sequence[bytes]", dark: bool, twice: bool) -> "Sequence[bytes]":
    if dark:
        strips = struck_twice(strips)
    return doubled(strips) if twice else strips


def _each_column(ink: "Pixels", columns: "Sequence[int]", mask: int, how: int) -> None:
    """Fill, reverse or clear the bits of `mask` in bytes: a long number of them is garbage."""
    if how == _FILL:
        for i in columns:
            ink[i] |= mask
    elif how == _REVERSE:
        for i in columns:
            ink[i] ^= mask
    else:
        for i in columns:
            ink[i] &= ~mask


_caps: "dict[str, list[bytes]]" = {}  # some are on every page


def cap_of(key: str) -> "list[bytes]":
    """Return a key cap without its upper edge: light, the signs of `key` dark."""
    if key not in _caps:
        if len(_caps) >= _MOST_CAPS:
            _caps.clear()
        _caps[key] = _cap_of(key)
    return _caps[key]


def _cap_of(key: str) -> "list[bytes]":
    signs = strips_of(key, CAPS)[0]
    body = bytearray(b"\xff" * max(len(signs) + 2 * _CAP_SIDE, _CAP_LEAST))
    for at in range(len(signs)):
        body[_CAP_SIDE + at] ^= signs[at]
    body[0] = body[-1] = 0x7F  # its lower corners
    return [bytes(body)]


def low_cap(key: str) -> bytes:
    """Return a key cap of one letter and seven rows, its upper edge among them.

    The cap has a column less, its sign a row less above its middle and one below.
    """
    cap = cap_of(key)[0][:-1]
    low = bytearray([(column & 1) << 1 | column & 28 | column >> 1 & 96 | 65 for column in cap])
    low[0] &= 0x3E
    low[-1] &= 0x3E
    return bytes(low)


class Page:
    """One picture of 128 x 64 pixels; `pixels` holds the last one, 1,024 bytes of eight rows each.

    All is put anew on each picture, in `ink`; `paint` tells where it differs from the last one.
    `words` are what was put, each with its place, (y, x, words), where y is of the row of eight
    pixels that one reads it on; `shown` are those of the last picture.  `cut` are those that did
    not fit: they are cut off, never refused.  `foot` is where the keys begin, or what stands in
    their place, `caps` where their caps reach above the last row: (x, width).  `spans` are the
    lines that each thing put takes: (from, to, strips, x).  Whoever gives the `ink` may use it
    between pictures and leaves it blank.  Where it is `pixels` all is drawn on them at once, as
    where memory is short, and `paint` tells of the whole.
    """

    def __init__(self, pixels: "Pixels", ink: "Pixels | None" = None):
        self.pixels = pixels
        # What was put of late: most of it is put again.  Where each thing lies by its key, what is
        # there, its key, and the picture that last used it.  None of it grows, see `_cut`.
        self._made: dict[Any, int] = dict.fromkeys(range(_MOST_MADE), 0)
        while self._made:
            self._made.popitem()
        self._things: list[Any] = [None] * _MOST_MADE
        self._keys: list[Any] = [None] * _MOST_MADE
        self._used = bytearray(_MOST_MADE)
        self._picture, self._place = 1, 0
        self.keeps = True  # else each thing is garbage once it is put, where memory is short
        self.words: Words = []
        self.shown: Words = []
        self.heading = ""  # what the head tells instead, where a turn is looked at once more
        self.cut: list[str] = []
        self.foot = HEIGHT - 8
        self.caps: Sequence[tuple[int, int]] = ()
        self.spans: list[tuple[int, int, Sequence[Any], int]] = []
        self._new, self._old = [], []
        self.ink = bytearray(WIDTH * ROWS) if ink is None else ink
        self._view = memoryview(self.ink)
        if ink is pixels:
            return
        new, old = self._view, memoryview(pixels)
        rows = range(0, WIDTH * ROWS, WIDTH)
        self._new = [new[at : at + WIDTH] for at in rows]
        self._old = [old[at : at + WIDTH] for at in rows]

    def begin(self) -> None:
        """Begin an empty picture."""
        for row in self._new:
            row[:] = _BLANK_ROW
        self.shown = self.words
        self.words = []
        self.cut = []
        self.foot = HEIGHT - 8
        self.caps = ()
        del self.spans[:]  # a list that grows anew asks for 256 bytes in one piece
        self._picture = self._picture % 255 + 1

    def forget(self) -> None:
        """Let nothing be kept of what was put."""
        self.forget_words()
        _forget_glyphs()

    def forget_words(self) -> None:
        """Let no more than its glyphs be kept of what was put: another kind of page follows."""
        for at in range(_MOST_MADE):
            if self._used[at]:
                self._made.pop(self._keys[at], None)  # memory may end at any line here
            self._things[at] = self._keys[at] = None
            self._used[at] = 0

    def keep(self) -> None:
        """Begin with what is shown instead of with an empty picture."""
        self.ink[:] = self.pixels
        self.words = list(self.shown)

    # What screens put.

    def made(self, key: "Any", make: "Callable[..., Any]", *of: "Any") -> "Any":
        """Return `make(*of)`, made once as long as there is room for it, by its `key`."""
        made = self._kept(key)
        return self._keep(key, make(*of)) if made is None else made

    def _kept(self, key: "Any") -> "Any":
        """Return what was made for `key`, None if nothing is kept of it."""
        at = self._made.get(key)
        if at is None:
            return None
        self._used[at] = self._picture
        return self._things[at]

    def _keep(self, key: "Any", thing: "Any") -> "Any":
        """Keep `thing` where something lies that this picture has not used; return it."""
        if not self.keeps:
            _forget_glyphs()
            return thing
        at = self._unused()
        if at >= 0:
            if self._used[at]:
                self._made.pop(self._keys[at], None)
            self._used[at] = self._picture
            self._made[key], self._keys[at], self._things[at] = at, key, thing
        return thing

    def _unused(self) -> int:
        """Return a place of something that this picture has not used, -1 if it has used all."""
        used, picture = self._used, self._picture
        for _ in range(_MOST_MADE):
            at = self._place = (self._place + 1) % _MOST_MADE
            if used[at] != picture:
                return at
        return -1

    def strips(self, words: str, face: "Face") -> "Sequence[bytes]":
        """Return `words` in `face` as `strips_of` does."""
        key = words, id(face)
        return self._kept(key) or self._keep(key, strips_of(words, face))

    def width(self, words: str, face: "Face" = T) -> int:
        """Return how many columns `words` take, which are to be put on this picture."""
        return len(self.strips(words, face)[0])

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
        said: "str | None" = None,
    ) -> int:
        """Put `words` from `x` on, or so that they end before `end`, or between both.

        `dark` ones are to be reversed: they are struck twice.  `twice` makes each pixel four.
        `said` is what is read for them, if it is not they.  Return the column behind them.
        """
        strips = self.strips(words, face)
        if dark or twice:
            key = words, id(face), dark, twice
            strips = self._kept(key) or self._keep(key, _changed(strips, dark, twice))
        width = len(strips[0])
        if align == RIGHT:
            x = end - width
        elif align == CENTRE:
            x = (x + end - width) // 2
        if x < 0 or x + width > end or not _ABOVE <= y <= HEIGHT - 8 * len(strips) + (y & 7):
            self.cut.append(words)
            x = max(x, 0)
            strips = [strip[: max(min(end, WIDTH) - x, 0)] for strip in strips]
        if said is None:
            said = words
        if said:
            self.words.append((y + 8 * ((len(strips) - 1) >> 1), x, said))
        self.put(x, y, strips)
        return x + width

    def numeral(
        self,
        x: int,
        y: int,
        number: "int | str",
        face: "Face",
        align: int = LEFT,
        end: int = WIDTH,
        twice: bool = False,
        said: "str | None" = None,
    ) -> int:
        """Put `number` as `text` puts words; 100 in narrow digits."""
        words = str(number)
        if words == "100":
            face = SLIM22 if face is N22 else SLIM32 if face is N32 else face
        return self.text(x, y, words, face, align, end, False, twice, said)

    def say(self, x: int, y: int, words: str) -> None:
        """Let `words`, if there are any, be read at a place, as what is drawn there means."""
        if words:
            self.words.append((y, x, words))

    def cap(self, x: int, y: int, key: str, said: "str | None" = None) -> int:
        """Put a key cap for `key`, light with its signs dark, on the row of eight pixels at `y`.

        It begins one above; return the column behind it.
        """
        cap = cap_of(key)
        width = len(cap[0])
        if x + width > WIDTH:
            self.cut.append(key)
            return x
        if said is None:
            said = key
        if said:
            self.words.append((y, x, said))
        self.fill(x + 1, y - 1, width - 2, 1)
        self.put(x, y, cap)
        return x + width

    def picture(self, x: int, y: int, picture: bytes, twice=False, said: str = "") -> int:
        """Put a `picture` of faces.py, read as `said`; return the column behind it."""
        key = picture, twice
        strips = self._kept(key)
        if strips is None:
            strips = strips_in(picture)
            strips = self._keep(key, doubled(strips) if twice else strips)
        if said:
            self.words.append((y, x, said))
        self.put(x, y, strips)
        return x + len(strips[0])

    def put(self, x: int, y: int, strips: "Sequence[Any]") -> None:
        """Put `strips` of vertical bytes: over what is there where `y` begins a row of eight.

        Elsewhere they are added to what is there.  What is off the picture is left out.
        """
        ink = self.ink
        width = len(strips[0])
        self.spans.append((y, y + 8 * len(strips), strips, x))
        if x < 0 or x + width > WIDTH:
            strips = [strip[max(-x, 0) : max(WIDTH - x, 0)] for strip in strips]
            x, width = max(x, 0), len(strips[0])
        at = (y >> 3) * WIDTH + x
        shift = y & 7
        for strip in strips:
            if shift:
                self._add(at, strip, shift)
            elif 0 <= at < WIDTH * ROWS:
                ink[at : at + width] = strip
            at += WIDTH

    def add(self, x: int, y: int, strip: "bytes | bytearray") -> None:
        """Put a strip on a row of eight, and leave what is there."""
        if x + len(strip) > WIDTH:
            strip = strip[: WIDTH - x]
        self._add((y >> 3) * WIDTH + x, strip, 0)

    def _add(self, at: int, strip: "bytes | bytearray", shift: int) -> None:
        """Add the pixels of `strip`, `shift` lines lower, to the bytes from `at` on.

        Column for column: the long numbers that would do it at once take twice as long.
        """
        ink, row = self.ink, WIDTH
        here, below = 0 <= at < WIDTH * ROWS, -WIDTH <= at < WIDTH * (ROWS - 1)
        for column in strip:
            if column:
                column <<= shift
                if here:
                    ink[at] |= column & 255
                if column > 255 and below:
                    ink[at + row] |= column >> 8
            at += 1

    # Bars, frames, and what is light where it was dark.

    def fill(self, x: int, y: int, width: int, height: int) -> None:
        """Light all pixels of a bar, a line or a dot."""
        self._each(x, y, width, height, _FILL)

    def reverse(self, x: int, y: int, width: int, height: int) -> None:
        """Make light what is dark and dark what is light."""
        self._each(x, y, width, height, _REVERSE)

    def _each(self, x: int, y: int, width: int, height: int, how: int, step: int = 1) -> None:
        """Fill, reverse or clear a part, or of its columns each that is `step` from the last.

        By its width less one these are its sides, where it is on the picture whole.
        """
        if height > 1:  # there is nothing within a line
            self.spans.append((y, y + height, (), x))
        ink, end = self.ink, y + height
        if x < 0 or y < 0 or x + width > WIDTH or end > HEIGHT:
            end = min(end, HEIGHT)
            width = min(x + width, WIDTH) - max(x, 0)
            x, y = max(x, 0), max(y, 0)
        while y < end and width > 0:
            below = min(end, (y | 7) + 1)
            mask = (0xFF >> 8 - (below - y)) << (y & 7)
            at = (y >> 3) * WIDTH + x
            y = below
            if mask == 0xFF and how != _REVERSE and step == 1:
                ink[at : at + width] = _BLANK[:width] if how == _CLEAR else b"\xff" * width
            else:
                _each_column(ink, range(at, at + width, step), mask, how)

    def clear(self, x: int, y: int, width: int, height: int) -> None:
        """Darken a part, and forget the words that begin in it."""
        self._each(x, y, width, height, _CLEAR)
        end = y + height
        spans, words = self.spans, self.words
        for i in range(len(spans) - 1, -1, -1):  # no new list, which would be garbage
            if y <= spans[i][0] and spans[i][1] <= end:
                del spans[i]
        for i in range(len(words) - 1, -1, -1):
            if y <= words[i][0] < end and x <= words[i][1] < x + width:
                del words[i]

    def lift(self, rows: int) -> None:
        """Let all that stands on the first `rows` of eight pixels stand a pixel higher.

        To put each line there would make more garbage, as it begins within a row.
        """
        low = 0
        for row in range(rows - 1, -1, -1):
            place = self._view[row * WIDTH : row * WIDTH + WIDTH]
            number = int.from_bytes(place, "little")
            lifted = number >> 1 & _LIFTED | low << 7
            low = number & _ONES
            place[:] = lifted.to_bytes(WIDTH, "little")
        end = 8 * rows
        self.words = [(y - 1, x, said) if y < end else (y, x, said) for y, x, said in self.words]
        self.spans = [(top - 1, below - 1, strips, x) for top, below, strips, x in self.spans]

    def frame(self, x: int, y: int, width: int, height: int, corner: int = 0) -> None:
        """Put a frame of one pixel, 2 or wider; a `corner` of 2 is a card's, round."""
        below, high = y + height - 1, height - 2 * corner
        for line in (y, below):
            self.fill(x + corner, line, width - 2 * corner, 1)
        self.spans.append((y + corner, y + corner + high, (), x + width - 1))
        self._each(x, y + corner, width, high, _FILL, width - 1)
        for inset in range(1, corner):
            for line in (y + inset, below - inset):
                out = corner - inset
                self._each(x + out, line, width - 2 * out, 1, _FILL, width - 2 * out - 1)

    def card(
        self, x: int, y: int, width: int, height: int, number: "int | str", face: "Face", lit=False
    ) -> None:
        """Put a card with its `number` in the middle; a `lit` one is light with a dark number."""
        top = y + (height - 8 * len(face[0])) // 2
        self.numeral(x, top, number, face, CENTRE, x + width)
        if lit:
            self.reverse_round(x, y, width, height)
        else:
            self.frame(x, y, width, height, 2)
        self.spans.append((y, y + height, (), x))  # a note takes it whole

    def reverse_round(self, x: int, y: int, width: int, height: int) -> None:
        """Reverse a part whose corners are round, as a card's or a large key's."""
        self.reverse(x + 2, y, width - 4, height)
        for out in (1, 0):
            wide = width - 2 * out
            self._each(x + out, y + 2 - out, wide, height - 4 + 2 * out, _REVERSE, wide - 1)

    # What is sent.

    def paint(self) -> "list[list[int]]":
        """Take the picture for the last one; return the windows in which they differ.

        A window is (first row, last row, left, right): rows of eight pixels, right exclusive.  The
        next picture begins empty.
        """
        windows: list[list[int]] = []
        new, old = self._new, self._old
        if not new:
            self.shown = self.words
            return [[0, ROWS - 1, 0, WIDTH]]
        try:
            for row in range(ROWS):
                if not new[row] == old[row]:  # noqa: SIM201
                    self._differing(windows, row)
                    old[row][:] = new[row]
        except MemoryError:  # all of it is sent
            self.pixels[:] = self.ink
            windows = [[0, ROWS - 1, 0, WIDTH]]
        self.begin()
        return windows

    def _differing(self, windows: "list[list[int]]", row: int) -> None:
        """Add the columns of a row that differ to `windows`, apart where a window costs less.

        Of 32 the edges alone are looked for: to look at one column takes as long as to send it.
        No slices are made, which would be garbage.
        """
        new, old = self._new[row], self._old[row]
        left = right = -1
        for first in range(0, WIDTH, _PART):
            end = first + _PART
            while first < end and new[first] == old[first]:
                first += 1
            if first < end:
                end -= 1
                while new[end] == old[end]:
                    end -= 1
                if left < 0:
                    left = first
                elif first - right > _WINDOW:
                    _join(windows, row, left, right)
                    left = first
                right = end + 1
        _join(windows, row, left, right)


def _join(windows: "list[list[int]]", row: int, left: int, right: int) -> None:
    """Add a window, or make one that ends on the row above larger where that is less to send."""
    for window in windows:
        first, last, begin, end = window
        if last == row - 1:
            wide = max(end, right) - min(begin, left)
            apart = (row - first) * (end - begin) + right - left + _WINDOW
            if wide * (row - first + 1) <= apart:
                window[1], window[2], window[3] = row, min(begin, left), max(end, right)
                return
    windows.append([row, row, left, right])
