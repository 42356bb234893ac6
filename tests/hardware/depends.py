"""Which made file follows which measure, as it was found once and read over."""

import tomllib
from collections.abc import Iterator
from typing import Any

from hardware.case.known import MEASURES
from tests.hardware.other_parts import TEXT, changed

STEP = 0.05  # mm or degrees, by which each measure is changed
WHOLE = ("view", "gauge")  # whose measures are whole degrees, or places
PANEL = "large"  # whose measures are changed

# File, or all that is bought, to the measures that it follows.
FOLLOWS: dict[str, str] = {
    "box": """
        case.width case.length case.front case.tilt case.wall case.floor case.lid
        case.corner case.rim screws.at screws.hole screws.length screws.post feet.across
        feet.play feet.mark feet.at board.width board.length board.thickness board.holes
        board.socket board.stands board.stand board.peg board.play board.from_wall
        board.plug board.bootsel board.poke piezo.across piezo.height piezo.play piezo.cup
        piezo.hole piezo.from_front battery.width battery.length battery.play battery.rim
        battery.charger battery.switch battery.from_back carrier.thickness carrier.sockets
        carrier.holes carrier.first carrier.post
        gauge.screw gauge.peg gauge.piezo
    """,
    "lid": """
        case.width case.length case.front case.tilt case.wall case.lid case.corner
        case.least case.rim case.gap case.lip case.lip_depth case.lip_play view.elevation
        view.highest view.side screws.at screws.through screws.head screws.sunk
        screws.length screws.post display.width display.height display.glass_below
        display.picture display.picture_below display.picture_behind display.unsure
        display.play display.depth display.edge ring.outer ring.inner ring.pixel ring.play
        ring.depth diffuser.thickness baffle.play baffle.key keys.width keys.height
        keys.bottom keys.margin keys.pitch keys.slot letters.depth letters.name letters.keys
        gauge.ring gauge.display
        case.mirrored
    """,
    "baffle": """
        case.least case.rim ring.outer ring.inner ring.thickness ring.board ring.pixel
        ring.play baffle.height baffle.key
        gauge.ring
    """,
    "diffuser": """
        case.lid case.least ring.outer ring.inner ring.pixel ring.play diffuser.thickness
        diffuser.wall diffuser.proud diffuser.play
        gauge.ring
    """,
    "overlay": """
        case.width case.length case.tilt case.wall case.lid case.least case.rim case.gap
        case.lip case.lip_play view.elevation view.highest view.side screws.at screws.head
        screws.length screws.post display.width display.glass_below display.picture
        display.picture_below display.picture_behind display.unsure display.play
        display.depth display.edge ring.outer ring.inner ring.pixel ring.play ring.depth
        baffle.play keys.width keys.height keys.bottom keys.margin keys.pitch keys.slot letters.name
        letters.keys
        gauge.ring gauge.display
        case.mirrored
    """,
    "bought": """
        case.width case.length case.front case.tilt case.wall case.floor case.lid case.least
        case.rim case.gap case.lip case.lip_play screws.at screws.hole screws.through
        screws.head screws.sunk screws.length screws.post feet.across feet.height feet.mark
        feet.at board.width board.length board.thickness board.tallest board.holes
        board.hole board.socket board.socket_beyond board.stands board.from_wall
        display.width display.height display.thickness display.glass display.glass_below
        display.pins display.pins_below display.play display.depth ring.outer ring.inner
        ring.thickness ring.board ring.pixel ring.play ring.depth baffle.height baffle.play
        keys.width keys.height keys.thickness keys.bottom keys.tail piezo.across
        piezo.height piezo.play piezo.from_front capacitor.across capacitor.length
        battery.width battery.length battery.height battery.play battery.charger
        battery.body battery.from_back carrier.width carrier.length carrier.thickness
        carrier.sockets carrier.holes carrier.first carrier.hole
        gauge.screw gauge.piezo gauge.ring gauge.display
        case.mirrored
    """,
    "gauge": """
        screws.hole board.peg piezo.across ring.outer display.width display.height
    """,
}

# The rules alone ask for these, and whether a board or battery is in the box is no shape.
NO_FILE = """
    view.light printer.overhang printer.bridge printer.layer printer.bed
    letters.least carrier.above battery.fitted carrier.fitted
"""


def measures_of(file: str) -> set[str]:
    """Return the measures that `file` follows."""
    return set(FOLLOWS[file].split())


def fitted() -> str:
    """Return the measures of the case with battery and carrier board in it."""
    return changed(TEXT, battery__fitted=1, carrier__fitted=1)


def each(measure: str, text: str) -> Iterator[str]:
    """Yield `text` with `measure` changed by a step, one of its numbers after another."""
    part, entry = measure.split(".")
    rows = tomllib.loads(text)
    if entry in rows[PANEL].get(part, {}):  # the panel has one of its own
        rows, part = {f"{PANEL}.{part}": rows[PANEL][part]}, f"{PANEL}.{part}"
    value: Any = rows[part][entry]
    if entry in ("fitted", "mirrored"):
        yield changed(text, **{f"{part}__{entry}": 1 - value})
        return
    for i in range(MEASURES[measure] or 1):
        step = 1.0 if measure.partition(".")[0] in WHOLE else STEP
        more = round(value[i] + step, 3) if isinstance(value, list) else round(value + step, 3)
        put = [*value[:i], more, *value[i + 1 :]] if isinstance(value, list) else more
        yield changed(text, **{f"{part}__{entry}": put})
