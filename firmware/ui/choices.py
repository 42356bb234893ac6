"""Pages on which one chooses, types a number or reads."""

from firmware.ui import kinds, layout
from firmware.ui.faces import S
from firmware.ui.page import RIGHT
from firmware.ui.questions import NumberInput
from firmware.ui.screen import BACK, Screen, go_back

DIGITS = "123456789"
ONE_LINE = "Press its key, or #."


class Choice(Screen):
    """Choose one of `items` by its key, or the marked one by ``#``; ``D`` turns the page.

    `picked(index)` returns where to go; ``*`` goes to `back()`, or nowhere if that is None.  `keys`
    are the items' keys; where none are given they are numbered from 1.  The first nine have their
    keys on every page; a later one has the last digit of its number, on its own page alone.
    `SHOWN` is how many are on one page, `fact` what is said below them.
    """

    SHOWN = 6
    chooses = True
    fact = ""
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
        self.not_now(text.format(keys[0], keys[-1]))
        return None

    def render(self, page: "Page") -> None:
        first = self.first
        chosen = self.chosen - first if self.is_marked(self.chosen) else -1
        items = self.items[first : self.end]
        keys = self.shown_keys()
        kinds.choice(page, self.title, items, keys, chosen, self.keys_line(), self.fact)

    def is_marked(self, item: int) -> bool:
        """Return True if ``#`` takes `item`, which is shown in reverse."""
        return item == self.chosen

    def keys_line(self) -> str:
        """Return what the keys do."""
        shown = self.named_keys()
        keys = shown[0] + "-" + shown[-1] if len(shown) > 1 else ""
        more = " D more" if len(self.items) > self.SHOWN else ""
        back = layout.APART + "*back" if self.back else ""
        return (self.marked() + keys + more).rstrip() + back

    def marked(self) -> str:
        """Return what ``#`` does."""
        return "#ok "


class Dialog(Choice):
    """A choice that lies on top of the screen that opened it."""

    dialog = True


class NumberScreen(Screen):
    """Type a number from `low` to `high`; `typed(number)` returns where to go, or None.

    It may call `wrong(text)` where it does not take the number.
    """

    dialog = True
    help = "NUMBER"

    def __init__(self, shell: "Shell", title: str, low: int, high: int, typed: "Pick"):
        super().__init__(shell)
        self.title = title
        self.low = low
        self.high = high
        self.typed = typed
        self.input = NumberInput(self)

    def ahead(self, key: str) -> bool:
        return True

    def on_key(self, key: str) -> "Destination":
        if self.input.take(key):
            return None
        if key == "*":
            return BACK
        number = self.input.number
        if key != "#" or number is None:
            self.not_now("Type a number, then #.")
        elif self.low <= number <= self.high:
            return self.typed(number)
        else:
            self.wrong("From {} to {}, please.".format(self.low, self.high))
        return None

    def wrong(self, text: str) -> None:
        """Refuse the number with `text`."""
        self.input.refuse()
        self.refuse(text)

    def render(self, page: "Page") -> None:
        fact = "from {} to {}".format(self.low, self.high)
        kinds.entry(page, self.title, self.input.text, fact, "#ok  *back")


class TextScreen(Screen):
    """Read `pages`, each of seven small lines at most; a digit goes to the page of that number."""

    dialog = True
    held = "ABCD"  # what means nothing is told by a tone: a note would lie over the text

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
        elif key in DIGITS[: len(self.pages)]:
            self.at = int(key) - 1
        else:
            self.shell.signals.not_now()
        return None

    def words(self) -> str:
        """Return what the page says that is shown."""
        return self.pages[self.at]

    def render(self, page: "Page") -> None:
        at, pages = self.at, self.pages
        digits = " 1-{}".format(min(len(pages), 9)) if len(pages) > 1 else ""
        more = "#next{} *back" if at < len(pages) - 1 else "# or *back{}"
        more = more.format(digits)
        kinds.reading(page, self.words(), more)
        page.text(0, layout.KEYS, "{}/{}".format(at + 1, len(pages)), S, RIGHT, layout.RIGHT_EDGE)
