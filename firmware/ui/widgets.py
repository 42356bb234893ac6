"""Screens that every game uses: a choice, a question, a number, pages to read."""

from firmware.ui.page import wrap
from firmware.ui.screen import BACK, Screen

LINES = 7  # lines of text on one picture


def go_back():
    """Return to the screen beneath."""
    return BACK


class Choice(Screen):
    """Choose one of `items` by its key, or the marked one by ``#``; ``D`` turns the page.

    `picked(index)` returns where to go; ``*`` goes to `back()`, or nowhere if that is None.  `keys`
    are the items' keys, 1 and up where none are given.  `TOP` is the items' first row, `SHOWN` how
    many are on one picture.
    """

    TOP = 1
    SHOWN = 6
    help = "Press the number of a line to choose it. # takes the line in reverse. * goes back."

    def __init__(self, house, title: str, items, picked, chosen: int = 0, back=go_back, keys=None):
        super().__init__(house)
        self.title = title
        self.items = items
        self.picked = picked
        self.back = back
        self.keys = keys or [str(i + 1) for i in range(len(items))]
        self.chosen = chosen

    def on_key(self, key: str):
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
        self.refuse("Press {} to {}, or #.".format(self.keys[0], self.keys[-1]))
        return None

    def draw(self, page) -> None:
        page.row(0, self.title)
        first = self.chosen // self.SHOWN * self.SHOWN
        for i in range(first, first + self.SHOWN):
            row = self.TOP + i - first
            if i < len(self.items):
                page.row(row, self.keys[i] + " " + self.items[i], i == self.chosen)
            else:
                page.row(row, "")
        page.row(7, self.keys_line())

    def keys_line(self) -> str:
        """Return what the keys do."""
        more = " D more" if len(self.items) > self.SHOWN else ""
        back = " *back" if self.back else ""
        return "#ok {}-{}{}{}".format(self.keys[0], self.keys[-1], more, back)


class Dialog(Choice):
    """A choice that lies on top of the screen that opened it."""

    dialog = True


class Ask(Screen):
    """Ask before something is done: ``#`` goes to `yes()`, ``*`` to `no()`."""

    dialog = True
    help = "# means yes, * means no."

    def __init__(self, house, text: str, yes, no=go_back, words=("yes", "no")):
        super().__init__(house)
        self.lines = wrap(text)
        self.yes = yes
        self.no = no
        self.words = words

    def on_key(self, key: str):
        if key == "#":
            return self.yes()
        if key == "*":
            return self.no()
        self.refuse("# is {}, * is {}.".format(self.words[0], self.words[1]))
        return None

    def draw(self, page) -> None:
        for i in range(LINES):
            page.row(i, self.lines[i] if i < len(self.lines) else "")
        page.row(7, "#{}  *{}".format(self.words[0], self.words[1]))


class Number(Screen):
    """Type a number from `low` to `high`; `typed(number)` returns where to go."""

    dialog = True
    help = "Type the number, then #. * takes a digit back, then goes back."

    def __init__(self, house, title: str, low: int, high: int, typed):
        super().__init__(house)
        self.title = title
        self.low = low
        self.high = high
        self.typed = typed
        self.digits = ""

    def on_key(self, key: str):
        if key == "*":
            if not self.digits:
                return BACK
            self.digits = self.digits[:-1]
        elif key == "#" and self.digits:
            if self.low <= int(self.digits) <= self.high:
                return self.typed(int(self.digits))
            self.refuse("From {} to {}, please.".format(self.low, self.high))
        elif key.isdigit() and len(self.digits) < 3:
            self.digits += key
        else:
            self.refuse("Type a number, then #.")
        return None

    def draw(self, page) -> None:
        page.row(0, self.title)
        page.row(2, "from {} to {}".format(self.low, self.high))
        page.row(4, self.digits + "_")
        page.row(7, "#ok  *back")


class Pages(Screen):
    """Text to read, page by page."""

    dialog = True

    def __init__(self, house, text: str):
        super().__init__(house)
        self.lines = []
        for paragraph in text.split("\n"):
            self.lines += wrap(paragraph)
        self.at = 0

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return (len(self.lines) + LINES - 1) // LINES

    def on_key(self, key: str):
        if key == "*" or key == "#" and self.at == self.pages - 1:
            return BACK
        if key == "#":
            self.at += 1
        return None

    def draw(self, page) -> None:
        for i in range(LINES):
            number = self.at * LINES + i
            page.row(i, self.lines[number] if number < len(self.lines) else "")
        more = "#next  " if self.at < self.pages - 1 else "#"
        page.row(7, "{}*back  {:>3}/{}".format(more, self.at + 1, self.pages))
