"""Write what goes on the board: ``python3 dev.py drive DIR [--source]``, DIR being CIRCUITPY.

The modules are compiled, which saves the board a second at every start and half of the room; with
--source they are copied without comments and docstrings, each line under its own number.  What the
board starts, ``boot.py``, ``code.py`` and ``main.py``, stays as it is.

Only what differs is written, so it can be repeated at will.  A file is removed only if an earlier
run wrote it, as ``firmware/files.txt`` on the drive tells; whatever else is there stays.  DIR is
taken at its word: ``dev.py install`` looks first whether the board will do.
"""

import sys
from importlib.metadata import distribution
from pathlib import Path

from host_sim import verb, waiting
from host_sim.arguments import Parser
from host_sim.trouble import in_words
from tools.compiling import compiler, manifests, modules
from tools.compiling.bare import bared
from tools.drive import board, index, kept, licences, versions
from tools.drive.licences import DRIVERS
from tools.drive.own_files import SETTINGS
from tools.drive.settings import merged
from tools.drive.update import Done, Refused, update

ROOT = Path(__file__).resolve().parents[2]
READ_ME, READ_ME_TEXT = "READ-ME-FIRST.txt", "tools/drive/read_me_first.txt"

COMPILING = "Compiling the firmware, which takes some seconds"
NO_COMPILER = (
    "mpy-cross is not made for this computer: the modules are not compiled, and start slower"
)
NOT_LOADED = (
    "CircuitPython {0} is not known to load compiled modules, which {1} to {2} do: put "
    "CircuitPython {2} on the board, or write the sources with --source"
)

# A fresh board has a code.py of its own, which would hide main.py.
CODE = (
    b"# CircuitPython looks for code.py first, so this file hands over to main.py.\nimport main\n"
)

# Modules that tests and programs ask a game for, and the board never does: not on its drive.
DESKTOP = ("desktop", "notation")


def contents(source: bool = False) -> dict[str, bytes]:
    """Return every file of the drive but ``settings.toml``, ``code.py`` last, path to bytes.

    The modules are compiled, unless their `source` is wanted or there is no compiler.
    """
    files = {"boot.py": (ROOT / "boot.py").read_bytes(), "main.py": (ROOT / "main.py").read_bytes()}
    for module in sorted((ROOT / "firmware").rglob("*.py")):
        if module.stem in DESKTOP:
            continue
        content = module.read_bytes()
        told = module.stem == "manifest"
        files[module.relative_to(ROOT).as_posix()] = (
            manifests.without(content, manifests.TOLD) if told else content
        )
    files[index.FILE] = index.text(ROOT / "firmware" / "games")
    files |= kept.files()
    files[versions.FILE] = versions.text(
        files["firmware/shell/shell.py"],
        files["firmware/storage/journal.py"],
        files["firmware/storage/journal_rewrite.py"],
    )
    files[licences.FILE] = licences.COMMITTED.read_bytes()
    for name, package in DRIVERS.items():
        files[f"lib/{name}"] = driver(name, package)
    read_me = (ROOT / READ_ME_TEXT).read_text(encoding="utf-8")
    files[READ_ME] = read_me.replace("{version}", version(files)).encode()
    if not source and compiler.is_there():
        files = modules.compiled(files)
    else:
        files |= {path: bared(files[path]) for path in files if _is_ours(path)}
    files["code.py"] = CODE
    return files


def _is_ours(path: str) -> bool:
    return path.startswith("firmware/") and path.endswith(".py")


def version(files: dict[str, bytes]) -> str:
    """Return the version of the `files` of a drive."""
    return files[versions.FILE].split(b"\n")[0].decode()


def driver(name: str, package: str) -> bytes:
    """Return the bytes of a driver, as the lock installed it."""
    files = distribution(package).files or ()
    return next(Path(str(path.locate())) for path in files if path.name == name).read_bytes()


def write(drive: Path, source: bool = False) -> Done:
    """Bring `drive` up to date; raise `Refused`."""
    check(drive)
    one = board.read(drive)
    if one and not source and not one.is_tried:
        oldest = ".".join(map(str, board.OLDEST))
        raise Refused(NOT_LOADED.format(one.version, oldest, board.NEWEST))
    settings, raised = settings_of(drive / SETTINGS)
    if not source:
        waiting.tell(COMPILING)
    done = update(drive, contents(source), settings)
    done.notes += raised
    if not source and not compiler.is_there():
        done.notes.append(NO_COMPILER)
    return done


def check(drive: Path) -> None:
    """Raise Refused if nothing can be written into the folder `drive`."""
    if drive.exists() and not drive.is_dir():
        raise Refused(f"{drive} is a file, not a folder")
    if not drive.absolute().parent.is_dir():
        raise Refused(f"{drive.absolute().parent} does not exist: is the board plugged in?")
    if drive.resolve() == ROOT or drive.resolve().is_relative_to(ROOT / "firmware"):
        raise Refused(f"{drive} is where the firmware is kept, not a board")


def settings_of(path: Path) -> tuple[bytes, list[str]]:
    """Return what ``settings.toml`` shall hold, and what of the owner's values is raised in it."""
    try:
        theirs = path.read_bytes().decode() if path.is_file() else ""
    except UnicodeDecodeError as error:
        raise Refused(f"{path} is no UTF-8 text: mend it, or take it away") from error
    text, raised = merged(theirs, (ROOT / SETTINGS).read_text(encoding="utf-8"))
    return text.encode(), raised


def main(words: list[str]) -> int:
    """Write the drive into a folder; the exit status is 1 if that cannot be."""
    parser = Parser(prog="dev.py drive", description="Write what goes on the board.")
    parser.add_argument("folder", metavar="DIR", help="the board's drive, or a folder")
    parser.add_argument("--source", action="store_true", help="with the modules' sources")
    chosen = parser.parse_args(words)
    if not chosen.folder:  # of a variable that is not set
        parser.error("DIR is empty; for this folder say .")
    try:
        print(f"{chosen.folder}: {write(Path(chosen.folder), chosen.source)}")
    except (Refused, OSError) as error:
        print(f"Nothing more was written: {in_words(error)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    verb.run(main)
