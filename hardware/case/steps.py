"""A picture for each step of putting the device together, as ``docs/build.md`` counts them."""

from types import SimpleNamespace

from PIL import Image

from hardware.case.lid import inlay
from hardware.case.picture import colour, pad
from hardware.case.render import Canvas, Cell, fitting
from hardware.case.solids import Solid

SIZE = (720, 460)
CELL = Cell(15, 15, 690, 430)
BEHIND = ("lid", "diffuser", "baffle", "ring", "capacitor", "display")  # what the lid carries


def pictures(
    m: SimpleNamespace, printed: dict[str, Solid], bought: dict[str, Solid]
) -> dict[str, Image.Image]:
    """Return name to picture."""
    every = printed | bought
    carried = {name: every[name] for name in BEHIND}
    keys = {"lid": printed["lid"], "letters": inlay(m), "keys": bought["keys"]}
    inside = {n: every[n] for n in ("box", "board", "piezo", "carrier", "battery") if n in every}
    inside |= {name: solid for name, solid in every.items() if name.startswith("foot")}
    screws = {name: solid for name, solid in every.items() if name.startswith("screw")}
    nest = {name: carried[name] for name in ("baffle", "ring", "capacitor")}
    apart = {"ring": 22.0, "capacitor": 34.0}
    flat = {"diffuser": 20.0, "baffle": 42.0, "ring": 42.0, "capacitor": 42.0, "display": 42.0}
    down = (20, 42)
    return {
        "step-1": drawn({n: turned(m, s, apart.get(n, 0)) for n, s in nest.items()}, *down),
        "step-2": drawn({n: turned(m, s, flat.get(n, 0)) for n, s in carried.items()}, *down),
        "step-3": drawn(keys, -24, 40, pad(m)),
        "step-4": drawn(inside, -30, 44),
        "step-5": drawn(
            inside
            | {n: s.translate((0, 0, 45)) for n, s in (keys | carried).items()}
            | {n: s.translate((0, 0, 75)) for n, s in screws.items()},
            -30,
            24,
            {fill: solid.translate((0, 0, 45)) for fill, solid in pad(m).items()},
        ),
    }


def turned(m: SimpleNamespace, solid: Solid, lift: float) -> Solid:
    """Return a part of the lid as it lies on the bench, the face down, raised by `lift` mm."""
    flat = solid.translate((0, 0, -m.case.front)).rotate((-m.case.tilt, 0, 0))
    return flat.rotate((0, 180, 0)).translate((0, 0, lift))


def drawn(
    parts: dict[str, Solid],
    turn: float,
    tilt: float,
    plates: dict[tuple[int, int, int], Solid] | None = None,
) -> Image.Image:
    """Return a picture of `parts`, as large as it can be, with `plates` in colours of their own."""
    canvas, view = Canvas(*SIZE), fitting(turn, tilt, parts.values(), CELL)
    for name, solid in parts.items():
        canvas.add(solid, view, colour(name))
    for fill, solid in (plates or {}).items():
        canvas.add(solid, view, fill)
    return canvas.image()
