"""The words on the panel: those that a page told of itself as it was painted."""

from typing import Any

ROWS = 8

_noted: dict[bytes, list[tuple[int, int, str]]] = {}  # words by picture, of the last ones
_last: list[list[tuple[int, int, str]]] = [[]]  # those that a page told last
_MOST_NOTED = 4096


def listen(module: object) -> None:
    """Let the pages of the firmware whose `module` this is tell their words as they are painted."""
    pages = getattr(module, "Page", None)
    if pages is None or hasattr(pages, "heard"):
        return
    paint = pages.paint

    def painted(page: Any) -> Any:
        windows = paint(page)
        if page.shown and any(page.pixels):
            note(bytes(page.pixels), page.shown)
        return windows

    pages.paint = painted
    pages.heard = True


def note(picture: bytes, words: list[tuple[int, int, str]]) -> None:
    """Keep in mind that `picture` is a page with these `words`: (y, x, words)."""
    if len(_noted) >= _MOST_NOTED:
        _noted.pop(next(iter(_noted)))
    _noted.pop(picture, None)
    _noted[picture] = _last[0] = words  # of most pictures nobody reads them


def lines(words: list[tuple[int, int, str]]) -> list[str]:
    """Return `words` as 8 rows, from left to right, two blanks between what was put apart."""
    rows = [""] * ROWS
    for y, _, text in sorted(words, key=lambda word: (word[0] // 8, word[1])):
        row = min(max(y, 0) // 8, ROWS - 1)  # a head with an underline stands a line higher
        rows[row] += "  " + text if rows[row] else text
    return rows


def read(picture: bytes) -> list[str]:
    """Return the 8 rows of words in `picture`, eight rows of 128 vertical bytes.

    Where no page told of such a picture, as while only a part of it was sent, they are those that a
    page told last; a dark panel has none.
    """
    if not any(picture):
        return [""] * ROWS
    return lines(_noted.get(picture, _last[0]))


def knows(picture: bytes) -> bool:
    """Return True if a page told of such a `picture`, or it is dark."""
    return picture in _noted or not any(picture)
