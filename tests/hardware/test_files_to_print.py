"""The files for a slicer or a CAD program: STL, 3MF, STEP, and what a slicer says of them."""

import json
import re
import xml.etree.ElementTree as Xml
import zipfile
from pathlib import Path

import pytest

from hardware import table
from hardware.case import names, stl, threemf
from hardware.files import case_facts, slicing

SPACE = {"m": "http://schemas.microsoft.com/3dmanufacturing/core/2015/02"}
SLICED = json.loads(slicing.FILE.read_text(encoding="utf-8"))
GUIDE = " ".join((table.HERE.parent / "docs" / "build.md").read_text(encoding="utf-8").split())


def objects(file: Path) -> dict[str, list[stl.Triangle]]:
    """Return the objects of a 3MF file, name to triangles."""
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
    items = [i.attrib["objectid"] for i in root.iterfind("m:build/m:item", SPACE)]
    assert len(set(items)) == len(found)
    return found


@pytest.mark.parametrize("panel", names.PANELS)
def test_one_file_for_slicers_has_every_part_of_a_case(panel: str):
    found = objects(table.MADE / f"print-{panel}.3mf")
    assert tuple(found) == names.PRINTED
    for name, triangles in found.items():
        piece = name if name in names.FOR_ANY else f"{name}-{panel}"
        kept, mesh = stl.mesh(stl.read(table.MADE / f"{piece}.stl")), stl.mesh(triangles)
        assert mesh.volume == pytest.approx(kept.volume, rel=1e-3)
        assert mesh.high == pytest.approx(kept.high, abs=0.01)


def test_parts_lie_apart_on_the_bed(tmp_path: Path):
    cube: list[stl.Triangle] = [((0, 0, 0), (2, 0, 0), (0, 3, 0))]
    threemf.write(tmp_path / "two.3mf", {"one": cube, "other": cube})
    with zipfile.ZipFile(tmp_path / "two.3mf") as archive:
        text = archive.read("3D/3dmodel.model").decode()
    assert re.findall(r'transform="1 0 0 0 1 0 0 0 1 (\S+ \S+ \S+)"', text) == [
        "0 0.000 0",
        "0 11.000 0",
    ]


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
