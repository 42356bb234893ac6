"""The face has one source: what is cut into the lid, the overlay and the simulator's picture."""

import re

import pytest
from PIL import ImageColor

from hardware import table
from hardware.case import face, names
from hardware.case.measures import measures, placed, sight
from hardware.drawn import drawing, overlay
from hardware.files import plain
from host_sim import likeness, picture
from host_sim.desk import Desk

AGAIN = "python3 dev.py hardware makes it anew"


@pytest.mark.parametrize("panel", names.PANELS)
def test_the_face_says_its_name_and_what_the_keys_do(panel: str):
    m = measures(panel=panel)
    words = {word.text: word for word in face.words(m)}
    assert list(words) == ["A↑", "B↑", "C↓", "D↓", "back", "on", "UMPIRE"]
    assert words["A↑"].centre[1] == face.key(m, 0, 3)[1]
    assert words["D↓"].centre[1] == face.key(m, 3, 3)[1]
    assert words["back"].centre[0] == face.key(m, 3, 0)[0]  # under *
    assert words["on"].centre[0] == face.key(m, 3, 2)[0]  # under #


@pytest.mark.parametrize("panel", names.PANELS)
def test_no_word_lies_under_the_pad_or_on_anything_else_of_the_face(panel: str):
    m = measures(panel=panel)
    taken = [(m.keys.centre, (m.keys.width, m.keys.height)), (m.keys.slot_centre, m.keys.slot)]
    bevel = 2 * m.display.bevel
    taken.append((m.display.window_centre, tuple(side + bevel for side in m.display.window)))
    taken.append((m.ring.centre, (2 * m.ring.window, 2 * m.ring.window)))
    taken += [(place, (m.screws.head, m.screws.head)) for place in m.screws.places]
    for word in face.words(m):
        mine = (word.centre, (word.width, face.HIGH * word.pixel))
        assert not [other for other in taken if overlap(mine, other)], word.text
        (u, v), (wide, high) = mine
        assert wide / 2 + 1 < u < m.case.width - wide / 2 - 1
        assert high / 2 + 1 < v < m.case.length - high / 2 - 1


def overlap(one, other) -> bool:
    """Return whether two boxes, each a middle and two sides, have anything in common."""
    return all(
        abs(a - b) < (x + y) / 2
        for a, b, x, y in zip(one[0], other[0], one[1], other[1], strict=True)
    )


def test_a_letter_is_drawn_as_the_panel_shows_it():
    word = face.Word("I", (0.0, 0.0), 1.0)
    strokes = list(face.strokes(word))
    assert strokes == [
        ((-1.0, 2.5), (1.0, 1.0)),
        ((-1.0, -2.5), (1.0, 1.0)),
        ((0.0, 0.0), (1.0, 6.0)),
        ((1.0, 2.5), (1.0, 1.0)),
        ((1.0, -2.5), (1.0, 1.0)),
    ]


def test_the_sixteen_windows_begin_at_the_top_and_go_clockwise():
    m = measures()
    (u, v), half = m.ring.centre, m.ring.pitch
    assert m.ring.pixels == table.pins()["ring"]["pixels"] == 16
    assert face.window(m, 0) == pytest.approx((u, v + half))
    assert face.window(m, 4) == pytest.approx((u + half, v))
    assert face.window(m, 8) == pytest.approx((u, v - half))


def test_the_eye_is_where_the_measures_say():
    m = measures()
    straight = sight(m, 0, m.view.elevation)
    start, end = placed(m, 0, 0, 0), placed(m, *straight)
    x, y, z = (b - a for a, b in zip(start, end, strict=True))
    assert (x, y, z) == pytest.approx((0, -0.8192, 0.5736), abs=1e-4)  # 35 degrees up, in front
    assert (m.view.elevation, m.view.side) == (35, 45)


@pytest.mark.parametrize("name", plain.sheets(table.pins()))
def test_the_committed_sheets_are_current(name: str):
    sheet = plain.sheets(table.pins())[name]
    assert (table.HERE / f"{name}.svg").read_text(encoding="utf-8") == sheet.svg(), AGAIN
    assert (table.HERE / f"{name}.pdf").read_bytes() == sheet.pdf(), AGAIN


def test_a_sheet_is_as_large_on_paper_as_it_says():
    sheet = overlay.overlay(measures())
    assert 'width="210mm" height="297mm" viewBox="0 0 210 297"' in sheet.svg()
    assert b"/MediaBox [0 0 595.276 841.890]" in sheet.pdf()
    assert b"/PrintScaling /None" in sheet.pdf()
    red = re.findall(rf'points="([^"]+)" fill="none" stroke="{drawing.CUT}"', sheet.svg())
    places = [tuple(map(float, pair.split(","))) for pair in red[0].split()]
    (left, top), (right, bottom) = places[0], places[2]
    assert (right - left, abs(bottom - top)) == (measures().case.width, measures().case.length)


def test_a_pdf_s_list_of_objects_leads_to_each_of_them():
    content = overlay.card().pdf()
    start = int(content.rsplit(b"startxref\n", 1)[1].split()[0])
    assert content[start:].startswith(b"xref")
    places = [int(line[:10]) for line in content[start:].splitlines() if line.endswith(b" n ")]
    assert len(places) == 7
    for number, place in enumerate(places, 1):
        assert content[place:].startswith(b"%d 0 obj" % number)


def test_the_simulator_shows_this_very_box():
    m = measures()
    with Desk() as desk:
        image = picture.device(desk)
    scale = 2 * 128 / m.display.picture[0]  # two pixels a dot
    high = round(m.case.length * scale) + 2 * picture.GAP
    assert image.height == high
    for place, colour in {
        m.screws.places[0]: likeness.STEEL,
        face.window(m, 0): likeness.DARK,
        (m.keys.centre[0], m.keys.top - 1): likeness.PAD,
        (1.5, 70.0): likeness.CASE,
    }.items():
        x, y = picture.GAP + place[0] * scale, picture.GAP + (m.case.length - place[1]) * scale
        assert image.getpixel((round(x), round(y))) == ImageColor.getrgb(colour)
