"""The commands of an SSD1306 and what may follow them."""

from host_sim.faults import Misuse

# How many bytes follow each command.  AD is not in the data sheet, but in the stock driver:
# clones take their current reference from it.  Scrolling is left out: nothing of ours scrolls.
ARGUMENTS: dict[int, int] = (
    dict.fromkeys(range(0x20), 0)
    | dict.fromkeys(range(0x40, 0x80), 0)
    | dict.fromkeys((0xA0, 0xA1, 0xA4, 0xA5, 0xA6, 0xA7, 0xAE, 0xAF, 0xC0, 0xC8, 0xE3, 0x2E), 0)
    | dict.fromkeys(range(0xB0, 0xB8), 0)
    | dict.fromkeys((0x20, 0x81, 0x8D, 0xA8, 0xAD, 0xD3, 0xD5, 0xD9, 0xDA, 0xDB), 1)
    | dict.fromkeys((0x21, 0x22), 2)
)

# What a panel of 128 x 64 can make sense of; anything goes where nothing is written.
SENSE: dict[int, range | tuple[int, ...]] = {
    0x20: range(3),
    0x21: range(128),
    0x22: range(8),
    0x8D: (0x10, 0x14),
    0xA8: range(15, 64),
    0xD3: range(64),
    0xDA: (0x12,),  # anything else interleaves the lines of a panel with 64 of them
}


def check(order: int, arguments: list[int]) -> None:
    """Raise Misuse unless `arguments` make sense to command `order`."""
    allowed = SENSE.get(order, range(256))
    for argument in arguments:
        if argument not in allowed:
            raise Misuse(f"SSD1306: command 0x{order:02X} makes no sense of 0x{argument:02X}")
    if order in (0x21, 0x22) and arguments[0] > arguments[1]:
        raise Misuse(f"SSD1306: command 0x{order:02X} ends before it begins")
