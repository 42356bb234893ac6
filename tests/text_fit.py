"""Whether a text fits its place on the panel."""

from types import ModuleType

from firmware.ui import layout
from firmware.ui.page import Page


def sentences(texts: ModuleType) -> set[str]:
    """Return the names of all texts of one sentence in the module `texts`."""
    return {name for name, text in vars(texts).items() if name.isupper() and isinstance(text, str)}


def keys_fit(words: str) -> bool:
    """Return True if what the keys do has room in the last row: see layout.keys."""
    page = Page(bytearray(1024))
    layout.keys(page, words)
    return not page.cut


def is_read(text: str, rows: int, room: int = 126) -> bool:
    """Return True if `text` takes `rows` rows of eight pixels at most, in T or in S."""
    face, step, lines = layout.fitted(text, room, 8 * rows)
    return step * len(lines) <= 8 * rows and all(
        layout.width_of(line, face) <= room + 1 for line in lines
    )
