"""Files beside the page where it is hosted: it can be installed, and then works offline."""

import hashlib
import json
from pathlib import Path

from tools.page import facts

PAGE, MANIFEST, WORKER, ICON = "umpire.html", "umpire.webmanifest", "umpire-worker.js", "umpire.svg"
HEAD = (
    f'<link rel="manifest" href="{MANIFEST}">\n'
    f'<script>navigator.serviceWorker && navigator.serviceWorker.register("{WORKER}")'
    ".catch(function () {});</script>\n"
)
WORKER_SOURCE = Path(__file__).parent / "face" / "worker.mjs"


def icon() -> str:
    """Return the page's icon: the device's face, by the case's own measures."""
    found = facts.places()
    case, panel, ring, keys = (found[name] for name in ("case", "panel", "ring", "keys"))
    side = case["height"]
    left = (side - case["width"]) / 2
    rows = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">',
        f'<rect x="{left}" width="{case["width"]}" height="{side}" rx="9" fill="#3a4048"/>',
        f'<rect x="{left + panel["left"] - 3}" y="{panel["top"] - 3}" width="{panel["width"] + 6}" '
        f'height="{panel["height"] + 6}" fill="#aae1ff"/>',
        f'<circle cx="{left + ring["left"] + ring["width"] / 2:.2f}" '
        f'cy="{ring["top"] + ring["width"] / 2:.2f}" r="{ring["width"] / 2 - 4:.2f}" fill="none" '
        'stroke="#46c864" stroke-width="6" stroke-dasharray="6 5"/>',
    ]
    for number in range(16):
        x = left + keys["left"] + (number % 4 + 0.1) * keys["width"] / 4
        y = keys["top"] + (number // 4 + 0.1) * keys["height"] / 4
        rows.append(f'<rect x="{x:.2f}" y="{y:.2f}" width="14" height="15" rx="2" fill="#f3efe6"/>')
    return "".join(rows) + "</svg>"


def manifest() -> str:
    """Return the manifest by which a browser installs the page."""
    table = {
        "name": "Umpire",
        "short_name": "Umpire",
        "description": "A small box that referees card games",
        "start_url": PAGE,
        "scope": ".",
        "display": "standalone",
        "background_color": "#15171a",
        "theme_color": "#3a4048",
        "icons": [{"src": ICON, "sizes": "any", "type": "image/svg+xml", "purpose": "any"}],
    }
    return json.dumps(table, indent=2) + "\n"


def files(page: str) -> dict[str, str]:
    """Return the files of a host, name to text, around the hosted `page`."""
    found = {PAGE: page, MANIFEST: manifest(), ICON: icon()}
    stamp = hashlib.sha256("".join(found.values()).encode()).hexdigest()[:12]
    text = (
        WORKER_SOURCE.read_text(encoding="utf-8")
        .replace("@stamp@", stamp)
        .replace("@files@", json.dumps(sorted(found)))
    )
    return {**found, WORKER: text}
