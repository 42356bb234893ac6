"""Who tries to install the project as a package is told in words what it is."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tests.house.tree import ROOT


def test_an_installer_says_that_there_is_nothing_to_install(tmp_path: Path):
    pip = [sys.executable, "-m", "pip"] if find_spec("pip") else ["uv", "pip"]  # which set us up
    command = [*pip, "install", "--no-index", "--target", str(tmp_path), "."]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "Umpire is no package to install. Run it from its folder" in done.stderr + done.stdout
    assert {path.name for path in tmp_path.iterdir()} <= {".lock"}  # which uv leaves
