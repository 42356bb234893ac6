"""The parts that are printed, where they sit in the closed box, and how they lie on the bed."""

from types import SimpleNamespace

from hardware.case import light
from hardware.case.box import box, faced
from hardware.case.lid import lid
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


def on_the_bed(m: SimpleNamespace, name: str, solid: Solid) -> Solid:
    """Return the part as it is printed: the lid on its face, everything from z 0."""
    if name != "box":
        solid = solid.translate((0, 0, -m.case.front)).rotate((-m.case.tilt, 0, 0))
        solid = solid.rotate((0, 180, 0)).translate((m.case.width, 0, 0))
    x, y, z, *_ = solid.box()
    return solid.translate((-x, -y, -z))
