"""With the extra: the schematic joins what the circuit joins, and nothing on it is in the way."""

# pyright: reportMissingImports=false

import itertools
import tomllib
from typing import Any

import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.transforms import Bbox

from hardware import table
from hardware.case import names
from hardware.drawn import schematic_files
from hardware.drawn.diagram import Schematic
from hardware.drawn.net_lines import NetLines
from hardware.electric import circuit
from tests.hardware import test_true_files as pin_table

PINS = table.pins()


@pytest.fixture
def sheet() -> NetLines:
    return NetLines(circuit.build(PINS))


@pytest.mark.parametrize("panel", names.PANELS)
def test_the_schematic_joins_what_the_circuit_joins_and_shows_every_pin(panel: str):
    built = circuit.build(PINS, panel)
    drawn = schematic_files.drawn(PINS, panel)
    assert drawn.joined() == {name: set(ends) for name, ends in built.nets.items()}
    every = {(part.ref, pin.number) for part in built.parts.values() for pin in part.pins}
    assert set(drawn.ends) == every


@pytest.mark.parametrize("panel", names.PANELS)
def test_no_words_lie_on_other_words_or_on_a_line(panel: str):
    figure = schematic_files.figure(schematic_files.drawn(PINS, panel))
    figure.set_dpi(144)  # two pixels a point
    renderer = FigureCanvasAgg(figure).get_renderer()
    (axes,) = figure.axes
    words = {text: text.get_window_extent(renderer) for text in axes.texts}
    assert len(words) > 120
    for (one, a), (other, b) in itertools.combinations(words.items(), 2):
        assert not a.overlaps(b), (one.get_text(), other.get_text())
    paths = [line.get_transform().transform_path(line.get_path()) for line in axes.lines]
    paths += [patch.get_transform().transform_path(patch.get_path()) for patch in axes.patches]
    frame = Bbox(((0, 0), figure.bbox.size))
    for text, (low, high) in ((text, box.get_points()) for text, box in words.items()):
        assert frame.contains(*low)
        assert frame.contains(*high)
        inner = Bbox((low + 1, high - 1))
        met = [path for path in paths if path.intersects_bbox(inner, filled=False)]
        assert met == [], text.get_text()


def test_each_pin_that_the_circuit_has_is_followed_by_the_schematic(
    monkeypatch: pytest.MonkeyPatch,
):
    def drawn(pins: dict[str, Any]) -> Any:
        words.clear()
        return schematic_files.drawn(pins, "large").joined(), sorted(words)

    words, write = [], NetLines.text

    def noted(self: NetLines, at: Any, text: str, *rest: Any, **more: Any) -> None:
        words.append(text)
        write(self, at, text, *rest, **more)

    monkeypatch.setattr(NetLines, "text", noted)
    text = (table.HERE / "pins.toml").read_text(encoding="utf-8")
    before = drawn(PINS)
    found = {
        entry
        for entry, value in pin_table.ELSEWHERE.items()
        if drawn(tomllib.loads(pin_table.other(text, entry, value))) != before
    }
    buses = {"display.sda", "display.scl", "display.reset", "keys.rows", "keys.columns"}
    assert found == buses | {"ring.data", "ring.pixels", "piezo.signal", "charger.cell"}


def test_a_schematic_that_joins_other_pins_is_not_written(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Schematic, "_piezo", lambda sheet: None)
    with pytest.raises(ValueError, match="small panel joins other pins than the circuit"):
        schematic_files.drawn(PINS, "small")


def test_lines_that_cross_are_not_joined_and_lines_that_end_on_another_are(sheet: NetLines):
    sheet.wire((0, 1), (4, 1))
    sheet.wire((2, 0), (2, 2))
    sheet.named("ONE", (0, 1))
    sheet.named("OTHER", (2, 0))
    sheet.ends[("R1", "1")], sheet.ends[("R1", "2")] = (4, 1), (2, 2)
    assert sheet.joined() == {"ONE": {("R1", "1")}, "OTHER": {("R1", "2")}}
    sheet.wire((3, 2), (3, 1))
    sheet.ends[("R2", "1")] = (3, 2)
    assert sheet.joined()["ONE"] == {("R1", "1"), ("R2", "1")}


def test_places_far_apart_are_joined_by_the_name_they_share(sheet: NetLines):
    sheet.ends[("R1", "1")], sheet.ends[("R1", "2")] = (0, 0), (9, 9)
    sheet.supply("3V3", (0, 0))
    sheet.supply("3V3", (9, 9))
    assert sheet.joined() == {"3V3": {("R1", "1"), ("R1", "2")}}


def test_two_names_on_one_wire_are_one_net_that_is_in_no_circuit(sheet: NetLines):
    sheet.wire((0, 0), (2, 0))
    sheet.named("ONE", (0, 0))
    sheet.ground((2, 0))
    assert set(sheet.joined()) == {"GND and ONE"}


def test_what_cannot_be_traced_is_refused(sheet: NetLines):
    with pytest.raises(ValueError, match="askew"):
        sheet.wire((0, 0), (1, 2))
    with pytest.raises(ValueError, match="no wire runs where SDA is written"):
        sheet.named("SDA", (5, 5))
    with pytest.raises(ValueError, match="alone on its side"):
        sheet.module("piezo", (0, 0), (2, 2), {"1": ("L", 0.5), "2": ("R", 1.0)})
