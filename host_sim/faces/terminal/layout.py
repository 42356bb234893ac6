"""Where panel, ring, keypad and the lines below go, by the size of the window."""

from dataclasses import dataclass

from host_sim.faces.terminal.panel import ASCII_BLOCKS, BLOCKS, DOTS, WORDS, Way

Place = tuple[int, int]  # columns from the left, rows from the top


@dataclass(frozen=True)
class Layout:
    """A device of `columns` x `rows` cells: the places of its parts, and how its panel is written.

    A pad is `pad` cells wide and high, one cell from the next; a window without braille has the
    panel in the `plain` way.
    """

    columns: int
    rows: int
    panel: Place
    report: Place
    ring: Place
    keypad: Place
    pad: tuple[int, int]
    usual: Way
    plain: Way

    def pad_at(self, row: int, column: int) -> Place:
        """Return the place of the pad in `row` and `column`."""
        return self.keypad[0] + column * (self.pad[0] + 1), self.keypad[1] + row * (self.pad[1] + 1)


SMALL = Layout(80, 24, (0, 1), (0, 17), (65, 1), (65, 9), (3, 3), DOTS, WORDS)
LARGE = Layout(132, 40, (2, 0), (2, 33), (68, 33), (91, 33), (9, 1), BLOCKS, ASCII_BLOCKS)


def layout_for(columns: int, rows: int) -> Layout | None:
    """Return the layout that a window of `columns` x `rows` has room for, or None."""
    for layout in (LARGE, SMALL):
        if columns >= layout.columns and rows >= layout.rows:
            return layout
    return None
