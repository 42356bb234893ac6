"""Questions on a page: yes or no, one of several, a number; and pages that are read."""

from firmware.ui import kinds, layout
from firmware.ui.faces import S
from firmware.ui.page import RIGHT
from firmware.ui.screen import BACK, UNDER, Screen, go_back


class Ask(Screen):
    """Ask before something is done: ``#`` goes to `yes()`, ``*`` to `no()`.

    Where no is to go back, or the question `drops`, a digit is typed on the screen beneath, as is
    another key by which a card begins there: neither is answered.  A question over the screen
    `beneath` leaves it in view, but for the last rows, or the last one if it is short.
    """

    dialog = True
    help = "ASK"
    typed: "Go | None" = None  # called before a key is typed beneath
    drops = False

    def __init__(
        self,
        shell: "Shell",
        text: str,
        yes: "Go",
        no: "Go" = go_back,
        words: "Sequence[str]" = ("yes", "no"),
        beneath: "Screen | None" = None,
    ):
        super().__init__(shell)
        self.text = text
        self.yes = yes
        self.no = no
        self.words = words
        self.beneath = beneath

    @property
    def types_beneath(self) -> bool:
        """True if a digit is typed on the screen beneath."""
        return self.drops or self.no is go_back

    def explain(self) -> "Destination":
        if self.help == "ASK" and not self.types_beneath:
            self.help = "ANSWER"
        return super().explain()

    def on_key(self, key: str) -> "Destination":
        if key == "#":
            return self.yes()
        if key == "*":
            return self.no()
        if self.types_beneath and (key.isdigit() or key in (self.beneath or self).begins):
            if self.typed:
                self.typed()
            return UNDER
        self.shell.signals.not_now()  # a note would lie over what is asked
        return None

    def render(self, page: "Page") -> None:
        yes, no = self.words
        does = "#{}  *{}".format(yes, no)
        beneath = self.beneath
        self.text_at = 0
        if not beneath:
            kinds.question(page, self.text, yes, no)
            return
        beneath.render(page)
        if beneath.crowded:
            page.clear(0, 0, layout.WIDTH, layout.HEIGHT)
            kinds.question(page, self.text, yes, no)
            return
        x = self.text_at = beneath.text_at
        if x:
            page.clear(x, 0, layout.WIDTH - x, layout.HEIGHT)
            layout.sentence(page, self.text, x, 0)
            layout.keys(page, does, x)
            return
        if page.foot <= layout.FOOT:  # a hand stays
            page.clear(0, 0, layout.WIDTH, page.foot)
            y = page.foot - layout.SMALL_LINE - 1  # apart from it
            layout.sentence(page, self.text, y=0, below=y)
            layout.keys(page, does, y=y)
            return
        layout.note(page, self.text, False)
        layout.keys(page, does)


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
        text = "Press {} {} {}, or #." if len(keys) > 1 else ONE_LINE
        self.not_now(text.format(keys[0], "or" if len(keys) == 2 else "to", keys[-1]))
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


TOO_LONG = "Too long\nfewer digits"


class NumberInput:
    """The digits typed so far on `screen`, `most` of them at most.

    A number that was refused is dead: it is shown until the next key and counts for nothing.  A
    digit then begins a new number, ``*`` only clears the dead one, and any other key acts as if
    nothing were typed; but after a digit too many the first one is refused too, as it was meant
    for the number.  If `most` is one, a digit replaces another.
    """

    def __init__(self, screen: "Screen", most: int = 3):
        self._screen = screen
        self._most = most
        self._refused = False
        self._long = False  # by a digit too many
        self._before = ("", False)  # the text and whether it was dead, before the last digit
        self.text = ""

    @property
    def number(self) -> int | None:
        """The number typed; None where there is none or it was refused."""
        return None if self._refused or not self.text else int(self.text)

    def among(self, cards: "Cards | None") -> int | None:
        """Return the number typed, or the one of `cards` that is meant where they are known.

        That is the only one that begins so, unless the number typed is a card itself.
        """
        number = self.number
        if number is None or not cards or number in cards:
            return number
        found = self.begun(cards)
        return found[0] if len(found) == 1 else number

    def begun(self, cards: "Cards") -> "list[int]":
        """Return those of `cards` that begin as what is typed."""
        live = self.live
        return [card for card in cards if str(card).startswith(live)] if live else []

    def take(self, key: str) -> bool:
        """Take a digit, or ``*`` while there is something to clear; return False for other keys."""
        text = self.text
        if key.isdigit():
            self._before = (text, self._refused)
            self._screen.typing = self
        elif self._long and key != "*":
            self._long = False
            self._screen.refuse(TOO_LONG)
            return True
        if self._refused or self._most == 1 and key.isdigit():
            self.clear()
        if key == "*" and text:
            self.clear()
        elif not key.isdigit():
            return False
        elif len(self.text) == self._most:
            self.refuse()
            self._long = True
            self._screen.refuse(TOO_LONG)
        else:
            self.text += key
        return True

    def withdraw(self) -> None:
        """Let the last digit not have been typed."""
        self.text, self._refused = self._before
        self._long = False

    @property
    def live(self) -> str:
        """The digits typed so far, none if they were refused."""
        return "" if self._refused else self.text

    def keep(self, other: "NumberInput") -> None:
        """Go on with what was typed on another screen, unless it was refused there."""
        self.text = other.live

    def refuse(self) -> None:
        """Let the number be dead."""
        self._refused = bool(self.text)

    def bury(self) -> None:
        """Forget the number if it is dead, and that it was a joker's: what said so goes."""
        if self._refused:
            self.clear()
            if self._screen.free:
                self._screen.free = False

    def clear(self) -> None:
        """Forget what was typed."""
        self.text = ""
        self._refused = self._long = False


def asked_number(shell: "Shell", title: str, low: int, high: int, typed: "Pick"):
    """Return the question for a number, which comes as it is asked: see NumberScreen."""
    return NumberScreen(shell, title, low, high, typed)


class TextScreen(Screen):
    """Read `pages`, each of seven small lines at most; a digit goes to the page of that number."""

    dialog = True
    held = "ABCD*"  # what means nothing is told by a tone: a note would lie over the text

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


# On the board number_question.py:


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
            self.wrong("Only {} to {}".format(self.low, self.high))
        return None

    def wrong(self, text: str) -> None:
        """Refuse the number with `text`."""
        self.input.refuse()
        self.refuse(text)

    def render(self, page: "Page") -> None:
        fact = "from {} to {}".format(self.low, self.high)
        kinds.entry(page, self.title, self.input.text, fact, "#ok  *back")
