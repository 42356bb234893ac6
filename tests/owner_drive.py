"""A drive like the board's, whose owner has added a settings.toml."""

import shutil
from pathlib import Path

from host_sim.wiring import REPO_ROOT


def drive(folder: Path, settings: str | bytes = "") -> Path:
    """Write the firmware and `settings` into `folder` and return it."""
    skip = shutil.ignore_patterns("__pycache__")
    shutil.copytree(REPO_ROOT / "firmware", folder / "firmware", ignore=skip)
    shutil.copy(REPO_ROOT / "main.py", folder)
    content = settings if isinstance(settings, bytes) else settings.encode()
    (folder / "settings.toml").write_bytes(content)
    return folder
