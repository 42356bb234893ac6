"""The page takes any text, draws the same whatever was there before; the tests' own is strict."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.ui.page import BIG, CARD, MARKED, MARKED_CARD, ROWS, WIDE, Page
from host_sim.strict import StrictPage, TooLong

TEXT = st.text(max_size=40)
PICTURE = st.lists(st.tuples(TEXT, st.booleans()), min_size=ROWS, max_size=ROWS)
NUMBER = st.tuples(
    st.sampled_from(
        ((CARD, 6, 2), (WIDE, 8, 3), (BIG, 12, 3), (MARKED_CARD, 7, 2), (MARKED, 6, 1))
    ),
    st.integers(-5, 200),
    st.integers(-2, 10),
    st.text(alphabet="0123456789 x½", min_size=1, max_size=3),
)


@given(st.lists(st.tuples(PICTURE, st.lists(NUMBER, max_size=4)), max_size=4))
def test_no_text_of_any_kind_is_refused(pictures: list):
    page = Page(bytearray(1024))
    for rows, numbers in pictures:
        for row, (text, inverse) in enumerate(rows):
            page.row(row, text, inverse)
        for (font, _, _), x, row, text in numbers:
            page.number(font, x, row, text)
        for first, last, left, right in page.paint():
            assert 0 <= first <= last < ROWS
            assert 0 <= left < right <= 128
        assert len(page.pixels) == 1024


PLAIN = st.text(alphabet=st.characters(min_codepoint=32, max_codepoint=126), max_size=21)
PLAIN_PICTURE = st.tuples(
    st.lists(st.tuples(PLAIN, st.booleans()), min_size=ROWS, max_size=ROWS),
    st.booleans(),
    st.lists(st.integers(2, 100), min_size=4, max_size=4),
    st.lists(st.integers(2, 99), max_size=8),
    st.lists(st.integers(2, 99), unique=True, max_size=7),
)


@given(st.lists(PLAIN_PICTURE, min_size=2, max_size=5))
def test_a_picture_does_not_depend_on_what_was_there_before(pictures: list):
    """Painting piece by piece gives what painting on an empty panel gives, within its windows."""
    page = Page(bytearray(1024))
    panel = bytearray(1024)
    for picture in pictures:
        lay_out(page, picture)
        for first, last, left, right in page.paint():
            for row in range(first, last + 1):
                part = slice(row * 128 + left, row * 128 + right)
                panel[part] = page.pixels[part]
        fresh = Page(bytearray(1024))
        lay_out(fresh, picture)
        fresh.paint()
        assert page.pixels == fresh.pixels == panel


TALL_TEXT = st.tuples(st.integers(0, 6), st.integers(0, 3), st.text(alphabet="a_ 7", max_size=14))


@given(st.lists(st.tuples(st.lists(TALL_TEXT, max_size=4), st.text(max_size=60)), max_size=5))
def test_tall_text_does_not_depend_on_what_was_there_before(pictures: list):
    page = Page(bytearray(1024))
    panel = bytearray(1024)
    for texts, note in pictures:
        fresh = Page(bytearray(1024))
        for onto in (page, fresh):
            for row, place, text in texts:
                onto.cover(row, row + 2)
                onto.tall(row, text, 7 * place)
            onto.end(7, "pile 68")
            if note:
                onto.notice(note)
        for first, last, left, right in page.paint():
            for row in range(first, last + 1):
                part = slice(row * 128 + left, row * 128 + right)
                panel[part] = page.pixels[part]
        fresh.paint()
        assert page.pixels == fresh.pixels == panel


def lay_out(page: Page, picture: tuple) -> None:
    """Put rows, and where there are to be numbers, blank rows and the numbers of a turn."""
    rows, numbers, tops, hand, marked = picture
    for row, (text, inverse) in enumerate(rows):
        if numbers and 1 <= row <= 5:
            text, inverse = "", False
        page.row(row, text, inverse)
    if numbers:
        for pile, top in enumerate(tops):
            x = (0, 5, 11, 16)[pile] * 6 + 7
            page.number(WIDE if top > 99 else BIG, x, 1, f"{top:>2}")
        for place, card in enumerate(hand):
            page.number(MARKED_CARD if card in marked else CARD, place * 16 + 1, 4, f"{card:>2}")
        page.row(6, "")
        for place, card in enumerate(marked):
            page.number(MARKED, place * 18, 6, f"{card}")


def test_a_sign_that_goes_takes_nothing_of_the_number_beside_it():
    page, fresh = Page(bytearray(1024)), Page(bytearray(1024))
    page.number(BIG, 37, 1, "24")
    page.number(MARKED, 31, 2, "X")
    page.paint()
    for shown in (page, fresh):
        shown.number(BIG, 37, 1, "24")
        shown.paint()
    assert page.pixels == fresh.pixels


@pytest.mark.parametrize(
    "wrong",
    [
        lambda page: page.row(0, "1234567890123456789012"),
        lambda page: page.row(8, "a ninth row"),
        lambda page: page.row(0, "37 × 2"),
        lambda page: page.number(BIG, 110, 1, "37"),
        lambda page: page.number(CARD, 0, 7, "37"),
        lambda page: page.number(BIG, 0, 1, "-1"),
        lambda page: page.number(MARKED, 0, 1, "½"),
    ],
)
def test_the_tests_own_page_refuses_what_does_not_fit(wrong):
    with pytest.raises(TooLong):
        wrong(StrictPage(bytearray(1024)))


def test_the_tests_own_page_sees_numbers_that_lie_over_words_or_numbers():
    page = StrictPage(bytearray(1024))
    page.row(4, "in hand")
    page.number(CARD, 2, 4, "37")
    with pytest.raises(TooLong, match="lies over 'in hand'"):
        page.paint()
    page = StrictPage(bytearray(1024))
    page.number(CARD, 2, 4, "37")
    page.number(CARD, 12, 4, "38")
    with pytest.raises(TooLong, match="'38' lies over '37'"):
        page.paint()
