"""The guides' pictures, each made by the script of keys beside it."""

import contextlib
import io
from pathlib import Path

from host_sim.desk import Desk
from host_sim.faces import headless

ROOT = Path(__file__).resolve().parents[2]
PLACE = "docs/play/*.txt"


def scripts() -> list[Path]:
    """Return the scripts that make pictures."""
    return sorted(ROOT.glob(PLACE))


def make(script: Path, root: Path = ROOT) -> None:
    """Run `script`, whose files are named from `root` on.  Raises ScriptError."""
    lines = script.read_text(encoding="utf-8").splitlines()
    with contextlib.chdir(root), Desk() as desk:
        headless.play(desk, lines, script.name, io.StringIO())
