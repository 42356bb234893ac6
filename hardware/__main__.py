"""Make the hardware's files anew, and check them: ``python3 dev.py hardware [--check]``."""

import json
import os
import shutil
import sys
import tempfile
from pathlib import Path

import pytest

from hardware import case_facts, making
from hardware.case import fits
from hardware.table import HERE

TESTS = HERE.parent / "tests" / "hardware" / "extra"


def main(words: list[str]) -> int:
    """Return 0 if all is well; with ``--check`` nothing is written, and what is old is an error.

    Nothing is written either if the measures do not go together, or a proof fails.
    """
    if words not in ([], ["--check"]):
        print("dev.py hardware takes nothing but --check; nothing was done", file=sys.stderr)
        return 2
    if told(fits.of_both()):
        return 1
    with tempfile.TemporaryDirectory() as name:
        fresh = Path(name)
        if told(making.make(fresh)):
            return 1
        old = making.changed(fresh, HERE)
        for path in old:
            print("old:" if words else "made:", f"hardware/{path}", flush=True)
        if words and old:
            return 1
        replace(fresh, old)
    return int(pytest.main([str(TESTS), "-o", "python_files=extra_*.py", "-p", "no:cacheprovider"]))


def told(wrong: list[str]) -> bool:
    """Say what is wrong, and that nothing was written; return whether anything is."""
    for line in wrong:
        print(line, file=sys.stderr)
    if wrong:
        print("Nothing was written: change case.toml, and repeat this.", file=sys.stderr)
    return bool(wrong)


def replace(fresh: Path, old: list[str]) -> None:
    """Put the files `old` of `fresh` into this folder, and make the facts fit what lies there."""
    for path in old:
        (HERE / path).parent.mkdir(exist_ok=True)
        shutil.copyfile(fresh / path, HERE / path)
    if old:
        known = json.loads((fresh / "made/facts.json").read_text(encoding="utf-8"))
        text = json.dumps(case_facts.facts(HERE / "made", known["proved"]), indent=2) + "\n"
        (HERE / "made/facts.json").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    status = main(sys.argv[1:])
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)  # else manifold3d may complain of solids that tests still hold
