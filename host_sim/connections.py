"""Which pin goes where: what a table such as `hardware/pins.toml` comes to."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Wiring:
    """The parts' connections to the Pico; every pin is a GPIO number."""

    sda: int
    scl: int
    address: int
    width: int
    height: int
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    legend: tuple[str, ...]
    ring: int
    pixels: int
    piezo: int
    first: int = 1  # the pixel at the top of the ring, counted from the data wire
    direction: int = 1  # in which they go on: 1 is clockwise, -1 is back
    piezo_other: int | None = None  # the pin at its other end, where that is not at ground
    cell: int | None = None  # the pin on which half of a battery's voltage lies
    reset: int | None = None  # the pin of an SSD1309's RES#; such a panel is there if it is set

    @property
    def keys(self) -> str:
        """The keys' labels in the order of their key numbers."""
        return "".join(self.legend)

    def contact(self, key: str) -> tuple[int, int]:
        """Return the row pin and the column pin that `key` joins.

        Raises ValueError if the keypad has no such key.
        """
        for row, labels in zip(self.rows, self.legend, strict=True):
            if len(key) == 1 and key in labels:
                return row, self.columns[labels.index(key)]
        raise ValueError(f"the keypad has no key {key!r}, only {' '.join(self.keys)}")


def connected(table: dict[str, Any]) -> Wiring:
    """Return the wiring that the rows of `table` describe."""
    display, keys, ring = table["display"], table["keys"], table["ring"]
    return Wiring(
        sda=display["sda"],
        scl=display["scl"],
        address=display["address"],
        width=display["width"],
        height=display["height"],
        rows=tuple(keys["rows"]),
        columns=tuple(keys["columns"]),
        legend=tuple(keys["legend"]),
        ring=ring["data"],
        pixels=ring["pixels"],
        piezo=table["piezo"]["signal"],
        cell=table["charger"]["cell"],
    )
