"""``dev.py pictures --sheet``: every page of every game on sheets, to be judged by eye.

A game's sheet has the screens that its tests keep as goldens, each as it was chosen, and of what
scripts and playthroughs come to whatever has a row of words that no page before it has there;
they stand kind after kind: turns, refusals, questions, help, results.
The sheet ``house`` has what belongs to no game.
"""

import json
import os
import re
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from firmware.modules import catalog
from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import LEVELS, ON_CALL, SCREEN
from host_sim import reader
from host_sim.desk import Desk
from host_sim.faces.commands import Session
from host_sim.faces.headless import COMMENTS
from host_sim.picture import GLASS, HEIGHT, LIT, WIDTH, rows
from tools.bench import key_count
from tools.pictures import pictures

OUT = pictures.ROOT / "out" / "sheet"
HOUSE = "house"
TAKES = ("glance", "photo", "png")  # commands that write a picture

DOT = 2  # picture pixels a panel pixel
ACROSS = 6  # panels
GAP, CAPTION = 12, 18  # picture pixels between panels, and below each
PAPER, INK = (238, 238, 234), (20, 20, 20)
PANEL_MM = 22  # across its glass: so wide is a panel that is printed at its own size
# A number, with the letter of its colour or player, and as many more as follow it.
NUMBERS = re.compile(r"[A-Z]?\d+(?:st|nd|rd|th|[A-Z])?(?: +[A-Z]?\d+)*")


# Kinds of page, each by what stands in its rows; the first one that is found counts.
KINDS = (
    ("refused", re.compile(r"(?:^|\n)\s*× ")),
    ("question", re.compile(r"#\S.*\*no(?:$|\s)")),
    ("help", re.compile(r"#next|# or \*back")),
    ("result", re.compile(r"A (?:again|next)")),
)
OTHERS = "turn"  # or what one chooses and types


class Page(NamedTuple):
    """A page by what it is called, and the 8 pages of its picture."""

    title: str
    picture: bytes

    @property
    def words(self) -> set[tuple[int, str]]:
        """Its words, each row with its number, any figures the same as any others."""
        said = (NUMBERS.sub("0", row) for row in reader.read(self.picture))
        return {(number, " ".join(row.split())) for number, row in enumerate(said)}


def pages_of(name: str) -> list[Page]:
    """Return all pages of the game in the folder `name`, or of the house.

    Raises RuntimeError where a playthrough cannot be typed.
    """
    games = {game.folder: game for game in catalog.games()}
    came = [*guides(name, list(games))]
    if name in games:
        came += typed(games[name])
    return distinct(chosen(name), came)


def kind_of(page: Page) -> str:
    """Return which of KINDS the `page` is, or OTHERS."""
    said = "\n".join(reader.read(page.picture))
    return next((kind for kind, sign in KINDS if sign.search(said)), OTHERS)


def by_kind(pages: list[Page]) -> list[Page]:
    """Return `pages` kind after kind, turns first, each called after its kind."""
    order = [OTHERS, *(kind for kind, _ in KINDS)]
    found = [(kind_of(page), page) for page in pages]
    found.sort(key=lambda each: order.index(each[0]))
    return [Page(f"{kind}: {page.title}", page.picture) for kind, page in found]


def distinct(kept: Iterable[Page], came: Iterable[Page]) -> list[Page]:
    """Return each picture of `kept` once, and of what `came` by the way whatever says news."""
    pages: dict[bytes, Page] = {}
    for page in kept:
        pages.setdefault(page.picture, page)
    said: set[tuple[int, str]] = set()
    said.update(*(page.words for page in pages.values()))
    for page in came:
        if page.words - said:
            said |= page.words
            pages[page.picture] = page
    return list(pages.values())


def chosen(name: str) -> Iterator[Page]:
    """Yield the screens that the goldens of a game, or of the house, keep at their longest."""
    tests = "tests.ui.test_goldens" if name == HOUSE else f"tests.games.{name}.frames"
    for frame in import_module(tests).frames():
        yield Page(frame.called, frame.picture)


def scripts_of(name: str, games: list[str]) -> list[Path]:
    """Return the guides' scripts called after the game `name`, or for the house after none."""
    found = []
    for script in pictures.scripts():
        of = [game for game in games if script.stem in (game, f"{game}_on_call")]
        if (of or [HOUSE]) == [name]:
            found.append(script)
    return found


def guides(name: str, games: list[str]) -> Iterator[Page]:
    """Yield the page after each key of the scripts of `name`."""
    for script in scripts_of(name, games):
        yield from _script(script)


def typed(game: GameFolder) -> Iterator[Page]:
    """Yield the page after each key of a playthrough of each rule set and way of `game`."""
    for rules, title, *_ in game.rule_sets:
        for level in game.levels:
            called = key_count.CALLED if level == ON_CALL else ""
            file = key_count.GAMES / game.folder / f"{rules}{called}.jsonl"
            if level == SCREEN or not file.is_file():
                continue  # what a dealt game shows is among the goldens and in the guides
            told = map(json.loads, file.read_text(encoding="utf-8").splitlines())
            story = min(told, key=lambda story: story["players"] != key_count.PLAYERS)
            seen: list[Page] = []
            key_count.count(game, story, level, _watched(f"{title}, {LEVELS[level]}", seen))
            yield from seen


def _watched(title: str, seen: list[Page]) -> type[key_count.Typed]:
    """Return a device that adds to `seen` what it shows after each key."""

    class Watched(key_count.Typed):
        def press(self, key: str) -> None:
            super().press(key)
            seen.append(Page(f"{title}: {key}", self.desk.panel.picture()))

    return Watched


def _script(script: Path) -> Iterator[Page]:
    with Desk() as desk:
        desk.power_on()
        session = Session(desk)
        for line in script.read_text(encoding="utf-8").splitlines():
            words = line.split()
            if not words or line.startswith(COMMENTS) or words[0] in TAKES:
                continue
            single = [["keys", key] for key in "".join(words[1:])]
            for command in single if words[0] == "keys" else [words]:
                session.obey(command)
                yield Page(f"{script.name}: {' '.join(command)}", desk.panel.picture())


def sheet(pages: list[Page]) -> Image.Image:
    """Return `pages` side by side, each twice as large as its pixels and with its title below."""
    wide, high = WIDTH * DOT, HEIGHT * DOT
    down = -(-len(pages) // ACROSS)
    size = (GAP + ACROSS * (wide + GAP), GAP + down * (high + CAPTION + GAP))
    image = Image.new("RGB", size, PAPER)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(12)
    for number, page in enumerate(pages):
        row, column = divmod(number, ACROSS)
        x, y = GAP + column * (wide + GAP), GAP + row * (high + CAPTION + GAP)
        image.paste(_panel(page.picture).resize((wide, high), Image.Resampling.NEAREST), (x, y))
        title = page.title
        while draw.textlength(title, font) > wide:
            title = title[:-1]
        draw.text((x, y + high + 2), title, INK, font)
    return image


def _panel(picture: bytes) -> Image.Image:
    image = Image.new("RGB", (WIDTH, HEIGHT), GLASS)
    for y, row in enumerate(rows(picture)):
        for x, mark in enumerate(row):
            if mark == "#":
                image.putpixel((x, y), LIT)
    return image


def make(name: str) -> int:
    """Write the sheet `name`; return how many pages are on it."""
    pages = pages_of(name)
    dpi = WIDTH * DOT / PANEL_MM * 25.4
    sheet(by_kind(pages)).save(OUT / f"{name}.png", format="PNG", dpi=(dpi, dpi))
    return len(pages)


def main() -> int:
    """Make all sheets, as many at a time as there are cores."""
    names = [HOUSE, *(game.folder for game in catalog.games())]
    OUT.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(min(len(names), os.cpu_count() or 1)) as processes:
        for name, count in zip(names, processes.map(make, names), strict=True):
            path = (OUT / f"{name}.png").relative_to(pictures.ROOT).as_posix()
            print(f"{path}  {count} pages", flush=True)
    return 0
