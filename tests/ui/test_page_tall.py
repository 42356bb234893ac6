"""Tall text is drawn from the flat font, and what stays of a page is not sent again."""

import pytest

from firmware.ui import fonts
from firmware.ui.page import BIG, Page


@pytest.fixture
def page() -> Page:
    return Page(bytearray(1024))


@pytest.mark.parametrize("sign", " Ag8~")
def test_tall_text_is_the_flat_font_with_each_pixel_twice_as_high(page: Page, sign: str):
    page.tall(2, sign, 40)
    page.paint()
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
