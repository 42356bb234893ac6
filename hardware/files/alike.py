"""How what was made is compared with what is kept.

By bytes, if both were made on the same platform by the same libraries.  Other ones differ in the
last digits of their arithmetic: what they made is alike if no corner of a body is farther than
`NEAR` from one of the other's, which is less than a hundredth of a mm, the least step of a measure.
"""

import json
import platform
import re
import zipfile
from collections import Counter
from importlib import metadata
from pathlib import Path
from typing import Any

from PIL import Image

from hardware.case import stl
from hardware.files import plain

NEAR = 0.002  # mm
EDGES = 800  # pixels of the case's picture that may fall on the other side of an edge
LIBRARIES = (
    "manifold3d",
    "trimesh",
    "numpy",
    "cadquery-ocp-novtk",
    "matplotlib",
    "schemdraw",
    "pillow",
)
NUMBER = re.compile(r"-?\d+\.\d*(?:[eE][-+]?\d+)?")
CORNER = re.compile(r"CARTESIAN_POINT\('',\(([^,)]+),([^,)]+),([^,)]+)\)\)")
VERTEX = re.compile(r'<vertex x="([^"]+)" y="([^"]+)" z="([^"]+)"/>')
KIND = re.compile(r"^#\d+ = ([A-Z_0-9]+)", re.MULTILINE)
DRAWN_FROM = re.compile(rb"/Keywords \(\w+\)")

Corners = set[tuple[float, ...]]


def made_on() -> str:
    """Return the platform and the libraries that make the files here."""
    versions = [f"{name} {metadata.version(name)}" for name in LIBRARIES]
    return ", ".join([f"{platform.system()} {platform.machine()}", *versions])


def same_platform(one: Path, other: Path) -> bool:
    """Return whether what lies in the two folders was made on the same platform."""
    return _made_on(one) == _made_on(other)


def _made_on(folder: Path) -> str:
    file = folder / "made" / "facts.json"
    return json.loads(file.read_text(encoding="utf-8")).get("made on", "") if file.exists() else ""


def changed(fresh: Path, kept: Path) -> list[str]:
    """Return which files of `fresh` have other bytes than those of `kept`, or are missing there."""
    files = sorted(f.relative_to(fresh).as_posix() for f in fresh.rglob("*") if f.is_file())
    return [name for name in files if not _same_bytes(fresh / name, kept / name)]


def _same_bytes(one: Path, other: Path) -> bool:
    return other.exists() and one.read_bytes() == other.read_bytes()


def alike(one: Path, other: Path) -> bool:
    """Return whether two files, of two platforms, differ in their last digits alone."""
    if not other.exists():
        return False
    if one.suffix == ".png":
        few = EDGES if one.stem.startswith(("case", "step")) else plain.FEW
        with Image.open(one) as image:
            return plain.alike(image, other, few)
    if one.suffix == ".stl":
        return near_bodies(_stl(one), _stl(other))
    if one.suffix == ".step":
        return near_bodies(_step(one), _step(other))
    if one.suffix == ".3mf":
        return near_bodies(_threemf(one), _threemf(other))
    if one.name == "facts.json":
        return _known(one) == _known(other)
    if one.suffix == ".pdf":  # its page is the SVG's, and it names what it was drawn from
        found = [DRAWN_FROM.findall(file.read_bytes()) for file in (one, other)]
        return found[0] == found[1] != []
    return _near_text(*(file.read_text(encoding="utf-8") for file in (one, other)))


def _near_text(one: str, other: str) -> bool:
    """Return whether two texts are the same but for the last digits of their numbers."""
    if NUMBER.split(one) != NUMBER.split(other):
        return False
    pairs = zip(NUMBER.findall(one), NUMBER.findall(other), strict=True)
    return all(abs(float(a) - float(b)) <= NEAR for a, b in pairs)


def _stl(file: Path) -> tuple[Any, Corners]:
    triangles = stl.read(file)
    return len(triangles), {point for row in triangles for point in row}


def _step(file: Path) -> tuple[Any, Corners]:
    text = re.sub(r"\s+", "", file.read_text(encoding="ascii").replace("\n#", "\n\n#"))
    kinds = Counter(KIND.findall(file.read_text(encoding="ascii")))
    return kinds, {tuple(map(float, row)) for row in CORNER.findall(text)}


def _threemf(file: Path) -> tuple[Any, Corners]:
    with zipfile.ZipFile(file) as archive:
        text = archive.read("3D/3dmodel.model").decode()
    faces, corners = text.count("<triangle "), VERTEX.findall(text)
    rest = re.sub(r"<(vertex|triangle) [^>]*>\n", "", text)
    return (NUMBER.sub("", rest), faces), {tuple(map(float, row)) for row in corners}


def near_bodies(one: tuple[Any, Corners], other: tuple[Any, Corners]) -> bool:
    """Return whether two bodies have as many faces, and each corner one of the other's near it."""
    (faces, corners), (others, there) = one, other
    return faces == others and _all_near(corners, there) and _all_near(there, corners)


def _all_near(corners: Corners, there: Corners) -> bool:
    cells: dict[tuple[int, ...], list[tuple[float, ...]]] = {}
    for point in there:
        cells.setdefault(_cell(point), []).append(point)
    return all(
        point in there
        or any(
            max(abs(a - b) for a, b in zip(point, other, strict=True)) <= NEAR
            for cell in _around(_cell(point))
            for other in cells.get(cell, ())
        )
        for point in corners
    )


def _cell(point: tuple[float, ...]) -> tuple[int, ...]:
    return tuple(round(value / NEAR) for value in point)


def _around(cell: tuple[int, ...]) -> list[tuple[int, ...]]:
    x, y, z = cell
    steps = (-1, 0, 1)
    return [(x + i, y + j, z + k) for i in steps for j in steps for k in steps]


def _known(file: Path) -> Any:
    """Return the facts without what differs with the last digit: hashes, where it was made."""
    known = json.loads(file.read_text(encoding="utf-8"))
    for name in ("pictures", "made on"):
        known.pop(name, None)
    for row in known["parts"].values():
        del row["sha256"]
        row["volume mm3"] = round(row["volume mm3"])
    return known
