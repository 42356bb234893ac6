"""The page takes any text at any place, and draws the same whatever was there before."""

from collections.abc import Callable
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from firmware.ui import faces, hands, kinds, layout
from firmware.ui.faces import N13, N14, N22, N32, S, T
from firmware.ui.page import Page

TEXT = st.text(max_size=40)
TEXTS = st.lists(TEXT, min_size=1, max_size=9)
PLACE = st.integers(-20, 140)
SIZE = st.integers(0, 140)
FACE = st.sampled_from((N13, N14, N22, N32, S, T))
Put = Callable[[Page], Any]


def put(name: str, *of: st.SearchStrategy) -> st.SearchStrategy[Put]:
    """Return ways to call a verb of the page."""
    return st.tuples(*of).map(lambda args: lambda page: getattr(page, name)(*args))


def kind(name: str, *of: st.SearchStrategy) -> st.SearchStrategy[Put]:
    """Return ways to lay out a page of a kind."""
    return st.tuples(*of).map(lambda args: lambda page: getattr(kinds, name)(page, *args))


def laid(name: str, *of: st.SearchStrategy) -> st.SearchStrategy[Put]:
    """Return ways to lay out a part of a page."""
    return st.tuples(*of).map(lambda args: lambda page: getattr(layout, name)(page, *args))


def handed(*of: st.SearchStrategy) -> st.SearchStrategy[Put]:
    """Return ways to put a hand."""
    return st.tuples(*of).map(lambda args: lambda page: hands.hand(page, *args))


PIECES = st.one_of(
    put("text", PLACE, PLACE, TEXT, FACE, st.integers(0, 2), PLACE, st.booleans(), st.booleans()),
    put("numeral", PLACE, PLACE, st.integers(-9, 999), FACE),
    put("cap", PLACE, PLACE, st.sampled_from("0123456789ABCD#*")),
    put("picture", PLACE, PLACE, st.just(faces.NO), st.booleans()),
    put("fill", PLACE, PLACE, SIZE, SIZE),
    put("reverse", PLACE, PLACE, SIZE, SIZE),
    put("clear", PLACE, PLACE, SIZE, SIZE),
    laid("head", TEXT, st.integers(-1, 99), st.integers(0, 2)),
    laid("keys", TEXT),
    laid("note", TEXT, st.booleans()),
    laid("sentence", TEXT),
    handed(st.lists(st.integers(1, 100).map(str), max_size=16), st.just([0])),
    kind("question", TEXT, TEXT, TEXT),
    kind("answer", TEXT, TEXT, st.booleans(), TEXT),
    kind("choice", TEXT, TEXTS, st.just("123456789"), st.integers(-1, 3), TEXT, TEXT),
    kind("entry", TEXT, TEXT, TEXT, TEXT),
    kind("listed", TEXT, st.lists(st.tuples(TEXT, TEXT), max_size=6), TEXT),
    kind("cover", TEXT, st.just("1"), TEXT),
    kind("event", TEXT, TEXT, st.lists(st.tuples(TEXT, TEXT), min_size=1, max_size=4)),
)
PICTURES = st.lists(st.lists(PIECES, max_size=4), min_size=1, max_size=4)


@given(PICTURES)
def test_nothing_that_is_put_anywhere_is_refused(drawn: list[list[Put]]):
    page = Page(bytearray(1024))
    for pieces in drawn:
        for piece in pieces:
            piece(page)
        assert len(page.ink) == 1024
        for first, last, left, right in page.paint():
            assert 0 <= first <= last < 8
            assert 0 <= left < right <= 128


@given(PICTURES)
def test_a_picture_does_not_depend_on_what_was_there_before(drawn: list[list[Put]]):
    """The windows together bring the panel to the picture of a page that begins empty."""
    page = Page(bytearray(1024))
    panel = bytearray(1024)
    for pieces in drawn:
        fresh = Page(bytearray(1024))
        for onto in (page, fresh):
            for piece in pieces:
                piece(onto)
        for first, last, left, right in page.paint():
            for row in range(first, last + 1):
                part = slice(row * 128 + left, row * 128 + right)
                panel[part] = page.pixels[part]
        fresh.paint()
        assert page.pixels == fresh.pixels == panel


def test_two_keys_that_are_put_over_each_other_are_the_last_one():
    page, fresh = Page(bytearray(1024)), Page(bytearray(1024))
    layout.keys(page, "#ok 1-8  *back")
    layout.keys(page, "hold 0: help")
    layout.keys(fresh, "hold 0: help")
    assert [words for _, _, words in page.words] == ["hold 0: help"]
    assert page.ink[7 * 128 :] == fresh.ink[7 * 128 :]
