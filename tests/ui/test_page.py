"""Screens put things on a page by pixels; they are read there, and what differs is sent."""

from collections.abc import Callable
from typing import Any

import pytest

from firmware.ui import faces
from firmware.ui.faces import N13, N14, N22, N32, S, T
from firmware.ui.page import CENTRE, RIGHT, Page, strips_of, width_of
from host_sim import picture


@pytest.fixture
def page() -> Page:
    return Page(bytearray(1024))


def drawn(page: Page, left: int, top: int, width: int, height: int) -> list[str]:
    """Return the pixels of a part of the page, painted or not."""
    return [row[left : left + width] for row in picture.rows(bytes(page.ink))[top : top + height]]


def test_a_large_word_stands_on_twelve_rows_under_a_blank_one(page: Page):
    assert page.text(1, 0, "lay") == 20
    assert drawn(page, 0, 0, 21, 16) == [
        ".....................",
        ".##..................",
        ".##..................",
        ".##..................",
        ".##...####...###..##.",
        ".##..######...##.###.",
        ".##..##..##...##.##..",
        ".##...#####...##.##..",
        ".##..######...#####..",
        ".##..##..##....###...",
        ".##..##..##....###...",
        ".##..######....###...",
        ".##...#####.....##...",
        "...............##....",
        "..............###....",
        "..............##.....",
    ]


def test_small_words_stand_on_eight_rows(page: Page):
    page.text(1, 8, "draw 1", S)
    assert drawn(page, 0, 8, 28, 8) == [
        "....#.....................#.",
        "....#....................##.",
        "..###..###..##..#...#.....#.",
        ".#..#.#..#....#.#...#.....#.",
        ".#..#.#.....###.#.#.#.....#.",
        ".#..#.#....#..#.#.#.#.....#.",
        "..###.#.....###..#.#.....###",
        "............................",
    ]


@pytest.mark.parametrize(
    ("face", "rows", "wide"), [(N13, 2, 13), (N14, 2, 17), (N22, 3, 26), (N32, 4, 38)]
)
def test_two_digits_of_each_face_are_as_wide_as_any_two(face: object, rows: int, wide: int):
    for number in ("12", "40", "98"):
        strips = strips_of(number, face)  # type: ignore[arg-type]
        assert (len(strips), len(strips[0])) == (rows, wide)


def test_a_hundred_stands_in_a_column_in_narrow_digits(page: Page):
    page.numeral(64, 16, 100, N22, CENTRE, 96)
    page.numeral(0, 16, 88, N22, CENTRE, 32)
    assert page.cut == []
    assert page.words == [(24, 67, "100"), (24, 3, "88")]


def test_words_end_at_the_right_or_stand_in_the_middle(page: Page):
    page.text(0, 0, "80", align=RIGHT, end=127)
    page.text(0, 16, "80", align=CENTRE, end=128)
    assert [row[126:] for row in drawn(page, 0, 0, 128, 8)][3:5] == ["#.", "#."]
    assert page.words == [(0, 113, "80"), (16, 57, "80")]


def test_what_does_not_fit_is_cut_and_told_but_never_refused(page: Page):
    page.text(100, 0, "Ann lays")
    page.text(-3, 60, "½ ~ é \n", S)
    page.cap(120, 56, "A-D")
    page.picture(120, 8, faces.PILE)
    page.put(100, 60, [b"\xff" * 40, b"\xff" * 40])
    page.fill(120, -2, 30, 90)
    page.reverse(-1, 0, 1, 9)
    assert page.cut[:3] == ["Ann lays", "½ ~ é \n", "A-D"]
    assert len(page.ink) == len(page.pixels) == 1024


def test_doubled_words_have_four_pixels_for_each(page: Page):
    page.text(0, 0, "1", twice=True)
    large = drawn(page, 0, 0, 8, 26)
    page.text(20, 0, "1")
    assert large == [
        "".join(2 * sign for sign in row) for row in drawn(page, 20, 0, 4, 13) for _ in range(2)
    ]


def test_off_a_row_of_eight_words_are_added_to_what_is_there(page: Page):
    page.fill(0, 0, 1, 64)
    page.text(1, 0, "lay")
    plain = drawn(page, 1, 0, 20, 16)
    for y in range(17, 40, 3):
        page.paint()
        page.fill(0, 0, 1, 64)
        page.text(1, y, "lay")
        assert drawn(page, 1, y, 20, 16) == plain
        assert [row[0] for row in picture.rows(bytes(page.ink))] == ["#"] * 64


def test_a_key_cap_is_light_and_begins_a_row_above(page: Page):
    page.text(60, 48, "y", S)
    page.fill(0, 55, 1, 1)  # what reaches down stays
    assert page.cap(1, 56, "#") == 13
    assert drawn(page, 0, 55, 14, 9) == [
        "#.##########..",
        ".###..##..###.",
        ".###..##..###.",
        ".##........##.",
        ".###..##..###.",
        ".##........##.",
        ".###..##..###.",
        ".###..##..###.",
        "..##########..",
    ]


def test_a_card_is_a_frame_with_round_corners_and_a_lit_one_is_light(page: Page):
    page.card(0, 0, 46, 64, 47, N32)
    frame = drawn(page, 0, 0, 46, 64)
    assert frame[0] == ".." + "#" * 42 + ".."
    assert frame[1] == ".#" + "." * 42 + "#."
    assert frame[2] == "#" + "." * 44 + "#"
    page.paint()
    page.card(0, 0, 46, 64, 47, N32, lit=True)
    lit = drawn(page, 0, 0, 46, 64)
    assert lit[0] == frame[0]
    assert lit[1] == "." + "#" * 44 + "."
    assert lit[20] == frame[20].translate(str.maketrans("#.", ".#")).replace(".", "#", 1)[:45] + "#"


def test_what_is_the_same_as_before_is_not_sent(page: Page):
    page.text(1, 0, "Ann lays 2")
    assert page.paint() == [[0, 1, 1, 69]]
    page.text(1, 0, "Ann lays 2")
    assert page.paint() == []
    page.text(1, 0, "Ann lays 1")
    assert page.paint() == [[0, 1, 62, 69]]


def test_the_columns_that_differ_are_sent_and_rows_together_where_that_is_less(page: Page):
    page.fill(10, 0, 4, 16)
    page.fill(100, 0, 4, 8)
    page.fill(0, 40, 3, 8)
    assert sorted(page.paint()) == [[0, 0, 100, 104], [0, 1, 10, 14], [5, 5, 0, 3]]


def test_a_page_that_is_kept_is_gone_on_with(page: Page):
    page.text(1, 0, "Ann lays 2")
    page.paint()
    page.keep()
    page.text(1, 56, "loading", S)
    assert page.paint() == [[7, 7, 1, 33]]
    assert page.shown == [(0, 1, "Ann lays 2"), (56, 1, "loading")]


def test_what_is_cleared_is_not_read_any_more(page: Page):
    page.text(1, 0, "Ann lays 2")
    page.text(1, 16, "12")
    page.clear(0, 0, 128, 16)
    assert page.words == [(16, 1, "12")]
    assert drawn(page, 0, 0, 128, 16) == ["." * 128] * 16


def test_what_each_picture_uses_is_made_once_however_much_else_comes_and_goes(page: Page):
    made: list[object] = []

    def make(word: object) -> list[object]:
        made.append(word)
        return [word]

    for number in range(400):
        assert page.made("the same", make, "the same") == ["the same"]
        assert page.made(number, make, number) == [number]
        page.paint()
    assert made.count("the same") == 1
    assert len(made) == 401


def test_more_things_than_are_kept_are_each_what_they_should_be(page: Page):
    for _ in range(3):
        for word in range(100):
            assert page.made(word, list, (word,)) == [word]
            assert page.made((word, 1), list, ()) == []
        page.paint()
    page.forget_words()
    assert page.made(5, list, "anew") == list("anew")


def test_a_picture_does_not_depend_on_what_was_there_before(page: Page):
    def one(page: Page) -> None:
        page.text(3, 5, "Ann lays 2", twice=True)
        page.frame(1, 1, 99, 60, 2)

    def other(page: Page) -> None:
        page.text(3, 0, "Then it is over", dark=True)
        page.reverse(0, 0, 128, 15)
        page.cap(50, 56, "A-D")

    panel = bytearray(1024)
    for put in (one, other, one, one, other):
        put(page)
        for first, last, left, right in page.paint():
            for row in range(first, last + 1):
                part = slice(row * 128 + left, row * 128 + right)
                panel[part] = page.pixels[part]
        fresh = Page(bytearray(1024))
        put(fresh)
        fresh.paint()
        assert fresh.pixels == page.pixels == panel


def test_where_memory_is_short_all_is_drawn_on_the_picture_itself():
    pixels = bytearray(1024)
    page = Page(pixels, pixels)
    page.text(1, 0, "Something broke.")
    assert any(pixels)
    assert page.paint() == [[0, 7, 0, 128]]
    assert page.shown == [(0, 1, "Something broke.")]


@pytest.mark.parametrize("face", [T, S])
def test_lines_are_measured_without_being_drawn(face: object):
    measure: Callable = width_of
    for words in ("Ann lays 2", "Then it is over, with 1 of 2 laid."):
        wide = len(strips_of(words, face)[0])  # type: ignore[arg-type]
        assert wide <= measure(words, face) <= wide + 2


@pytest.mark.parametrize("face", [S, T])
@pytest.mark.parametrize("words", ["½", "9½ words", "½½½½½½½½", "× no"])
def test_a_half_and_a_cross_are_measured_as_any_sign(face: Any, words: str):
    assert 0 <= width_of(words, face) - len(strips_of(words, face)[0]) <= 1


def test_what_was_half_forgotten_as_memory_ended_is_forgotten_all_the_same():
    page = Page(bytearray(1024))
    page.text(1, 0, "one")
    page._keys[page._used.find(b"\1")] = None
    page.forget_words()
    page.text(1, 0, "one")
    assert page.width("one") > 0
