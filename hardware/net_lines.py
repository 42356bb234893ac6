"""The board of a schematic, its pins and those of the modules, and a note of what is joined."""

from typing import Any

from hardware.circuit import Circuit
from hardware.sheet import GREY, Place, Sheet

LEFT, RIGHT, BOTTOM = 500.0, 780.0, 985.0  # the board's edges


class NetLines:
    """A sheet with the board; `joined` is net to the (ref, pin) ends that it shows."""

    def __init__(self, circuit: Circuit, table: dict[str, Any], sheet: Sheet) -> None:
        self.circuit, self._sheet = circuit, sheet
        self._grounds = {ref: str(row["ground"]) for ref, row in table.items() if "ground" in row}
        self.joined: dict[str, set[tuple[str, str]]] = {}
        sheet.box((LEFT, 80), (RIGHT, BOTTOM), (246, 249, 252))
        sheet.text(((LEFT + RIGHT) / 2, 52), "board: Raspberry Pi Pico", 20, "mm")

    def _net(self, name: str, *ends: tuple[str, str]) -> None:
        self.joined.setdefault(name, set()).update(ends)

    def _board_end(self, net: str) -> tuple[str, str]:
        """Return the board's pin on `net`; a net of several has the first not yet drawn."""
        drawn = self.joined.get(net, set())
        free = (end for end in self.circuit.nets[net] if end[0] == "board" and end not in drawn)
        return next(free)

    def _board_pin(self, net: str, y: float, left: bool = False) -> Place:
        """Draw the board's pin on `net` and return where its wire begins."""
        return self._pin_of_board(net, self._board_end(net), y, left)

    def _pin_of_board(self, net: str, end: tuple[str, str], y: float, left: bool = False) -> Place:
        pin = next(p for p in self.circuit.parts["board"].pins if p.number == end[1])
        edge, way, anchor = (LEFT, -1, "lm") if left else (RIGHT, 1, "rm")
        self._sheet.text((edge - 10 * way, y), pin.name, 16, anchor)
        number = (edge + 16 * way, y - 10)
        self._sheet.line([(edge, y), (edge + 32 * way, y)])
        self._sheet.text(number, pin.number, 13, "mm", GREY)
        self._net(net, end)
        return edge + 32 * way, y

    def _module_pin(self, net: str, ref: str, name: str, edge: float, y: float) -> Place:
        """Draw the pin of a module on the right and return where its wire ends."""
        number = self.circuit.parts[ref].number(name)
        self._sheet.text((edge + 10, y), name, 16)
        self._sheet.text((edge - 16, y - 10), number, 13, "mm", GREY)
        self._sheet.line([(edge - 32, y), (edge, y)])
        self._net(net, (ref, number))
        return edge - 32, y

    def _label(self, x: float, y: float, words: str, anchor: str = "mb") -> None:
        self._sheet.text((x, y), words, 15, anchor)

    def _grounded(self, ref: str, y: float, name: str, edge: float) -> None:
        """Draw ground at the board's pin and at that of the module `ref`, whose `name` it is."""
        x, _ = self._pin_of_board("GND", ("board", self._grounds[ref]), y)
        self._sheet.ground((x, y))
        x, _ = self._module_pin("GND", ref, name, edge, y)
        self._sheet.ground((x, y))
