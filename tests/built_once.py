"""Things built of the sources are built once for all tests, and kept until a source changes."""

import contextlib
import functools
import hashlib
import os
import pickle
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from host_sim.wiring import REPO_ROOT

KEPT = REPO_ROOT / "out" / "built"
ROOMS = ("docs", "firmware", "host_sim", "LICENSES", "requirements", "tools")
MOST = 24  # files: some are of older states, which somebody may come back to

Made = TypeVar("Made")


def kept(name: str, build: Callable[[], Made]) -> Made:
    """Return what `build` returns, which is called `name`: it may depend on sources alone."""
    file = KEPT / f"{name}-{_state()}"
    try:
        return pickle.loads(file.read_bytes())
    except (OSError, ValueError, EOFError, pickle.UnpicklingError):
        pass
    made = build()
    KEPT.mkdir(parents=True, exist_ok=True)
    beside = KEPT / f"{os.getpid()}.part"  # another process may read, or write, at the same time
    beside.write_bytes(pickle.dumps(made))
    with contextlib.suppress(OSError):  # Windows replaces no file that somebody reads
        beside.replace(file)
        for old in sorted(KEPT.iterdir(), key=_written)[:-MOST]:
            old.unlink(missing_ok=True)
    return made


def _written(file: Path) -> float:
    return file.stat().st_mtime if file.exists() else 0


@functools.cache
def _state() -> str:
    """Return a hash of all that a build reads: sources, guides, this Python and its packages."""
    found = hashlib.sha256(sys.version.encode())
    packages = Path(sysconfig.get_path("purelib")).glob("*.dist-info")
    found.update("\n".join(sorted(folder.name for folder in packages)).encode())
    files = [file for room in ROOMS for file in sorted((REPO_ROOT / room).rglob("*"))]
    for file in [*sorted(REPO_ROOT.iterdir()), *files]:
        if file.is_file() and "__pycache__" not in file.parts and file.name[0] != ".":
            content = file.read_bytes()
            found.update(f"{file.relative_to(REPO_ROOT)} {len(content)}\n".encode() + content)
    return found.hexdigest()[:20]
