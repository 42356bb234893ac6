"""Which pin goes where, as `hardware/pins.toml` says."""

import tomllib
from pathlib import Path

from host_sim.connections import Wiring, connected

REPO_ROOT = Path(__file__).resolve().parent.parent
PINS = REPO_ROOT / "hardware" / "pins.toml"


def read_wiring(file: Path = PINS) -> Wiring:
    """Return the wiring that `file` describes."""
    return connected(tomllib.loads(file.read_text(encoding="utf-8")))
