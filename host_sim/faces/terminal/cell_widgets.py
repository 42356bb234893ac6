"""Widgets that are a fixed number of cells, and repaint the lines that have changed."""

from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from host_sim.picture import CASE

Colour = tuple[int, int, int]


def style(ink: Colour, ground: Colour = CASE, bold: bool = False) -> Style:
    """Return the style of `ink` on `ground`."""
    return Style(color=_hex(ink), bgcolor=_hex(ground), bold=bold)


def line(text: str, look: Style) -> Strip:
    """Return `text` in one style."""
    return Strip([Segment(text, look)])


class Drawn(Widget):
    """A widget of `columns` x `rows` cells on a `ground`."""

    def __init__(self, columns: int, rows: int, ground: Colour = CASE, **options) -> None:
        super().__init__(**options)
        self.styles.width = columns
        self.styles.height = rows
        self._columns = columns
        self._ground = style(ground, ground)
        self._drawn = [Strip.blank(columns, self._ground)] * rows

    def draw(self, lines: Sequence[Strip]) -> None:
        """Show `lines`, cut or filled up to the widget's size."""
        for y, before in enumerate(self._drawn):
            now = lines[y] if y < len(lines) else Strip([])
            now = now.adjust_cell_length(self._columns, self._ground)
            if now != before:
                self._drawn[y] = now
                self.refresh(Region(0, y, self._columns, 1))

    def render_line(self, y: int) -> Strip:
        """Return line `y`, as Textual asks for it."""
        return self._drawn[y] if y < len(self._drawn) else Strip.blank(self._columns, self._ground)


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
