"""The hugest numbers, which a shuffle tells: as those of 24 pixels, each pixel twice as large."""

import pytest

from firmware.ui.page import BIG, HUGE, Page
from tests.ui.test_page import words


@pytest.fixture
def page() -> Page:
    return Page(bytearray(1024))


def test_the_hugest_number_is_read_and_each_pixel_of_a_big_one_is_four_in_it(page: Page):
    page.number(HUGE, 40, 1, "10")
    page.row(7, "#next")
    page.paint()
    assert words(page)[3].split() == ["10"]
    assert words(page)[7] == "#next"
    page.number(HUGE, 0, 0, "7")
    page.paint()
    huge = bytes(page.pixels)
    other = Page(bytearray(1024))
    other.number(BIG, 0, 0, "7")
    other.paint()
    for y in range(48):
        for x in range(24):
            small = other.pixels[y // 2 // 8 * 128 + x // 2] >> y // 2 % 8 & 1
            assert huge[y // 8 * 128 + x] >> y % 8 & 1 == small


def test_a_huge_number_that_goes_leaves_nothing(page: Page):
    page.number(HUGE, 0, 1, "11")
    page.paint()
    page.number(HUGE, 0, 1, "4")
    page.paint()
    assert words(page)[3].split() == ["4"]
    page.paint()
    assert not any(page.pixels)
