"""The parts that are printed, where they sit in the closed box, and how they lie on the bed."""

from types import SimpleNamespace

from hardware.case import light
from hardware.case.box import box, faced
from hardware.case.lid import inlay, lid
from hardware.case.names import PRINTED
from hardware.case.solids import Solid


def parts(m: SimpleNamespace, written: bool = True) -> dict[str, Solid]:
    """Return name to solid; not `written`, the face is without its letters."""
    solids = (
        box(m),
        lid(m, written),
        faced(m, light.baffle(m)),
        faced(m, light.diffuser(m)),
    )
    return dict(zip(PRINTED, solids, strict=True))


def lying(m: SimpleNamespace, written: bool = True) -> dict[str, Solid]:
    """Return name to solid as it is printed, everything from z 0."""
    return {name: on_the_bed(m, name, solid) for name, solid in alone(m, written).items()}


def words(m: SimpleNamespace) -> Solid:
    """Return what fills the words in the lid, where it is when the lid lies on the bed."""
    plate = flat(m, lid(m, written=False))
    x, y, z, *_ = plate.box()
    return flat(m, inlay(m)).translate((-x, -y, -z))


def flat(m: SimpleNamespace, solid: Solid) -> Solid:
    """Return what is of the lid turned onto its face."""
    solid = solid.translate((0, 0, -m.case.front)).rotate((-m.case.tilt, 0, 0))
    return solid.rotate((0, 180, 0))


def alone(m: SimpleNamespace, written: bool = True) -> dict[str, Solid]:
    """Return name to solid, each where what it does not follow cannot move it.

    What goes round the ring is made about its own middle, the baffle from its own top.
    """
    n = SimpleNamespace(**vars(m))
    n.ring = SimpleNamespace(**(vars(m.ring) | {"centre": (0.0, 0.0), "top": -m.baffle.height}))
    n.baffle = SimpleNamespace(**(vars(m.baffle) | {"top": 0.0}))
    solids = (box(m), lid(m, written), light.baffle(n), light.diffuser(n))
    return dict(zip(PRINTED, solids, strict=True))


def on_the_bed(m: SimpleNamespace, name: str, solid: Solid) -> Solid:
    """Return a part that stands alone as it is printed: lid and baffle on their faces."""
    if name == "lid":
        solid = flat(m, solid)
    if name == "baffle":
        solid = solid.rotate((0, 180, 0))
    x, y, z, *_ = solid.box()
    return solid.translate((-x, -y, -z))
