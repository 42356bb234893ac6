"""With the extra: what is proved of the case's solids, and that the proofs can fail."""

import shutil
from math import pi
from pathlib import Path
from typing import Any

import pytest

import hardware.__main__ as hardware
from hardware.case import bought, fits, measures, names, printed, printing, proofs, sight, step
from hardware.case.box import faced
from hardware.case.measures import placed, underside
from hardware.case.solids import block, pillar, span
from hardware.files import alike, making
from hardware.table import HERE
from tests.hardware.other_parts import TRIALS, changed, obeyed


def case(panel: str = names.USUAL, **changes: Any) -> making.Case:
    """Return the case with some measures changed."""
    return making.case(panel, changed(**changes))


@pytest.fixture(params=names.PANELS)
def one(request: pytest.FixtureRequest) -> making.Case:
    return making.case(request.param)


def test_all_that_is_proved_of_the_case_holds(one: making.Case):
    proved = making.proof(one)
    thinnest, seen = proved.pop("thinnest"), proved.pop("seen")
    assert all(share["light"] >= 40 for share in seen.values())
    assert {name: found for name, found in proved.items() if found} == {}
    del thinnest["diffuser"]
    assert min(thinnest.values()) >= one.m.case.least
    for solid in one.printed.values():
        assert len(solid.body.decompose()) == 1
        assert proofs.mesh(solid).is_watertight


@pytest.mark.parametrize("panel", names.PANELS)
def test_the_box_with_battery_and_carrier_board_is_proved_too(panel: str):
    text = obeyed(changed(battery__fitted=1, carrier__fitted=1), 16, panel)
    one = making.case(panel, text)
    assert {"battery", "charger", "switch", "carrier"} <= set(one.bought)
    assert fits.sentences(making.proof(one), one.m) == []
    k = one.m.carrier
    for x, y in k.places:  # each post is there, and a screw has something to bite
        post = one.printed["box"] ^ pillar((x, y), k.post, k.level - 5, k.level)
        assert post.volume() == pytest.approx(pi / 4 * (k.post**2 - one.m.screws.hole**2) * 5, 0.02)
        assert (post ^ one.bought["carrier"].translate((0, 0, -0.1))).volume() > 1  # it lies on it


@pytest.mark.parametrize("panel", names.PANELS)
def test_the_mirrored_box_is_proved_too(panel: str):
    one = making.case(panel, changed(case__mirrored=1))
    assert one.m.display.centre[0] > one.m.case.width / 2 > one.m.ring.centre[0]
    assert fits.findings(changed(case__mirrored=1), panel) == []
    assert fits.sentences(making.proof(one), one.m) == []


def test_a_carrier_board_under_too_low_a_lid_is_found_by_the_proofs():
    one = making.case("small", changed(carrier__fitted=1, carrier__above=25.0))
    found = proofs.clashes(one.printed | bought.plugs(one.m))
    assert any(line.startswith("lid and plugs on the carrier") for line in found)


def test_the_lid_closes_on_the_box(one: making.Case):
    parts = one.printed
    pressed = parts["lid"].translate((0, 0, -0.1)) ^ parts["box"]
    assert pressed.volume() > 100  # it rests on the whole edge
    assert (parts["lid"].translate((0, 0, 0.1)) ^ parts["box"]).volume() < 1e-6


def test_plug_pen_sound_and_light_have_their_openings(one: making.Case):
    m, parts, others = one
    box = parts["box"]
    b, c, p = m.board, m.case, m.piezo
    assert sight.shines(m, {name: parts[name] for name in ("lid", "baffle")})
    pen = pillar(b.button, 4.0, -5, b.level - b.tallest)
    assert (pen ^ box).volume() < 1e-6
    assert (pen.translate((0, 0, 0.2)) ^ others["board"]).volume() > 0.1  # it meets the button
    out = box.body.ray_cast(p.centre, (c.width + 10, *p.centre[1:]))
    assert not out  # from the piezo's middle through the side wall
    up, right = p.centre[2], c.width
    assert up < underside(m, p.centre[1]) - p.across / 2 and right > p.centre[0]
    socket = proofs.mesh(others["board"]).bounds[1][1]
    assert c.depth - c.wall < socket < c.depth


def test_the_feet_hold_the_box_off_the_table(one: making.Case):
    low = min(one.bought[f"foot {i}"].box()[2] for i in (1, 2, 3, 4))
    assert low == pytest.approx(-2.4)
    assert all(solid.box()[2] > low + 2 for solid in one.printed.values())


@pytest.mark.parametrize(
    ("changes", "least"),
    [({"case__wall": 1.2}, 1.2), ({"case__floor": 1.0}, 1.0), ({"display__edge": 1.0}, 1.0)],
)
def test_a_thin_wall_is_found(changes: dict[str, Any], least: float):
    parts = printed.parts(case("small", **changes).m, written=False)
    assert min(map(proofs.thinnest, (parts["box"], parts["lid"]))) < least + 0.03


@pytest.mark.parametrize(
    ("changes", "pair"),
    [
        ({"case__front": 8.0}, "box and keys"),
        ({"piezo__from_front": 14.0}, "piezo and"),
        ({"board__length": 135.0}, "board"),
        ({"capacitor__length": 40.0}, "capacitor"),
    ],
)
def test_parts_in_the_same_place_are_found(changes: dict[str, Any], pair: str):
    _, parts, others = case(**changes)
    assert [clash for clash in proofs.clashes(parts | others) if pair in clash] != []


def test_a_part_without_its_clearance_is_found():
    m, parts, _ = case()
    wider = case(ring__outer=44.9, display__width=27.7).bought
    found = proofs.tight(m, parts, wider)
    assert {line.split()[0] for line in found} == {"ring", "display"}


def test_a_part_that_nothing_holds_is_found():
    m, parts, others = case()
    others["piezo"] = others["piezo"].translate((-20, 0, 0))
    assert any("piezo" in line for line in proofs.loose(m, parts, others))


def test_a_ring_without_teeth_and_a_baffle_without_tongue_can_be_turned():
    m, parts, others = case()
    plain = others | {"ring": faced(m, pillar(m.ring.centre, 40, m.ring.top - 3, m.ring.top - 2))}
    assert any("ring" in line for line in proofs.turning(m, parts, plain))
    bare = parts | {"baffle": faced(m, pillar(m.ring.centre, 40, m.ring.top, m.baffle.top))}
    assert any("baffle" in line for line in proofs.turning(m, bare, others))


def test_a_row_that_the_lid_hides_is_named():
    m, parts, _ = case()
    near = m.display.window_centre[1] - m.display.window[1] / 2
    beam = block((m.display.centre[0], near + 0.3), (40, 2), -m.case.lid, 0)
    (line,) = sight.hidden(m, {"lid": parts["lid"] + faced(m, beam)})
    assert line.startswith("lid hides row 6")
    flat = case(case__tilt=0.0, case__front=60.0)
    thick = flat.printed["lid"] + faced(flat.m, beam.translate((0, 0, 3)))
    assert sight.hidden(flat.m, {"lid": thick}) != []


def test_a_light_without_walls_shines_into_other_windows():
    m, parts, _ = case()
    found = sight.astray(m, {"lid": parts["lid"]})
    assert "the first pixel shines into window 2" in found


def test_what_hangs_in_the_air_is_found():
    m, parts, _ = case()
    shelf = span((20, 20, 10), (40, 24, 12))
    (line, *_) = printing.unsupported(m, "shelf", span((20, 20, 0), (22, 24, 12)) + shelf)
    assert "nothing at one end" in line
    bridge = shelf + span((20, 20, 0), (22, 24, 12)) + span((38, 20, 0), (40, 24, 12))
    (line, *_) = printing.unsupported(m, "bridge", bridge)
    assert line.endswith("a bridge of 16.0 mm")
    assert printing.unsupported(m, "lid", printed.on_the_bed(m, "lid", parts["lid"])) == []
    upright = parts["lid"].translate((0, 0, 30))
    assert printing.unsupported(m, "lid", upright) != []


def test_a_loose_disc_in_the_panel_s_window_is_found():
    m, parts, _ = case()
    disc = faced(m, pillar(m.display.picture_centre, 5, -1, 0))
    assert len((parts["lid"] + disc).body.decompose()) == 2


def test_places_of_the_face_are_those_of_the_box():
    m = measures.measures()
    assert placed(m, 3, 0, 0) == pytest.approx((3, 0, m.case.front))
    assert placed(m, 0, m.case.length, 0) == pytest.approx((0, m.case.depth, m.case.back))
    cube = faced(m, span((0, 10, -1), (1, 11, 0)))
    assert cube.box()[1] == pytest.approx(10 * m.case.cos)


def test_what_was_made_otherwise_is_named_and_nothing_else(tmp_path: Path):
    # That all is made as it was committed, the verb has seen before it runs these tests.
    shutil.copytree(HERE / "made", tmp_path / "made")
    assert alike.changed(tmp_path, HERE) == []
    (tmp_path / "made/report.txt").write_text("other", encoding="utf-8")
    shutil.copyfile(HERE / "made/baffle.stl", tmp_path / "made/diffuser.stl")
    shutil.copyfile(HERE / "made/baffle.step", tmp_path / "made/diffuser.step")
    shutil.copyfile(HERE / "made/step-1.png", tmp_path / "made/step-2.png")
    (tmp_path / "made/new.txt").touch()
    assert alike.changed(tmp_path, HERE) == [
        "made/diffuser.step",
        "made/diffuser.stl",
        "made/new.txt",
        "made/report.txt",
        "made/step-2.png",
    ]


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.name)
def test_other_parts_fit_once_the_findings_are_obeyed(trial):
    text = obeyed(changed(**trial.measures), trial.pixels)
    one = making.case("small", text, trial.pixels)
    proved = making.proof(one)
    assert fits.sentences(proved, one.m) == []


def kept() -> dict[Path, bytes]:
    return {file: file.read_bytes() for file in (HERE / "made").rglob("*") if file.is_file()}


def test_nothing_is_written_when_a_proof_fails(monkeypatch: pytest.MonkeyPatch, capsys):
    monkeypatch.setattr(
        making, "make", lambda folder, say: ["small: clashes: box and board: 5 mm3"]
    )
    before = kept()
    assert hardware.main([]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "small: clashes: box and board: 5 mm3"
    assert lines[1] == "Nothing was written: change case.toml, and repeat this."
    assert kept() == before


def test_step_has_the_bodies_that_are_printed(tmp_path: Path):
    for solid in printed.parts(case().m, written=False).values():
        volume = step.write(tmp_path / "part.step", solid)
        assert volume == pytest.approx(solid.volume(), rel=0.003)  # cylinders, not polygons
        text = (tmp_path / "part.step").read_text(encoding="ascii")
        assert text.count("MANIFOLD_SOLID_BREP(") == 1
        assert "CYLINDRICAL_SURFACE" in text
        assert "PRODUCT('part'," in text


def test_step_is_the_same_whatever_was_written_before(tmp_path: Path):
    baffle = printed.parts(case().m, written=False)["baffle"]
    written = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        step.write(tmp_path / name / "part.step", baffle)
        written.append((tmp_path / name / "part.step").read_bytes())
    assert written[0] == written[1]
