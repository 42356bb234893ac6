"""The boards that are plugged in: which there are, what they run, and whether that will do."""

import re
import string
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.drive.drive_io import BOOT_OUT

OLDEST, NEWEST = (9, 1), 10  # a release; the last number that was tried
CHIPS = ("rp2040", "rp2350")
PICO = "raspberry_pi_pico"  # how the names of all boards begin that have its pins
PICO_2, PICO_W = "raspberry_pi_pico2", "raspberry_pi_pico_w"

MOUNTED = (
    "media/*", "media/*/*", "run/media/*/*", "mnt", "mnt/*", "Volumes/*",
)  # fmt: skip
LABELS = "dev/disk/by-label"

FIRST_LINES = re.compile(
    r"Adafruit CircuitPython (?P<version>\d{1,4}\.\d{1,4}(?!\d)\S*) on [^;]*; "
    r"(?P<name>.+) with (?P<chip>\S+)\s*(?:Board ID:(?P<id>\w+))?"
)
RELEASE = re.compile(r"(\d+)\.(\d+)")


@dataclass(frozen=True)
class Board:
    """A board as the ``boot_out.txt`` on its drive describes it; `version` is CircuitPython's.

    What is no printable ASCII there became "?": it is said in a terminal.
    """

    drive: Path
    name: str
    chip: str
    id: str
    version: str

    @property
    def page(self) -> str:
        """The page that has this board's CircuitPython."""
        return "https://circuitpython.org/" + (f"board/{self.id}/" if self.id else "downloads")

    @property
    def release(self) -> tuple[int, int]:
        """The first two numbers of CircuitPython's version."""
        major, minor = RELEASE.findall(self.version)[0]
        return int(major), int(minor)

    @property
    def is_tried(self) -> bool:
        """True if the firmware was seen to run, and compiled modules to load, on such versions."""
        return OLDEST <= self.release < (NEWEST + 1, 0)

    def why_not(self) -> str:
        """Return what keeps the firmware from running there and what to do, or ""."""
        if not self.chip.lower().startswith(CHIPS):
            return (
                f"The firmware needs the memory and pins of an RP2040 or RP2350, and this is a "
                f"{self.chip}. Take a Raspberry Pi Pico, or another board with one of these chips."
            )
        if self.id == PICO_W:
            return (
                "A Pico W will not do: its wireless part leaves CircuitPython 138 KB of memory "
                "where a Pico has 172, too little for the larger games. Take a Raspberry Pi Pico "
                "or Pico H."
            )
        if self.is_tried:
            return ""
        how = "too old" if self.release < OLDEST else "newer than any that was tried"
        return (
            f"CircuitPython {self.version} is {how}: the firmware needs {OLDEST[0]}.{OLDEST[1]} to "
            f"{NEWEST}. Get the .uf2 file of CircuitPython {NEWEST} from\n  {self.page}\n"
            "Unplug the board, hold its BOOTSEL button while you plug it in again, and copy the "
            "file to the drive that appears. What is on CIRCUITPY stays. Then repeat this."
        )


def read(drive: Path) -> Board | None:
    """Return the board whose drive `drive` is, or None if no CircuitPython says so there."""
    found = FIRST_LINES.match(_text(drive / BOOT_OUT))
    if found is None:
        return None
    return Board(drive, found["name"], found["chip"], found["id"] or "", found["version"])


def mounted(root: Path | None = None) -> list[Board]:
    """Return the boards whose drives are mounted on this computer, by path."""
    boards = [board for place in _places(root) if (board := read(place))]
    return list({board.drive.resolve(): board for board in boards}.values())


def waiting(root: Path | None = None) -> list[tuple[Path, str]]:
    """Return the drives of boards in BOOTSEL mode, which wait for a .uf2 file, and their models."""
    found = []
    for place in _places(root):
        text = _text(place / "INFO_UF2.TXT")
        if text:
            model = re.search(r"Model:\s*(.*\S)", text)
            found.append((place, model[1] if model else "a board"))
    return found


def not_mounted(root: Path | None = None) -> Path | None:
    """Return the device of a CIRCUITPY that is plugged into a Linux but not mounted, or None."""
    device = (root or Path("/")) / LABELS / "CIRCUITPY"
    return device if device.exists() else None


def _text(path: Path) -> str:
    """Return what `path` holds with "?" for what no terminal should be given, or "" without it."""
    try:
        return re.sub(r"[^\r\n -~]", "?", path.read_bytes().decode(errors="replace"))
    except OSError:
        return ""


def _places(root: Path | None) -> Iterator[Path]:
    """Yield the folders that may be drives, below `root` if that is given."""
    if root is None and sys.platform == "win32":
        # A and B are floppy disks, and slow to say that they are not there.
        yield from (Path(f"{letter}:\\") for letter in string.ascii_uppercase[2:])
        return
    for pattern in MOUNTED:
        yield from sorted((root or Path("/")).glob(pattern))
