"""The pictures of the case: closed from the player's side and from behind, and open."""

from types import SimpleNamespace

from PIL import Image

from hardware.case import bought as parts_bought
from hardware.case import face
from hardware.case.box import faced
from hardware.case.lid import inlay
from hardware.case.render import Canvas, Cell, fitting
from hardware.case.solids import Solid, block, joined

COLOURS = {
    "box": (96, 125, 150),
    "lid": (120, 152, 178),
    "baffle": (70, 74, 84),
    "diffuser": (245, 245, 240),
    "board": (70, 150, 90),
    "display": (40, 60, 120),
    "ring": (45, 45, 55),
    "keys": (60, 62, 70),
    "piezo": (50, 50, 50),
    "capacitor": (70, 80, 160),
    "plug": (40, 40, 44),
    "gauge": (150, 170, 120),
    "letters": (245, 245, 240),
    "battery": (170, 175, 185),
    "charger": (30, 60, 120),
    "carrier": (40, 110, 70),
    "switch": (60, 62, 70),
}
STEEL, RUBBER = (190, 190, 195), (40, 40, 42)
DIGITS, SIGNS = (235, 235, 235), (220, 90, 80)
SIZE = (1500, 900)
CLOSED, BEHIND, OPEN = Cell(20, 20, 760, 530), Cell(20, 590, 760, 290), Cell(810, 20, 670, 860)


def picture(m: SimpleNamespace, printed: dict[str, Solid], bought: dict[str, Solid]) -> Image.Image:
    """Return the closed device from in front and from behind, and beside it all its parts."""
    canvas, whole = Canvas(*SIZE), printed | bought
    plugged = whole | {"plug": parts_bought.plug(m)}
    raised = {name: solid.translate((0, 0, lift(name))) for name, solid in whole.items()}
    closed = fitting(-24, 38, whole.values(), CLOSED)
    behind = fitting(205, 24, plugged.values(), BEHIND)
    opened = fitting(26, 30, raised.values(), OPEN)
    words = {"letters": inlay(m)}
    whole, plugged = whole | words, plugged | words
    raised["letters"] = words["letters"].translate((0, 0, lift("lid")))
    for parts, view in ((whole, closed), (plugged, behind), (raised, opened)):
        for name, solid in parts.items():
            canvas.add(solid, view, colour(name))
    for fill, solid in pad(m).items():
        canvas.add(solid, closed, fill)
        canvas.add(solid.translate((0, 0, lift("keys"))), opened, fill)
    return canvas.image()


def colour(name: str) -> tuple[int, int, int]:
    """Return the colour of a part."""
    return COLOURS.get(name, RUBBER if name.startswith("foot") else STEEL)


def lift(name: str) -> float:
    """Return how far a part is raised to show what is under it, mm."""
    if name.startswith("screw"):
        return 210
    heights = {"keys": 200, "lid": 175, "diffuser": 130, "baffle": 105, "ring": 75}
    return heights.get(name, {"display": 70, "capacitor": 60}.get(name, 0))


def pad(m: SimpleNamespace) -> dict[tuple[int, int, int], Solid]:
    """Return the sixteen keys of the pad as thin plates: those with digits, and the others."""
    top = m.keys.thickness
    found: dict[tuple[int, int, int], list[Solid]] = {DIGITS: [], SIGNS: []}
    for i, key in enumerate("123A456B789C*0#D"):
        plate = block(face.key(m, *divmod(i, 4)), (11, 11), top, top + 0.4)
        found[DIGITS if key.isdigit() else SIGNS].append(plate)
    return {fill: faced(m, joined(plates)) for fill, plates in found.items()}
