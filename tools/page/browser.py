"""Judge the page in a real Chromium: ``python3 dev.py browser [--picture]``.

Every game is begun, played and taken back by clicks, and shows what CPython's device shows; a
phone by touch and its sound, the guides' links, Enter, a reload in mid-game, no network,
accessibility by axe, and what goes wrong.  The figures are printed beside their bars and kept in
``out/browser.json``, where `bench` finds them.  With --picture it makes README's first picture.
"""

import argparse
import base64
import functools
import http.server
import io
import json
import statistics
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from PIL.PngImagePlugin import PngInfo

from firmware.modules import catalog
from firmware.play.knowledge import SCREEN
from host_sim.desk import Desk
from tools.page import figures, hosting, node, twins
from tools.page.__main__ import OUT, write
from tools.page.contents import ROOT
from tools.page.figures import BARS

SCRIPT = Path(__file__).with_suffix(".mjs")
PACKAGES = ROOT / ".venv" / "browser"
PICTURE, PICTURE_KEYS = ROOT / "docs" / "page.png", "1121" + "4A92D91D" + "33"
KEYS, SEED = 14, 1
# The record that its guide shows.
RECORD = (ROOT / "docs" / "record.md").read_text(encoding="utf-8").split("```")[1][len("text\n") :]


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A host of files that says nothing."""

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Say nothing."""


@contextmanager
def hosted() -> Iterator[str]:
    """Serve the page to this machine alone; give its folder's address."""
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder), hosted=True)
        handler = functools.partial(Quiet, directory=folder)
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_address[1]}/"
            server.shutdown()


def games() -> list[dict[str, Any]]:
    """Return a few keys of each game, in one way or another, and the pictures that follow."""
    found = []
    ways = {way.course.place: way for way in twins.ways() if way.course.level == SCREEN}
    for way in ways.values():  # the last of each game: with hints, where it has some
        told = twins.by_cpython(way, KEYS, SEED)
        pictures = [line.split()[0] for line in told.lines]
        game = {"name": way.name, "memory": told.memory}
        game |= {"touches": told.touches, "pictures": pictures}
        clock = catalog.games()[way.course.place].has_part("clock")
        found.append({**game, "clock": clock})
    return found


def links() -> dict[str, str]:
    """Return by its folder the picture to which a link to each game leads on a new device."""
    found = {}
    for number, game in enumerate(catalog.games(), 1):
        with Desk() as desk:
            desk.power_on()
            desk.type(str(number))
            found[game.folder] = desk.panel.picture().hex()
    return found


def judged(picture: bool) -> tuple[dict[str, Any], int]:
    """Return what Chromium found, and the exit status."""
    with hosted() as host:
        plan: dict[str, Any] = {"file": write(OUT).as_uri(), "host": host, "seed": SEED}
        plan |= {"hosted": host + "umpire.html", "record": RECORD}
        plan |= (
            {"picture": {"keys": PICTURE_KEYS}} if picture else {"games": games(), "links": links()}
        )
        done = node.told(SCRIPT, plan, PACKAGES, seen=True)
    return json.loads(done.stdout or "{}"), done.returncode


def measured(found: dict[str, Any]) -> dict[str, float]:
    """Return a value for each figure of the page."""
    values = (
        (OUT / hosting.PAGE).stat().st_size / 1000,
        found["first"],
        statistics.median(found["keys"]),
        max(found["keys"]),
        100 * found["share"],
        100 * (found["late"] / found["early"] - 1),
    )
    return {name: round(value, 1) for name, value in zip(BARS, values, strict=True)}


def keep(picture: bytes, panel: str) -> None:
    """Write README's first picture; where the `panel` is in it, and how large a dot, goes along."""
    told = PngInfo()
    told.add_text("panel", panel)
    with Image.open(io.BytesIO(picture)) as image:
        image.convert("P", palette=Image.Palette.ADAPTIVE).save(
            PICTURE, optimize=True, pnginfo=told
        )


def main(words: list[str]) -> int:
    """Judge the page; the exit status is 1 if anything is wrong or over its bar."""
    parser = argparse.ArgumentParser(prog="dev.py browser", description=__doc__)
    parser.add_argument("--picture", action="store_true", help=f"only make {PICTURE.name}")
    picture = parser.parse_args(words).picture
    found, status = judged(picture)
    if not found:
        return status or 1
    if picture:
        keep(base64.b64decode(found["picture"]), found["panel"])
        print(PICTURE.relative_to(ROOT).as_posix())
        return status
    values = measured(found)
    figures.keep(values)
    for name, value in values.items():
        over = value > BARS[name]
        status = status or int(over)
        print(f"{name:40} {value:8} <= {BARS[name]:5} {'over' if over else 'ok'}")
    return status


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
