"""Who tries to install the project as a package is told in words what it is."""

import subprocess
import sys
from pathlib import Path

from tests.house.tree import ROOT


def test_pip_says_that_there_is_nothing_to_install(tmp_path: Path):
    command = [sys.executable, "-m", "pip", "install", "--no-index", "--target", str(tmp_path), "."]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Umpire is no package to install. Run it from its folder" in done.stderr + done.stdout
    assert list(tmp_path.iterdir()) == []
