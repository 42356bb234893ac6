"""Which parts of a picture are drawn and sent."""

from firmware.ui.page import changed, changes, each_once, words


def test_changes_with_fewer_signs_between_them_than_wanted_are_one():
    assert changes("abXdeYgZ", "abcdefgh", 1) == [[2, 3], [5, 6], [7, 8]]
    assert changes("abXdeYgZ", "abcdefgh", 2) == [[2, 3], [5, 8]]
    assert changes("same", "same", 1) == []


def test_the_words_of_a_row_are_told_without_the_blanks_around_them():
    assert words(b"  to 37   or 38      ") == [[2, 4], [5, 7], [10, 12], [13, 15]]
    assert words(b"#ok") == [[0, 3]]
    assert words(b" " * 21) == []


def test_a_row_is_cut_where_a_tall_window_has_its_bytes():
    assert each_once([[0, 1, 0, 40]], [[0, 0, 30, 60], [1, 1, 0, 40], [2, 2, 0, 9]]) == [
        [0, 1, 0, 40],
        [0, 0, 40, 60],
        [2, 2, 0, 9],
    ]


def picture(*lit: tuple[int, int]) -> bytes:
    """Return a picture with a byte at each (row, column) of `lit`."""
    pixels = bytearray(1024)
    for row, column in lit:
        pixels[row * 128 + column] = 7
    return bytes(pixels)


def test_what_is_the_same_at_the_edges_of_a_window_is_left_out():
    new, old = picture((2, 10), (3, 14), (5, 60)), picture((2, 12), (5, 60))
    assert changed([[2, 3, 0, 40], [5, 5, 50, 70], [2, 2, 12, 13]], new, old) == [
        [2, 3, 10, 15],
        [2, 2, 12, 13],
    ]


def test_the_windows_of_a_new_page_stay_as_they_are():
    windows = [[0, 0, at, at + 2] for at in range(17)]
    assert changed(windows, picture(), picture()) == windows
    assert changed(windows[:16], picture(), picture()) == []
