"""What the emulated Pico did beside what the simulator did, in the lines that tools/pico.py reads."""

import re
from bisect import bisect_right
from collections.abc import Iterator
from operator import and_
from typing import Any, NamedTuple


from firmware.storage.journal import Journal
from host_sim import reader
from host_sim.wiring import read_wiring
from tools.pico import HOLD_MS
from tools.rig import board_file
from tools.rig.expected import Lived, Shown, Turn
from tools.soak.journal_check import state_of

BOOT_MS = 8000  # by which the first picture stands, or never
APART_MS = 250  # by which the two may be apart where time alone changes what is shown
BLINK_MS = 1000  # in which a ring has blinked
SENT_MS = 50  # after what a finger did the ring has its colours
REST_MS = 300  # without a key, after which panel and ring are compared
BEHIND = 4  # keys that a picture may be behind
ASK_MS = 100  # before a key, the heap is asked for
FREE = re.compile(board_file.TOLD + r"(\d+);")


def steps(lives: list[Lived], heap: bool) -> list[dict[str, Any]]:
    """Return what play.mjs is to do in those `lives`; with `heap` it asks for it after each key."""
    contact = read_wiring().contact
    found: list[dict[str, Any]] = []
    for life in lives:
        memory = life.memory.hex() if life.memory else ""
        found.append({"power": memory, "picture": life.first.hex(), "wait": BOOT_MS})
        for turn in life.turns:
            press = turn.press
            found.append({"key": contact(press.key), "at": turn.at, "ms": press.ms})
            if heap and rests(turn):
                found.append({"rest": turn.until - ASK_MS})
                found.append({"ask": board_file.ASKED, "until": ";"})
        found.append({"rest": life.turns[-1].until if life.turns else 0})
    return found


def rests(turn: Turn) -> bool:
    """Return True if no key comes for a while after the one of `turn`."""
    return turn.until - turn.at - turn.press.ms >= REST_MS


class Key(NamedTuple):
    """A key as the emulated Pico was given it: times in ms, bytes on the wire, the longest gap between scans."""

    pressed: float
    released: float
    bytes: int
    gap: float
    heap: int | None


class Life:
    """All that happened from one power on to the next."""

    def __init__(self, power: float) -> None:
        self.power = power
        self.shown: float | None = None  # when the first picture stood
        self.origin = 0.0
        self.keys: list[Key] = []
        self.pictures = [Shown(0, bytes(1024))]
        self.rings = [Shown(0, b"")]
        self.erases: list[float] = []
        self.resets = 0
        self.console = ""
        self.nvm = b""


def heard(events: Iterator[dict[str, Any]]) -> Iterator[Life]:
    """Yield the lives that the `events` of play.mjs tell of, each as it ends."""
    life = Life(0)
    pressed: dict[str, Any] = {}
    released = 0.0
    started = False

    def close(event: dict[str, Any]) -> None:
        if pressed:
            free = FREE.findall(life.console[pressed["said"] :])
            spent = event["bytes"] - pressed["bytes"]
            heap = int(free[-1]) if free else None
            life.keys.append(Key(pressed["at"], released, spent, event["gap"], heap))

    for event in events:
        at = event["at"]
        if "nvm" in event:
            life.nvm = bytes.fromhex(event["nvm"])
            close(event)
            pressed = {}
            if started:
                yield life
        elif "power" in event:
            life, started = Life(at), True
        elif "shown" in event:
            life.origin = at
            life.shown = at if event["shown"] else None
        elif "picture" in event:
            life.pictures.append(Shown(at, bytes.fromhex(event["picture"])))
        elif "ring" in event:
            life.rings.append(Shown(at, bytes.fromhex(event["ring"])))
        elif "pressed" in event:
            close(event)
            pressed = {**event, "said": len(life.console)}
        elif "released" in event:
            released = at
        elif "erase" in event:
            life.erases.append(at)
        elif "reset" in event:
            life.resets += 1
        else:
            life.console += event.get("console", "")


def lines(lived: list[Lived], events: Iterator[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield a row's lines for tools/pico.py, as the `events` of play.mjs come in, but for the first."""
    calm = False
    for number, (one, other) in enumerate(zip(lived, heard(events), strict=True)):
        drawn = BOOT_MS if other.shown is None else other.shown - other.power
        yield {"kind": "power", "first": not number, "drawn": drawn}
        yield from keys(one, other)
        calm = calm or any(turn.calm for turn in one.turns)
        yield {"kind": "nvm", "different": different(one.end, other.nvm, calm)}
        yield from ({"kind": "reset"} for _ in range(other.resets))
        if "Traceback" in other.console:
            yield {"kind": "console", "text": other.console}


def different(one: bytes, other: bytes, calm: bool) -> int:
    """Return in how many bytes two memories differ; where a clock ran, in how many things but the time."""
    if not calm:
        return sum(here != there for here, there in zip(one, other, strict=True))
    states = [state_of(Journal(bytearray(memory)))._replace(time=0) for memory in (one, other)]
    return sum(here != there for here, there in zip(*states, strict=True))


def keys(one: Lived, other: Life) -> Iterator[dict[str, Any]]:
    """Yield the line of each key."""
    mask = ticking(one.turns)
    known = {shown.what for turn in one.turns for shown in turn.pictures}
    for number, (turn, key) in enumerate(zip(one.turns, other.keys, strict=True)):
        press, until = turn.press, other.origin + turn.until
        following = one.turns[number : number + BEHIND]
        drawn = answered(following, key, other, mask) if turn.caused else None
        line: dict[str, Any] = {"kind": "key", "key": press.key}
        line |= {"pressed": key.pressed, "released": key.released, "drawn": drawn}
        line |= {"bytes": key.bytes, "gap": round(key.gap, 1), "heap": key.heap}
        line |= {"what": press.what, "screen": turn.screen, "moves": press.moves}
        if press.ms >= HOLD_MS:
            line["hold"] = True
        acted = key.pressed + turn.acted - turn.at
        if any(acted <= at <= (drawn or acted) for at in other.erases):
            line["erase"] = True
        new = [shown.what for shown in within(other.pictures, key.pressed, until)[1:]]
        if any(refuses(what) for what in new if what not in known):
            line["again"] = True
        lost = bool(turn.caused) and drawn is None
        if lost or rests(turn):
            line["same"] = not lost and same(turn, other, mask)
            if not line["same"]:
                line["shows"] = reader.read(at_end(other.pictures, until))
                line["should"] = reader.read(turn.pictures[-1].what)
        yield line


def answered(turns: list[Turn], key: Key, other: Life, mask: bytes) -> float | None:
    """Return when the last byte of the picture that `key` has caused was on the wire; None if it never came.

    `turns` are its own, and those after it, with whose pictures it may come as one.
    """
    targets = {masked(what, mask) for turn in turns for what in turn.caused}
    end = other.origin + turns[-1].until
    for shown in other.pictures:
        if key.pressed < shown.at <= end and masked(shown.what, mask) in targets:
            return shown.at
    return None


def ticking(turns: list[Turn]) -> bytes:
    """Return a mask that takes away where a clock ticks, from all pages of its game; empty where there is none.

    The two clocks are some ms apart, and where they stand still they may read another second.
    """
    if not any(turn.calm for turn in turns):
        return b""
    mask = bytearray(b"\xff" * 1024)
    for turn in turns:
        late = [shown for shown in turn.pictures if turn.calm and shown.at > turn.acted + APART_MS]
        for one, other in zip(late, late[1:], strict=False):
            for at, (here, there) in enumerate(zip(one.what, other.what, strict=True)):
                mask[at] &= 0xFF if here == there else 0
    return bytes(mask)


def masked(what: bytes, mask: bytes) -> bytes:
    """Return a picture without what the `mask` takes away."""
    return bytes(map(and_, what, mask)) if mask else what


def same(turn: Turn, other: Life, mask: bytes) -> bool:
    """Return True if panel and ring show the same on both as the next key is pressed.

    A ring that blinks does so by the time since power on, which is another on both.
    """
    here, there = turn.until, other.origin + turn.until
    one = {masked(what, mask) for what in states(turn.pictures, here - APART_MS, here)}
    two = {masked(what, mask) for what in states(other.pictures, there - APART_MS, there)}
    blink = min(BLINK_MS, here - turn.acted - SENT_MS)
    lights = states(turn.rings, here - blink, here) & states(other.rings, there - blink, there)
    return bool(one & two) and bool(lights)


def states(shown: list[Shown], start: float, end: float) -> set[bytes]:
    """Return what was shown at any time from `start` to `end`."""
    return {one.what for one in within(shown, start, end)}


def within(shown: list[Shown], start: float, end: float) -> list[Shown]:
    """Return what was shown at any time from `start` to `end`, the first first."""
    first = bisect_right(shown, start, key=lambda one: one.at)
    last = bisect_right(shown, end, key=lambda one: one.at)
    return shown[max(first - 1, 0) : last]


def at_end(shown: list[Shown], end: float) -> bytes:
    return within(shown, end, end)[-1].what


def refuses(picture: bytes) -> bool:
    """Return True if the panel says that a key must be pressed again."""
    words = " ".join(reader.read(picture))
    return "Too soon" in words or "page has changed" in words
