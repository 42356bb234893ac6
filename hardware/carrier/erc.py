"""KiCad's schematic editor checks the sheet: ``python3 -m hardware.carrier.erc``, anew.

KiCad 6 has no command for it, so KiAuto's ``eeschema_do`` (on PyPI: kiauto; it asks for Debian's
xvfb, xdotool and xclip) opens the sheet in eeschema, lets it check the electrical rules and export
its netlist.  What was found is kept with the sheet's hash, so that a test sees when it is old.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from hardware import table
from hardware.carrier import checks, joined, reading
from hardware.carrier.symbols import LIBRARY
from hardware.files.case_facts import sha

MADE = table.MADE / "carrier"
FILE = MADE / "erc.txt"
SHEET = f"{joined.NAME}.kicad_sch"
NEEDS = (SHEET, f"{joined.NAME}.kicad_pro", f"{LIBRARY}.kicad_sym", "sym-lib-table")
CLEAN = "** ERC messages: 0  Errors 0  Warnings 0"
SAME = "The netlist that it exports is the circuit's."


def main() -> int:
    """Return 0 if nothing is wrong with the sheet; only then is it written down."""
    if not shutil.which("eeschema_do"):
        print("There is no eeschema_do here; KiAuto has it (pip: kiauto).", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file in NEEDS:
            shutil.copyfile(MADE / file, folder / file)
        for verb in ("run_erc", "netlist"):
            subprocess.run(["eeschema_do", verb, SHEET, "out"], cwd=folder, check=False)
        report = (folder / "out" / f"{joined.NAME}.erc").read_text(encoding="utf-8")
        netlist = (folder / "out" / f"{joined.NAME}.net").read_text(encoding="utf-8")
    wrong = differences(netlist) + ([] if CLEAN in report else [report])
    for line in wrong:
        print(line, file=sys.stderr)
    if not wrong:
        tool = re.search(r'\(tool "(.+?)"\)', netlist)
        lines = (
            f"{tool[1] if tool else ''}, electrical rules of {SHEET}",
            f"sha256 {sha(MADE / SHEET)}",
        )
        text = "\n".join((*lines, "", CLEAN, SAME, ""))
        FILE.write_text(text, encoding="utf-8", newline="\n")
    return int(bool(wrong))


def differences(netlist: str) -> list[str]:
    """Return which nets of a netlist that KiCad exported are not the circuit's."""
    nets = reading.netlist(reading.parsed(netlist))
    named = {name: ends for name, ends in nets.items() if not name.startswith("unconnected-")}
    return checks.same_nets(named, joined.build(table.pins()))


if __name__ == "__main__":
    sys.exit(main())
