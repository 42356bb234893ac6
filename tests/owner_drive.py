"""A drive like the board's, whose owner has added a settings.toml, or changed the firmware."""

import atexit
import functools
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path

from host_sim.wiring import REPO_ROOT

Change = tuple[str, str, str]  # a file of the firmware, and what replaces what


def drive(settings: str | bytes = "", changes: Iterable[Change] = ()) -> Path:
    """Return a drive with `settings`: without `changes` the one that all tests have in turn."""
    changes = tuple(changes)
    folder = _copied() if changes else _drive()
    content = settings if isinstance(settings, bytes) else settings.encode()
    (folder / "settings.toml").write_bytes(content)
    for name, old, new in changes:
        source = (folder / name).read_text(encoding="utf-8")
        assert old in source
        (folder / name).write_text(source.replace(old, new, 1), encoding="utf-8")
    return folder


@functools.cache
def _drive() -> Path:
    """Return the one for all tests: a copy takes longer than most of them."""
    return _copied()


def _copied() -> Path:
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    skip = shutil.ignore_patterns("__pycache__")
    shutil.copytree(REPO_ROOT / "firmware", folder / "firmware", ignore=skip)
    shutil.copy(REPO_ROOT / "main.py", folder)
    return folder
