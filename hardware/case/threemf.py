"""3MF: the parts of a case side by side on a printer's bed, in mm, with the standard library."""

import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from hardware.case.stl import Point, Triangle

TIME = (1980, 1, 1, 0, 0, 0)  # the first that a zip can hold
SPACE = 8.0  # mm between two parts on the bed
CORE = "http://schemas.microsoft.com/3dmanufacturing/core/2015/02"
TYPES = """\
<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>
</Types>
"""
LINKS = """\
<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Target="/3D/3dmodel.model" Id="rel0"
 Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>
</Relationships>
"""


class Lying(NamedTuple):
    """A part's triangles, and where on the bed its corner lies."""

    triangles: list[Triangle]
    at: tuple[float, float]


Plate = dict[str, Lying]


def plates(parts: dict[str, list[Triangle]], bed: Sequence[float]) -> list[Plate]:
    """Return what lies on each bed: each part in the first place that is free, in rows.

    ValueError if a part is larger than the bed.
    """
    found: list[Plate] = []
    for name, triangles in parts.items():
        size = _size(triangles)
        if size[0] > bed[0] or size[1] > bed[1]:
            raise ValueError(f"{name} is larger than the bed: {size[0]:.0f} x {size[1]:.0f} mm")
        for plate in [*found, {}]:
            at = _free(plate, size, bed)
            if at is not None:
                plate[name] = Lying(triangles, at)
                if plate not in found:
                    found.append(plate)
                break
    return found


def _size(triangles: list[Triangle]) -> tuple[float, float]:
    corners = [point for row in triangles for point in row]
    return max(x for x, _, _ in corners), max(y for _, y, _ in corners)


def _free(
    plate: Plate, size: tuple[float, float], bed: Sequence[float]
) -> tuple[float, float] | None:
    """Return the first place, from the near left on, where a part of `size` meets no other."""
    taken = [(one.at, _size(one.triangles)) for one in plate.values()]
    rights = [0.0, *(at[0] + one[0] + SPACE for at, one in taken)]
    backs = [0.0, *(at[1] + one[1] + SPACE for at, one in taken)]
    for y in sorted(backs):
        for x in sorted(rights):
            inside = x + size[0] <= bed[0] and y + size[1] <= bed[1]
            if inside and not any(_near((x, y), size, *other) for other in taken):
                return x, y
    return None


def _near(
    one: Sequence[float], size: Sequence[float], other: Sequence[float], its: Sequence[float]
) -> bool:
    return all(
        a < b + wide + SPACE and b < a + own + SPACE
        for a, own, b, wide in zip(one, size, other, its, strict=True)
    )


def write(file: Path, plate: Plate, inlays: dict[str, dict[str, list[Triangle]]]) -> None:
    """Write the parts of a plate, each with its `inlays`, which a slicer may give other colours."""
    objects, items, number = [], [], 0
    for name, (triangles, (x, y)) in plate.items():
        pieces = {name: triangles, **inlays.get(name, {})}
        numbers = range(number + 1, number + 1 + len(pieces))
        for one, (piece, rows) in zip(numbers, pieces.items(), strict=True):
            objects.append(_object(one, piece, rows))
        number = numbers[-1]
        if len(pieces) > 1:
            number += 1
            inside = "".join(f'<component objectid="{one}"/>' for one in numbers)
            whole = f"{name} with {', '.join(inlays[name])}"
            whole = f"{name} with {', '.join(inlays[name])}"
            words = f'<object id="{number}" type="model" name="{whole}"><components>'
            objects.append(f"{words}{inside}</components></object>")
        items.append(f'<item objectid="{number}" transform="1 0 0 0 1 0 0 0 1 {x:.3f} {y:.3f} 0"/>')
    model = "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            f'<model unit="millimeter" xml:lang="en-US" xmlns="{CORE}">',
            "<resources>", *objects, "</resources>",
            "<build>", *items, "</build>", "</model>", "",
        ]
    )  # fmt: skip
    files = {"[Content_Types].xml": TYPES, "_rels/.rels": LINKS, "3D/3dmodel.model": model}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        for name, text in files.items():
            entry = zipfile.ZipInfo(name, TIME)
            entry.create_system = 3
            archive.writestr(entry, text)


def _object(number: int, name: str, triangles: list[Triangle]) -> str:
    """Return a part as XML, its corners and triangles in an order that is always the same."""
    rows = sorted(tuple(_rounded(point) for point in row) for row in triangles)
    places = {point: i for i, point in enumerate(sorted({p for row in rows for p in row}))}
    corners = [f'<vertex x="{x:g}" y="{y:g}" z="{z:g}"/>' for x, y, z in places]
    faces = []
    for row in rows:
        a, b, c = (places[point] for point in row)
        if len({a, b, c}) == 3:  # two that were nearer than a micrometre are one
            faces.append(f'<triangle v1="{a}" v2="{b}" v3="{c}"/>')
    return "\n".join(
        [
            f'<object id="{number}" type="model" name="{name}"><mesh>',
            "<vertices>", *corners, "</vertices>",
            "<triangles>", *faces, "</triangles>", "</mesh></object>",
        ]
    )  # fmt: skip


def _rounded(point: Point) -> Point:
    x, y, z = (round(value, 3) + 0.0 for value in point)
    return x, y, z
