"""Print the Pico's figures beside their bars: ``python3 dev.py pico LOG...``.

A log is what ``dev.py pico run`` has written down (tools/rig), or another rig around a Pico: JSON,
an object a line, times in ms since power on.

    {"kind": "run", "firmware": "10.0.0", "game": "H4", "level": "dealt", "pace": 500}
    {"kind": "power", "first": true, "drawn": 2211.5, "page": 2950}
    {"kind": "key", "key": "#", "pressed": 8000, "released": 8060, "drawn": 8102.5, "bytes": 812,
     "gap": 9.8, "heap": 85824, "what": "take back", "moves": 150, "same": true}
    {"kind": "nvm", "different": 0}
    {"kind": "reset"}

``run`` begins a game on a version of CircuitPython, and what follows belongs to it; ``pace`` are
the ms from key to key, and ``"clock": true`` tells of a game against the clock. ``power`` is a
power on, ``first`` the one after an install; ``drawn`` is when the first picture stood, and
``page`` when the first page did, if a greeting came before it. Of a ``key``, ``drawn`` is when the
last byte of the picture that it caused was on the wire, null where there was none; ``bytes`` counts
those on the wire, ``gap`` is the longest time without a scan of the keys but for an erase of the
flash, ``heap`` the free bytes once garbage was collected, null where nobody asked. What may be left
out: ``"hold": true`` of a key that was held, ``same`` of one after which panel and simulator showed
the same or not, ``moves``, how many the game has, ``"erase": true`` where the picture waited for an
erase, ``"again": true`` where the panel asked for the key once more, and ``what`` it was for. Some
of that has bars of its own: "go on" with a game, "take back" in a long one, "begin", where a set-up
ends, and where keys come quickly only "play" is judged. What was pressed "before" is there for what
comes after. ``nvm`` counts the bytes in which the memory differs from the simulator's at the end;
``reset`` is a restart in between.
"""

import json
import statistics
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from host_sim import verb
from host_sim.arguments import Parser
from host_sim.trouble import in_words

HOLD_MS = 600  # from then on a key is held, and answered without waiting for its release
HOLDABLE = "ABCD*#"  # answered when released, as they might have been held
LONG = 140  # moves of a game in which taking back has a bar of its own

KEY = {"10": (45, 95, 140), "9": (55, 100, 180)}  # ms: median, 95 of 100, worst; by version
BACK_MS, GO_ON_MS = 140, 400
QUICK_MS = 300  # a pace below it is quick; then 95 of 100 keys of play have a bar alone
PLAY_MS = {False: 95, True: 140}  # by whether a clock runs
BEGIN_MS = 350  # and the last key of a set-up one
POWER_MS = {False: 2300, True: 3300}  # by whether it is the first after an install
BYTES = (300, 1100)  # of play, on the wire: median, worst
GAP_MS = 15

# What the fields of each kind are, those that may be left out, and the largest number of any.
MUST: dict[str, dict[str, str]] = {
    "run": {"firmware": "text", "game": "text", "level": "text"},
    "power": {"first": "yes or no", "drawn": "number"},
    "key": {
        "key": "text", "pressed": "number", "released": "number", "drawn": "number or null",
        "bytes": "number", "gap": "number", "heap": "number or null",
    },
    "nvm": {"different": "number"},
}  # fmt: skip
MAY = {"pace": "number", "page": "number", "moves": "number"}
MOST = 1 << 40
WORST = 3  # keys that are printed one by one

# One figure each, in the order of Game.figures.
HEAD = ("keys", "median", "p95", "worst", "back", "go-on", "begin", "I2C", "most", "gap", "erase")
HEAD += ("again", "heap", "differ", "resets")


class Bad(Exception):
    """A log that cannot be read."""


class Figure(NamedTuple):
    """A value, and whether it keeps its bar."""

    value: float | None
    fine: bool = True

    def __str__(self) -> str:
        shown = "-" if self.value is None else f"{self.value:.0f}"
        return shown + (" " if self.fine else "!")


def most(values: Iterable[float], bar: float) -> Figure:
    """Return the largest of `values`, which keeps the `bar` if it is not above it."""
    worst = max(values, default=None)
    return Figure(worst, worst is None or worst <= bar)


def within(value: float | None, bar: float | None) -> Figure:
    """Return `value`, which keeps the `bar`, if there are both, where it is not above it."""
    return Figure(value, value is None or bar is None or value <= bar)


class Game:
    """All that the logs have of one game at one level on one version."""

    def __init__(self, run: dict[str, Any]) -> None:
        self.quick = run.get("pace", QUICK_MS) < QUICK_MS
        self.clock = bool(run.get("clock"))
        self.keys: list[dict[str, Any]] = []
        self.power: list[dict[str, Any]] = []
        self.resets = 0
        self.nvm = 0

    def figures(self, version: str) -> list[Figure]:
        """Return the figures in the order of `HEAD`."""
        keys = [key for key in self.keys if key.get("what") != "before"]
        play = [key for key in keys if key.get("what", "play") == "play"]
        bars: tuple[float | None, ...] = (*KEY[version.split(".")[0]], *BYTES)
        if self.quick:  # several keys may be answered at once
            bars = (None, PLAY_MS[self.clock], None, None, None)
        usual = sorted(delays(play if self.quick else keys, lambda key: bar_of(key) is None))
        spent = [key["bytes"] for key in play]
        heap = [key["heap"] for key in keys if key["heap"] is not None]
        differ = sum(key.get("same") is False for key in self.keys) + self.nvm
        begin = delays(keys, lambda key: key.get("what") == "begin")
        return [
            Figure(len(keys)),
            within(statistics.median(usual) if usual else None, bars[0]),
            within(usual[int(len(usual) * 0.95)] if usual else None, bars[1]),
            within(max(usual, default=None), bars[2]),
            most(delays(keys, lambda key: bar_of(key) == BACK_MS), BACK_MS),
            most(delays(keys, lambda key: bar_of(key) == GO_ON_MS), GO_ON_MS),
            most(begin, BEGIN_MS),
            within(statistics.median(spent) if spent else None, bars[3]),
            within(max(spent, default=None), bars[4]),
            most((key["gap"] for key in keys), GAP_MS),
            most([sum(bool(key.get("erase")) for key in keys)], 0),
            most([sum(bool(key.get("again")) for key in keys)], 0),
            Figure(min(heap, default=None)),
            most([differ], 0),
            most([self.resets], 0),
        ]

    def slowest(self) -> list[dict[str, Any]]:
        """Return the keys that took longest, the worst first."""
        told = [key for key in self.keys if key.get("what") != "before"]
        drawn = [key for key in told if key["drawn"] is not None]
        return sorted(drawn, key=delay, reverse=True)[:WORST]


def delay(key: dict[str, Any]) -> float:
    """Return the ms from what a finger did to the last byte of the picture."""
    if key.get("hold"):
        start = key["pressed"] + HOLD_MS
    else:
        start = key["released" if key["key"] in HOLDABLE else "pressed"]
    return max(0, key["drawn"] - start)


def delays(keys: list[dict[str, Any]], wanted: Callable[[dict[str, Any]], bool]) -> list[float]:
    """Return the delays of the `keys` that are `wanted` and caused a picture."""
    return [delay(key) for key in keys if key["drawn"] is not None and wanted(key)]


def bar_of(key: dict[str, Any]) -> int | None:
    """Return the bar that is `key`'s alone, if it has one."""
    if key.get("what") == "go on":
        return GO_ON_MS
    if key.get("what") == "take back" and key.get("moves", 0) >= LONG:
        return BACK_MS
    return None


Found = dict[tuple[str, str, str], Game]  # by version, game and level


def read(lines: Iterable[str], found: Found) -> None:
    """Add to `found` what the `lines` of one log tell.  Raises Bad."""
    game = None
    keys = 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            kind, told = _thing(line)
            if kind == "run":
                name = (told["firmware"], told["game"], told["level"])
                game = found.setdefault(name, Game(told))
            elif game is None:
                raise Bad("no run has begun")
            else:
                _add(game, kind, told)
                keys += kind == "key"
        except Bad as error:
            raise Bad(f"line {number}: {error}") from error
    if not keys:
        raise Bad("no key in it")


def _thing(line: str) -> tuple[str, dict[str, Any]]:
    """Return of which kind `line` is, and what it tells; raise Bad."""
    try:
        told = json.loads(line)
        kind = told["kind"]
        must = MUST.get(kind, {})
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise Bad("not a thing that tools/rig/pico.py describes") from error
    for field, wanted in {**must, **{name: MAY[name] for name in MAY if name in told}}.items():
        if field not in told:
            raise Bad(f"{kind} has no {field!r}")
        if not _is(told[field], wanted):
            raise Bad(f"{field!r} of {kind} is no {wanted}")
    if kind == "run" and told["firmware"].split(".")[0] not in KEY:
        raise Bad(f"there are no bars for CircuitPython {told['firmware']}")
    return kind, told


def _is(value: Any, wanted: str) -> bool:
    if wanted == "text":
        return isinstance(value, str)
    if wanted == "yes or no":
        return isinstance(value, bool)
    if value is None:
        return wanted.endswith("null")
    return isinstance(value, int | float) and 0 <= value <= MOST


def _add(game: Game, kind: str, told: dict[str, Any]) -> None:
    if kind == "key":
        game.keys.append(told)
    elif kind == "power":
        game.power.append({"page": told["drawn"], **told})
    elif kind == "nvm":
        game.nvm += told["different"]
    elif kind == "reset":
        game.resets += 1


def power(found: Found) -> Iterator[tuple[str, Figure]]:
    """Yield the power-on figures of all games together, each with its name."""
    for version in sorted({name[0] for name in found}):
        told = [on for name, game in found.items() if name[0] == version for on in game.power]
        for first in (True, False):
            ons = [on for on in told if on["first"] == first]
            boot = "first boot" if first else "later boot"
            drawn = most([on["drawn"] for on in ons], POWER_MS[first])
            yield f"{version}: power to first picture, {boot}", drawn
            yield (
                f"{version}: power to first page, {boot}",
                Figure(max([on["page"] for on in ons], default=None)),
            )


def main(words: list[str]) -> int:
    """Print the figures; the exit status is 1 if one misses its bar, 2 if a log cannot be read."""
    parser = Parser(prog="dev.py pico", description="Print the Pico's figures.")
    parser.add_argument("logs", nargs="+", type=Path, metavar="LOG")
    found: Found = {}
    for path in parser.parse_args(words).logs:
        try:
            read(path.read_text(encoding="utf-8-sig").split("\n"), found)
        except OSError as error:
            return _refused(in_words(error, path))
        except UnicodeDecodeError:
            return _refused(f"{path}: no UTF-8 text")
        except Bad as error:
            return _refused(f"{path}: {error}")
    return 0 if tell(found) else 1


def _refused(reason: str) -> int:
    print(f"Nothing can be told: {reason}", file=sys.stderr)
    return 2


def tell(found: Found) -> bool:
    """Print everything; return True if every figure keeps its bar."""
    every: list[Figure] = []
    print(f"{'! misses its bar':24}", *(f"{word:>7}" for word in HEAD))
    for name, game in sorted(found.items()):
        figures = game.figures(name[0])
        every += figures
        print(f"{' '.join(name):24}", *(f"{figure!s:>7}" for figure in figures))
    for name, game in sorted(found.items()):
        for key in game.slowest():
            what = " ".join(str(key[name]) for name in ("what", "screen") if key.get(name))
            print(f"{' '.join(name):24} {delay(key):7.0f} ms  {key['key']}  {what}")
    for name, figure in power(found):
        every.append(figure)
        print(f"{name:46} {figure!s:>7}")
    return all(figure.fine for figure in every)


if __name__ == "__main__":
    verb.run(main)
