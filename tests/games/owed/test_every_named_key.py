"""A key that the last row names does something there: what it does is read beside it."""

import pytest

from firmware.ui import layout
from tests.desk import Desk

AFTER = ("card", "type", "and")  # a row that begins so names keys for when something is typed
# Keys that lead to a page of each kind.
PAGES = (
    "1 1 1 2 1",  # The Game: a turn, a typed card, a refusal, the end
    "1 1 1 2 1 3 7",
    "1 1 1 2 1 3 7 A 3 6 A",
    "1 1 1 2 1 3 7 A 4 0 A",
    "1 1 1 2 1 #",
    "1 1 1 2 1 # #",
    "1 1 2 2 1 1",
    "1 1 2 2 1 1 # 1",
    "2 1 2 # 1 5 4 #",  # Digits and its kin
    "2 1 2 # 1 5 4 # 4 5",
    "2 1 2 # 1 5 4 # 9 9 #",
    "3 1 2 # 1 5 4 #",
    "4 1 2 # 1 5 4 #",
    "5 1 2 # 1 2 4 #",
    "5 1 2 # 1 2 4 # 4",
    "6 1 1 2 # 1 2 3 #",  # Primes' Game
    "6 1 1 2 # 1 2 3 # #",
    "6 1 1 2 # 1 2 3 # # 4 8",
    "6 1 1 2 # 1 2 3 # # 4 8 D 1 2",
)


def named(row: str) -> "list[str]":
    """Return the keys that `row` names, each with what it does there."""
    found = []
    for key, does in layout.pieces(row.replace("  ", " ")):
        if len(key) == 3:
            signs = "0123456789ABCD"
            first, last = signs.index(key[0]), signs.index(key[2])
            found += [(sign, does) for sign in signs[first : last + 1]]
        elif key:
            found.append((key, does))
    return found


@pytest.mark.parametrize("keys", PAGES)
def test_no_key_that_a_row_names_is_refused_there(keys: str):
    row = Desk().type(keys).rows()[7]
    assert named(row), row
    for key, does in named(row):
        if row.startswith(AFTER) and key in "ABCD":
            continue
        desk = Desk().type(keys)
        before = desk.rows()
        desk.type(key)
        top = desk.app.stack[-1]
        if does.startswith(("throw", "out")) and "throw one" in before[0]:
            assert top.fades, "a card comes first"
            continue
        assert not top.note or not (top.sign or top.fades), (
            f"{keys}: {key}{does} of {row}: {top.note}"
        )
        assert desk.rows() != before, f"{keys}: {key}{does} of {row}"
        if does.startswith("undo"):
            assert "Undo" in desk.words() or "Who starts?" in desk.words(), (
                f"{keys}: {desk.words()}"
            )
        elif does.startswith("clear"):
            assert "Undo" not in desk.words()
