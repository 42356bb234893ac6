"""The words above the last row, read as players see them."""

from firmware.ui.layout import NO
from firmware.ui.page import tall_and_small
from firmware.ui.screen import Screen


def notice(top: Screen, rows: list[str]) -> str:
    """Return what `top` says until the next key, read from the `rows` that the panel shows."""
    if any(NO + top.note in row if top.sign else top.note in row for row in rows) and top.note:
        return top.note
    tall, small = tall_and_small(top.note, sign=top.sign) if top.note else ([], [])
    words = " ".join(" ".join(rows[7 - 2 * len(tall) - len(small) : 7]).split())
    assert words.startswith("><") == bool(top.sign), words
    return words.removeprefix("><").strip()
