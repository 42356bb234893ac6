"""Weights in files: a line of JSON that says what for and how they came about, then halves.

The numbers are 16-bit floats, the lowest byte first, in the order of `network.SIZES`.
"""

# pyright: reportMissingImports=false

import json
import zlib
from pathlib import Path
from typing import Any

import numpy as np

from host_sim.players.quick import network

FOLDER = Path(__file__).resolve().parents[1] / "weights"
BITS = np.dtype("<f2")


class BadWeights(Exception):
    """A file of weights that cannot be used; its text says why in a line."""


def name_of(rules: str, players: int, signs: bool) -> str:
    """Return what the file is called that is made for such a table."""
    return f"{rules}-{players}{'' if signs or players == 1 else '-silent'}.weights"


def write(path: Path, weights: np.ndarray, story: dict[str, Any]) -> None:
    """Write `weights` to `path`, with the `story` of how they came about."""
    content = weights.astype(BITS).tobytes()
    head = {**story, "numbers": len(weights), "crc": zlib.crc32(content)}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(json.dumps(head, sort_keys=True).encode() + b"\n" + content)


def read(path: Path, numbers: int = network.WEIGHTS) -> tuple[np.ndarray, dict[str, Any]]:
    """Return so many weights in `path`, and their story; raise BadWeights if they are no use."""
    try:
        line, _, content = path.read_bytes().partition(b"\n")
    except OSError as error:
        raise BadWeights(f"{path}: {error.strerror}") from None
    try:
        story = json.loads(line)
        crc = story["crc"]
    except (ValueError, KeyError, TypeError):
        raise BadWeights(f"{path}: this is no file of weights") from None
    wanted = numbers * BITS.itemsize
    if len(content) != wanted:
        raise BadWeights(f"{path}: {len(content)} bytes of weights, not {wanted}")
    if zlib.crc32(content) != crc:
        raise BadWeights(f"{path}: the weights are damaged")
    return np.frombuffer(content, BITS).astype(np.float32), story
