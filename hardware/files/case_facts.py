"""Facts about the case's files, without building it."""

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hardware import table
from hardware.case import names, stl

SOURCES = ("case.toml", "pins.toml", *(f"case/{name}.py" for name in (
    "measures", "face", "solids", "box", "lid", "light", "printed", "gauge", "bought",
    "proofs", "sight", "printing", "render", "picture", "steps",
)))  # fmt: skip


def facts(made: Path, proved: dict[str, Any]) -> dict[str, Any]:
    """Return what is known of the case in `made`, with what was `proved` of its solids."""
    return {
        "made from": made_from(),
        "pictures": {name: sha(made / f"{name}.png") for name in names.PICTURES},
        "parts": {name: part(made / f"{name}.stl") for name in names.PIECES},
        "proved": proved,
    }


def part(file: Path) -> dict[str, Any]:
    """Return what the STL `file` is."""
    mesh = stl.mesh(stl.read(file))
    return {
        "sha256": sha(file),
        "bodies": mesh.bodies,
        "watertight": mesh.watertight,
        "volume mm3": round(mesh.volume, 1),
        "low": [round(value, 3) for value in mesh.low],
        "high": [round(value, 3) for value in mesh.high],
    }


def made_from() -> str:
    """Return the hash of all that shapes the case and its picture."""
    return hashed(SOURCES)


def hashed(sources: Iterable[str]) -> str:
    """Return the hash of the texts of some `sources`, which are paths in this folder."""
    texts = [(table.HERE / name).read_text(encoding="utf-8") for name in sources]
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()


def sha(file: Path) -> str:
    """Return the hash of a file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()
