"""A window that has no room for the device says so."""

import textwrap

from host_sim.faces.terminal.cell_widgets import Drawn, line, style
from host_sim.faces.terminal.layout import SMALL

WARNING = style((255, 220, 130), bold=True)


class Notice(Drawn):
    """The size that is there, the size that it takes, and what to do."""

    def __init__(self) -> None:
        super().__init__(1, 1, id="notice")

    def look(self, columns: int, rows: int) -> None:
        """Fill a window of `columns` x `rows`."""
        lines = [
            f"This window is too small: {columns} x {rows} characters.",
            f"The device needs {SMALL.columns} x {SMALL.rows}.",
            "Make it larger, or its letters smaller. q quits.",
        ]
        self.size_to(columns, rows)
        wrapped = [part for text in lines for part in textwrap.wrap(text, max(1, columns))]
        self.draw([line(text, WARNING) for text in wrapped])
