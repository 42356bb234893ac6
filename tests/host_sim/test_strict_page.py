"""The page of the tests does not forgive what is cut off, nor what lies over something else."""

from collections.abc import Callable

import pytest

from firmware.ui import faces, layout
from firmware.ui.faces import N22, S
from host_sim.strict import Overlap, StrictPage, TooLong

OVER = {
    "words over words": lambda page: (page.text(1, 0, "lay 2"), page.text(20, 0, "or 3")),
    "small words over a descender": lambda page: (
        page.text(1, 0, "lay"),
        page.text(1, 15, "laid", S),
    ),
    "a blank over words": lambda page: (page.text(1, 0, "lay"), page.text(1, 0, "  ")),
    "a cursor's line over words": lambda page: (
        page.text(1, 0, "lay"),
        page.fill(0, 14, 30, 1),
    ),
    "words over a line": lambda page: (page.fill(0, 20, 128, 1), page.text(1, 16, "lay")),
    "a frame over a number": lambda page: (
        page.numeral(2, 16, 37, N22),
        page.frame(6, 16, 30, 24),
    ),
    "reverse that ends in a sign": lambda page: (
        page.text(1, 0, "lay"),
        page.reverse(0, 0, 10, 16),
    ),
    "reverse above a descender's end": lambda page: (
        page.text(1, 0, "lay"),
        page.reverse(0, 0, 128, 14),
    ),
    "a key cap round half a word": lambda page: (
        page.text(1, 0, "lay"),
        page.reverse_round(0, 0, 8, 15),
    ),
    "half a number that is cleared": lambda page: (
        page.numeral(2, 16, 37, N22),
        page.clear(0, 24, 128, 40),
    ),
    "a picture over words": lambda page: (
        page.text(1, 0, "lay"),
        page.picture(4, 0, faces.PILE),
    ),
}


@pytest.fixture
def page() -> StrictPage:
    return StrictPage(bytearray(1024))


@pytest.mark.parametrize("put", OVER.values(), ids=OVER)
def test_what_lies_over_something_else_is_refused(
    page: StrictPage, put: Callable[[StrictPage], object]
):
    with pytest.raises(Overlap):
        put(page)


def test_what_stands_side_by_side_or_in_reverse_is_not(page: StrictPage):
    page.text(1, 0, "lay")
    page.text(40, 0, "2")
    page.reverse(0, 0, 128, 16)
    page.card(10, 16, 30, 32, 37, N22)
    page.card(50, 16, 30, 32, 37, N22, lit=True)
    page.clear(0, 16, 45, 32)
    page.text(1, 24, "again")
    assert page.paint()


def test_the_next_picture_is_empty_and_one_that_is_kept_is_not(page: StrictPage):
    page.text(1, 0, "lay")
    page.paint()
    page.text(1, 0, "or")
    page.paint()
    page.keep()
    with pytest.raises(Overlap, match="'lay' lies over"):
        page.text(1, 0, "lay")


def test_keys_take_the_place_of_other_keys(page: StrictPage):
    layout.keys(page, "#ok  *back")
    layout.keys(page, "hold 0: help")
    assert page.paint()


def test_what_is_said_takes_what_it_covers_whole(page: StrictPage):
    layout.head(page, "Ben: lay 2")
    layout.sentence(page, "Two lines of words that stand in the stage.")
    layout.keys(page, "#ok  *back")
    layout.note(page, "37 is not below 35, nor exactly ten above it.", True)
    assert page.paint()


def test_words_that_are_cut_off_are_refused(page: StrictPage):
    page.text(100, 0, "draw pile")
    with pytest.raises(TooLong, match="draw pile"):
        page.paint()
