"""The current budget: what USB gives against what the ring may ask.

`PLANNED` is the brightest colour that the budget reckons with.  Nobody need trust a comment: the
brightest one there is gets read from the firmware's own sources, and a test compares.
"""

import ast
import itertools
from collections.abc import Iterator
from pathlib import Path

from hardware.case.names import USUAL
from hardware.table import HERE

FIRMWARE = HERE.parent / "firmware"

PLANNED = 200  # red, green and blue of a pixel together, of 765

USB_MA = 500  # what a computer's socket must give a device that asked for it
ASKED_MA = 100  # what CircuitPython asks for in its USB descriptor
USB_UF = 10  # what a USB device may show the socket when it is plugged in
# What 200 MHz take beside 125: by the 14 mA that somebody's Pico took for 105 MHz more, at 1.2 V.
QUICK_MA = 12
BOARD_MA = 95 + QUICK_MA  # the Pico at its most, running CircuitPython
DISPLAY_MA = {"small": 30, "large": 150}  # every pixel lit
PAGE_SHARE = 0.6  # of the pixels are lit on no page of text
PIEZO_MA = 5
PIXEL_IDLE_MA = 1.0
CHANNEL_MA = 20.0  # one of a pixel's three colours at 255
REGULATOR_MA = 300  # what the Pico's 3V3 may feed beside itself
DIODE_MA = 1000

# The battery, behind the charger's 5 V.  In play: the board as it mostly is, a page of text.
CELL_MAH, CELL_V, BOOST_V, BOOST_SHARE, CELL_SHARE = 2000, 3.7, 5.2, 0.85, 0.9
PLAY_BOARD_MA, PLAY_PAGE = 45 + QUICK_MA, 0.2
# The cell's voltage and what is left in it, of 1, as somebody's record of such a battery under load
# has it: straight from a level to the next.  At 3.2 V the charger's light comes on (data sheet).
CURVE = ((3.95, 1.0), (3.55, 1 / 16), (3.1, 0.0))
CHARGE_MA = 1000  # what the charger takes for an empty battery, beside what Umpire does


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
    raise ValueError("firmware/device/box.py no longer has its table of brightnesses")


def pixel(total: float) -> float:
    """Return the mA of a pixel whose three colours add up to `total` (0 to 765)."""
    return PIXEL_IDLE_MA + total / 255 * CHANNEL_MA


def display(panel: str) -> float:
    """Return the mA of the panel: all of the small one, the brightest page of the large one."""
    return DISPLAY_MA[panel] * (1 if panel == "small" else PAGE_SHARE)


def whole(pixels: int, total: float = PLANNED, panel: str = USUAL) -> float:
    """Return the mA of the whole device when all `pixels` show colours that add up to `total`."""
    return BOARD_MA + display(panel) + PIEZO_MA + pixels * pixel(total)


def in_play(pixels: int, lit: int, panel: str = USUAL, page: float = PLAY_PAGE) -> float:
    """Return the mA in play: `lit` pixels as planned, of the panel the share `page`."""
    ring = pixels * PIXEL_IDLE_MA + lit * (pixel(PLANNED) - PIXEL_IDLE_MA)
    return PLAY_BOARD_MA + DISPLAY_MA[panel] * page + ring


def hours(pixels: int, lit: int, panel: str = USUAL, page: float = PLAY_PAGE) -> float:
    """Return how long a full battery lasts if that is drawn."""
    drawn = in_play(pixels, lit, panel, page)
    return CELL_MAH * CELL_V * CELL_SHARE * BOOST_SHARE / BOOST_V / drawn


def minutes(volts: float, pixels: int, lit: int, panel: str = USUAL) -> float:
    """Return how long a cell that has so many `volts` under load still lasts, if that is drawn."""
    (high, more), (low, less) = next(
        pair for pair in itertools.pairwise(CURVE) if volts >= pair[1][0]
    )
    share = less + (more - less) * (volts - low) / (high - low)
    drawn = in_play(pixels, lit, panel) * BOOST_V / BOOST_SHARE / volts  # mA of the cell
    return share * CELL_MAH / drawn * 60


def levels() -> tuple[tuple[int, int], ...]:
    """Return from which mV of the cell down the firmware says how many minutes are left."""
    source = (FIRMWARE / "device" / "battery.py").read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "LEVELS":
            return ast.literal_eval(node.value)
    raise ValueError("firmware/device/battery.py no longer has its LEVELS")


def most(pixels: int, panel: str = USUAL) -> int:
    """Return the highest sum of a colour's three parts that USB can feed on all `pixels`."""
    left = (USB_MA - BOARD_MA - display(panel) - PIEZO_MA) / pixels - PIXEL_IDLE_MA
    return int(left / CHANNEL_MA * 255)


def brightest() -> float:
    """Return the highest sum of a colour's three parts that the firmware shows."""
    ring = (FIRMWARE / "device" / "box.py").read_text(encoding="utf-8")
    return max(map(sum, colours(lights()))) * share(ring)


def findings(
    pixels: int, total: float = PLANNED, shown: float | None = None, panel: str = USUAL
) -> list[str]:
    """Return what is overloaded when all `pixels` show colours that add up to `total`.

    `shown` is the brightest that the firmware has, read from its sources if it is None.
    """
    ring = pixels * pixel(total)
    wrong = []
    shown = brightest() if shown is None else shown
    if shown > total:
        wrong.append(f"the firmware shows colours of {shown:.0f}, planned are {total:.0f}")
    if whole(pixels, total, panel) > USB_MA:
        wrong.append(f"{pixels} pixels at {total:.0f} of 765 ask {ring:.0f} mA: too much for USB")
    if ring > DIODE_MA:
        wrong.append("D1 carries more than it may")
    if DISPLAY_MA[panel] > REGULATOR_MA:
        wrong.append("the display asks too much of 3V3")
    return wrong


def table(pixels: int, panel: str = USUAL, total: float = PLANNED) -> list[str]:
    """Return the budget as lines of a report."""
    lit = "every pixel lit" if panel == "small" else f"{PAGE_SHARE:.0%} of its pixels lit"
    rows = [
        ("Pico, at most", BOARD_MA),
        (f"{panel} panel, {lit}", display(panel)),
        ("piezo", PIEZO_MA),
        (f"ring: {pixels} pixels at {total:.0f} of 765", pixels * pixel(total)),
        ("together", whole(pixels, total, panel)),
        ("USB gives", USB_MA),
        ("ring, dark", pixels * PIXEL_IDLE_MA),
        ("ring, if all were white at 255", pixels * pixel(765)),
    ]
    lines = [f"{what:<38}{ma:6.0f} mA" for what, ma in rows]
    return [*lines, f"{'USB could feed colours up to':<38}{most(pixels, panel):6d} of 765"]


def battery(pixels: int, panel: str = USUAL) -> list[str]:
    """Return how long the battery lasts, as lines of a report."""
    rows = (("ring dark", 0), ("4 pixels lit", 4), (f"all {pixels} lit", pixels))
    found = {what: hours(pixels, lit, panel) for what, lit in rows}
    found["itself dark, ring too"] = hours(pixels, 0, panel, 0.0)
    return [f"{panel} panel, {what:<24}{long:6.1f} h" for what, long in found.items()]


def low(pixels: int, panel: str = USUAL) -> list[str]:
    """Return how long it lasts from where the device says that it is low, as lines of a report."""
    return [
        f"{millivolts / 1000:.2f} V, said as {said} minutes:  "
        + ", ".join(f"{minutes(millivolts / 1000, pixels, lit, panel):.0f}" for lit in (0, 4))
        + f" minutes with 0, 4 lights, {panel} panel"
        for millivolts, said in levels()
    ]


def honest(microfarads: int, pixels: int) -> list[str]:
    """Return where Umpire takes more than USB's rules allow, as lines of a report."""
    return [
        f"CircuitPython asks the computer for {ASKED_MA} mA; with a lit ring Umpire takes up to "
        f"{whole(pixels):.0f};",
        "computers and chargers give it, a strict hub may switch its socket off.",
        f"C1 has {microfarads} uF where USB allows {USB_UF} as it is plugged in: the socket sees a "
        "short inrush.",
        f"An empty battery takes up to {CHARGE_MA} mA more: charge it from a plug of 2 A, "
        "not from a computer.",
    ]
