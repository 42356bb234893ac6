"""The licences of all that is on the drive, in one zip, as a small drive has no room for six files.

What zlib makes of a text differs from one build of Python to another, so the zip is committed:
``python3 -m tools.drive.licences`` makes it anew once a licence has changed, and a test says when.
"""

import io
import sys
import zipfile
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILE = "LICENSES/LICENSES.zip"
COMMITTED = ROOT / "tools" / "drive" / "LICENSES.zip"
TEXT = "LICENSES.txt"  # within it
TIME = (1980, 1, 1, 0, 0, 0)  # the first that a zip can hold
RULE = "=" * 72

# adafruit_bus_device and adafruit_pixelbuf are built into the Pico's CircuitPython; in the place of
# adafruit_framebuf the first of them finds firmware/device/framebuf.py.
DRIVERS = {
    "adafruit_ssd1306.py": "adafruit-circuitpython-ssd1306",
    "neopixel.py": "adafruit-circuitpython-neopixel",
}


def text() -> str:
    """Return all licences under each other."""
    found = {"Umpire": (ROOT / "LICENSE").read_text(encoding="utf-8")}
    for path in sorted((ROOT / "LICENSES").glob("*.txt")):
        found[path.stem] = path.read_text(encoding="utf-8")
    for module, package in DRIVERS.items():
        files = distribution(package).files or ()
        path = next(path for path in files if path.name == "LICENSE")
        found[Path(module).stem] = Path(str(path.locate())).read_text(encoding="utf-8")
    return "".join(f"{RULE}\n{name}\n{RULE}\n\n{words}\n" for name, words in found.items())


def zipped(words: str) -> bytes:
    """Return `words` in a zip."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        entry = zipfile.ZipInfo(TEXT, TIME)
        archive.writestr(entry, words, zipfile.ZIP_DEFLATED, 9)
    return content.getvalue()


def told(content: bytes) -> str:
    """Return the words in the zip `content`."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return archive.read(TEXT).decode("utf-8")


if __name__ == "__main__":
    sys.exit(COMMITTED.write_bytes(zipped(text())) == 0)
