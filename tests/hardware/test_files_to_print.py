"""The files for a slicer or a CAD program: STL, 3MF, STEP, and what a slicer says of them."""

import json
import xml.etree.ElementTree as Xml
import zipfile
from pathlib import Path

import pytest

from hardware import table
from hardware.case import names, stl, threemf
from hardware.case.measures import measures
from hardware.files import case_facts, slicing

SPACE = {"m": "http://schemas.microsoft.com/3dmanufacturing/core/2015/02"}
SLICED = json.loads(slicing.FILE.read_text(encoding="utf-8"))
GUIDE = " ".join((table.HERE.parent / "docs" / "build.md").read_text(encoding="utf-8").split())


def objects(file: Path) -> dict[str, list[stl.Triangle]]:
    """Return the objects of a 3MF file, name to triangles as they lie on the bed."""
    with zipfile.ZipFile(file) as archive:
        assert archive.testzip() is None
        root = Xml.fromstring(archive.read("3D/3dmodel.model"))
    assert root.get("unit") == "millimeter"
    found: dict[str, list[stl.Triangle]] = {}
    for one in root.iterfind("m:resources/m:object", SPACE):
        corners = [
            (float(v.attrib["x"]), float(v.attrib["y"]), float(v.attrib["z"]))
            for v in one.iterfind("m:mesh/m:vertices/m:vertex", SPACE)
        ]
        rows = one.iterfind("m:mesh/m:triangles/m:triangle", SPACE)
        ends = [[corners[int(row.attrib[k])] for k in ("v1", "v2", "v3")] for row in rows]
        found[one.attrib["name"]] = [(a, b, c) for a, b, c in ends]
    inside = {
        one.attrib["id"]: [c.attrib["objectid"] for c in one.iterfind(".//m:component", SPACE)]
        for one in root.iterfind("m:resources/m:object", SPACE)
    }
    named = {o.attrib["id"]: o.attrib["name"] for o in root.iterfind("m:resources/m:object", SPACE)}
    lying = {}
    for item in root.iterfind("m:build/m:item", SPACE):
        x, y, z = map(float, item.attrib["transform"].split()[9:])
        number = item.attrib["objectid"]
        for one in inside[number] or [number]:
            lying[named[one]] = [
                tuple((a + x, b + y, c + z) for a, b, c in row) for row in found[named[one]]
            ]
    return lying  # pyright: ignore[reportReturnType]


@pytest.mark.parametrize(("panel", "count"), [("large", 2), ("small", 1)])
def test_the_files_for_slicers_have_every_part_of_a_case_each_on_a_bed_that_holds_it(
    panel: str, count: int
):
    files = sorted(table.MADE.glob(f"print-{panel}-*.3mf"))
    assert len(files) == count
    bed, found = measures(panel=panel).printer.bed, {}
    for file in files:
        lying = objects(file)
        for name, triangles in lying.items():
            mesh = stl.mesh(triangles)
            assert mesh.low[0] >= 0 and mesh.high[0] <= bed[0]
            assert mesh.low[1] >= 0 and mesh.high[1] <= bed[1]
            if name != "letters":
                piece = name if name in names.FOR_ANY else f"{name}-{panel}"
                kept = stl.mesh(stl.read(table.MADE / f"{piece}.stl"))
                assert mesh.volume == pytest.approx(kept.volume, rel=1e-3)
        found |= lying
    assert sorted(found) == sorted([*names.PRINTED, "letters"])


@pytest.mark.parametrize("panel", names.PANELS)
def test_the_letters_lie_in_the_lid_flush_with_its_face_on_the_bed(panel: str):
    (found,) = [
        lying
        for file in table.MADE.glob(f"print-{panel}-*.3mf")
        if "letters" in (lying := objects(file))
    ]
    letters, lid = stl.mesh(found["letters"]), stl.mesh(found["lid"])
    assert (letters.low[2], letters.high[2]) == (0, 0.6)
    assert all(letters.low[i] > lid.low[i] and letters.high[i] < lid.high[i] for i in (0, 1))


def test_parts_lie_apart_on_the_bed_and_on_another_where_it_is_full():
    cube: list[stl.Triangle] = [((0, 0, 0), (20, 0, 0), (0, 30, 0))]
    parts = dict.fromkeys("abcd", cube)
    places = [
        {name: lying.at for name, lying in plate.items()}
        for plate in threemf.plates(parts, (50.0, 70.0))
    ]
    assert places == [{"a": (0, 0), "b": (28, 0), "c": (0, 38), "d": (28, 38)}]
    places = [list(plate) for plate in threemf.plates(parts, (50.0, 35.0))]
    assert places == [["a", "b"], ["c", "d"]]
    with pytest.raises(ValueError, match="a is larger than the bed: 20 x 30 mm"):
        threemf.plates(parts, (50.0, 25.0))


@pytest.mark.parametrize("name", names.PIECES)
def test_each_part_is_there_for_cad_programs_as_one_exact_body(name: str):
    text = (table.MADE / f"{name}.step").read_text(encoding="ascii")
    assert text.startswith("ISO-10303-21;")
    assert text.count("MANIFOLD_SOLID_BREP(") == 1
    assert "CYLINDRICAL_SURFACE" in text
    assert "2026-01-01T00:00:00" in text  # the hour of making says nothing


def test_the_slicer_ran_on_the_files_as_they_are():
    again = "python3 -m hardware.files.slicing makes it anew"
    assert SLICED["settings"] == case_facts.sha(slicing.SETTINGS), again
    for name, row in SLICED["parts"].items():
        assert row["sha256"] == case_facts.sha(table.MADE / f"{name}.stl"), again
    assert set(SLICED["parts"]) == set(names.PIECES)


def test_the_guide_s_hours_and_grams_are_the_slicer_s():
    for panel in names.PANELS:
        pieces = [f"box-{panel}", f"lid-{panel}", *names.FOR_ANY]
        rows = [SLICED["parts"][name] for name in pieces]
        hours = sum(row["min"] for row in rows) / 60
        grams = sum(row["grams"] for row in rows)
        assert f"{hours:.0f} hours and {grams} g" in GUIDE


def test_the_slicer_s_notes_are_read():
    gcode = (
        "; total filament used [g] = 89.54\n"
        "; estimated printing time (normal mode) = 1d 7h 51m 18s\n"
    )
    assert slicing.figures(gcode) == {"min": 1911, "grams": 90}
