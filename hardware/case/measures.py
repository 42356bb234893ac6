"""The measures of ``case.toml``, and what follows from them.

x to the right, y away from the player, z up; the origin is the box's lower left corner, outside.
"""

import tomllib
from types import SimpleNamespace
from typing import Any

from hardware.table import HERE


def measures(text: str | None = None) -> SimpleNamespace:
    """Return the measures of `text`, or of ``case.toml``, in mm: ``m.ring.outer``."""
    if text is None:
        text = (HERE / "case.toml").read_text(encoding="utf-8")
    table: dict[str, Any] = tomllib.loads(text)
    m = SimpleNamespace(**{name: SimpleNamespace(**rows) for name, rows in table.items()})
    c, d, k = m.case, m.display, m.keys
    c.inside = c.floor + c.room  # the lid's underside
    c.depth = c.inside + c.lid
    m.screws.places = [
        (x, y)
        for x in (m.screws.at, c.width - m.screws.at)
        for y in (m.screws.at, c.height - m.screws.at)
    ]
    m.board.centre = (c.width / 2, c.height - c.wall - m.board.from_wall - m.board.length / 2)
    m.board.level = c.floor + m.board.stands  # its underside
    d.top = d.centre[1] + d.height / 2
    d.glass_centre = (d.centre[0], d.top - d.glass_below - d.glass[1] / 2)
    d.picture_centre = (
        d.centre[0],
        d.top - d.glass_below - d.picture_below - d.picture[1] / 2,
    )
    d.pins_centre = (d.centre[0], d.top - d.pins_below - d.pins[1] / 2)
    d.level = c.inside - d.glass[2]  # its board's front
    m.diffuser.outer = m.ring.outer + 2 * (m.ring.play - m.diffuser.play)
    m.diffuser.top = c.depth - c.least
    m.ring.top = m.diffuser.top - m.diffuser.thickness
    k.centre = (c.width / 2, k.bottom + k.height / 2)
    k.slot_centre = (c.width / 2, k.bottom + 0.5 - k.slot[1] / 2)
    return m
