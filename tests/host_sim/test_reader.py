"""The words on the panel are read from its pixels alone."""

import pytest

from firmware.ui import fonts
from host_sim import reader

FONTS = {"small": (fonts.SMALL, 6, 1), "card": (fonts.CARD, 6, 2), "wide": (fonts.WIDE, 8, 3)}
FONTS["big"] = (fonts.BIG, 12, 3)


def picture(*pieces) -> bytes:
    """Draw (font, x, row, text, inverse) as the firmware's page would."""
    pixels = bytearray(1024)
    for font, x, row, text, *inverse in pieces:
        glyphs, width, height = FONTS[font]
        for char in text:
            code = ord(char) - 32 if font == "small" else int(char)
            glyph = glyphs[code * width * height : (code + 1) * width * height]
            if inverse:
                glyph = bytes(byte ^ 0xFF for byte in glyph)
            for line in range(height):
                at = (row + line) * 128 + x
                pixels[at : at + width] = glyph[line * width : (line + 1) * width]
            x += width
    return bytes(pixels)


def test_a_blank_panel_has_eight_empty_rows():
    assert reader.read(bytes(1024)) == [""] * 8


@pytest.mark.parametrize("inverse", [(), (True,)])
def test_every_character_of_small_type_is_read(inverse: tuple[bool, ...]):
    texts = ["".join(map(chr, range(first, first + 19))) for first in range(32, 127, 19)]
    rows = [("small", 0, row, text, *inverse) for row, text in enumerate(texts)]
    signs = str.maketrans("`}|@$%\\&", "v~[]-\\_/")
    read = reader.read(picture(*rows))
    assert read[:5] == [text.translate(signs).rstrip() for text in texts]


def test_each_row_of_text_keeps_its_columns():
    rows = [("small", 0, 0, "YOU 1 of 2    pile 62"), ("small", 6 * 14, 7, "* back")]
    read = reader.read(picture(*rows))
    assert read[0] == "YOU 1 of 2    pile 62"
    assert read[7] == "              * back"


def test_a_row_in_reverse_is_read_as_it_is():
    read = reader.read(picture(("small", 0, 3, "2 Table           ok?", True)))
    assert read[3] == "2 Table           ok?"


def test_big_digits_stand_on_their_middle_row_between_the_small_ones():
    read = reader.read(
        picture(
            ("small", 0, 1, "A"),
            ("small", 0, 2, "^"),
            ("big", 7, 1, "47"),
            ("small", 32, 1, "B"),
            ("big", 51, 1, "1"),
            ("small", 64, 1, "C"),
            ("small", 64, 2, "`"),
            ("wide", 71, 1, "100"),
            ("small", 64, 3, "}"),
        )
    )
    assert read[1:4] == ["A    B    C", "^ 47     1 v 100", "          ~"]


def test_cards_side_by_side_stay_apart():
    hand = [("card", 2 + 16 * i, 4, str(card)) for i, card in enumerate((12, 23, 35, 46, 57, 68))]
    assert reader.read(picture(*hand))[4] == "12 23 35 46 57 68"


def test_small_text_off_its_grid_is_read_too():
    assert reader.read(picture(("small", 33, 2, "Hi there")))[2] == "     Hi there"


def test_what_is_no_glyph_is_a_question_mark():
    pixels = bytearray(picture(("small", 0, 0, "ok")))
    pixels[60:66] = b"\x55\xaa\x55\xaa\x55\xaa"
    assert reader.read(bytes(pixels))[0] == "ok        ?"
