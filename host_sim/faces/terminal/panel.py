"""The panel in braille: 128 x 64 pixels are 64 x 16 cells of 2 x 4 dots."""

from host_sim.chips.ssd1306 import Ssd1306
from host_sim.faces.terminal.cell_widgets import Drawn, line, style
from host_sim.picture import GLASS, LIT

COLUMNS, ROWS = 64, 16
WIDTH = 128
BRAILLE = 0x2800

# A nibble is four pixels from the top down: bits 0, 1, 2, 6 on a cell's left, 3, 4, 5, 7 on its
# right.
LEFT = [nibble & 7 | (nibble & 8) << 3 for nibble in range(16)]
RIGHT = [(nibble & 7) << 3 | (nibble & 8) << 4 for nibble in range(16)]


def braille(picture: bytes) -> list[str]:
    """Return a picture of 8 pages as 16 lines of 64 cells; a cell without dots is a blank."""
    lines = []
    for row in range(ROWS):
        page = picture[(row >> 1) * WIDTH : (row >> 1) * WIDTH + WIDTH]
        shift = (row & 1) * 4
        nibbles = [byte >> shift & 15 for byte in page]
        dots = [LEFT[nibbles[x]] | RIGHT[nibbles[x + 1]] for x in range(0, WIDTH, 2)]
        # Some fonts show a cell without dots as eight small rings.
        lines.append("".join(chr(BRAILLE + cell) if cell else " " for cell in dots))
    return lines


class PanelView(Drawn):
    """The panel as the eye sees it, as bright as its contrast makes it."""

    def __init__(self) -> None:
        super().__init__(COLUMNS, ROWS, GLASS, id="panel")
        self._seen: tuple[bytes, int] | None = None

    def look(self, panel: Ssd1306) -> None:
        """Show what `panel` shows now."""
        seen = panel.picture(), panel.contrast
        if seen == self._seen:
            return
        self._seen = seen
        share = 0.55 + 0.45 * panel.contrast / 255
        lit = (round(LIT[0] * share), round(LIT[1] * share), round(LIT[2] * share))
        self.draw([line(text, style(lit, GLASS)) for text in braille(seen[0])])
