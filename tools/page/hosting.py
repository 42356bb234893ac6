"""Files beside the page where it is hosted: it can be installed, and then works offline."""

import hashlib
import json
from pathlib import Path

from hardware.case.measures import measures
from host_sim import likeness
from host_sim.wiring import read_wiring
from tools.page.contents import ROOT

PAGE, MANIFEST, WORKER, ICON = "umpire.html", "umpire.webmanifest", "umpire-worker.js", "umpire.svg"
PREVIEW = "preview.png"  # which others show beside a link to the page
ICONS = {192: "umpire-192.png", 512: "umpire-512.png"}  # by their width
MADE = Path(__file__).parent / "made"  # by `dev.py pictures`
PANEL, GREEN = "#aae1ff", "#46c864"
TITLE, TOLD = "Umpire", "A small box that referees card games: the very firmware, on your screen"
WORKER_SOURCE = Path(__file__).parent / "face" / "worker.mjs"


def head(address: str) -> str:
    """Return what a hosted page has more in its head; `address` is that of its folder, or empty."""
    cards = {"og:title": TITLE, "og:description": TOLD, "og:type": "website"}
    cards |= {"og:image": address + PREVIEW, "twitter:card": "summary_large_image"}
    return "".join(
        [
            f'<link rel="manifest" href="{MANIFEST}">\n',
            f'<link rel="apple-touch-icon" href="{ICONS[192]}">\n',
            *(f'<meta property="{name}" content="{words}">\n' for name, words in cards.items()),
            f'<script>navigator.serviceWorker && navigator.serviceWorker.register("{WORKER}")',
            ".catch(function () {});</script>\n",
        ]
    )


def icon() -> str:
    """Return the page's icon: the drawing of the box, its lights on."""
    m = measures()
    side, left = m.case.length, (m.case.length - m.case.width) / 2
    rows = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-left} 0 {side} {side}">']
    blocks = [each for each in likeness.blocks(m) if each.colour != likeness.CUT]  # no word is read
    keys = [key for _, key in likeness.keys(m, read_wiring().legend)]
    for x, y, width, height, round_by, colour in [*blocks, *keys]:
        rows.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" '
            f'rx="{round_by:.1f}" fill="{colour}"/>'
        )
    (wide, high), (u, v) = m.display.picture, m.display.picture_centre
    x, y = u - wide / 2, side - v - high / 2
    rows.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide}" height="{high}" fill="{PANEL}"/>')
    for corners in likeness.lights(m):
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
        rows.append(f'<path d="M{points}z" fill="{GREEN}"/>')
    return "".join(rows) + "</svg>"


def manifest() -> str:
    """Return the manifest by which a browser installs the page."""
    table = {
        "name": TITLE,
        "short_name": TITLE,
        "description": TOLD,
        "start_url": PAGE,
        "scope": ".",
        "display": "standalone",
        "background_color": "#15171a",
        "theme_color": "#3a4048",
        "icons": [
            {"src": ICON, "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
            *(
                {"src": name, "sizes": f"{side}x{side}", "type": "image/png", "purpose": purpose}
                for side, name in ICONS.items()
                for purpose in ("any", "maskable")
            ),
        ],
    }
    return json.dumps(table, indent=2) + "\n"


def files(page: str) -> dict[str, bytes]:
    """Return the files of a host, name to content, around the hosted `page`."""
    found = {PAGE: page.encode(), MANIFEST: manifest().encode(), ICON: icon().encode()}
    found |= {name: (MADE / name).read_bytes() for name in ICONS.values()}
    stamp = hashlib.sha256(b"".join(found.values())).hexdigest()[:12]
    text = (
        WORKER_SOURCE.read_text(encoding="utf-8")
        .replace("@stamp@", stamp)
        .replace("@files@", json.dumps(sorted(found)))
    )
    preview = (ROOT / "docs" / PREVIEW).read_bytes()
    return {**found, WORKER: text.encode(), PREVIEW: preview}
