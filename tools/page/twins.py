"""The same keys on two devices: on the desktop's, by CPython, and on the page's, by MicroPython.

What a device shows and keeps after each key, once it is at rest, is told in a line: where a clock
runs, once no part of the picture is still to be sent.  Both draw the same chance, so both deal the
same cards.  Now and then the two send the same picture in other pieces, and one is some us ahead of
the other: so both wait after each key for the same moment.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from subprocess import Popen

from firmware.modules import catalog
from firmware.play.knowledge import GUIDED, KNOWN, SCREEN
from firmware.play.setup import Setup
from firmware.storage.journal import Journal
from host_sim.chips.flash import Flash, Nvm
from tools.page import node
from tools.page.micropython import MODULE
from tools.page.twin_desk import (
    GRID_US,
    LIMIT_US,
    LONG_LOOK_US,
    LONG_MS,
    QUIET_US,
    SLOW_LOOK_US,
    TAP_MS,
    Told,
    Twin,
)
from tools.page.twin_hands import Hands, Hasty, Way
from tools.players.courses import courses
from tools.players.random_games import dealt_cards, own_of

DRIVER = Path(__file__).parent / "twin.mjs"


def ways() -> list[Way]:
    """Return every rule set in every way that it can be played."""
    found = []
    for course in courses():
        found.append(Way(course))
        if course.level == SCREEN and catalog.games()[course.place].hints:
            found.append(Way(course, True))
    return found


def dealt(
    way: Way, chance: Random, led: bool = False, players: int = 2, kept: bytes | None = None
) -> bytes | None:
    """Return a memory with a game that `way` is to be played in, or None if it is begun by keys.

    Where a player must claim to be out, P1 was dealt what they win with: a game at random has no
    end else.  If the hands have `led` a deck to its order, they are not led again.  So many
    `players` are at the table, or more; what a memory `kept` before stays in it.
    """
    course = way.course
    game = catalog.games()[course.place]
    claims = course.level in KNOWN and hasattr(own_of(game), "random_deal")
    if not claims and not (led and course.level == GUIDED):
        return None
    agreed = Setup(course.rules, course.level, max(course.fewest, players))
    agreed.options = bytes(row[3] for row in game.options(course.rules, course.level))
    agreed.deck = bytes(dealt_cards(game, agreed, chance))
    memory = Nvm(Flash(kept))
    Journal(memory).begin(agreed.pack())
    return bytes(memory.flash.image)


def by_cpython(way: Way, keys: int, seed: int = 1) -> Told:
    """Return `keys` keys of a game played in `way`, and what the desktop's device made of them."""
    with Twin(seed, dealt(way, Random(seed))) as desk:
        return _played(Hands(desk, way, seed), keys)


def shortly(way: Way, keys: int, seed: int = 1, led: bool = False) -> Told:
    """Return the same of players who would have it over; their deck may be `led` before.

    It is of devices that look at clock and keys less often than the page does.
    """
    with Twin(seed, dealt(way, Random(seed), led), SLOW_LOOK_US) as desk:
        return _played(Hasty(desk, way, seed), keys)


def _played(hands: Hands, keys: int) -> Told:
    hands.play_through(keys)
    return hands.twin.told._replace(is_whole=hands.is_over())


class PageDevice:
    """The page's device, which Node runs: without a browser, and no page either."""

    def __init__(self, process: Popen[str]) -> None:
        self._process = process

    @classmethod
    @contextmanager
    def running(cls, files: dict[str, str]) -> Iterator["PageDevice"]:
        """Give a device whose file system has `files`, as contents.py makes them."""
        figures = {"grid_us": GRID_US, "tap_ms": TAP_MS}
        figures |= {"quiet_ms": QUIET_US // 1000, "limit_ms": LIMIT_US // 1000}
        figures |= {"long_look_us": LONG_LOOK_US, "long_ms": LONG_MS}
        with node.running(DRIVER, {"files": files, "figures": figures}, MODULE) as process:
            yield cls(process)

    def play(self, told: Told) -> list[str]:
        """Return what it makes of the keys of a game, from power on; RuntimeError if it fails."""
        asked, answers = self._process.stdin, self._process.stdout
        assert asked
        assert answers
        asked.write(
            json.dumps([told.memory, told.seed, told.look_us, told.free, told.touches]) + "\n"
        )
        asked.flush()
        lines: list[str] = []
        for _ in told.touches:
            lines.append(answers.readline())
            if not lines[-1] or lines[-1].startswith("!"):
                raise RuntimeError(lines[-1] or "Node has stopped")
        return lines


def difference(way: Way, told: Told, page: list[str]) -> str | None:
    """Return after which key the page's device is another, and in what, or None."""
    parts = ("picture", "ring", "bytes written", "erases", "memory")
    for number, (touch, one, other) in enumerate(
        zip(told.touches, told.lines, page, strict=True), 1
    ):
        pairs = zip(parts, one.split(), other.split(), strict=True)
        found = [part for part, here, there in pairs if here != there]
        if found:
            return f"{way.name}: key {number}, {touch.key} for {touch.ms} ms: {', '.join(found)}"
    return None
