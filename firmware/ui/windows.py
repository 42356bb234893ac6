"""Which parts of the picture are to be drawn and sent, as rows or numbers on it have changed.

A window is [first row, last row, left, right], right and left in pixels, right exclusive.
"""

from firmware.ui.glyphs import CELL, TYPES

WIDTH = 128  # pixels
_MANY = 16  # windows


def changes(new: "str | bytes", old: "str | bytes", apart: int) -> "list[list[int]]":
    """Return where `new` differs from `old`, as long at least: first sign, and one behind the last.

    Changes with fewer than `apart` signs between them are one.
    """
    parts = []
    end = -apart  # of the last one
    for i in range(len(new)):
        if new[i] != old[i]:
            if i - end < apart:
                parts[-1][1] = i + 1
            else:
                parts.append([i, i + 1])
            end = i + 1
    return parts


def words(codes: bytes) -> "list[list[int]]":
    """Return where the words of `codes` are, a row of text: first sign, and one behind the last."""
    parts = []
    end = len(codes.rstrip())
    start = len(codes) - len(codes.lstrip())
    while start < end:
        if codes[start] == 32:  # a blank
            start += 1
            continue
        blank = codes.find(b" ", start, end)
        parts.append([start, blank if blank > 0 else end])
        start = parts[-1][1] + 1
    return parts


def is_near(place: "tuple[int, int, int]", text: str, windows: "list[list[int]]") -> bool:
    """Return True if a cell at the edge of one of `windows` may reach into `text` at `place`."""
    font, x, row = place
    _, width, height = TYPES[font]
    for first, last, left, right in windows:
        beside = x < right + CELL - 1 and left - CELL + 1 < x + width * len(text)
        if beside and first < row + height and row <= last:
            return True
    return False


def each_once(windows: "list[list[int]]", rows: "list[list[int]]") -> "list[list[int]]":
    """Return `windows` and `rows`, cut where one of the `windows` before them has their bytes."""
    over = []
    for window in windows:
        if _is_left(window, over):
            over.append(window)
    return over + [window for window in rows if _is_left(window, over)]


def _is_left(window: "list[int]", over: "list[list[int]]") -> bool:
    """Cut off of `window` what windows of `over` reach into; return False if nothing is left."""
    top, bottom = window[0], window[1]
    for first, last, left, right in over:
        if first <= top and bottom <= last:
            if left <= window[2] < right:
                window[2] = right
            if left < window[3] <= right:
                window[3] = left
    return window[2] < window[3]


def changed(windows: "list[list[int]]", new: "Pixels", old: bytes) -> "list[list[int]]":
    """Return `windows` without the columns at their edges that are in `new` as they were in `old`.

    Both are pictures; what stays whole is left out.  Of a new page all is left as it is: to look
    for such columns would take longer than to send them.
    """
    found = []
    if len(windows) > _MANY:
        return windows
    for first, last, left, right in windows:
        rows = range(first * WIDTH, last * WIDTH + 1, WIDTH)
        begin = right
        for at in rows:
            x = left
            while x < begin and new[at + x] == old[at + x]:
                x += 1
            begin = x
        end = begin
        for at in rows:
            x = right
            while x > end and new[at + x - 1] == old[at + x - 1]:
                x -= 1
            end = x
        if begin < end:
            found.append([first, last, begin, end])
    return found
