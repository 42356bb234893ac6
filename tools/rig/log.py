"""The emulated Pico beside the simulator: the lines that tools/rig/pico.py reads."""

import itertools
from collections.abc import Collection, Iterable, Iterator
from operator import and_
from pathlib import Path
from typing import Any

from firmware.storage.journal import Journal
from host_sim import reader
from host_sim.wiring import read_wiring
from tools.rig import board_file, heard
from tools.rig.expected import Lived, Turn
from tools.rig.heard import Event, Key, Life, states, within
from tools.rig.pico import HOLD_MS
from tools.rig.sought import asks_again
from tools.soak.journal_check import state_of

BOOT_MS = 8000  # by which the first page stands, or never
APART_MS = 250  # by which the two may be apart where time alone changes what is shown
BLINK_MS = 1000  # in which a ring has blinked
SENT_MS = 50  # after what a finger did the ring has its colours
REST_MS = 300  # without a key, after which panel and ring are compared
BEHIND = 4  # keys that a picture may be behind
ASK_MS = 100  # before a key, the heap is asked for
NEVER, MOVING = "a picture that the simulator never showed", "a picture in a motion"


def steps(lives: list[Lived], heap: bool, images: Path | None = None) -> list[dict[str, Any]]:
    """Return what play.mjs is to do in those `lives`; with `heap` it asks for it after each key.

    What is in RAM then is written into the folder `images`, if there is one: see `image`.
    """
    contact = read_wiring().contact
    found: list[dict[str, Any]] = []
    for number, life in enumerate(lives):
        memory = life.memory.hex() if life.memory else ""
        found.append({"power": memory, "picture": life.first.hex(), "wait": BOOT_MS})
        for place, turn in enumerate(life.turns):
            press = turn.press
            found.append({"key": contact(press.key), "at": turn.at, "ms": press.ms})
            if heap and rests(turn):
                found.append({"rest": turn.until - ASK_MS})
                found.append({"ask": board_file.ASKED, "until": ";"})
                if images:
                    found.append({"memory": str(image(images, number, place))})
        found.append({"rest": life.turns[-1].until})
    return found


def image(folder: Path, life: int, turn: int) -> Path:
    """Return the file with what is in RAM after the key of a `turn` of a `life`, both from 0 on."""
    return folder / f"{life}-{turn}"


def rests(turn: Turn) -> bool:
    """Return True if no key comes for a while after the one of `turn`."""
    return turn.until - turn.at - turn.press.ms >= REST_MS


def lines(lived: list[Lived], events: Iterable[Event]) -> Iterator[dict[str, Any]]:
    """Yield the lines of a row but for the first, as the `events` of play.mjs come in."""
    calm = False
    for number, (one, other) in enumerate(zip(lived, heard.lives(events), strict=True)):
        drawn, page = [
            BOOT_MS if at is None else at - other.power for at in (other.lit, other.shown)
        ]
        yield {"kind": "power", "first": not number, "drawn": drawn, "page": page}
        yield from keys(one, other)
        calm = calm or any(turn.calm for turn in one.turns)
        yield {"kind": "nvm", "different": different(one.end, other.nvm, calm)}
        broke = other.console.count("Traceback")  # what broke begins anew, mostly without a reset
        yield from ({"kind": "reset"} for _ in range(max(other.resets, broke)))
        if broke:
            yield {"kind": "console", "text": other.console}


def different(one: bytes, other: bytes, calm: bool) -> int:
    """Return in how many bytes two memories differ.

    Where a clock ran it is in how many things beside the time, which is some ms apart.
    """
    if not calm:
        return sum(here != there for here, there in zip(one, other, strict=True))
    kept = [state_of(Journal(bytearray(memory)))._replace(time=0) for memory in (one, other)]
    return sum(here != there for here, there in zip(*kept, strict=True))


def keys(one: Lived, other: Life) -> Iterator[dict[str, Any]]:
    """Yield the line of each key.

    Once one was lost, or must be pressed again, nothing that follows is what it should be: it is
    not compared, and how long it took is not told.
    """
    mask = ticking(one.turns)
    known = {shown.what for turn in one.turns for shown in turn.pictures}
    astray = False
    for number, (turn, key) in enumerate(zip(one.turns, other.keys, strict=True)):
        until = other.origin + turn.until
        following = one.turns[number : number + BEHIND]
        new = [what for what in stood(other, key.pressed, until) if what not in known]
        again = any(map(asks_again, new))
        caused = turn.caused and not (again or astray)
        drawn = answered(following, key, other, mask, known) if caused else None
        line = _told(turn, key, drawn)
        acted = key.pressed + turn.acted - turn.at
        if any(acted <= at <= (drawn or acted) for at in other.erases):
            line["erase"] = True
        if again:
            line["again"] = True
        lost = bool(turn.caused) and drawn is None
        if not astray and (lost or rests(turn)):
            line["same"] = not lost and same(turn, other, mask)
            if not line["same"]:
                line["shows"] = words(within(other.pictures, until, until)[-1].what, NEVER)
                line["should"] = words(turn.pictures[-1].what, MOVING)
        astray = astray or lost
        yield line


def words(picture: bytes, unknown: str) -> list[str]:
    """Return the rows of words of a `picture`, or where no page told of it that it is `unknown`."""
    return reader.read(picture) if reader.knows(picture) else [unknown]


def stood(other: Life, since: float, until: float) -> Iterator[bytes]:
    """Yield the pictures that have come since, and stood for as long as one sees them."""
    shown = within(other.pictures, since, until)
    ends = [each.at for each in shown[1:]] + [until]
    for each, end in list(zip(shown, ends, strict=True))[1:]:
        if end - each.at >= heard.STANDS_MS or end == until:
            yield each.what


def _told(turn: Turn, key: Key, drawn: float | None) -> dict[str, Any]:
    """Return the line of a `key` without what is noticeable."""
    press = turn.press
    line: dict[str, Any] = {"kind": "key", "key": press.key}
    line |= {"pressed": key.pressed, "released": key.released, "drawn": drawn}
    line |= {"bytes": key.bytes, "gap": round(key.gap, 1), "heap": key.heap}
    line |= {"what": press.what, "screen": turn.screen, "moves": press.moves}
    return line | ({"hold": True} if press.ms >= HOLD_MS else {})


def answered(
    turns: list[Turn], key: Key, other: Life, mask: bytes, known: Collection[bytes]
) -> float | None:
    """Return when the picture that `key` has caused was on the wire whole; None if it never was.

    `turns` are its own, and those after it, with whose pictures it may come as one; `known` are all
    pictures of the simulator.
    """
    own, later = [
        {masked(what, mask) for turn in some for what in turn.caused}
        for some in (turns[:1], turns[1:])
    ]
    end = other.origin + turns[-1].until
    for shown in within(other.pictures, key.pressed, end)[1:]:
        what = masked(shown.what, mask)
        if what in own:
            return shown.at
        if what in later:
            return stood_still(turns[0], key, other, known) or shown.at
    return None


def stood_still(turn: Turn, key: Key, other: Life, known: Collection[bytes]) -> float | None:
    """Return when a page of the board's own stood as the answer; None if none did.

    That is where something moved in the simulator, and the next key broke it off before the page
    itself was seen; or where the page is not among those `known` to the simulator, as it tells what
    is free or has no room.
    """
    until = other.origin + turn.until
    last = within(other.pictures, key.pressed, until)[-1]
    came = last.at > key.pressed + turn.acted - turn.at
    own = len(turn.caused) > 1 or last.what not in known
    return (
        last.at if own and not turn.calm and came and until - last.at >= heard.STANDS_MS else None
    )


def ticking(turns: list[Turn]) -> bytes:
    """Return a mask that takes away where a clock ticks, from all pages; empty if there is none.

    The two clocks are some ms apart, and where they stand still they may read another second.
    """
    if not any(turn.calm for turn in turns):
        return b""
    mask = bytearray(b"\xff" * 1024)
    for turn in turns:
        late = [shown for shown in turn.pictures if turn.calm and shown.at > turn.acted + APART_MS]
        for one, other in itertools.pairwise(late):
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
