"""Whether a text fits its place on the panel."""

from types import ModuleType

from firmware.ui.page import COLUMNS, wrap


def sentences(texts: ModuleType) -> set[str]:
    """Return the names of all texts of one sentence in the module `texts`."""
    return {name for name, text in vars(texts).items() if name.isupper() and isinstance(text, str)}


def fits(text: str, rows: int) -> bool:
    """Return True if `text` takes `rows` rows at most, none longer than the panel's."""
    lines = wrap(text)
    return len(lines) <= rows and max(len(line) for line in lines) <= COLUMNS
