"""The picture of the case: closed with its parts, and open with what is inside."""

# pyright: reportMissingImports=false

from types import SimpleNamespace

from PIL import Image

from hardware.case.render import Canvas, View

COLOURS = {
    "box": (96, 125, 150),
    "lid": (120, 152, 178),
    "diffuser": (245, 245, 240),
    "board": (70, 150, 90),
    "display": (40, 60, 120),
    "ring": (45, 45, 55),
    "keys": (60, 62, 70),
    "piezo": (50, 50, 50),
    "capacitor": (70, 80, 160),
}
STEEL = (190, 190, 195)
SIZE = (1100, 740)


def picture(m: SimpleNamespace, printed: dict, bought: dict) -> Image.Image:
    """Return closed device and open one side by side, the far edge up."""
    canvas = Canvas(*SIZE)
    closed = View(-24, 55, 3.3, (215, 570))
    for name, solid in (printed | bought).items():
        canvas.add(solid, closed, COLOURS.get(name, STEEL))
    for name, solid in _legends(m).items():
        canvas.add(solid, closed, (235, 235, 235) if name[0] != "A" else (220, 90, 80))
    opened = View(26, 30, 2.75, (660, 660))
    for name, solid in (printed | bought).items():
        canvas.add(solid.translate((0, 0, _lift(name))), opened, COLOURS.get(name, STEEL))
    return canvas.image()


def _lift(name: str) -> float:
    """Return how far a part is raised to show what is under it, mm."""
    if name.startswith("screw"):
        return 165
    return {"keys": 185, "lid": 145, "diffuser": 105, "ring": 70, "display": 58}.get(name, 0)


def _legends(m: SimpleNamespace) -> dict:
    """Return the sixteen keys of the pad as thin plates."""
    from hardware.case.solids import block

    top = m.case.depth - m.keys.recess + m.keys.thickness
    x, y = m.keys.centre
    found = {}
    for i, key in enumerate("123A456B789C*0#D"):
        row, column = divmod(i, 4)
        place = (x + (column - 1.5) * 15.5, y + (1.5 - row) * 16.5)
        found["A" + key if key in "ABCD*#" else key] = block(place, (11, 11), top, top + 0.4)
    return found
