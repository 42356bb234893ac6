"""The CIRCUITPY drive: a folder of the desktop as the board sees it, rooted at `/`."""

import builtins
import os
from pathlib import Path
from stat import S_ISDIR

from host_sim.wiring import REPO_ROOT

ON_THE_BOARD = ("boot.py", "code.py", "main.py", "settings.toml", "firmware", "lib", "Memory")
NO_ENTRY, READ_ONLY = 2, 30


class Drive:
    """A folder; of the project's own, only what is copied to the board."""

    def __init__(self, root: Path) -> None:
        self.root = Path(root).resolve()
        self.writable = False
        self._paths: dict[str, Path] = {}
        self._names = ON_THE_BOARD if self.root == REPO_ROOT else None

    def path(self, name: str) -> Path:
        """Return the desktop's path of `name`; OSError 2 if the board sees no such thing."""
        known = self._paths.get(name)  # a path takes long to make, and each import asks for some
        if known is not None:
            return known
        parts = [part for part in name.split("/") if part not in ("", ".")]
        hidden = self._names is not None and parts and parts[0] not in self._names
        if hidden or ".." in parts:
            raise OSError(NO_ENTRY, "No such file/directory", name)
        found = self._paths[name] = self.root.joinpath(*parts)
        return found

    def find(self, name: str) -> Path | None:
        """Return the desktop's path of `name` if it is there."""
        try:
            path = self.path(name)
        except OSError:
            return None
        return path if os.path.exists(path) else None

    def listdir(self, name: str) -> list[str]:
        """Return the names in a folder, sorted: no code may rely on any other order."""
        names = sorted(os.listdir(self._existing(name)))
        if self._names is not None and not name.strip("/."):
            return [name for name in names if name in self._names]
        return [name for name in names if name != "__pycache__"]

    def stat(self, name: str) -> tuple[int, ...]:
        """Return mode and size as the board's ten figures; it keeps no owner or node."""
        found = self._existing(name).stat()
        stamp = int(found.st_mtime)
        mode = 0x4000 if S_ISDIR(found.st_mode) else 0x8000
        size = 0 if mode == 0x4000 else found.st_size
        return mode, 0, 0, 0, 0, 0, size, stamp, stamp, stamp

    def open(self, name: str, mode: str = "r"):
        """Open a file; OSError 30 on writing while the drive is the computer's."""
        if set(mode) & set("wax+") and not self.writable:
            raise OSError(READ_ONLY, "Read-only filesystem")
        path = self.path(name)
        if "b" in mode:
            return builtins.open(path, mode)
        return builtins.open(path, mode, encoding="utf-8", newline="")

    def _existing(self, name: str) -> Path:
        path = self.path(name)
        if not os.path.exists(path):
            raise OSError(NO_ENTRY, "No such file/directory")
        return path
