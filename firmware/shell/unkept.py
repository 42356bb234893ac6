"""A memory that fails or is full is said in a sentence at first, then by a sign on every page."""

from firmware.ui.glyphs import CELL, MARKED, TYPES
from firmware.ui.page import ROWS
from firmware.ui.text_lines import COLUMNS

FULL = "Memory full: this game is not kept."
FAILED = "Memory fails: this game is not kept."
NOTHING = "Memory fails: nothing is kept."  # where no game is in play
GONE = " It goes on, but with the power it is gone."
SIGN = "not kept"
SHORT = ("Memory full: " + SIGN, "Memory fails:" + SIGN)  # a row of the menu

_PLACED = (" " + SIGN, " !", "!")  # the first that has room; a blank keeps it apart if it may

_ORDER = (6, 5, 4, 3, 2, 1, 0, 7)  # of rows: hints come and go in the last one


def said(shell: "Shell") -> str:
    """Return the sentence that says what the memory does not keep, and why."""
    if not shell.journal.failed:
        return FULL
    return FAILED if shell.playing else NOTHING


def explained(shell: "Shell") -> str:
    """Return a page of help about it."""
    text = said(shell)
    return text + GONE if shell.playing else text


def mark(page: "Page", note: str) -> None:
    """Put the sign, or a short one, at the end of a row of `page` that has room for it.

    Where every row is full to its end it stands before the last word of the last one.  A row or the
    `note` may say it already.
    """
    if note in (FULL, FAILED, NOTHING) or SIGN in "".join(page.rows):
        return
    ends = [_end(page, row) for row in _ORDER]
    for sign in _PLACED:
        for i in range(ROWS):
            if ends[i] + len(sign) <= COLUMNS:
                sign = sign.strip()
                page.number(MARKED, (COLUMNS - len(sign)) * CELL, _ORDER[i], sign)
                return
    page.number(MARKED, page.rows[ROWS - 1].rfind(" ") * CELL, ROWS - 1, _PLACED[-1])


def _end(page: "Page", row: int) -> int:
    """Return how many cells of `row` are taken from its beginning on."""
    text = page.rows[row]
    end = COLUMNS if text[0] == "\n" else len(text.rstrip())
    for font, x, top in page.numbers:
        _, width, rows = TYPES[font]
        if top <= row < top + rows:
            reach = x + width * len(page.numbers[font, x, top])
            end = max(end, (reach + CELL - 1) // CELL)
    return end
