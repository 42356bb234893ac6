"""A notice over a page, and that a page sends each byte once."""

import pytest

from firmware.ui.page import Page
from host_sim import reader


@pytest.fixture
def page() -> Page:
    return Page(bytearray(1024))


def test_a_notice_too_long_for_a_tall_line_and_the_rest_is_all_small(page: Page):
    text = " ".join(["twenty letters a row"] * 6)
    page.notice(text, row=0)
    page.row(7, "#go on")
    page.paint()
    assert reader.read(bytes(page.pixels)) == [*["twenty letters a row"] * 6, "", "#go on"]


def test_no_byte_is_sent_twice_where_a_row_gives_way_to_a_tall_line(page: Page):
    page.row(1, "a row of text")
    page.row(2, "and another one")
    page.paint()
    page.tall(1, "0000 00000")
    sent = [
        (row, x)
        for first, last, left, right in page.paint()
        for row in range(first, last + 1)
        for x in range(left, right)
    ]
    assert len(sent) == len(set(sent))
