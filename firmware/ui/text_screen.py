"""Text to read."""

from firmware.ui.screen import BACK, Screen
from firmware.ui.text_lines import wrap


class TextScreen(Screen):
    """Read `pages`, each of seven lines at most; a line that begins with a blank stays as it is."""

    dialog = True
    held = "ABCD"  # no key but # and * is answered: a note would lie over the text

    def __init__(self, shell: "Shell", pages: "Sequence[str]"):
        super().__init__(shell)
        self.pages = pages
        self.at = 0

    def ahead(self, key: str) -> bool:
        return True

    def explain(self) -> "Destination":
        return None  # it is being explained

    def on_key(self, key: str) -> "Destination":
        if key == "*" or key == "#" and self.at == len(self.pages) - 1:
            return BACK
        if key == "#":
            self.at += 1
        return None

    def render(self, page: "Page") -> None:
        at, pages = self.at, self.pages
        row = 0
        for paragraph in pages[at].split("\n"):
            for line in [paragraph] if paragraph[:1] == " " else wrap(paragraph):
                page.row(row, line)
                row += 1
        more = "#next  " if at < len(pages) - 1 else "# or "
        page.row(7, "{}*back  {:>3}/{}".format(more, at + 1, len(pages)))
