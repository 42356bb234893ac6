"""A choice among lines, each with its key."""

from firmware.ui.screen import Screen, go_back

DIGITS = "123456789"
ONE_LINE = "Press its key, or #."


class Choice(Screen):
    """Choose one of `items` by its key, or the marked one by ``#``; ``D`` turns the page.

    `picked(index)` returns where to go; ``*`` goes to `back()`, or nowhere if that is None.  `keys`
    are the items' keys; where none are given they are numbered from 1.  The first nine have their
    keys on every page; a later one has the last digit of its number, on its own page alone.  `TOP`
    is the items' first row, `SHOWN` how many are on one page.
    """

    TOP = 1
    SHOWN = 6
    help = "CHOICE"

    def __init__(
        self,
        shell: "Shell",
        title: str,
        items: "Sequence[str]",
        picked: "Pick",
        chosen: int = 0,
        back: "Go | None" = go_back,
        keys: "str" = "",
    ):
        super().__init__(shell)
        self.title = title
        self.items = items
        self.picked = picked
        self.back = back
        self.keys = keys or DIGITS[: len(items)]
        self.chosen = chosen

    @property
    def first(self) -> int:
        """The first item of the page."""
        return self.chosen // self.SHOWN * self.SHOWN

    @property
    def end(self) -> int:
        """The item after the last one of the page."""
        return min(self.first + self.SHOWN, len(self.items))

    def shown_keys(self) -> str:
        """Return the keys of the items on this page."""
        keys = self.keys[self.first : self.end]
        return keys + "".join([str((i + 1) % 10) for i in range(self.first + len(keys), self.end)])

    def named_keys(self) -> str:
        """Return the keys that the players can read."""
        return self.keys if self.end <= len(self.keys) else self.shown_keys()

    def ahead(self, key: str) -> bool:
        return True

    def on_key(self, key: str) -> "Destination":
        if key == "*" and self.back:
            return self.back()
        if key == "#":
            return self.picked(self.chosen)
        if key == "D" and len(self.items) > self.SHOWN:
            self.chosen = self.first + self.SHOWN
            if self.chosen >= len(self.items):
                self.chosen = 0
            return None
        keys = self.shown_keys()
        if len(key) == 1 and key in keys:
            return self.picked(self.first + keys.find(key))
        if len(key) == 1 and key in self.keys:
            return self.picked(self.keys.find(key))
        keys = self.named_keys()
        text = "Press {} to {}, or #." if len(keys) > 1 else ONE_LINE
        self.refuse(text.format(keys[0], keys[-1]))
        return None

    def render(self, page: "Page") -> None:
        page.row(0, self.title)
        keys = self.shown_keys()
        for i in range(len(keys)):
            item = self.first + i
            page.row(self.TOP + i, keys[i] + " " + self.items[item], self.is_marked(item))
        page.row(7, self.keys_line())

    def is_marked(self, item: int) -> bool:
        """Return True if ``#`` takes `item`, which is shown in reverse."""
        return item == self.chosen

    def keys_line(self) -> str:
        """Return what the keys do."""
        shown = self.named_keys()
        keys = shown[0] + ("-" + shown[-1] if len(shown) > 1 else "")
        more = " D more" if len(self.items) > self.SHOWN else ""
        back = " *back" if self.back else ""
        return self.marked() + keys + more + back

    def marked(self) -> str:
        """Return what ``#`` does."""
        return "#ok "


class Dialog(Choice):
    """A choice that lies on top of the screen that opened it."""

    dialog = True
