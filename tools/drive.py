"""Write what goes on the board: ``python3 dev.py drive DIR``, DIR being the CIRCUITPY drive.

Only what differs is written, so it can be repeated at will.  A file is removed only if an earlier
run wrote it, as ``firmware/files.txt`` on the drive tells; whatever else is there stays.
"""

import sys
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

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
    added = add_settings(drive / SETTINGS)
    written += added
    same = len(files) + 1 - written
    return f"{written} written, {same} as they were, {len(stale)} removed"


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


def add_settings(path: Path) -> bool:
    """Add to ``settings.toml`` what it lacks; what the owner has set stays as it is."""
    theirs = path.read_text(encoding="utf-8") if path.is_file() else ""
    wanted = (ROOT / SETTINGS).read_text(encoding="utf-8")
    if not theirs.strip():
        return put(path, wanted.encode())
    known = {line.partition("=")[0].strip() for line in theirs.splitlines()}
    lines = [line for line in wanted.splitlines() if "=" in line and not line.startswith("#")]
    missing = [line for line in lines if line.partition("=")[0].strip() not in known]
    if not missing:
        return False
    return put(path, "\n".join([theirs.rstrip("\n"), *missing, ""]).encode())


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
