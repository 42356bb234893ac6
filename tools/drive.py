"""Write what goes on the board: ``python3 dev.py drive DIR``, DIR being the CIRCUITPY drive.

Only what differs is written, so it can be repeated at will.  A file is removed only if an earlier
run wrote it, as ``firmware/files.txt`` on the drive tells; whatever else is there stays.
"""

import sys
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

from tools.settings import merged

ROOT = Path(__file__).resolve().parent.parent
WRITTEN = "firmware/files.txt"
SETTINGS = "settings.toml"

# A fresh board has a code.py of its own, which would hide main.py.
CODE = (
    b"# CircuitPython looks for code.py first, so this file hands over to main.py.\nimport main\n"
)
SAMPLE = b'print("Hello World!")'

# adafruit_bus_device and adafruit_pixelbuf are built into the Pico's CircuitPython.
DRIVERS = {
    "adafruit_ssd1306.py": "adafruit-circuitpython-ssd1306",
    "adafruit_framebuf.py": "adafruit-circuitpython-framebuf",
    "neopixel.py": "adafruit-circuitpython-neopixel",
}


class Refused(Exception):
    """The drive cannot be written; the message says why."""


def contents() -> dict[str, bytes]:
    """Return every file of the drive but ``settings.toml``, ``code.py`` last, path to bytes."""
    files = {"boot.py": (ROOT / "boot.py").read_bytes(), "main.py": (ROOT / "main.py").read_bytes()}
    for source in sorted((ROOT / "firmware").rglob("*.py")):
        files[source.relative_to(ROOT).as_posix()] = source.read_bytes()
    files["LICENSES/Umpire.txt"] = (ROOT / "LICENSE").read_bytes()
    for source in sorted((ROOT / "LICENSES").glob("*.txt")):
        files[f"LICENSES/{source.name}"] = source.read_bytes()
    for name, package in DRIVERS.items():
        driver, licence = driver_and_licence(name, package)
        files[f"lib/{name}"] = driver
        files[f"LICENSES/{Path(name).stem}.txt"] = licence
    files["code.py"] = CODE
    return files


def driver_and_licence(name: str, package: str) -> tuple[bytes, bytes]:
    """Return the bytes of a driver and of its licence, as the lock installed them."""
    found = distribution(package)
    paths = {path.name: Path(str(path.locate())) for path in found.files or ()}
    return paths[name].read_bytes(), paths["LICENSE"].read_bytes()


def write(drive: Path) -> str:
    """Bring `drive` up to date and return what was done, in a line; raise `Refused`."""
    check(drive)
    settings, raised = settings_of(drive / SETTINGS)
    files = contents()
    before = ours(drive)
    if not before:
        keep_what_is_there(drive, files)
    # Written first: an interrupted run shall know its own files again.
    after = sorted(name for name in files if name.startswith(("firmware/", "lib/")))
    put(drive / WRITTEN, listing({*after, *before}))
    written = sum(put(drive / name, content) for name, content in files.items())
    stale = [name for name in before if name not in files and (drive / name).is_file()]
    for name in stale:
        remove(drive, name)
    put(drive / WRITTEN, listing(after))
    written += put(drive / SETTINGS, settings)
    same = len(files) + 1 - written
    return "; ".join([f"{written} written, {same} as they were, {len(stale)} removed", *raised])


def check(drive: Path) -> None:
    if drive.exists() and not drive.is_dir():
        raise Refused(f"{drive} is a file, not a folder")
    if not drive.absolute().parent.is_dir():
        raise Refused(f"{drive.absolute().parent} does not exist: is the board plugged in?")
    if drive.resolve() == ROOT or drive.resolve().is_relative_to(ROOT / "firmware"):
        raise Refused(f"{drive} is where the firmware is kept, not a board")


def ours(drive: Path) -> list[str]:
    """Return which files in firmware/ and lib/ earlier runs wrote; a spoilt list names none."""
    try:
        lines = (drive / WRITTEN).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return []
    paths = [PurePosixPath(line).parts for line in lines if line and "\\" not in line]
    return ["/".join(p) for p in paths if p[0] in ("firmware", "lib") and ".." not in p]


def keep_what_is_there(drive: Path, files: dict[str, bytes]) -> None:
    """Set aside another project's boot.py, main.py and code.py, as ``boot.old`` and so on."""
    for name in ("boot.py", "main.py", "code.py"):
        path = drive / name
        if path.is_file() and path.read_bytes().strip() not in (files[name].strip(), SAMPLE, b""):
            path.replace(path.with_suffix(".old"))


def put(path: Path, content: bytes) -> bool:
    """Make `path` hold `content`; return whether it had to be written."""
    if path.is_file() and path.read_bytes() == content:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return True


def remove(drive: Path, name: str) -> None:
    path = drive / name
    path.unlink()
    while path.parent != drive and not any(path.parent.iterdir()):
        path = path.parent
        path.rmdir()


def listing(names: Iterable[str]) -> bytes:
    return "".join(f"{name}\n" for name in sorted(names)).encode()


def settings_of(path: Path) -> tuple[bytes, list[str]]:
    """Return what ``settings.toml`` shall hold, and what of the owner's values is raised in it."""
    try:
        theirs = path.read_bytes().decode() if path.is_file() else ""
    except UnicodeDecodeError as error:
        raise Refused(f"{path} is no UTF-8 text: mend it, or take it away") from error
    text, raised = merged(theirs, (ROOT / SETTINGS).read_text(encoding="utf-8"))
    return text.encode(), raised


def main(words: list[str]) -> int:
    if len(words) != 1 or words[0].startswith("-"):
        print("python3 dev.py drive DIR: DIR is the board's drive, or a folder", file=sys.stderr)
        return 2
    try:
        print(f"{words[0]}: {write(Path(words[0]))}")
    except (Refused, OSError) as error:
        print(f"Nothing more was written: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
