"""The current budget: what USB gives against what the ring may ask.

`PLANNED` is the brightest colour that the budget reckons with.  Nobody need trust a comment: the
brightest one there is gets read from the firmware's own sources, and a test compares.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from hardware.table import HERE

FIRMWARE = HERE.parent / "firmware"

PLANNED = 200  # red, green and blue of a pixel together, of 765

USB_MA = 500  # what a computer's socket must give a device that asked for it
BOARD_MA = 95  # the Pico at its most, running CircuitPython
DISPLAY_MA = 30  # every pixel lit
PIEZO_MA = 5
PIXEL_IDLE_MA = 1.0
CHANNEL_MA = 20.0  # one of a pixel's three colours at 255
REGULATOR_MA = 300  # what the Pico's 3V3 may feed beside itself
DIODE_MA = 1000


def colours(sources: dict[str, str]) -> Iterator[tuple[int, int, int]]:
    """Yield every colour written in `sources`: three whole numbers from 0 to 255."""
    for source in sources.values():
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Tuple) and len(node.elts) == 3:
                found = [n.value for n in node.elts if isinstance(n, ast.Constant)]
                if len(found) == 3 and all(type(v) is int and 0 <= v <= 255 for v in found):
                    yield found[0], found[1], found[2]  # pyright: ignore[reportReturnType]


def lights(folder: Path = FIRMWARE) -> dict[str, str]:
    """Return the sources that give the ring its colours: those that name one."""
    files = sorted(folder.rglob("*.py"))
    found = {f.relative_to(folder).as_posix(): f.read_text(encoding="utf-8") for f in files}
    words = ("lights", "glow", "DARK", "colours")
    return {path: text for path, text in found.items() if any(word in text for word in words)}


def share(ring: str) -> float:
    """Return the part of a colour that the ring's driver shows at the highest brightness."""
    for node in ast.parse(ring).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "_SHARES":
            return max(ast.literal_eval(node.value)) / 8
    raise ValueError("firmware/device/ring.py no longer has its table of brightnesses")


def pixel(total: float) -> float:
    """Return the mA of a pixel whose three colours add up to `total` (0 to 765)."""
    return PIXEL_IDLE_MA + total / 255 * CHANNEL_MA


def most(pixels: int) -> int:
    """Return the highest sum of a colour's three parts that USB can feed on all `pixels`."""
    left = (USB_MA - BOARD_MA - DISPLAY_MA - PIEZO_MA) / pixels - PIXEL_IDLE_MA
    return int(left / CHANNEL_MA * 255)


def brightest() -> float:
    """Return the highest sum of a colour's three parts that the firmware shows."""
    ring = (FIRMWARE / "device" / "ring.py").read_text(encoding="utf-8")
    return max(map(sum, colours(lights()))) * share(ring)


def findings(pixels: int, total: float = PLANNED, shown: float | None = None) -> list[str]:
    """Return what is overloaded when all `pixels` show colours that add up to `total`.

    `shown` is the brightest that the firmware has, read from its sources if it is None.
    """
    ring = pixels * pixel(total)
    wrong = []
    shown = brightest() if shown is None else shown
    if shown > total:
        wrong.append(f"the firmware shows colours of {shown:.0f}, planned are {total:.0f}")
    if BOARD_MA + DISPLAY_MA + PIEZO_MA + ring > USB_MA:
        wrong.append(f"{pixels} pixels at {total:.0f} of 765 ask {ring:.0f} mA: too much for USB")
    if ring > DIODE_MA:
        wrong.append("D1 carries more than it may")
    if DISPLAY_MA > REGULATOR_MA:
        wrong.append("the display asks too much of 3V3")
    return wrong


def table(pixels: int, total: float = PLANNED) -> list[str]:
    """Return the budget as lines of a report."""
    rows = [
        ("Pico, at most", BOARD_MA),
        ("display, every pixel lit", DISPLAY_MA),
        ("piezo", PIEZO_MA),
        (f"ring: {pixels} pixels at {total:.0f} of 765", pixels * pixel(total)),
    ]
    rows += [("together", sum(ma for _, ma in rows)), ("USB gives", USB_MA)]
    rows += [("ring, dark", pixels * PIXEL_IDLE_MA)]
    rows += [("ring, if all were white at 255", pixels * pixel(765))]
    lines = [f"{what:<34}{ma:6.0f} mA" for what, ma in rows]
    return [*lines, f"{'USB could feed colours up to':<34}{most(pixels):6d} of 765"]
