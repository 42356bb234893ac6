"""The files of MicroPython's file system in the page: the drive, the simulator, and their table.

Its root is the board's drive, without what only a reader wants, each line under its own number, the
first one of a module with its size behind it;
``/sim`` is the simulator, lowered.
"""

import json
import tomllib
from pathlib import Path

from host_sim import module_size
from host_sim.drive import Drive
from host_sim.interpreter import DRIVERS, STAND_INS, driver_files
from host_sim.wiring import PINS
from tools.compiling.apart import on_board
from tools.compiling.arguments import keywords
from tools.compiling.bare import bared
from tools.page.lowering import in_rounds, lowered
from tools.page.tightening import private, tight

ROOT = Path(__file__).resolve().parent.parent.parent
INSIDE = Path(__file__).parent / "inside"

# MicroPython has these modules much as the board has them.
AS_THEY_ARE = ("__init__", "array", "binascii", "math", "micropython", "struct", "sys")
SHARED = (
    *("board", "connections", "device", "faults", "pin_claims", "program", "reader", "settings"),
    "__init__",
)
RECORDS = (
    *("tools/__init__.py", "tools/replay/__init__.py", "tools/replay/transcript_lines.py"),
    *("tools/replay/transcript_setup.py", "tools/replay/transcript_replay.py"),
)
DESKTOP_ONLY = ("adafruit_framebuf",)  # see firmware/device/framebuf.py, which stands in for it
# The panel hangs on I2C: its driver imports what other panels hang on, and uses none of it.
NAMED_ONLY = "/spi_device.py"
# Modules of a game that neither the board nor the page ever asks for.
TESTS_ONLY = ("desktop",)

# What a new device has no need of before its first picture, and what of that it has.
LATE = ("firmware/games/", "sim/tools/", "about.html")
EARLY = ("/__init__.py", "/manifest.py")
# In this order the rest is packed the smallest, as was tried: what is alike lies together.
ROOMS = (
    *("firmware/storage/", "firmware/play/", "firmware/games/", "firmware/ui/"),
    *("firmware/shell/", "firmware/shuffle/", "firmware/modules/", "firmware/selftest/"),
    *("firmware/device/", "sim/", "lib/"),
)


def stand_ins() -> list[str]:
    """Return the names of the board's modules that stand-ins are there for."""
    return [name for name in sorted(STAND_INS) if name not in AS_THEY_ARE]


def to_lower() -> dict[str, Path]:
    """Return the sources of the simulator that are lowered, by their names in the page."""
    folder = ROOT / "host_sim"
    found = {f"host_sim/{name}.py": folder / f"{name}.py" for name in SHARED}
    found |= {f"host_sim/chips/{file.name}": file for file in sorted(folder.glob("chips/*.py"))}
    kept = ("__init__", *stand_ins())
    found |= {f"host_sim/circuitpython/{n}.py": STAND_INS[n] for n in kept}
    return found | {name: ROOT / name for name in RECORDS}


def drive() -> dict[str, str]:
    """Return what goes on the board's drive, path to text, with the drivers in ``lib``."""
    sources = [ROOT / name for name in ("boot.py", "main.py", "settings.toml")]
    modules = sorted((ROOT / "firmware").rglob("*.py"))
    sources += [file for file in modules if file.stem not in TESTS_ONLY]
    files = {file.relative_to(ROOT).as_posix(): file for file in sources}
    for name, place in driver_files(n for n in DRIVERS if n not in DESKTOP_ONLY).items():
        if place.is_dir():
            files |= {f"lib/{name}/{file.name}": file for file in sorted(place.glob("*.py"))}
        else:
            files[f"lib/{name}.py"] = place
    found = {name: _bare(file.read_bytes(), name) for name, file in files.items()}
    return found | dict.fromkeys([name for name in found if name.endswith(NAMED_ONLY)], "")


def _bare(content: bytes, name: str) -> str:
    if not name.endswith(".py"):
        return content.decode()
    # Here files stay whole: the lines by which the board takes them apart are comments.
    return module_size.MARK.sub(b"", bared(on_board(content))).decode()


def files() -> dict[str, str]:
    """Return every file of the page's file system, path to text."""
    found = drive()
    for name, file in to_lower().items():
        found[f"sim/{name}"] = lowered(file.read_text(encoding="utf-8"))
    for file in sorted(INSIDE.rglob("*.py")):
        name = file.relative_to(INSIDE).as_posix()
        found[f"sim/{name}"] = lowered(file.read_text(encoding="utf-8"))
    for entry in ("boot", "main"):
        found[f"sim/rounds/{entry}.py"] = in_rounds(found[f"{entry}.py"])
    python = {name: text for name, text in found.items() if name.endswith(".py")}
    asked = keywords(text.encode() for text in python.values()) | private(python.values())
    found |= {name: tight(text, asked) for name, text in python.items()}
    for name in [name for name in found if name.startswith("firmware/")]:
        size = module_size.of(Drive(ROOT), name[:-3].replace("/", "."))
        first, end, rest = found[name].partition("\n")
        found[name] = f"{first}#{size}{end}{rest}"
    found["sim/stand_ins"] = "\n".join(stand_ins())
    found["sim/pins.json"] = json.dumps(
        tomllib.loads(PINS.read_text(encoding="utf-8")), separators=(",", ":")
    )
    return found


def in_order(files: dict[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """Return of `files` those that a new device wants for its first picture, and the rest."""
    late = {name for name in files if name.startswith(LATE) and not name.endswith(EARLY)}
    rest = sorted(late, key=lambda name: (name.rpartition("/")[2], name))  # like beside like
    first = sorted(files.keys() - late, key=lambda name: (_room(name), name))
    return {name: files[name] for name in first}, {name: files[name] for name in rest}


def _room(name: str) -> int:
    return next((at for at, room in enumerate(ROOMS) if name.startswith(room)), -1)
