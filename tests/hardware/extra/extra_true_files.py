"""With the extra: a measure that is changed changes each body that follows it, and no other."""

from types import SimpleNamespace
from typing import Any

import pytest

from hardware.case import bought, fits, gauge, printed, stl
from hardware.case.known import MEASURES
from hardware.case.measures import measures
from hardware.case.names import PRINTED
from hardware.case.solids import Solid
from hardware.files import alike
from tests.hardware import depends
from tests.hardware.other_parts import changed

np: Any = pytest.importorskip("numpy")  # of the extra

Body = tuple[int, set[tuple[float, ...]]]


def body(solid: Solid) -> Body:
    """Return how many triangles a body has, and its corners as they are written."""
    got = solid.body.to_mesh()
    corners = np.unique(np.round(got.vert_properties[:, :3], stl.DIGITS) + 0.0, axis=0)
    return len(got.tri_verts), set(map(tuple, corners.tolist()))


def made(m: SimpleNamespace) -> dict[str, Solid]:
    """Return all that is printed, the gauge too."""
    return printed.alone(m) | {"gauge": gauge.gauge(m)}


class Before:
    """The case with all that can be in it, before a measure is changed."""

    def __init__(self) -> None:
        self.text = depends.fitted()
        m = measures(self.text, depends.PANEL)
        self.parts, self.bought = made(m), bought.parts(m)
        self.bodies = {name: body(solid) for name, solid in self.parts.items()}

    def changed(self, m: SimpleNamespace) -> set[str]:
        """Return which files are other ones by the measures `m`."""
        found = set()
        for name, solid in made(m).items():
            if not solid.same_as(self.parts[name]) and body(solid) != self.bodies[name]:
                found.add(name)
                faces, corners = body(solid)
                assert not alike.near_bodies((faces, corners), self.bodies[name]), name
        there = bought.parts(m)
        if not all(solid.same_as(there[name]) for name, solid in self.bought.items()):
            found.add("bought")
        return found


@pytest.fixture(scope="module")
def before() -> Before:
    return Before()


@pytest.mark.parametrize("part", sorted({name.partition(".")[0] for name in MEASURES}))
def test_each_body_follows_its_measures_and_no_other(before: Before, part: str):
    for measure in (name for name in MEASURES if name.startswith(f"{part}.")):
        if measure.endswith("fitted"):
            continue  # without it there is nothing that the others could change
        found = set()
        for text in depends.each(measure, before.text):
            found |= before.changed(measures(text, depends.PANEL))
        wanted = {
            name for name in (*PRINTED, "gauge", "bought") if measure in depends.measures_of(name)
        }
        assert found == wanted, measure


def test_no_measure_of_nothing_or_of_too_much_ends_a_run():
    for measure, count in MEASURES.items():
        name = measure.replace(".", "__")
        for value in (0, 499):
            numbers: Any = [value] * count if count else value
            assert all(" must be " in line for line in fits.findings(changed(**{name: numbers})))
