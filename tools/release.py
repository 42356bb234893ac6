"""Write the zip for people without a toolchain: ``python3 dev.py release``, into ``out/``.

What is in it is what belongs on the board's drive, at the same places.  From the same sources it is
the same byte for byte on every computer: fixed times and rights, sorted, and stored rather than
compressed, since zlib's output differs from one build of Python to another.
"""

import hashlib
import sys
import zipfile
from pathlib import Path

from tools import drive, owned

TIME = (1980, 1, 1, 0, 0, 0)  # the first that a zip can tell
UNIX, PLAIN_FILE = 3, 0o100644 << 16


def contents() -> dict[str, bytes]:
    """Return every file of the zip, path to bytes: the drive's, its settings and its list."""
    files = drive.contents()
    settings = (drive.ROOT / owned.SETTINGS).read_bytes()
    return {**files, owned.SETTINGS: settings, owned.LIST: owned.listing(owned.of(files))}


def write(folder: Path) -> Path:
    """Write the zip into `folder` and return its path."""
    files = contents()
    path = folder / f"umpire-{drive.version(files['firmware/house.py'])}.zip"
    folder.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, TIME)
            entry.create_system, entry.external_attr = UNIX, PLAIN_FILE
            archive.writestr(entry, files[name])
    return path


def main(words: list[str]) -> int:
    """Write the zip and say where it is and what it hashes to."""
    if words:
        print("python3 dev.py release takes nothing more", file=sys.stderr)
        return 2
    path = write(drive.ROOT / "out")
    content = path.read_bytes()
    print(f"{path}: {len(content) // 1024} KB, SHA-256 {hashlib.sha256(content).hexdigest()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
