"""A choice among lines, each with its key."""

from firmware.ui.screen import Screen, go_back


ONE_LINE = "Press its key, or #."


class Choice(Screen):
    """Choose one of `items` by its key, or the marked one by ``#``; ``D`` turns the page.

    `picked(index)` returns where to go; ``*`` goes to `back()`, or nowhere if that is None.  `keys`
    are the items' keys, 1 and up where none are given.  `TOP` is the items' first row, `SHOWN` how
    many are on one picture.
    """

    TOP = 1
    SHOWN = 6
    help = "CHOICE"

    def __init__(self, house, title: str, items, picked, chosen: int = 0, back=go_back, keys=None):
        super().__init__(house)
        self.title = title
        self.items = items
        self.picked = picked
        self.back = back
        self.keys = keys or [str(i + 1) for i in range(len(items))]
        self.chosen = chosen

    def on_key(self, key: str) -> object:
        if key == "*" and self.back:
            return self.back()
        if key == "#":
            return self.picked(self.chosen)
        if key == "D" and len(self.items) > self.SHOWN:
            self.chosen = (self.chosen // self.SHOWN + 1) * self.SHOWN
            if self.chosen >= len(self.items):
                self.chosen = 0
            return None
        if key in self.keys:
            return self.picked(self.keys.index(key))
        first, last = self.keys[0], self.keys[-1]
        self.refuse("Press {} to {}, or #.".format(first, last) if last != first else ONE_LINE)
        return None

    def draw(self, page) -> None:
        page.row(0, self.title)
        first = self.chosen // self.SHOWN * self.SHOWN
        for i in range(first, first + self.SHOWN):
            row = self.TOP + i - first
            if i < len(self.items):
                page.row(row, self.keys[i] + " " + self.items[i], i == self.chosen)
        page.row(7, self.keys_line())

    def keys_line(self) -> str:
        """Return what the keys do."""
        keys = " " + self.keys[0]
        if len(self.keys) > 1:
            keys += "-" + self.keys[-1]
        more = " D more" if len(self.items) > self.SHOWN else ""
        back = " *back" if self.back else ""
        return self.marked() + keys + more + back

    def marked(self) -> str:
        """Return what ``#`` does."""
        return "#ok"


class Dialog(Choice):
    """A choice that lies on top of the screen that opened it."""

    dialog = True
