"""KiCad's text files, read without KiCad: what a board or a netlist says."""

import math
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

TOKEN = re.compile(r'[()]|"(?:[^"\\]|\\.)*"|[^\s()"]+')
Nets = dict[str, set[tuple[str, str]]]


class Footprint(NamedTuple):
    """A footprint of a board: KiCad's name of it, its place in mm, how it is turned, its value."""

    name: str
    at: tuple[float, float]
    turn: float
    value: str
    below: bool


def parsed(text: str) -> list[Any]:
    """Return KiCad's brackets as lists of words and lists; ValueError if one stays open."""
    stack: list[list[Any]] = [[]]
    for token in TOKEN.findall(text):
        if token == "(":
            stack.append([])
        elif token != ")":
            stack[-1].append(token[1:-1] if token.startswith('"') else token)
        elif len(stack) == 1:
            raise ValueError("a bracket closes that never opened")
        else:
            done = stack.pop()
            stack[-1].append(done)
    if len(stack) != 1 or len(stack[0]) != 1 or not isinstance(stack[0][0], list):
        raise ValueError("a bracket stays open, or there is not one around all")
    return stack[0][0]


def every(tree: list[Any], name: str) -> Iterator[list[Any]]:
    """Yield the lists right in `tree` that begin with `name`."""
    return (one for one in tree if isinstance(one, list) and one[:1] == [name])


def one(tree: list[Any], name: str) -> list[Any]:
    """Return what follows `name` in the only such list in `tree`."""
    (found,) = every(tree, name)
    return found[1:]


def netlist(tree: list[Any]) -> Nets:
    """Return the nets of a netlist: name to (ref, pin) pairs."""
    return {
        one(net, "name")[0]: {(one(n, "ref")[0], one(n, "pin")[0]) for n in every(net, "node")}
        for net in every(next(every(tree, "nets")), "net")
    }


def ref(footprint: list[Any]) -> str:
    """Return the name of a part on a board."""
    return next(text[2] for text in every(footprint, "fp_text") if text[1] == "reference")


def nets(tree: list[Any]) -> Nets:
    """Return the nets of a board by its pads: name to (ref, pad) pairs."""
    found: Nets = {}
    for footprint in every(tree, "footprint"):
        for pad in every(footprint, "pad"):
            for net in every(pad, "net"):
                found.setdefault(net[2], set()).add((ref(footprint), pad[1]))
    return found


def footprints(tree: list[Any]) -> dict[str, Footprint]:
    """Return the parts of a board, and its holes."""
    found = {}
    for item in every(tree, "footprint"):
        x, y, *turn = map(float, one(item, "at"))
        value = next(text[2] for text in every(item, "fp_text") if text[1] == "value")
        below = one(item, "layer") == ["B.Cu"]
        found[ref(item)] = Footprint(item[1], (x, y), turn[0] if turn else 0.0, value, below)
    return found


def outline(tree: list[Any]) -> tuple[float, float, float, float]:
    """Return left, far, right and near edge of a board, mm."""
    lines = [*every(tree, "gr_line"), *every(tree, "gr_arc")]
    edges = [line for line in lines if one(line, "layer") == ["Edge.Cuts"]]
    spots = [one(line, end) for line in edges for end in ("start", "end")]
    across, down = ([float(spot[i]) for spot in spots] for i in (0, 1))
    return min(across), min(down), max(across), max(down)


def words(tree: list[Any], layer: str) -> list[str]:
    """Return what is written on a layer of a board."""
    return [text[1] for text in every(tree, "gr_text") if layer in one(text, "layer")]


def pads(tree: list[Any]) -> Iterator[tuple[str, tuple[float, float]]]:
    """Yield net and place of every pad of a board that is on a net."""
    for item in every(tree, "footprint"):
        for pad, place in zip(every(item, "pad"), places_of_pads(item), strict=True):
            for net in every(pad, "net"):
                yield net[2], place


def places_of_pads(footprint: list[Any]) -> list[tuple[float, float]]:
    """Return where the pads of a part of a board are."""
    x, y, *turn = map(float, one(footprint, "at"))
    angle = math.radians(turn[0] if turn else 0.0)
    found = []
    for pad in every(footprint, "pad"):
        px, py = map(float, one(pad, "at")[:2])
        right = px * math.cos(angle) + py * math.sin(angle)
        found.append((x + right, y + py * math.cos(angle) - px * math.sin(angle)))
    return found


def tracks(tree: list[Any]) -> Iterator[tuple[str, tuple[float, float], tuple[float, float]]]:
    """Yield net, start and end of every track of a board; a via starts where it ends."""
    names = {net[1]: net[2] for net in every(tree, "net")}
    for item in (*every(tree, "segment"), *every(tree, "via")):
        start = one(item, "start" if item[0] == "segment" else "at")
        end = one(item, "end") if item[0] == "segment" else start
        (a, b), (c, d) = map(float, start), map(float, end)
        yield names[one(item, "net")[0]], (a, b), (c, d)
