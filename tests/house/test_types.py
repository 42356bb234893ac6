"""The type check of the device's world sees what the board does not have."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tools.checking import known

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


RIGHT = """\
import board
import busio
bus = busio.I2C(board.GP5, board.GP4, frequency=400_000)
"""


@pytest.fixture(scope="module")
def errors(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[int]]:
    """The lines of either source that the device world's type check refuses."""
    folder = tmp_path_factory.mktemp("device")
    config = json.loads((ROOT / "pyrightconfig-device.json").read_text(encoding="utf-8"))
    config |= {"include": ["."], "venvPath": str(ROOT), "stubPath": str(ROOT / config["stubPath"])}
    (folder / "pyrightconfig.json").write_text(json.dumps(config), encoding="utf-8")
    for name, source in (("faults", FAULTS), ("right", RIGHT)):
        (folder / f"{name}.py").write_text(source, encoding="utf-8")
    words = ("basedpyright", "--project", str(folder), "--outputjson")
    done = subprocess.run(known.command(*words), check=False, capture_output=True, encoding="utf-8")
    told = json.loads(done.stdout)
    assert told["summary"]["filesAnalyzed"] == 2
    refused: dict[str, set[int]] = {"faults": set(), "right": set()}
    for each in told["generalDiagnostics"]:
        if each["severity"] == "error":
            refused[Path(each["file"]).stem].add(each["range"]["start"]["line"] + 1)
    return {name: sorted(lines) for name, lines in refused.items()}


def test_what_the_board_has_not_got_is_a_type_error(errors: dict[str, list[int]]):
    assert errors["faults"] == [7, 8, 9, 10, 11]


def test_what_the_board_has_is_none(errors: dict[str, list[int]]):
    assert errors["right"] == []
