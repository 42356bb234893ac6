"""The carrier board that was committed is the circuit's and the case's; read without KiCad."""

import csv
import hashlib
import re
import zipfile
from typing import Any

import pytest

from hardware import table
from hardware.carrier import __main__ as verb
from hardware.carrier import bill, checks, joined, places, project, reading
from hardware.case import names, rules
from hardware.case.measures import measures
from hardware.electric import circuit
from tests.hardware.other_parts import changed

MADE = table.MADE / "carrier"
TEXT = (MADE / "umpire-carrier.kicad_pcb").read_text(encoding="utf-8")
CIRCUIT = joined.build(table.pins())
AGAIN = "/usr/bin/python3 -m hardware.carrier makes it anew"


@pytest.fixture(scope="module")
def tree() -> list[Any]:
    return reading.parsed(TEXT)


def rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader((MADE / "fab" / name).read_text(encoding="utf-8").splitlines()))


def test_the_board_is_what_circuit_and_case_ask_for(tree: list[Any]):
    assert checks.findings(tree, CIRCUIT, measures()) == [], AGAIN


def test_every_net_is_one_piece_of_tracks_alone(tree: list[Any]):
    assert checks.apart(tree) == []
    cut = next(reading.every(tree, "segment"))
    assert len(checks.apart([item for item in tree if item is not cut])) == 1


@pytest.mark.parametrize("panel", names.PANELS)
def test_with_one_of_the_panels_it_is_the_circuit_with_that_panel(panel: str):
    one = circuit.build(table.pins(), panel)
    mine, other = joined.ref("display"), joined.ref(joined.OTHER)
    if panel == "small":
        mine, other = other, mine
    kinds = {ref: part.kind for ref, part in CIRCUIT.parts.items()} | {mine: "display"}
    found = {
        net: {(kinds[ref], pin) for ref, pin in ends if ref != other}
        for net, ends in CIRCUIT.nets.items()
    }
    found = {net: ends for net, ends in found.items() if net in one.nets}
    assert found == {net: set(ends) for net, ends in one.nets.items()}


def test_the_netlist_for_kicad_is_the_board_s(tree: list[Any]):
    text = (MADE / "umpire-carrier.net").read_text(encoding="utf-8")
    assert reading.netlist(reading.parsed(text)) == reading.nets(tree)
    assert verb.old_netlist() == []
    listed = dict(re.findall(r'\(ref "([^"]+)"\).*?\(footprint "([^"]+)"\)', text, re.DOTALL))
    on_it = {ref: one.name for ref, one in reading.footprints(tree).items() if ref in listed}
    assert listed | {joined.ref("board"): places.PICO} == on_it  # the Pico's is ours


def test_kicad_found_nothing_wrong_with_this_very_board():
    report = (MADE / "drc.txt").read_text(encoding="utf-8")
    assert hashlib.sha256(TEXT.encode()).hexdigest() in report, AGAIN
    assert checks.violations(report) == []
    kept = (MADE / "umpire-carrier.kicad_pro").read_text(encoding="utf-8")
    assert kept == project.text("umpire-carrier.kicad_pro")


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ('(net 2 "VBUS") (', '(net 3 "VSYS") (', "VBUS does not join J6 1"),
        ('"R1" ', '"R9" ', "R1 is not on the board"),
        ('"470 uF"', '"47 uF"', "C1 is Capacitor_THT:CP_Radial_D8.0mm_P3.50mm 47 uF, not"),
        ('"NOT YET MADE"', '"MADE"', "F.SilkS does not say NOT YET MADE"),
        ("not yet made", "finished", "the title lacks: NOT YET MADE"),
        ("(at 64 64)", "(at 64 65)", "no hole at 4, 4, where the box has a post"),
        ("(at 92.89 61.37 180)", "(at 92.89 62.37 180)", "the Pico does not hang where the box"),
    ],
)
def test_another_board_is_noticed(old: str, new: str, finding: str):
    assert old in TEXT
    found = checks.findings(reading.parsed(TEXT.replace(old, new)), CIRCUIT, measures())
    assert any(line.startswith(finding) for line in found), found


@pytest.mark.parametrize("kind", ["DRC violations", "unconnected pads", "Footprint errors"])
def test_whatever_kicad_finds_is_an_error(kind: str):
    report = (MADE / "drc.txt").read_text(encoding="utf-8")
    assert checks.violations(report.replace(f"Found 0 {kind}", f"Found 2 {kind}"))
    assert checks.violations(report.replace(f"Found 0 {kind}", ""))


def test_a_board_of_another_size_than_in_case_toml_is_noticed(tree: list[Any]):
    m = measures(changed(carrier__length=70.0))
    assert "the board is 66 mm long, by case.toml it is 70" in checks.findings(tree, CIRCUIT, m)


def test_the_bill_for_a_fab_has_every_part_once_and_as_on_the_whole_bill():
    assert (MADE / "fab/bill.csv").read_text(encoding="utf-8") == bill.text(CIRCUIT), AGAIN
    listed = [ref for row in rows("bill.csv") for ref in row["Designator"].split()]
    assert sorted(listed) == sorted(CIRCUIT.parts)
    kinds = {row["Designator"]: row for row in rows("bill.csv")}
    assert kinds["D1"]["Part number"] == "MBR1100G"
    assert kinds["J2 J4"]["Part number"] == "M20-9990445"
    assert [row["Designator"] for row in rows("bill.csv") if not row["Part number"]] == []
    assert (kinds["R2 R3"]["Quantity"], kinds["U1"]["Quantity"]) == ("2", "2")
    assert kinds["J1"]["Comment"] == "pin header, 1 x 8, 2.54 mm, angled"


def test_the_positions_are_those_of_the_board(tree: list[Any]):
    left, _, _, near = reading.outline(tree)
    found = {
        row["Designator"]: (float(row["Mid X"]), float(row["Mid Y"]))
        for row in rows("positions.csv")
    }
    assert set(found) == set(CIRCUIT.parts)
    for part in reading.every(tree, "footprint"):
        pads = reading.places_of_pads(part)
        if reading.ref(part) in found:
            xs, ys = [x for x, _ in pads], [y for _, y in pads]
            middle = ((min(xs) + max(xs)) / 2 - left, near - (min(ys) + max(ys)) / 2)
            assert found[reading.ref(part)] == pytest.approx(middle, abs=0.01)
    assert [row["Layer"] for row in rows("positions.csv")].count("bottom") == 1  # the Pico


def test_a_fab_gets_every_layer_and_every_hole(tree: list[Any]):
    layers = ("F_Cu", "B_Cu", "F_Mask", "B_Mask", "F_Silkscreen", "B_Silkscreen", "Edge_Cuts")
    for layer in layers:
        text = (MADE / f"fab/umpire-carrier-{layer}.gbr").read_text(encoding="utf-8")
        assert text.endswith("M02*\n")
        assert "CreationDate" not in text
    holes = {
        kind: (MADE / f"fab/umpire-carrier-{kind}.drl").read_text(encoding="utf-8")
        for kind in ("PTH", "NPTH")
    }
    count = {kind: len(re.findall(r"^X", text, re.MULTILINE)) for kind, text in holes.items()}
    pads = sum(len(part.pins) for part in CIRCUIT.parts.values())
    assert count == {"PTH": pads + TEXT.count("\n  (via "), "NPTH": 4}


def test_a_fab_gets_all_that_in_one_zip():
    (file,) = (MADE / "fab").glob("*.zip")
    assert file.name == "umpire-carrier-B.zip"
    with zipfile.ZipFile(file) as archive:
        for name in archive.namelist():
            assert archive.read(name) == (MADE / "fab" / name).read_bytes()
        endings = sorted(name.rpartition(".")[2] for name in archive.namelist())
    assert endings == ["drl"] * 2 + ["gbr"] * 7


def test_every_word_on_the_board_is_large_enough_for_any_fab(tree: list[Any]):
    found = []
    for item in reading.every(tree, "gr_text"):
        (font,) = [one for one in reading.one(item, "effects") if one[0] == "font"]
        size, stroke = reading.one(font, "size"), reading.one(font, "thickness")
        found.append((item[1], min(map(float, size)), float(stroke[0])))
    assert len(found) > 50
    assert [row for row in found if row[1] < 1.0 or row[2] < 0.15] == []
    words = [word for word, _, _ in found]
    assert {"UMPIRE", "carrier board B", "GP19", "CS"} <= set(words)


def test_the_picture_says_that_nobody_has_made_it():
    text = (MADE / "umpire-carrier.svg").read_text(encoding="utf-8")
    assert "<title>Umpire, carrier board: not yet made</title>" in text
    assert ">above</text>" in text and ">below, as seen from below</text>" in text


@pytest.mark.parametrize(
    ("changes", "finding"),
    [
        (
            {"carrier__width": 80.0},
            "carrier.width is 80 and must be 75.2 or less: it lies between the posts of the screws",
        ),
        (
            {"carrier__length": 70.0},
            "carrier.above is 16.5 and must be 15.5 or less: what is plugged onto it must fit "
            "under the lid",
        ),
        (
            {"carrier__holes": [25.0, 49.6]},
            "carrier.holes, the first, is 25 and must be 29.5 or more: its posts stand beside the "
            "Pico",
        ),
        (
            {"carrier__holes": [40.0, 54.0], "battery__fitted": 1},
            "carrier.holes, the second, is 54 and must be 50.8 or less: its near posts stand "
            "beyond the battery's rim",
        ),
        (
            {"carrier__post": 5.0},
            "carrier.post is 5 and must be 5.7 or more: the screw's hole in it leaves a wall",
        ),
    ],
)
def test_a_measure_that_keeps_the_board_out_of_the_box_is_named(changes, finding: str):
    text = changed(**changes, carrier__fitted=1)
    found = [str(one) for one in rules.rules(measures(text, "small"))]
    assert finding in found


def test_it_fits_both_boxes_with_a_battery_too():
    assert verb.fit() == []
    for panel in names.PANELS:
        text = changed(battery__fitted=1, carrier__fitted=1)
        assert rules.rules(measures(text, panel)) == []


def test_without_kicad_one_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(verb.importlib.util, "find_spec", lambda name: None)
    assert verb.main([]) == 1
    assert "apt install kicad kicad-footprints" in capsys.readouterr().err
    assert verb.main(["--all"]) == 2


@pytest.mark.parametrize("text", ["(a (b)", "(a))", "a", "(a) (b)"])
def test_a_file_with_open_brackets_is_refused(text: str):
    with pytest.raises(ValueError, match="bracket"):
        reading.parsed(text)


def test_the_guide_says_what_board_it_is_and_that_nobody_has_made_it():
    guide = (table.HERE.parent / "docs" / "build.md").read_text(encoding="utf-8")
    wide, long = places.outline(measures())
    words = " ".join(guide.split())
    assert "### Or on a carrier board, not yet made" in guide
    assert f"{wide:.0f} x {long:.0f} mm, two layers" in words
    assert "no fab has made one" in words
