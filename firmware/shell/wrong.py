"""Whatever is wrong as the device is switched on is shown before the first screen, not over it."""

from firmware.ui.screen import BACK
from firmware.ui.text_screen import TextScreen


class Wrong(TextScreen):
    """Name what is wrong, each of `lines` on a page, before the screen `first`."""

    dialog = False

    def __init__(self, shell: "Shell", lines: "Sequence[str]", first: "Screen"):
        super().__init__(shell, lines)
        self.first = first

    def on_key(self, key: str) -> "Destination":
        return self.first if super().on_key(key) == BACK else None
