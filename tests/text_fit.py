"""Whether a text fits its place on the panel."""

from firmware.ui.page import COLUMNS, wrap


def fits(text: str, rows: int) -> bool:
    """Return True if `text` takes `rows` rows at most, none longer than the panel's."""
    lines = wrap(text)
    return len(lines) <= rows and max(len(line) for line in lines) <= COLUMNS
