"""The gauge: what is typed into [gauge] of case.toml takes the place of the measure it is of."""

import json

import pytest

from hardware.case import fits, names
from hardware.case.measures import READINGS, measures
from hardware.files import slicing
from hardware.table import HERE
from tests.hardware.other_parts import changed

GUIDE = " ".join((HERE.parent / "docs" / "build.md").read_text(encoding="utf-8").split())


def test_without_a_reading_the_measures_are_as_they_are_written():
    m = measures(panel="small")
    assert (m.screws.hole, m.board.peg, m.piezo.across) == (2.5, 1.8, 12.6)
    assert (m.ring.outer, m.display.width, m.display.height) == (44.5, 27.3, 27.8)


@pytest.mark.parametrize(
    ("reading", "part", "measure", "mm"),
    [
        ({"gauge__screw": 4}, "screws", "hole", 2.6),
        ({"gauge__screw": 1}, "screws", "hole", 2.3),
        ({"gauge__peg": 5}, "board", "peg", 2.0),
        ({"gauge__piezo": 3}, "piezo", "across", 12.8),
        ({"gauge__ring": 6}, "ring", "outer", 44.1),
        ({"gauge__display": [1, 0]}, "display", "width", 27.9),
        ({"gauge__display": [0, 4]}, "display", "height", 27.8),
    ],
)
def test_a_reading_takes_the_place_of_its_measure(
    reading: dict, part: str, measure: str, mm: float
):
    m = measures(changed(**reading), "small")
    assert getattr(getattr(m, part), measure) == mm


def test_a_reading_of_one_panel_leaves_the_other_alone():
    text = changed(gauge__display=[2, 2])
    assert measures(text, "small").display.width == 27.7
    assert measures(text, "large").display.width == 61.5


def test_the_gauge_stays_what_it_was_when_its_readings_are_typed():
    before = measures(panel="small").gauge.places
    text = changed(gauge__screw=4, gauge__peg=2, gauge__piezo=3, gauge__ring=5)
    assert measures(text, "small").gauge.places == before
    assert before["screws.hole"] == [2.3, 2.4, 2.5, 2.6, 2.7]
    assert before["display.width"] == [27.9, 27.7, 27.5, 27.3, 27.1, 26.9]
    assert {measure for measure, _ in READINGS.values()} == set(before)


@pytest.mark.parametrize(
    ("reading", "said"),
    [
        (
            {"gauge__screw": 6},
            "gauge.screw is 6 and must be 5 or less: it is a place of the gauge, counted from its "
            "dot, for screws.hole",
        ),
        (
            {"gauge__ring": 2.5},
            "gauge.ring is 2.5 and must be 3 or more: it is a place of the gauge, counted from its "
            "dot, for ring.outer",
        ),
        (
            {"gauge__peg": 5},
            "board.peg is 2 and must be 1.8 or less: it goes into the board's hole",
        ),
        (
            {"gauge__display": 3},
            "gauge.display is 3 and must be 2 numbers in brackets, each 0 to 500",
        ),
    ],
)
def test_a_reading_that_will_not_do_is_told(reading: dict, said: str):
    assert said in fits.findings(changed(**reading), "small")


def test_it_takes_twenty_minutes_to_print_and_the_guide_says_so():
    parts = json.loads(slicing.FILE.read_text(encoding="utf-8"))["parts"]
    for panel in names.PANELS:
        assert parts[f"gauge-{panel}"]["min"] <= 20
    assert "20 minutes of print" in GUIDE
    assert "gauge-large.stl" in GUIDE and "gauge-small.stl" in GUIDE
