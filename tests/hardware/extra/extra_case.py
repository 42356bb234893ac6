"""With the extra: what is proved of the case's solids, and that the proofs can fail."""

import re
from pathlib import Path

import pytest

from hardware import making
from hardware.case import bought, measures, printed, proofs
from hardware.case.solids import block, pillar
from hardware.table import HERE

TEXT = (HERE / "case.toml").read_text(encoding="utf-8")


def case(**changes: float):
    """Return measures, printed and bought parts, with measures such as ``ring__outer`` changed."""
    text = TEXT
    for name, value in changes.items():
        part, entry = name.split("__")
        pattern = rf"(\[{part}\].*?\n{entry} = )[^#\n]*"
        text, count = re.subn(pattern, rf"\g<1>{value}  ", text, count=1, flags=re.DOTALL)
        assert count == 1
    m = measures.measures(text)
    return m, printed.parts(m), bought.parts(m)


def test_each_part_is_one_closed_body_with_walls_of_1_6_mm_or_more():
    m, parts, _ = case()
    for solid in parts.values():
        body = proofs.mesh(solid)
        assert body.is_watertight and body.volume > 0
        assert len(solid.decompose()) == 1
        assert proofs.thinnest(solid) > m.case.least - 0.005


def test_everything_fits_with_its_clearance_and_is_held():
    m, parts, others = case()
    assert proofs.clashes(parts | others) == []
    assert proofs.tight(m, parts, others) == []
    assert proofs.loose(m, parts, others) == []


def test_the_lid_closes_on_the_box():
    m, parts, _ = case()
    _, _, low, *_ = parts["lid"].bounding_box()
    top = parts["box"].bounding_box()[5]
    assert top == pytest.approx(m.case.inside)
    assert low == pytest.approx(min(m.case.inside - m.case.lip_depth, m.case.inside - m.ring.depth))
    pressed = parts["lid"].translate((0, 0, -0.1)) ^ parts["box"]
    assert pressed.volume() > 100  # it rests on the whole edge


def test_panel_ring_and_plug_have_their_openings():
    m, parts, others = case()
    eye = block(
        m.display.picture_centre, tuple(m.display.picture), m.case.inside - 1, m.case.depth + 1
    )
    assert (eye ^ parts["lid"]).volume() < 1e-6
    light = pillar(tuple(m.ring.centre), 38.1 + 2, m.case.depth - 1, m.case.depth + 1)
    assert (light ^ parts["lid"]).volume() < 1e-6
    b, c = m.board, m.case
    middle = b.level + b.thickness + b.socket[2] / 2
    plug = block((b.centre[0], c.height - c.wall / 2), (11.0, c.wall), middle - 4, middle + 4)
    assert (plug ^ parts["box"]).volume() < 1e-6
    assert (plug.translate((2, 0, 0)) ^ parts["box"]).volume() > 1
    socket = proofs.mesh(others["board"]).bounds[1][1]
    assert c.height - c.wall < socket < c.height


@pytest.mark.parametrize(
    ("changes", "least"),
    [({"case__wall": 1.2}, 1.2), ({"case__floor": 1.0}, 1.0), ({"keys__recess": 2.0}, 1.2)],
)
def test_a_thin_wall_is_found(changes: dict[str, float], least: float):
    _, parts, _ = case(**changes)
    assert min(map(proofs.thinnest, (parts["box"], parts["lid"]))) < least + 0.01


@pytest.mark.parametrize(
    ("changes", "pair"),
    [
        ({"case__room": 9.0}, "display"),
        ({"piezo__centre": "[46.0, 100.0]"}, "piezo"),
        ({"capacitor__centre": "[46.0, 100.0]"}, "board and capacitor"),
        ({"display__centre": "[32.0, 113.0]"}, "display and ring"),
    ],
)
def test_parts_in_the_same_place_are_found(changes: dict[str, float], pair: str):
    _, parts, others = case(**changes)
    assert any(pair in clash for clash in proofs.clashes(parts | others))


def test_a_part_without_its_clearance_is_found():
    m, parts, _ = case()
    _, _, wider = case(ring__outer=44.9, display__width=27.7)
    found = proofs.tight(m, parts, wider)
    assert {line.split()[0] for line in found} == {"ring", "display"}


def test_a_part_that_nothing_holds_is_found():
    m, parts, others = case()
    others["keys"] = others["keys"].translate((0, 0, 3))
    assert any("keys" in line for line in proofs.loose(m, parts, others))


def test_a_loose_disc_in_the_ring_s_window_is_found():
    m, parts, _ = case()
    disc = pillar(tuple(m.ring.centre), 30, m.case.depth - 1.6, m.case.depth)
    assert len((parts["lid"] + disc).decompose()) == 2


def test_all_that_is_made_is_as_committed(tmp_path: Path):
    making.make(tmp_path)
    assert making.changed(tmp_path, HERE) == []
    (tmp_path / "made/report.txt").write_text("other", encoding="utf-8")
    assert making.changed(tmp_path, HERE) == ["made/report.txt"]
