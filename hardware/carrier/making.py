"""All files of the carrier board, by KiCad: the board itself, its check, what a fab gets."""

# pyright: reportMissingImports=false, reportAttributeAccessIssue=false

import hashlib
from pathlib import Path
from types import SimpleNamespace

import pcbnew

from hardware.carrier import (
    bill,
    board,
    checks,
    footprints,
    joined,
    outputs,
    places,
    project,
    reading,
    sheet,
)
from hardware.electric.circuit import Circuit

FAB = "fab"  # the folder of what a fab gets


def make(folder: Path, circuit: Circuit, m: SimpleNamespace) -> list[str]:
    """Write the board of `circuit` for the case of measures `m`; return what is wrong with it."""
    pcbnew.KIID.SeedGenerator(1)  # so that the same board has the same names each time
    file = folder / f"{joined.NAME}.kicad_pcb"
    pcbnew.SaveBoard(str(file), board.build(circuit, m), True)  # but for its project
    settings = file.with_suffix(".kicad_pro")
    settings.write_text(project.text(settings.name), encoding="utf-8", newline="\n")
    made = pcbnew.LoadBoard(str(file))  # with its project, without which nothing can be poured
    pcbnew.ZONE_FILLER(made).Fill(made.Zones())
    pcbnew.SaveBoard(str(file), made, True)
    file.with_suffix(".kicad_prl").unlink(missing_ok=True)  # KiCad's notes on windows
    report = folder / "drc.txt"
    pcbnew.WriteDRCReport(made, str(report), pcbnew.EDA_UNITS_MILLIMETRES, True)
    text = report.read_text(encoding="utf-8")
    report.write_text(said(text, file), encoding="utf-8", newline="\n")
    tree = reading.parsed(file.read_text(encoding="utf-8"))
    wrong = [*checks.violations(text), *checks.findings(tree, circuit, m), *checks.apart(tree)]
    (folder / FAB).mkdir()
    outputs.gerbers(made, folder / FAB)
    outputs.zipped(folder / FAB, f"{joined.NAME}-{places.REVISION}.zip")
    texts = {
        f"{FAB}/positions.csv": outputs.positions(made),
        f"{FAB}/bill.csv": bill.text(circuit),
        f"{joined.NAME}.svg": outputs.drawn(made, places.outline(m)),
        **sheet.files(circuit),
    }
    footprints.save(folder, m)
    for name, content in texts.items():
        (folder / name).write_text(content, encoding="utf-8", newline="\n")
    return wrong


def said(report: str, file: Path) -> str:
    """Return KiCad's report without its date, naming the file that it is of."""
    body = report[report.index("** Found") :].rstrip()
    sha = hashlib.sha256(file.read_bytes()).hexdigest()
    return (
        f"KiCad {pcbnew.GetBuildVersion()}, design rules of {file.name}\nsha256 {sha}\n\n{body}\n"
    )
