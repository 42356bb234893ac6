"""Facts for the page's face: places by the hardware's tables, settings, games."""

import ast
from typing import Any

from firmware.modules import catalog
from hardware.case.measures import measures
from host_sim.wiring import read_wiring
from tools.page.contents import ROOT

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
        "games": [game.folder for game in catalog.games()],
        "settings": settings(),
    }


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
    }


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
    case, panel, ring, keys = (found[name] for name in ("case", "panel", "ring", "keys"))
    rows = {
        "case-ratio": f"{case['width']}/{case['height']}",
        "picture-ratio": f"{panel['width']}/{panel['height']}",
        "keys-ratio": f"{keys['width']}/{keys['height']}",
        "dot": f"{100 * DOT / ring['width']:.2f}%",
    }
    for name, box in (("panel", panel), ("ring", ring), ("keys", keys)):
        rows |= {
            f"{name}-left": f"{100 * box['left'] / case['width']:.2f}%",
            f"{name}-top": f"{100 * box['top'] / case['height']:.2f}%",
            f"{name}-width": f"{100 * box['width'] / case['width']:.2f}%",
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
