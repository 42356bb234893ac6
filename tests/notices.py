"""The words that are said until the next key, read as players see them."""

from firmware.ui.layout import NO
from firmware.ui.screen import Screen


def notice(top: Screen, rows: list[str]) -> str:
    """Return what `top` says until the next key if it stands on the `rows` of the panel.

    What goes, behind a line break, may stand elsewhere than what is wrong.
    """
    said = NO + top.note if top.sign and top.note else top.note
    words = " ".join(rows)
    assert said in words or all(part in words for part in said.split("\n")), rows
    return top.note
