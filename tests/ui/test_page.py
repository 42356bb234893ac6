"""The page draws what has changed, tells where, and never refuses a text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.ui import fonts
from firmware.ui.page import BIG, CARD, MARKED, MARKED_CARD, WIDE, Page, wrap
from host_sim import reader


@pytest.fixture
def page() -> Page:
    return Page(bytearray(1024))


def put(page: Page, *rows: str, inverse: int = -1) -> list:
    """Paint `rows` from the top; return the windows."""
    for row, text in enumerate(rows):
        page.row(row, text, row == inverse)
    return [list(window) for window in page.paint()]


def words(page: Page) -> list[str]:
    return reader.read(bytes(page.pixels))


def test_rows_are_small_text_from_the_left(page: Page):
    put(page, "Umpire", "", "  # again")
    assert words(page) == ["Umpire", "", "  # again", "", "", "", "", ""]
    assert page.pixels[:6] == fonts.SMALL[(ord("U") - 32) * 6 : (ord("U") - 31) * 6]


def test_the_first_picture_tells_of_the_letters_only(page: Page):
    assert put(page, "AB", "", "   C") == [[0, 0, 1, 11], [2, 2, 19, 23]], "blank at their edges"


def test_an_end_is_put_over_what_is_there(page: Page):
    page.row(6, "Umpire 0.1.0", True)
    page.end(6, " wait")
    page.row(7, "#ok 1-8 D more *back")
    page.end(7, " wait")
    page.paint()
    assert words(page)[6:] == ["Umpire 0.1.0     wait", "#ok 1-8 D more * wait"]


def test_the_same_picture_again_is_no_change(page: Page):
    put(page, "Umpire")
    assert put(page, "Umpire") == []


def test_of_one_letter_the_columns_are_told_that_differ(page: Page):
    put(page, "P1 0 of 2")
    assert put(page, "P1 1 of 2") == [[0, 0, 19, 24]]
    assert words(page)[0] == "P1 1 of 2"


def test_changes_close_by_share_a_window_and_others_do_not(page: Page):
    put(page, "abcdefgh")
    assert put(page, "Xbcdefgh") == [[0, 0, 1, 5]]
    assert put(page, "abXdefgh") == [[0, 0, 1, 17]]
    assert put(page, "Xbcdefgh") == [[0, 0, 1, 17]]
    assert put(page, "XbcdefgY") == [[0, 0, 43, 47]]


@pytest.mark.parametrize("sign", ["½", "\x7f", "\t", "\x00", "🂡"])
def test_a_sign_without_a_glyph_takes_one_cell_and_goes_again(page: Page, sign: str):
    put(page, "4" + sign + "5")
    assert words(page) == ["4~5", *[""] * 7]
    assert put(page, "4" + sign + "5") == []
    assert put(page, "4~6") == [[0, 0, 13, 18]]
    put(page, sign + "7", inverse=0)
    assert words(page)[0] == "~7"


def test_what_is_not_put_again_goes(page: Page):
    put(page, "AB", "CD")
    assert put(page, "AB") == [[1, 1, 1, 11]]
    assert words(page)[1] == ""


def test_keeping_begins_with_what_is_shown(page: Page):
    page.number(BIG, 7, 1, "37")
    put(page, "AB")
    page.keep()
    page.row(7, "wait")
    assert [list(window) for window in page.paint()] == [[7, 7, 1, 23]]
    assert words(page)[0] == "AB"
    assert words(page)[2].strip() == "37"


def test_an_inverse_row_is_light_from_edge_to_edge_of_its_cells(page: Page):
    put(page, "1 A game", inverse=0)
    assert page.pixels[120:126] == b"\xff" * 6
    assert words(page)[0] == "1 A game"
    put(page, "1 A game")
    assert page.pixels[120:126] == bytes(6)


@pytest.mark.parametrize(
    ("font", "window"),
    [
        (CARD, [1, 2, 10, 21]),
        (WIDE, [1, 3, 10, 25]),
        (BIG, [1, 3, 11, 33]),
        (MARKED_CARD, [1, 2, 10, 24]),
    ],
)
def test_a_number_is_as_large_as_its_type(page: Page, font: int, window: list[int]):
    page.number(font, 10, 1, "57")
    assert [list(window) for window in page.paint()] == [window]
    assert "".join(words(page)).strip() == "57"


def test_marked_text_stands_in_reverse_among_the_words_of_its_row(page: Page):
    put(page, "12 24 J")
    bare = bytes(page.pixels)
    page.row(0, "12    J")
    page.number(MARKED, 18, 0, "24")
    page.paint()
    assert words(page)[0] == "12 24 J"
    assert page.pixels[:18] + page.pixels[30:] == bare[:18] + bare[30:]
    assert page.pixels[18:30] == bytes(byte ^ 0xFF for byte in bare[18:30])


def test_a_message_takes_the_place_of_what_is_marked(page: Page):
    page.row(6, "")
    page.number(MARKED, 18, 6, "24")
    page.row(6, "13 has no 6.")
    page.paint()
    assert words(page)[6] == "13 has no 6."


def test_of_a_number_only_the_digits_that_changed_are_drawn(page: Page):
    page.number(BIG, 7, 1, "37")
    page.paint()
    page.number(BIG, 7, 1, "38")
    assert [list(window) for window in page.paint()] == [[1, 3, 20, 30]]
    assert words(page)[2].strip() == "38"


def test_a_number_that_goes_leaves_nothing_behind(page: Page):
    page.number(BIG, 7, 1, "37")
    page.paint()
    page.paint()
    assert not any(page.pixels)


def test_a_number_in_another_type_takes_the_place_of_the_old(page: Page):
    page.number(WIDE, 7, 1, "100")
    page.paint()
    page.number(BIG, 7, 1, "99")
    page.paint()
    assert words(page)[2].strip() == "99"
    fresh = Page(bytearray(1024))
    fresh.number(BIG, 7, 1, "99")
    fresh.paint()
    assert page.pixels == fresh.pixels


def test_words_where_a_number_was_are_drawn_whole(page: Page):
    page.number(CARD, 2, 4, "37")
    put(page, *[""] * 6, "_")
    put(page, *[""] * 4, "Hand me to P2.", "else")
    assert words(page)[4:6] == ["Hand me to P2.", "else"]


def test_words_that_a_number_lay_over_are_whole_again_when_it_goes(page: Page):
    page.number(CARD, 2, 4, "37")
    put(page, *[""] * 4, "in hand 7 7")
    put(page, *[""] * 4, "in hand 7 7")
    assert words(page)[4] == "in hand 7 7"


def test_a_text_that_is_too_long_is_cut_off(page: Page):
    put(page, "123456789012345678901 and more")
    assert words(page)[0] == "123456789012345678901"


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", [""]),
        ("one", ["one"]),
        (
            "37 is not above 47, nor exactly 10 below.",
            ["37 is not above 47,", "nor exactly 10 below."],
        ),
        ("123456789012345678901 2", ["123456789012345678901", "2"]),
        ("  many   blanks \n here ", ["many blanks here"]),
        ("1234567890123456789012345", ["1234567890123456789012345"]),
    ],
)
def test_text_is_broken_between_words(text: str, lines: list[str]):
    assert wrap(text) == lines


@given(st.text(max_size=40))
def test_breaking_loses_no_word(text: str):
    assert " ".join(wrap(text)).split() == text.split()
