"""The keypad on the schematic: a box with its sixteen keys in it, and its eight wires."""

# pyright: reportMissingImports=false

from schemdraw import elements as elm

from hardware.drawn.net_lines import BLUE, NetLines, Place

LOW, SIZE = (2.4, 10.4), (10.2, 14.2)
KEYS_X = (4.8, 6.9, 9.0, 11.1)
ROWS, COLUMNS = (23.0, 20.8, 18.6, 16.4), (13.6, 12.8, 12.0, 11.2)
DROP = 1.1  # from a row down to its keys
# The level of each of its nets, which the board's pins share.
LEVELS = {f"ROW{i}": y for i, y in enumerate(ROWS, 1)}
LEVELS |= {f"COL{i}": y for i, y in enumerate(COLUMNS, 1)}


def draw(sheet: NetLines, legend: list[str]) -> None:
    """Draw the keypad and its wires to the board, which is there already."""
    (left, low), (wide, high) = LOW, SIZE
    names = {net[0] + net[-1]: net for net in LEVELS}  # as its maker calls them: R1 is ROW1
    sheet.module("keys", LOW, SIZE, {name: ("R", LEVELS[net] - low) for name, net in names.items()})
    for name, net in names.items():
        end = sheet.pin("keys", name)
        sheet.wire(end, sheet.on_board(net))
        sheet.named(net, (end[0] + 0.1, end[1]))
    words = f"keys: {sheet.circuit.parts['keys'].value}, without diodes"
    sheet.text((left, low + high + 0.4), words)
    inside = left + wide - 0.8  # where the box's names of its pins begin
    for keys, y in zip(legend, ROWS, strict=True):
        sheet.sign(elm.Line().at((left + 0.6, y)).to((inside, y)))
        for key, x in zip(keys, KEYS_X, strict=True):
            _key(sheet, key, (x, y))
    for x, y in zip(KEYS_X, COLUMNS, strict=True):
        sheet.sign(elm.Line().at((x, ROWS[0] - DROP)).to((x, y)))
        sheet.sign(elm.Line().at((x, y)).to((inside, y)))


def _key(sheet: NetLines, key: str, at: Place) -> None:
    """Draw a key from the row at `at` to the column there."""
    (x, y), low = at, at[1] - DROP
    start = x - 1.5
    sheet.sign(elm.Line().at((start, y)).to((start, low)))
    sheet.sign(elm.Button().at((start, low)).to((x, low)))
    for place in ((start, y), (x, low)):
        sheet.sign(elm.Dot(radius=0.06).at(place))
    sheet.text((x - 0.75, low - 0.42), key, 8, "center", colour=BLUE)
