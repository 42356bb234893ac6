"""Judge the page in real browsers: ``python3 dev.py browser [--only WORDS]``.

Chromium by Playwright, whose test runner tells what is judged now: every game by clicks, whole
games by raw touch and by keyboard, each held against CPython's device; screenshots, a phone, sound,
links, reload, no network, axe, and what goes wrong.  Firefox and WebKit, where this computer has
them, by the protocols that they speak: first visits, whole games, screenshots.  Which were there is
said.  The figures are printed beside their bars and kept in ``out/browser.json``, where `bench`
finds them.
"""

import functools
import gzip
import http.server
import json
import os
import re
import shutil
import statistics
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from firmware.modules import catalog
from firmware.play.knowledge import SCREEN
from host_sim import verb
from host_sim.arguments import Parser
from host_sim.desk import Desk
from tools.page import figures, hosting, node, twins
from tools.page.__main__ import OUT, write
from tools.page.contents import ROOT
from tools.page.figures import BARS

JUDGE = Path(__file__).parent / "judge"
PACKAGES = ROOT / ".venv" / "browser"
RUNNER = PACKAGES / "node_modules" / "@playwright" / "test" / "cli.js"
SHOTS = OUT / "browser"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "msedge")
FIREFOXES = ("firefox-esr", "firefox")
MINI_BROWSERS = (
    "/usr/lib*/**/webkit2gtk-4.*/MiniBrowser",
    "/usr/libexec/webkit2gtk-4.*/MiniBrowser",
)
KEYS, SEED = 14, 1
LONGEST = 200  # keys of the game that is played whole
LINK = re.compile(r"\]\((?:\.\./)*(?:docs/)?umpire\.html(#[^)]+)?\)")
# The record that its guide shows.
RECORD = (ROOT / "docs" / "record.md").read_text(encoding="utf-8").split("```")[1][len("text\n") :]


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A host of files that says nothing."""

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Say nothing."""

    def do_GET(self) -> None:
        """Send a page as hosts do, zipped."""
        path = Path(self.translate_path(self.path))
        if path.suffix != ".html" or not path.is_file():
            super().do_GET()
            return
        content = gzip.compress(path.read_bytes())
        self.send_response(200)
        for name, value in (("Type", "text/html; charset=utf-8"), ("Encoding", "gzip")):
            self.send_header(f"Content-{name}", value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


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


def whole() -> dict[str, Any]:
    """Return the keys of a dealt game that comes to its end soon, and the pictures."""
    for way in twins.ways():
        if way.course.level == SCREEN:
            told = twins.by_cpython(way, LONGEST, SEED)
            if told.is_whole:
                pictures = [line.split()[0] for line in told.lines]
                return {"memory": told.memory, "touches": told.touches, "pictures": pictures}
    raise LookupError("no dealt game comes to its end so soon")


def links() -> dict[str, str]:
    """Return the picture to which each link of README and the guides leads on a new device."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    places = {match for page in pages for match in LINK.findall(page.read_text(encoding="utf-8"))}
    found = {}
    for number, game in enumerate(catalog.games(), 1):
        if f"#game={game.folder}" in places:
            found[f"#game={game.folder}"] = shown_after(str(number))
    return found


def shown_after(keys: str) -> str:
    """Return what a new device shows after `keys`."""
    with Desk() as desk:
        desk.power_on()
        desk.type(keys)
        return desk.panel.picture().hex()


def browsers() -> tuple[str, list[dict[str, str]], list[str]]:
    """Return where Chromium is, the others that are there, and the names of those that are not."""
    chromium = next(filter(None, map(shutil.which, CHROMIUMS)), "")
    firefox = next(filter(None, map(shutil.which, FIREFOXES)), "")
    driver = shutil.which("WebKitWebDriver")
    screen = "there is one" if os.environ.get("DISPLAY") else shutil.which("Xvfb")
    webkit = [file for place in MINI_BROWSERS for file in Path("/").glob(place[1:])]
    others = [{"name": "Firefox", "program": firefox}] if firefox else []
    if driver and screen and webkit:
        others.append(
            {"name": "WebKit", "program": str(webkit[0]), "driver": driver, "screen": screen}
        )
    names = ["Chromium" * bool(chromium), *(other["name"] for other in others)]
    missing = [name for name in ("Chromium", "Firefox", "WebKit") if name not in names]
    return chromium, others, missing


def judged(only: str) -> tuple[dict[str, Any], int]:
    """Return what was measured, and the runner's exit status."""
    chromium, others, missing = browsers()
    there = ["Chromium"] * bool(chromium) + [other["name"] for other in others]
    print("In", ", ".join(there) or "none", end="")
    print(f"; not here: {', '.join(missing)}" if missing else "", flush=True)
    shutil.copytree(JUDGE, PACKAGES / "judge", dirs_exist_ok=True)  # beside the packages it wants
    with hosted() as host, tempfile.TemporaryDirectory() as folder:
        plan: dict[str, Any] = {"file": write(OUT).as_uri(), "host": host, "seed": SEED}
        plan |= {"hosted": host + hosting.PAGE, "record": RECORD, "only": only}
        plan |= {"chromium": chromium, "others": others, "shots": str(SHOTS)}
        plan |= {"games": games(), "links": links(), "whole": whole()}
        plan |= {"found": str(Path(folder, "found.jsonl"))}
        file = Path(folder, "plan.json")
        file.write_text(json.dumps(plan), encoding="utf-8")
        words = [node.PROGRAM, RUNNER, "test", "--config", PACKAGES / "judge" / "config.mjs"]
        status = subprocess.call(words, env={**os.environ, "UMPIRE_PLAN": str(file)})
        lines = Path(plan["found"])
        told = lines.read_text(encoding="utf-8").splitlines() if lines.exists() else []
    found: dict[str, Any] = {"keys": []}
    for name, value in map(json.loads, told):
        if name == "keys":
            found["keys"] += value
        else:
            found |= value
    return found, status


def measured(found: dict[str, Any]) -> dict[str, float]:
    """Return a value for each figure of the page."""
    page = (OUT / hosting.PAGE).read_bytes()
    values = (
        len(page) / 1000,
        len(gzip.compress(page)) / 1000,
        found["first"],
        found["slow"],
        statistics.median(found["keys"]),
        max(found["keys"]),
        100 * found["share"],
        100 * found["idle"],
        100 * (found["late"] / found["early"] - 1),
    )
    return {name: round(value, 1) for name, value in zip(BARS, values, strict=True)}


def main(words: list[str]) -> int:
    """Judge the page; the exit status is 1 if anything is wrong or over its bar."""
    parser = Parser(prog="dev.py browser", description=__doc__)
    parser.add_argument(
        "--only", default="", metavar="WORDS", help="judge what is called like this"
    )
    found, status = judged(parser.parse_args(words).only)
    if "first" not in found:  # the figures were not asked for, or there is no Chromium
        return status
    values = measured(found)
    figures.keep(values)
    for name, value in values.items():
        over = value > BARS[name]
        status = status or int(over)
        print(f"{name:40} {value:8} <= {BARS[name]:5} {'over' if over else 'ok'}")
    return status


if __name__ == "__main__":
    verb.run(main)
