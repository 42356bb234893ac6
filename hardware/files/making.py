"""Everything that ``dev.py hardware`` makes, into a folder."""

import json
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

from PIL import Image

from hardware import table
from hardware.carrier import joined
from hardware.case import (
    bought,
    fits,
    gauge,
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
from hardware.drawn import schematic_files
from hardware.electric import circuit, netlist
from hardware.files import alike, case_facts, plain

WORKERS = 2
Proved = dict[str, Any]


def make(folder: Path, say: Callable[[str], None] = lambda line: None) -> list[str]:
    """Write everything into `folder` as it lies in ``hardware/``; return what the proofs found.

    `say` is told what is done, as it is done.
    """
    jobs: dict[str, tuple[Callable[..., Proved], tuple[Any, ...]]] = {
        f"case for the {panel} panel: {words}": (job, (folder, panel))
        for words, job in (("pictures", drawn_case), ("parts to print, proofs", printed_case))
        for panel in names.PANELS
    }
    jobs["circuit: rules, netlists, schematics, sheets"] = (drawn_circuit, (folder,))
    started, proved = time.monotonic(), {}
    with ProcessPoolExecutor(WORKERS) as pool:
        running = {pool.submit(job, *words): name for name, (job, words) in jobs.items()}
        for count, done in enumerate(as_completed(running), 1):
            proved |= done.result()
            seconds = time.monotonic() - started
            say(f"{count} of {len(jobs)}, after {seconds:.0f} s: {running[done]}")
    proved = {panel: proved[panel] for panel in names.PANELS}
    known = {"made on": alike.made_on(), **case_facts.facts(folder / "made", proved)}
    write(folder / "made/facts.json", json.dumps(known, indent=2) + "\n")
    return [
        f"{panel}: {line}"
        for panel in names.PANELS
        for line in fits.sentences(proved[panel], measures.measures(panel=panel))
    ]


def drawn_circuit(folder: Path) -> Proved:
    """Write what follows from the pin table: lists, report, netlists, schematics, sheets."""
    pins = table.pins()
    texts, erc = plain.texts(pins), []
    for panel in names.PANELS:
        built = circuit.build(pins, panel)
        texts[f"made/umpire-{panel}.net"] = netlist.netlist(built)
        erc += netlist.check(built)
    carrier = joined.build(pins)
    texts[f"made/carrier/{joined.NAME}.net"] = netlist.netlist(carrier)
    erc += netlist.check(carrier)
    texts["made/report.txt"] = plain.report(pins, erc)
    for name, text in texts.items():
        write(folder / name, text)
    (folder / "made").mkdir(exist_ok=True)
    for name, sheet in plain.sheets(pins).items():
        write(folder / f"{name}.svg", sheet.svg())
        (folder / f"{name}.pdf").write_bytes(sheet.pdf())
    for panel in names.PANELS:
        for ending, content in schematic_files.files(schematic_files.drawn(pins, panel)).items():
            (folder / f"made/schematic-{panel}.{ending}").write_bytes(content)
    _save(folder, plain.pictures(pins))
    return {}


def printed_case(folder: Path, panel: str) -> Proved:
    """Write the parts to print of the case for `panel`; return what is proved of it."""
    one, made = case(panel), folder / "made"
    made.mkdir(parents=True, exist_ok=True)
    smooth = printed.lying(one.m, written=False)  # letters are for the printer
    lying = printed.lying(one.m)
    bed = {name: proofs.triangles(solid) for name, solid in lying.items()}
    smooth["gauge"] = lying["gauge"] = gauge.flat(one.m)  # which is printed before them, alone
    for name, (whose, part) in names.PIECES.items():
        if whose == panel:
            stl.write(made / f"{name}.stl", proofs.triangles(lying[part]))
            step.write(made / f"{name}.step", smooth[part])
    inlays = {"lid": {"letters": proofs.triangles(printed.words(one.m))}}
    for number, plate in enumerate(threemf.plates(bed, one.m.printer.bed), 1):
        threemf.write(made / f"print-{panel}-{number}.3mf", plate, inlays)
    return {panel: proof(one)}


def drawn_case(folder: Path, panel: str) -> Proved:
    """Write the pictures of the case for `panel`, those of each step if it is the usual one."""
    one = case(panel)
    (folder / "made").mkdir(parents=True, exist_ok=True)
    found = {f"made/case-{panel}.png": picture.picture(*one)}
    if panel == names.USUAL:
        found |= {f"made/{name}.png": image for name, image in steps.pictures(*one).items()}
        found["made/gauge.png"] = steps.drawn({"gauge": gauge.flat(one.m)}, -14, 52)
    _save(folder, found)
    return {}


def _save(folder: Path, pictures: dict[str, Image.Image]) -> None:
    for name, image in pictures.items():
        image.quantize(128, dither=Image.Dither.NONE).save(folder / name, optimize=True)


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


def proof(one: Case) -> Proved:
    """Return what the proofs find, each a list of sentences, and how thin the walls are."""
    m, parts, others = one
    light = {name: parts[name] for name in ("lid", "baffle")}
    hanging = (printing.unsupported(m, name, solid) for name, solid in printed.lying(m).items())
    smooth = printed.lying(m, written=False)
    return {
        "clashes": proofs.clashes(parts | others | bought.plugs(m)),
        "without their clearance": proofs.tight(m, parts, others),
        "held by nothing": proofs.loose(m, parts, others),
        "can be turned": proofs.turning(m, parts, others),
        "hidden from the player": sight.hidden(m, parts | {"keys": others["keys"]}),
        "light gone astray": sight.astray(m, light),
        "seen": sight.seen(m, parts, others),
        "needs support": [line for found in hanging for line in found],
        "thinnest": {name: round(proofs.thinnest(solid), 2) for name, solid in smooth.items()},
    }
