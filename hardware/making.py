"""Everything that ``dev.py hardware`` makes, into a folder, and how it is compared."""

import json
from pathlib import Path
from typing import Any

from PIL import Image

from hardware import case_facts, circuit, plain, schematic, table
from hardware.case import bought, measures, picture, printed, proofs, stl

EDGES = 800  # pixels of the case's picture that may fall on the other side of an edge
TOLERANCE = 1e-3  # of volumes and lengths, between one platform's arithmetic and another's


def make(folder: Path) -> None:
    """Write everything into `folder` as it lies in ``hardware/``."""
    pins = table.pins()
    built = circuit.build(pins)
    texts = plain.texts(pins)
    texts["made/umpire.net"] = schematic.netlist(built)
    texts["made/report.txt"] = plain.report(pins, schematic.check(built))
    for name, text in texts.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
    m = measures.measures()
    parts, others = printed.parts(m), bought.parts(m)
    for name, solid in parts.items():
        lying = printed.on_the_bed(m, name, solid)
        stl.write(folder / f"made/{name}.stl", proofs.triangles(lying))
    pictures = plain.pictures(pins) | {"made/case.png": picture.picture(m, parts, others)}
    for name, image in pictures.items():
        image.quantize(128, dither=Image.Dither.NONE).save(folder / name, optimize=True)
    proved = {
        "clashes": proofs.clashes(parts | others),
        "without their clearance": proofs.tight(m, parts, others),
        "held by nothing": proofs.loose(m, parts, others),
        "thinnest": {name: round(proofs.thinnest(solid), 2) for name, solid in parts.items()},
    }
    text = json.dumps(case_facts.facts(folder / "made", proved), indent=2) + "\n"
    (folder / "made/facts.json").write_text(text, encoding="utf-8", newline="\n")


def changed(fresh: Path, kept: Path) -> list[str]:
    """Return which files of `fresh` say other than those of `kept`."""
    files = sorted(f.relative_to(fresh).as_posix() for f in fresh.rglob("*") if f.is_file())
    return [name for name in files if not same(fresh / name, kept / name)]


def same(one: Path, other: Path) -> bool:
    """Return whether two files mean the same."""
    if not other.exists():
        return False
    if one.suffix == ".png":
        with Image.open(one) as image:
            return plain.alike(image, other, EDGES if one.stem == "case" else plain.FEW)
    if one.suffix == ".stl":
        return _same_solid(one, other)
    if one.name == "facts.json":
        return _known(one) == _known(other)
    return one.read_text(encoding="utf-8") == other.read_text(encoding="utf-8")


def _same_solid(one: Path, other: Path) -> bool:
    a, b = (stl.mesh(stl.read(file)) for file in (one, other))
    figures = [(a.volume, b.volume), *zip(a.low + a.high, b.low + b.high, strict=True)]
    near = all(abs(x - y) <= TOLERANCE * max(1, abs(x)) for x, y in figures)
    return near and (a.bodies, a.watertight) == (b.bodies, b.watertight)


def _known(file: Path) -> Any:
    """Return the facts without the hashes of files, which differ with the last digit."""
    known = json.loads(file.read_text(encoding="utf-8"))
    del known["picture"]
    for row in known["parts"].values():
        del row["sha256"]
        row["volume mm3"] = round(row["volume mm3"])
    return known
