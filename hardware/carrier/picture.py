"""The picture of the carrier board: KiCad's drawings of its layers, in a board's colours."""

import re

from hardware.carrier import places
from hardware.drawn.drawing import escaped

BOARD, TRACK, PAD, SILK, HOLE = "#12603a", "#1c7a4a", "#d9b24c", "#f4f4ee", "#ffffff"
ENLARGED = 2
MARGIN, BETWEEN, CAPTION = 4.0, 8.0, 7.0  # mm
SCREW = 3.0  # wider holes are a screw's
SIDES = {"F": "above", "B": "below, as seen from below"}
LONG = re.compile(r"\d{4,}(?:\.\d+)?")  # KiCad's lengths are nanometres


def svg(
    layers: dict[str, str], drills: list[tuple[float, float, float]], size: tuple[float, float]
) -> str:
    """Return both sides beside each other; `layers` are KiCad's SVG, `drills` x, y, diameter."""
    wide, long = size
    width, height = 2 * (MARGIN + wide) + BETWEEN, long + 2 * MARGIN + CAPTION
    shown = f'width="{width * ENLARGED:g}mm" height="{height * ENLARGED:g}mm"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {shown} viewBox="0 0 {width:g} {height:g}">',
        f"<title>{escaped(places.TITLE)}</title>",
        f'<rect width="{width:g}" height="{height:g}" fill="#ffffff"/>',
    ]
    for side, words in SIDES.items():
        left = MARGIN if side == "F" else MARGIN + wide + BETWEEN
        turn = f"translate({left:g} {MARGIN:g})"
        if side == "B":
            turn += f" translate({wide:g} 0) scale(-1 1)"
        lines += [
            f'<g transform="{turn}">',
            f'<rect width="{wide:g}" height="{long:g}" rx="{places.CORNER:g}" fill="{BOARD}"/>',
            f'<g transform="translate({-places.SHEET[0]:g} {-places.SHEET[1]:g})">',
            _coloured(layers[f"{side}_Cu"], TRACK),
            _coloured(layers[f"{side}_Mask"], PAD),
            _coloured(layers[f"{side}_Silkscreen"], SILK),
            "</g>",
            *(_hole(*drill) for drill in drills),
            "</g>",
            f'<text x="{left + wide / 2:g}" y="{MARGIN + long + 5:g}" font-size="3" '
            f'font-family="Helvetica, Arial, sans-serif" text-anchor="middle" '
            f'fill="#1e2228">{words}</text>',
        ]
    return "\n".join([*lines, "</svg>"]) + "\n"


def _hole(x: float, y: float, across: float) -> str:
    """Return a hole; around that for a screw there is no gold."""
    bare = f' stroke="{BOARD}" stroke-width="1"' if across > SCREW else ""
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{across / 2:g}" fill="{HOLE}"{bare}/>'


def _coloured(text: str, colour: str) -> str:
    """Return what KiCad drew black in `colour`, in mm, without what draws nothing."""
    body = text[text.index("<g ") : text.rindex("</svg>")]
    body = LONG.sub(lambda found: f"{float(found[0]) / 1e6:.2f}", body.replace("#000000", colour))
    body = re.sub(r"<text.*?</text>", "", body, flags=re.DOTALL)
    body = re.sub(r"\s*\n\s*", " ", body)
    for _ in range(3):  # groups in groups
        body = re.sub(r"<g[^<>]*>\s*</g>", "", body)
    return body
