"""The words on the panel are those that a page told of itself as it was painted."""

import pytest

from firmware.ui import layout
from firmware.ui import page as pages
from firmware.ui.faces import N22, S
from firmware.ui.page import Page
from host_sim import reader


@pytest.fixture
def page() -> Page:
    reader.listen(pages)
    return Page(bytearray(1024))


def read(page: Page) -> list[str]:
    page.paint()
    return reader.read(bytes(page.pixels))


def test_a_blank_panel_has_eight_empty_rows():
    assert reader.read(bytes(1024)) == [""] * 8


def test_words_stand_on_their_rows_from_left_to_right_two_blanks_apart(page: Page):
    page.text(80, 0, "pile 84")
    page.text(1, 0, "Ben: lay 2")
    page.text(1, 56, "card, A-D", S)
    assert read(page) == ["Ben: lay 2  pile 84", "", "", "", "", "", "", "card, A-D"]


def test_a_numeral_is_read_on_its_middle_row(page: Page):
    page.numeral(1, 16, 37, N22)
    assert read(page)[3] == "37"


def test_a_sentence_is_read_whole_where_it_begins(page: Page):
    layout.sentence(page, "37 is not below 35, nor exactly ten above it.")
    assert read(page)[2] == "37 is not below 35, nor exactly ten above it."


def test_each_picture_keeps_its_words(page: Page):
    page.text(1, 0, "lay 2")
    page.paint()
    first = bytes(page.pixels)
    page.text(1, 0, "lay 3")
    assert read(page)[0] == "lay 3"
    assert reader.read(first)[0] == "lay 2"


def test_a_picture_of_which_only_a_part_was_sent_has_the_words_told_last(page: Page):
    page.text(1, 0, "lay 2")
    told = read(page)
    assert reader.read(bytes(page.pixels[:8]) + bytes(1016)) == told


def test_what_is_put_where_nothing_of_it_can_be_seen_is_not_read(page: Page):
    page.text(1, 70, "below")
    assert read(page) == [""] * 8


def test_a_head_that_is_underlined_stands_a_line_higher_and_is_read_in_the_first_row(page: Page):
    layout.head(page, "Type a card", mood=layout.NOT_NOW)
    assert read(page) == ["Type a card", *[""] * 7]


def test_the_sign_between_factors_is_read_as_it_looks(page: Page):
    page.text(1, 0, "4 × 6")
    assert read(page)[0] == "4 × 6"
