"""A picture for each step of putting the device together, as ``docs/build.md`` counts them."""

from itertools import product
from types import SimpleNamespace

from PIL import Image

from hardware.case.picture import colour, pad
from hardware.case.render import Canvas, View
from hardware.case.solids import Solid

SIZE = (720, 460)
BEHIND = ("lid", "diffuser", "baffle", "ring", "capacitor", "display")  # what the lid carries


def pictures(
    m: SimpleNamespace, printed: dict[str, Solid], bought: dict[str, Solid]
) -> dict[str, Image.Image]:
    """Return name to picture."""
    every = printed | bought
    carried = {name: every[name] for name in BEHIND}
    keys = {"lid": printed["lid"], "keys": bought["keys"]}
    inside = {n: every[n] for n in ("box", "board", "piezo", "carrier", "battery") if n in every}
    inside |= {name: solid for name, solid in every.items() if name.startswith("foot")}
    screws = {name: solid for name, solid in every.items() if name.startswith("screw")}
    nest = {name: carried[name] for name in ("baffle", "ring", "capacitor")}
    apart = {"ring": 22.0, "capacitor": 34.0}
    flat = {"diffuser": 20.0, "baffle": 42.0, "ring": 42.0, "capacitor": 42.0, "display": 42.0}
    down = View(20, 42, 3.2, (0, 0))
    return {
        "step-1": drawn({n: turned(m, s, apart.get(n, 0)) for n, s in nest.items()}, down),
        "step-2": drawn({n: turned(m, s, flat.get(n, 0)) for n, s in carried.items()}, down),
        "step-3": drawn(keys, View(-24, 40, 2.6, (0, 0)), pad(m)),
        "step-4": drawn(inside, View(30, 48, 2.5, (0, 0))),
        "step-5": drawn(
            inside
            | {n: s.translate((0, 0, 45)) for n, s in (keys | carried).items()}
            | {n: s.translate((0, 0, 75)) for n, s in screws.items()},
            View(-30, 24, 2.0, (0, 0)),
            {fill: solid.translate((0, 0, 45)) for fill, solid in pad(m).items()},
        ),
    }


def turned(m: SimpleNamespace, solid: Solid, lift: float) -> Solid:
    """Return a part of the lid as it lies on the bench, the face down, raised by `lift` mm."""
    flat = solid.translate((0, 0, -m.case.front)).rotate((-m.case.tilt, 0, 0))
    return flat.rotate((0, 180, 0)).translate((0, 0, lift))


def drawn(
    parts: dict[str, Solid], view: View, plates: dict[tuple[int, int, int], Solid] | None = None
) -> Image.Image:
    """Return a picture of `parts`, in its middle, with `plates` in colours of their own."""
    spots = [view.matrix() @ point for solid in parts.values() for point in _corners(solid)]
    middle = [(min(s[i] for s in spots) + max(s[i] for s in spots)) / 2 for i in (0, 1)]
    wide, high = (max(s[i] for s in spots) - min(s[i] for s in spots) for i in (0, 1))
    scale = min(view.scale, (SIZE[0] - 30) / wide, (SIZE[1] - 30) / high)
    origin = (SIZE[0] / 2 - middle[0] * scale, SIZE[1] / 2 - middle[1] * scale)
    seen, canvas = View(view.turn, view.tilt, scale, origin), Canvas(*SIZE)
    for name, solid in parts.items():
        canvas.add(solid, seen, colour(name))
    for fill, solid in (plates or {}).items():
        canvas.add(solid, seen, fill)
    return canvas.image()


def _corners(solid: Solid) -> list[tuple[float, float, float]]:
    low, high = solid.box()[:3], solid.box()[3:]
    sides = zip(low, high, strict=True)
    return [(x, y, z) for x, y, z in product(*sides)]
