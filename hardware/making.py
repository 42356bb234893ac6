"""Everything that ``dev.py hardware`` makes, into a folder, and how it is compared."""

import json
import re
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

from PIL import Image

from hardware import case_facts, circuit, plain, schematic, schematic_files, table
from hardware.carrier import joined
from hardware.case import (
    bought,
    fits,
    measures,
    names,
    picture,
    printed,
    printing,
    proofs,
    sight,
    step,
    steps,
    stl,
    threemf,
)
from hardware.case.solids import Solid

EDGES = 800  # pixels of the case's picture that may fall on the other side of an edge
TOLERANCE = 1e-3  # of volumes and lengths, between one platform's arithmetic and another's


def make(folder: Path) -> list[str]:
    """Write everything into `folder` as it lies in ``hardware/``; return what the proofs found."""
    pins = table.pins()
    texts, erc = plain.texts(pins), []
    for panel in names.PANELS:
        built = circuit.build(pins, panel)
        texts[f"made/umpire-{panel}.net"] = schematic.netlist(built)
        erc += schematic.check(built)
    carrier = joined.build(pins)
    texts[f"made/carrier/{joined.NAME}.net"] = schematic.netlist(carrier)
    erc += schematic.check(carrier)
    texts["made/report.txt"] = plain.report(pins, erc)
    for name, text in texts.items():
        write(folder / name, text)
    for name, sheet in plain.sheets(pins).items():
        write(folder / f"{name}.svg", sheet.svg())
        (folder / f"{name}.pdf").write_bytes(sheet.pdf())
    for panel in names.PANELS:
        for ending, content in schematic_files.files(schematic_files.drawn(pins, panel)).items():
            (folder / f"made/schematic-{panel}.{ending}").write_bytes(content)
    cases = {panel: case(panel) for panel in names.PANELS}
    for name, (panel, part) in names.PIECES.items():
        lying = printed.on_the_bed(cases[panel].m, part, cases[panel].printed[part])
        stl.write(folder / f"made/{name}.stl", proofs.triangles(lying))
        smooth = printed.parts(cases[panel].m, written=False)[part]  # letters are for the printer
        step.write(folder / f"made/{name}.step", printed.on_the_bed(cases[panel].m, part, smooth))
    for panel, one in cases.items():
        lying = {n: printed.on_the_bed(one.m, n, solid) for n, solid in one.printed.items()}
        bed = {name: proofs.triangles(solid) for name, solid in lying.items()}
        threemf.write(folder / f"made/print-{panel}.3mf", bed)
    pictures = plain.pictures(pins)
    pictures |= {f"made/case-{panel}.png": picture.picture(*one) for panel, one in cases.items()}
    for name, image in steps.pictures(*cases["small"]).items():
        pictures[f"made/{name}.png"] = image
    for name, image in pictures.items():
        image.quantize(128, dither=Image.Dither.NONE).save(folder / name, optimize=True)
    proved = {panel: proof(one) for panel, one in cases.items()}
    text = json.dumps(case_facts.facts(folder / "made", proved), indent=2) + "\n"
    write(folder / "made/facts.json", text)
    return [
        f"{panel}: {line}"
        for panel, one in cases.items()
        for line in fits.sentences(proved[panel], one.m)
    ]


def write(file: Path, text: str) -> None:
    """Write `text`, the same on every platform."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8", newline="\n")


class Case(NamedTuple):
    """The case for one panel: its measures, what is printed, what is bought."""

    m: SimpleNamespace
    printed: dict[str, Solid]
    bought: dict[str, Solid]


def case(panel: str = "", text: str | None = None, pixels: int | None = None) -> Case:
    """Return the case by ``case.toml``, or by `text`."""
    m = measures.measures(text, panel, pixels)
    return Case(m, printed.parts(m), bought.parts(m))


def proof(one: Case) -> dict[str, Any]:
    """Return what the proofs find, each a list of sentences, and how thin the walls are."""
    m, parts, others = one
    light = {name: parts[name] for name in ("lid", "baffle")}
    lying = {name: printed.on_the_bed(m, name, solid) for name, solid in parts.items()}
    smooth = printed.parts(m, written=False)
    hanging = (printing.unsupported(m, name, solid) for name, solid in lying.items())
    return {
        "clashes": proofs.clashes(parts | others | bought.plugs(m)),
        "without their clearance": proofs.tight(m, parts, others),
        "held by nothing": proofs.loose(m, parts, others),
        "can be turned": proofs.turning(m, parts, others),
        "hidden from the player": sight.hidden(m, parts | {"keys": others["keys"]}),
        "light gone astray": sight.astray(m, light),
        "needs support": [line for found in hanging for line in found],
        "thinnest": {name: round(proofs.thinnest(solid), 2) for name, solid in smooth.items()},
    }


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
            return plain.alike(
                image, other, EDGES if one.stem.startswith(("case", "step")) else plain.FEW
            )
    if one.suffix == ".stl":
        return _same_solid(one, other)
    if one.suffix == ".step":  # its last digits differ too, not what it is made of
        return _kinds(one) == _kinds(other)
    if one.suffix == ".3mf":  # of the same triangles, whose last digits may differ
        return abs(one.stat().st_size - other.stat().st_size) <= TOLERANCE * one.stat().st_size
    if one.name == "facts.json":
        return _known(one) == _known(other)
    return one.read_bytes() == other.read_bytes()


def _kinds(file: Path) -> Counter[str]:
    """Return how many entities of each kind a STEP file has."""
    return Counter(
        re.findall(r"^#\d+ = ([A-Z_0-9]+)", file.read_text(encoding="ascii"), re.MULTILINE)
    )


def _same_solid(one: Path, other: Path) -> bool:
    a, b = (stl.mesh(stl.read(file)) for file in (one, other))
    figures = [(a.volume, b.volume), *zip(a.low + a.high, b.low + b.high, strict=True)]
    near = all(abs(x - y) <= TOLERANCE * max(1, abs(x)) for x, y in figures)
    return near and (a.bodies, a.watertight) == (b.bodies, b.watertight)


def _known(file: Path) -> Any:
    """Return the facts without the hashes of files, which differ with the last digit."""
    known = json.loads(file.read_text(encoding="utf-8"))
    del known["pictures"]
    for row in known["parts"].values():
        del row["sha256"]
        row["volume mm3"] = round(row["volume mm3"])
    return known
