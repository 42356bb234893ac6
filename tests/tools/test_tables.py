"""On the board a table of constants is made of two rows, and says the same."""

import ast

from firmware.games.shedding import texts
from tools.compiling.tables import in_rows

TEXTS = b"""SAID = {
    "gone": "{} is gone",  # it lies
    1: None,
    "a": "b",
    "c": ("d", 2),
    "e": "f" "g",
}
"""


def said(source: bytes) -> object:
    """Return what `source` calls SAID."""
    names: dict[str, object] = {}
    exec(in_rows("firmware/here.py", source), names)
    return names["SAID"]


def test_a_table_is_made_of_a_row_of_keys_and_a_row_of_what_they_stand_for():
    assert in_rows("firmware/here.py", TEXTS).decode() == (
        "SAID = dict(zip(('gone', 1, 'a', 'c', 'e'), ('{} is gone', None, 'b', ('d', 2), 'fg')))\n"
    )


def test_a_table_in_rows_says_the_same():
    assert said(TEXTS) == {
        "gone": "{} is gone",
        1: None,
        "a": "b",
        "c": ("d", 2),
        "e": "fg",
    }


def test_a_short_table_stays_as_it_is():
    source = b'SAID = {"a": 1, "b": 2, "c": 3, "d": 4}\n'
    assert in_rows("firmware/here.py", source) == source


def test_a_table_of_what_is_not_constant_stays_as_it_is():
    source = b"SAID = {1: max, 2: min, 3: len, 4: sum, 5: abs}\n"
    assert in_rows("firmware/here.py", source) == source


def test_a_table_that_takes_in_another_stays_as_it_is():
    source = b'MORE = {}\nSAID = {"a": 1, "b": 2, "c": 3, "d": 4, **MORE}\n'
    assert in_rows("firmware/here.py", source) == source


def test_the_refusals_of_a_game_are_the_same_in_rows():
    with open(texts.__file__, "rb") as file:
        source = file.read()
    names: dict[str, object] = {"__name__": texts.__name__}
    exec(in_rows("firmware/games/shedding/texts.py", source), names)
    assert names["REFUSED"] == texts.REFUSED
    assert not [
        node
        for node in ast.walk(ast.parse(in_rows("firmware/games/shedding/texts.py", source)))
        if isinstance(node, ast.Dict) and len(node.keys) > 20
    ]
