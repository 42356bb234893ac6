"""3MF: all parts of a case side by side in one file, in millimetres, with the standard library."""

import zipfile
from pathlib import Path

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


def write(file: Path, parts: dict[str, list[Triangle]]) -> None:
    """Write `parts`, name to triangles as they lie on the bed, one behind the other."""
    objects, items, along = [], [], 0.0
    for number, (name, triangles) in enumerate(parts.items(), 1):
        objects.append(_object(number, name, triangles))
        place = f"1 0 0 0 1 0 0 0 1 0 {along:.3f} 0"
        items.append(f'<item objectid="{number}" transform="{place}"/>')
        along += max(point[1] for row in triangles for point in row) + SPACE
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
