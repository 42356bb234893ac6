"""Tall text is drawn from the flat font, and what stays of it is not sent again."""

import pytest

from firmware.ui import fonts
from firmware.ui.page import BIG, Page


@pytest.fixture
def page() -> Page:
    return Page(bytearray(1024))


@pytest.mark.parametrize(
    ("sign", "sent"),
    [
        (" ", []),
        ("A", [[2, 3, 41, 47]]),
        ("g", [[2, 3, 41, 47]]),
        ("8", [[2, 3, 41, 47]]),
        ("~", [[2, 3, 40, 47]]),
    ],
)
def test_tall_text_is_the_flat_font_with_each_pixel_twice_as_high(
    page: Page, sign: str, sent: list[list[int]]
):
    page.tall(2, sign, 40)
    assert [list(window) for window in page.paint()] == sent
    flat = fonts.FLAT[(ord(sign) - 32) * 8 : (ord(sign) - 31) * 8]
    for column in range(8):
        shown = page.pixels[2 * 128 + 40 + column] | page.pixels[3 * 128 + 40 + column] << 8
        assert shown == sum(3 << 2 * bit for bit in range(8) if flat[column] >> bit & 1)


def test_what_stands_at_its_place_from_page_to_page_is_not_sent_again(page: Page):
    page.tall(0, "P1's turn")
    page.number(BIG, 8, 2, "24")
    page.paint()
    page.number(BIG, 8, 2, "24")
    page.tall(5, "more")
    page.tall(0, "P2's turn")
    assert sorted([list(window) for window in page.paint()]) == [[0, 1, 9, 15], [5, 6, 0, 31]]


@pytest.mark.parametrize(
    ("old", "new", "sent"),
    [
        ("P1 needs 3_", "P2 needs 37_", [[0, 1, 9, 15], [0, 1, 80, 96]]),
        ("P1 finds 9", "P2 finds 8", [[0, 1, 9, 15], [0, 1, 73, 79]]),
        ("abcd", "AbcD", [[0, 1, 1, 7], [0, 1, 25, 31]]),
        ("abc", "AbC", [[0, 1, 1, 23]]),  # one sign is less than what a window costs
    ],
)
def test_the_middle_of_tall_text_that_stays_is_not_sent_again(
    page: Page, old: str, new: str, sent: list[list[int]]
):
    page.tall(0, old)
    page.paint()
    page.tall(0, new)
    assert [list(window) for window in page.paint()] == sent
    fresh = Page(bytearray(1024))
    fresh.tall(0, new)
    fresh.paint()
    assert page.pixels == fresh.pixels
