"""Questions while one plays: yes or no, and the number that is typed on a page."""

from firmware.ui import kinds, layout
from firmware.ui.screen import UNDER, Screen, go_back


class Ask(Screen):
    """Ask before something is done: ``#`` goes to `yes()`, ``*`` to `no()`.

    Where no is to go back, a digit is no too, and typed on the screen beneath, as is another key by
    which a card begins there.  A question over the screen `beneath` leaves it in view, but for the
    last rows, or the last one if it is short.
    """

    dialog = True
    help = "ASK"
    typed: "Go | None" = None  # called before a key is typed beneath

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

    def on_key(self, key: str) -> "Destination":
        if key == "#":
            return self.yes()
        if key == "*":
            return self.no()
        beneath = self.beneath
        if self.no is go_back and (key.isdigit() or beneath and key in beneath.begins):
            if self.typed:
                self.typed()
            return UNDER
        self.not_now("# is {}, * is {}.".format(self.words[0], self.words[1]))
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
        if page.foot == layout.FOOT:  # a hand stays
            page.clear(0, 0, layout.WIDTH, layout.FOOT)
            layout.sentence(page, self.text, y=0, below=layout.LABELS)
            layout.keys(page, does, y=layout.LABELS)
            return
        layout.note(page, self.text, False)
        layout.keys(page, does)


TOO_LONG = "{} digits at most."


class NumberInput:
    """The digits typed so far on `screen`, `most` of them at most.

    A number that was refused is dead, also by a digit too many: it is shown until the next key
    and counts for nothing.  A digit then begins a new number, ``*`` only clears the dead one, and
    any other key acts as if nothing were typed.  If `most` is one, a digit replaces another.
    """

    def __init__(self, screen: "Screen", most: int = 3):
        self._screen = screen
        self._most = most
        self._refused = False
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
        if self._refused or self._most == 1 and key.isdigit():
            self.clear()
        if key == "*" and text:
            self.clear()
        elif not key.isdigit():
            return False
        elif len(self.text) == self._most:
            self.refuse()
            self._screen.refuse(TOO_LONG.format(self._most))
        else:
            self.text += key
        return True

    def withdraw(self) -> None:
        """Let the last digit not have been typed."""
        self.text, self._refused = self._before

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

    def clear(self) -> None:
        """Forget what was typed."""
        self.text = ""
        self._refused = False
