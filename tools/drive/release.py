"""Write the zip for people without a toolchain: ``python3 dev.py release [--source]``.

It goes into ``out/``; with --source, or where there is no compiler, it has the modules' sources.

What is in it is what belongs on the board's drive, at the same places.  From the same sources it is
the same byte for byte on every computer: fixed times and rights, sorted, and stored rather than
compressed, since zlib's output differs from one build of Python to another.
"""

import hashlib
import sys
import zipfile
from pathlib import Path

from host_sim import verb, waiting
from host_sim.arguments import Parser
from host_sim.trouble import in_words
from tools.compiling import compiler
from tools.drive import drive, own_files

TIME = (1980, 1, 1, 0, 0, 0)  # the first that a zip can hold
UNIX, PLAIN_FILE = 3, 0o100644 << 16


def contents(source: bool = False) -> dict[str, bytes]:
    """Return every file of the zip, path to bytes: the drive's, its settings and its list."""
    files = drive.contents(source)
    settings = (drive.ROOT / own_files.SETTINGS).read_bytes()
    return {
        **files,
        own_files.SETTINGS: settings,
        own_files.LIST: own_files.listing(own_files.of(files)),
    }


def write(folder: Path, source: bool = False) -> Path:
    """Write the zip into `folder` and return its path."""
    source = source or not compiler.is_there()
    files = contents(source)
    path = folder / f"umpire-{drive.version(files)}{'-source' * source}.zip"
    folder.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, TIME)
            entry.create_system, entry.external_attr = UNIX, PLAIN_FILE
            archive.writestr(entry, files[name])
    return path


def main(words: list[str]) -> int:
    """Write the zip and say where it is and what it hashes to; the exit status is 1 if it can't."""
    parser = Parser(prog="dev.py release", description="Write a board's zip.")
    parser.add_argument("--source", action="store_true", help="with the modules' sources")
    source = parser.parse_args(words).source
    if not source:
        waiting.tell(drive.COMPILING)
    try:
        path = write(drive.ROOT / "out", source)
    except OSError as error:
        print(f"The zip was not written: {in_words(error)}", file=sys.stderr)
        return 1
    if not source and not compiler.is_there():
        print(drive.NO_COMPILER, file=sys.stderr)
    content = path.read_bytes()
    print(f"{path}: {len(content) // 1024} KB, SHA-256 {hashlib.sha256(content).hexdigest()}")
    return 0


if __name__ == "__main__":
    verb.run(main)
