"""Kinds of pages: two of a kind have the same screen, title and keys.

Whatever cards they show, and whatever players are called.
"""

import re
from typing import Any

from firmware.modules import catalog
from firmware.play.knowledge import LEVELS
from firmware.play.rules_base import BOXES
from tools.soak.page_desk import PageDesk

PILES = "ABCD"  # among keys a letter is theirs, not a name
TITLE = 12  # characters that tell one page of a screen from another
DEEP = 3  # screens, from which on it does not matter how many, nor what is at the bottom

Kind = tuple[str, ...]  # game and way, screen, what is beneath, title, keys


def kind(desk: PageDesk) -> Kind:
    """Return of what kind the page of `desk` is.

    Of pages to read, or where one asks, only the keys count, and the name of a page beneath others
    only in a dialog that was opened straight from it.
    """
    stack: Any = desk.app.stack
    rows = desk.answer().rows
    beneath = type(stack[0]).__name__ if 1 < len(stack) < DEEP else str(min(len(stack), DEEP))
    read = desk.top in ("TextScreen", "Explained", "Asking") or stack[-1].note  # is said there
    names = _names(desk.app.shell.names)
    title = "" if read else _plain(rows[0], names).partition(":")[0][:TITLE]
    for pile in PILES:
        names.pop(pile, "")
    return _played(desk.app), desk.top, beneath, title, _plain(rows[7], names)


def _played(app: Any) -> str:
    """Return game and way of what is in play, or shuffled by hand; else nothing."""
    if app.referee is not None:
        agreed = app.referee.setup
        return f"{catalog.game_of(agreed.rules).folder} {LEVELS[agreed.level]}"
    tables = getattr(app.stack[-1], "tables", None)
    return tables.__name__ if tables else ""


def _names(kept: str) -> dict[str, str]:
    """Return what players are called in place of the names that are `kept`, three signs each."""
    names = {kept[at : at + 3].strip() for at in range(0, len(kept), 3)}
    return dict.fromkeys(names, "P0") | dict.fromkeys(BOXES, BOXES[0])


def _plain(text: str, names: dict[str, str]) -> str:
    """Return `text` with one number for all, one letter for any of the piles, and single blanks."""
    words = " ".join(re.sub(r"\d+", "0", text).split())
    words = re.sub(r"\w+", lambda word: names.get(word[0], word[0]), words)
    return re.sub(r"\b[A-D]\b( [A-D]\b)*", "A", words)
