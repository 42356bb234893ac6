"""Facts for the page's face: places by the hardware's tables, settings, games."""

import ast
import re
from typing import Any

from firmware.modules import catalog
from firmware.play.knowledge import SCREEN
from firmware.storage.journal import Journal
from hardware.case import face
from hardware.case.letters import HIGH
from hardware.case.measures import measures
from host_sim import likeness
from host_sim.chips.flash import Flash, Nvm
from host_sim.wiring import read_wiring
from tools.page.contents import ROOT
from tools.players.courses import courses

DOT = 5.0  # mm: the side of a WS2812 on the ring's board
HINTS = {
    "COLOURS": "five of RRGGBB", "ROWS": "GP6 GP7 GP8 GP9", "COLUMNS": "GP10 GP11 GP12 GP13",
}  # fmt: skip


def facts() -> dict[str, Any]:
    """Return what the page's script is told, as JSON takes it."""
    place = places()
    return {
        "places": place,
        "radius": round(_radius() / place["ring"]["width"], 4),
        "legend": list(read_wiring().legend),
        "likeness": drawn(),
        "games": [game.folder for game in catalog.games()],
        "titles": [game.title for game in catalog.games()],
        **alone(),
        "memory": new_memory(),
        "settings": settings(),
    }


def drawn() -> dict[str, list[Any]]:
    """Return the drawing of the box, in mm to a hundredth."""
    m, legend = measures(), read_wiring().legend
    rounded = lambda numbers: [round(number, 2) for number in numbers]  # noqa: E731
    return {
        "blocks": [[*rounded(each[:-1]), each.colour] for each in likeness.blocks(m)],
        "keys": [
            [label, *rounded(key[:-1]), key.colour] for label, key in likeness.keys(m, legend)
        ],
        "lights": [[rounded(corner) for corner in light] for light in likeness.lights(m)],
        "label": [likeness.LABEL, likeness.INK, likeness.DARK],
    }


def alone() -> dict[str, str]:
    """Return which game one can play dealt, and the keys that begin it on a new device."""
    for course in courses():
        if course.level == SCREEN and course.fewest == 1:
            return {"alone": course.keys(1), "alone_title": catalog.games()[course.place].title}
    return {"alone": "", "alone_title": ""}


def new_memory() -> list[tuple[int, str]]:
    """Return what is written in a memory in which nothing has been kept: where, and the bytes."""
    memory = Nvm(Flash())
    Journal(memory).clear()
    written = re.finditer(rb"[^\xff]+", bytes(memory.flash.image))
    return [(run.start(), run[0].hex()) for run in written]


def places() -> dict[str, dict[str, float]]:
    """Return where panel, ring and keys are on the face, in mm from its left upper corner."""
    m = measures()
    case, panel, keys = m.case, m.display, m.keys
    across = 2 * m.ring.window
    return {
        "case": {"width": case.width, "height": case.length, "corner": case.corner},
        "panel": _box(m, panel.picture_centre, *panel.picture),
        "ring": {**_box(m, m.ring.centre, across, across), "dot": DOT},
        "keys": _box(m, keys.centre, keys.width, keys.height),
        "pad": _around(m, keys),
        "name": _name(m),
    }


def _name(m: Any) -> dict[str, float]:
    """Return the place of the box's own name."""
    word = next(word for word in face.words(m) if word.text == face.NAME)
    return _box(m, word.centre, word.width, HIGH * word.pixel)


def _around(m: Any, keys: Any) -> dict[str, float]:
    """Return the place of the keys with what is written to the right of them and below."""
    left, top = keys.centre[0] - keys.width / 2, m.case.length - keys.top
    words = face.words(m)
    right = max(word.centre[0] + word.width / 2 for word in words)
    low = max(m.case.length - word.centre[1] + HIGH * word.pixel / 2 for word in words)
    return {"left": left, "top": top, "width": right - left + 1, "height": low - top}


def _box(m: Any, centre: tuple[float, float], width: float, height: float) -> dict[str, float]:
    left, top = centre[0] - width / 2, m.case.length - centre[1] - height / 2
    return {"left": round(left, 3), "top": round(top, 3), "width": width, "height": height}


def _radius() -> float:
    """Return how far the ring's pixels are from its middle, mm."""
    ring = measures().ring
    return (ring.outer + ring.inner) / 4


def style() -> str:
    """Return the places as properties of a style sheet."""
    found = places()
    ring, keys, pad = (found[name] for name in ("ring", "keys", "pad"))
    rows = {
        "lamp": f"{100 * DOT / ring['width']:.2f}%",
        "keys-width": f"{100 * keys['width'] / pad['width']:.2f}%",
        "keys-height": f"{100 * keys['height'] / pad['height']:.2f}%",
    }
    return ":root{" + "".join(f"--{name}:{value};" for name, value in rows.items()) + "}"


def settings() -> list[dict[str, Any]]:
    """Return the fields of settings.toml's form, as the firmware's own tables name them."""
    tree = ast.parse((ROOT / "firmware/device/settings_toml.py").read_text(encoding="utf-8"))
    tables = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict):
            tables[ast.unparse(node.targets[0])] = ast.literal_eval(node.value)
    found: list[dict[str, Any]] = [
        {"name": name, "low": low, "high": high} for name, (low, high) in tables["NUMBERS"].items()
    ]
    found += [{"name": name, "words": words} for name, words in tables["WORDS"].items()]
    names = ("COLOURS", *tables["PINS"], *tables["BUILDS"])
    return found + [{"name": name, "hint": HINTS.get(name, "")} for name in names]
