"""The case's files are what was proved of them, and whole; read without any library."""

import json
import struct
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from hardware.case import names, stl
from hardware.case.measures import measures
from hardware.files import case_facts as facts
from hardware.table import MADE

FACTS = json.loads((MADE / "facts.json").read_text(encoding="utf-8"))
AGAIN = "python3 dev.py hardware makes it anew"

START, X, Y, Z = (0, 0, 0), (2, 0, 0), (0, 3, 0), (0, 0, 4)
TETRAHEDRON: list[stl.Triangle] = [(START, Y, X), (START, X, Z), (START, Z, Y), (X, Y, Z)]


def test_the_case_was_made_from_the_measures_as_they_are():
    assert FACTS["made from"] == facts.made_from(), AGAIN


@pytest.mark.parametrize("name", names.PIECES)
def test_each_part_is_one_closed_body_as_proved(name: str):
    found = facts.part(MADE / f"{name}.stl")
    assert found == FACTS["parts"][name], AGAIN
    assert found["bodies"] == 1
    assert found["watertight"]
    assert found["low"] == [0, 0, 0]  # it lies on the bed


@pytest.mark.parametrize("name", names.PICTURES)
def test_the_pictures_are_those_of_the_case(name: str):
    assert FACTS["pictures"][name] == facts.sha(MADE / f"{name}.png"), AGAIN


@pytest.mark.parametrize("name", names.PICTURES)
def test_the_pictures_show_the_whole_with_paper_around_it_and_fill_the_sheet(name: str):
    with Image.open(MADE / f"{name}.png") as picture:
        ink = ImageChops.invert(picture.convert("L")).point([0] * 9 + [255] * 247)
    left, top, right, low = ink.getbbox() or (0, 0, 0, 0)
    assert min(left, top, ink.width - right, ink.height - low) >= 8
    assert max((right - left) / ink.width, (low - top) / ink.height) > 0.9


@pytest.mark.parametrize("panel", names.PANELS)
def test_nothing_was_found_wrong_with_the_case(panel: str):
    proved = dict(FACTS["proved"][panel])
    thinnest, seen = proved.pop("thinnest"), proved.pop("seen")
    assert {seat: share["light"] >= 40 for seat, share in seen.items()} == {
        "the player": True,
        "who sits beside": True,
        "who sits across the corner": True,
        "who sits opposite": True,
    }
    assert seen["the player"]["panel"] == 100
    assert proved == {
        "clashes": [],
        "without their clearance": [],
        "held by nothing": [],
        "can be turned": [],
        "hidden from the player": [],
        "light gone astray": [],
        "needs support": [],
    }
    m = measures(panel=panel)
    diffuser = thinnest.pop("diffuser")
    assert diffuser == m.diffuser.wall == 0.8
    assert set(thinnest) == {"box", "lid", "baffle"}
    assert min(thinnest.values()) >= m.case.least == 1.6


def test_the_volumes_are_those_of_a_case_and_not_of_a_block():
    volumes = {name: part["volume mm3"] for name, part in FACTS["parts"].items()}
    assert 70_000 < volumes["box-small"] < volumes["box-large"] < 120_000
    assert 35_000 < volumes["lid-small"] < volumes["lid-large"] < 70_000
    assert 2_500 < volumes["baffle"] < 4_000
    assert 1_200 < volumes["diffuser"] < 2_000


@pytest.mark.parametrize("panel", names.PANELS)
def test_the_face_is_tilted_towards_the_player_and_lies_on_the_bed(panel: str):
    m = measures(panel=panel)
    assert 20 <= m.case.tilt <= 30
    (_, _, _), (wide, long, high) = (FACTS["parts"][f"lid-{panel}"][end] for end in ("low", "high"))
    assert (wide, high) == (m.case.width, 8.2)
    assert m.case.length <= long < m.case.length + 4  # its edges are upright when it is closed
    assert FACTS["parts"][f"box-{panel}"]["high"][2] == pytest.approx(64.87, abs=0.01)


def test_a_closed_body_is_known(tmp_path: Path):
    stl.write(tmp_path / "one.stl", TETRAHEDRON)
    mesh = stl.mesh(stl.read(tmp_path / "one.stl"))
    assert mesh == stl.Mesh(4, 1, True, 4.0, (0, 0, 0), (2, 3, 4))


def test_an_open_body_and_a_loose_piece_are_noticed():
    far: list[stl.Point] = [(x + 9, y, z) for x, y, z in (START, X, Y, Z)]
    o, x, y, z = far
    aside: list[stl.Triangle] = [(o, y, x), (o, x, z), (o, z, y), (x, y, z)]
    assert not stl.mesh(TETRAHEDRON[1:]).watertight
    assert stl.mesh(TETRAHEDRON + aside).bodies == 2
    inside_out: list[stl.Triangle] = [(c, b, a) for a, b, c in TETRAHEDRON]
    assert stl.mesh(inside_out).volume == -4


def test_a_file_cut_short_is_noticed(tmp_path: Path):
    file = tmp_path / "cut.stl"
    stl.write(file, TETRAHEDRON)
    file.write_bytes(file.read_bytes()[:-1])
    with pytest.raises(ValueError, match="cut short"):
        stl.read(file)
    file.write_bytes(b"solid" + struct.pack("<I", 0))
    with pytest.raises(ValueError, match="no binary STL"):
        stl.read(file)
