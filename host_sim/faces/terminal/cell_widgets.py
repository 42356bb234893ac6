"""Widgets that are a number of cells, and repaint the lines that have changed."""

from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from host_sim.picture import CASE

Colour = tuple[int, int, int]
ASCII = str.maketrans("·♪…", ".~~")  # where a terminal has no other characters


def style(ink: Colour, ground: Colour = CASE, bold: bool = False) -> Style:
    """Return the style of `ink` on `ground`."""
    return Style(color=_hex(ink), bgcolor=_hex(ground), bold=bold)


def line(text: str, look: Style) -> Strip:
    """Return `text` in one style."""
    return Strip([Segment(text, look)])


class Drawn(Widget):
    """A widget of `columns` x `rows` cells on a `ground`; `plain` if it is to be all ASCII."""

    plain = reactive(False)

    def __init__(self, columns: int, rows: int, ground: Colour = CASE, **options) -> None:
        super().__init__(**options)
        self._ground = style(ground, ground)
        self._columns = 0
        self._drawn: list[Strip] = []
        self.size_to(columns, rows)

    @property
    def columns(self) -> int:
        """How many cells it is wide."""
        return self._columns

    @property
    def rows(self) -> int:
        """How many cells it is high."""
        return len(self._drawn)

    def size_to(self, columns: int, rows: int) -> None:
        """Be `columns` x `rows` cells, blank where that is news."""
        if (columns, rows) == (self._columns, len(self._drawn)):
            return
        self.styles.width = columns
        self.styles.height = rows
        self._columns = columns
        self._drawn = [Strip.blank(columns, self._ground)] * rows
        self.refresh()

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
        if y >= len(self._drawn):
            return Strip.blank(self._columns, self._ground)
        if not self.plain:
            return self._drawn[y]
        return Strip([piece._replace(text=piece.text.translate(ASCII)) for piece in self._drawn[y]])


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
