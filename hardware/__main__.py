"""Make the hardware's files anew, and check them: ``python3 dev.py hardware [--check]``."""

import os
import shutil
import sys
import tempfile
from pathlib import Path

import pytest

from hardware.case import fits
from hardware.electric import pin_rules
from hardware.files import alike, making
from hardware.table import HERE
from host_sim.arguments import Parser

TESTS = HERE.parent / "tests" / "hardware" / "extra"


def main(words: list[str]) -> int:
    """Return 0 if all is well; with ``--check`` nothing is written, and what is old is an error.

    Nothing is written either if pins or measures do not go together, or a proof fails.
    """
    parser = Parser(prog="dev.py hardware", description="Make schematic and case.")
    parser.add_argument("--check", action="store_true", help="write nothing; what is old is wrong")
    check = parser.parse_args(words).check
    if told(pin_rules.findings(), "pins.toml") or told(fits.of_both(), "case.toml"):
        return 1
    with tempfile.TemporaryDirectory() as name:
        fresh = Path(name)
        if told(making.make(fresh, say), "case.toml"):
            return 1
        files = alike.changed(fresh, HERE)
        if not check:
            for path in files:
                print("made:", f"hardware/{path}", flush=True)
            replace(fresh, files)
        elif old(fresh, files):
            return 1
    say("The proofs and the sheets are tested, a dot for each test:")
    words = ["-o", "python_files=extra_*.py", "-p", "no:cacheprovider", "-n", str(making.WORKERS)]
    return int(pytest.main([str(TESTS), *words]))


def say(line: str) -> None:
    """Tell what is done."""
    print(line, flush=True)


def told(wrong: list[str], file: str) -> bool:
    """Say what is wrong with `file`, and that nothing was written; return whether anything is."""
    for line in wrong:
        print(line, file=sys.stderr)
    if wrong:
        print(f"Nothing was written: change {file}, and repeat this.", file=sys.stderr)
    return bool(wrong)


def old(fresh: Path, files: list[str]) -> bool:
    """Say which of `files`, whose bytes differ, are old; return whether any is.

    What another platform made may differ in the last digits, which is told.
    """
    same = alike.same_platform(fresh, HERE)
    near = [] if same else [path for path in files if alike.alike(fresh / path, HERE / path)]
    if near:
        words = f"{len(near)} files differ, as other platforms' do, by {alike.NEAR} mm or less:"
        print(words, ", ".join(near), flush=True)
    found = [path for path in files if path not in near]
    for path in found:
        print("old:", f"hardware/{path}", flush=True)
    return bool(found)


def replace(fresh: Path, files: list[str]) -> None:
    """Put `files` of `fresh` into this folder."""
    for path in files:
        (HERE / path).parent.mkdir(exist_ok=True)
        shutil.copyfile(fresh / path, HERE / path)


if __name__ == "__main__":
    status = main(sys.argv[1:])
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)  # else manifold3d may complain of solids that tests still hold
