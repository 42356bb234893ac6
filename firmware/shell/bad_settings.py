"""What in settings.toml could not be taken is named before anything else."""

from firmware.ui.screen import BACK
from firmware.ui.text_screen import TextScreen


class Wrong(TextScreen):
    """Name what is wrong, each of `lines` on a page, before the screen `first`."""

    dialog = False

    def __init__(self, shell, lines, first):
        super().__init__(shell, lines)
        self.first = first

    def on_key(self, key: str) -> object:
        return self.first if super().on_key(key) == BACK else None
