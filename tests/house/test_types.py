"""The type check of the device's world sees what the board does not have."""

import json
import subprocess
import sys
from pathlib import Path

from tests.house.tree import ROOT

FAULTS = """\
import board
import busio
import gc
import keypad
import microcontroller

bus = busio.I2C(board.GP5, board.GP4, speed=400_000)
keys = keypad.KeyMatrix((board.GP99,), (board.GP10,))
keys.events.fetch()
free: str = gc.mem_free()
microcontroller.nvm.erase()
"""


def errors(folder: Path, source: str) -> list[int]:
    """Return the lines of `source` that the device world's type check refuses."""
    config = json.loads((ROOT / "pyrightconfig-device.json").read_text(encoding="utf-8"))
    config |= {"include": ["."], "venvPath": str(ROOT), "stubPath": str(ROOT / config["stubPath"])}
    (folder / "pyrightconfig.json").write_text(json.dumps(config), encoding="utf-8")
    (folder / "snippet.py").write_text(source, encoding="utf-8")
    command = [sys.executable, "-m", "basedpyright", "--project", str(folder), "--outputjson"]
    done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8")
    found = json.loads(done.stdout)["generalDiagnostics"]
    return sorted({e["range"]["start"]["line"] + 1 for e in found if e["severity"] == "error"})


def test_what_the_board_has_not_got_is_a_type_error(tmp_path: Path):
    assert errors(tmp_path, FAULTS) == [7, 8, 9, 10, 11]


def test_what_the_board_has_is_none(tmp_path: Path):
    source = "import board\nimport busio\nbus = busio.I2C(board.GP5, board.GP4, frequency=400_000)"
    assert errors(tmp_path, source) == []
