"""A question about a number, behind a held ``A``: what it is, and whether it goes on another."""

from firmware.ui.page import BIG, WIDE
from firmware.ui.questions import NumberInput
from firmware.ui.screen import BACK, Screen

TITLE = "Ask about a number"
TITLE_ON = "What goes on {}?"
RANGE = "I am asked about {} to {}."
HOW = "5 7 # asks about 57."
HOW_ON = "57 # asks about 57, 66 A 57 # if it goes on 66."
NO_ON = "No card goes on another here."
KEYS = ("#ask       *back", "#ask  A on *back")
_LEFT = 8  # of the number, in pixels
_BESIDE = "       {}"  # text beside it
_ABOVE = 4  # rows above what the game says


def asking(shell: "Shell"):
    """Return the page of the game in play for questions: the house's, if it has none of its own."""
    own = shell.referee.folder.part("help")
    return getattr(own, "Asking", Asking)(shell)


class Asking(Screen):
    """``5 7 #`` tells what 57 is, ``6 6 A 5 7 #`` whether 57 goes on 66; ``*`` goes back.

    The game's part ``help`` tells the rest.  Nothing is played, and nothing is kept.
    """

    dialog = True
    help = "ASKING"

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.input = NumberInput(self)
        self.part = shell.referee.folder.part("help")
        self.goes = getattr(self.part, "goes", None)  # says whether a card goes on another
        self.number = 0  # the one that is told about, 0 for none
        self.below = 0  # the one on which it is to go, 0 for none
        self.lines: list[str] = []  # what the game says

    def ahead(self, key: str) -> bool:
        return True

    def on_key(self, key: str) -> "Destination":
        if key.isdigit() and self.number:
            self.number = self.below = 0
        if self.input.take(key):
            return None
        if key == "*":
            if self.number or not self.below:
                return BACK
            self.below = 0
        elif key == "A" and not self.goes:
            self.refuse(NO_ON)
        elif key in ("A", "#") and self.input.number is not None:
            self._take(self.input.number, key == "A")
        else:
            self.refuse(HOW_ON if self.goes else HOW)
        return None

    def render(self, page: "Page") -> None:
        page.row(0, TITLE_ON.format(self.below) if self.below else TITLE)
        if self.number:
            self._render_answer(page)
        page.row(7, "{:<5}{}".format(self.input.text + "_", KEYS[self.goes is not None]))

    def lights(self, now: int) -> "Colours":
        return self.shell.ring(now)

    def _take(self, number: int, below: bool) -> None:
        referee = self.shell.referee
        low, high = self.part.numbers(referee.game)
        if not low <= number <= high:
            self.input.refuse()
            self.refuse(RANGE.format(low, high))
            return
        self.input.clear()
        if below:
            self.below = number
            return
        self.number = number
        more = getattr(self.part, "more", None)
        self.lines = more(referee.game, number) if more else []
        if self.goes:
            self.lines = self.lines + self.goes(referee, number, self.below)

    def _render_answer(self, page: "Page") -> None:
        number = self.number
        if number > 99:
            page.number(WIDE, _LEFT, 1, str(number))
        else:
            page.number(BIG, _LEFT, 1, "{:>2}".format(number))
        found = factors(number)
        kind = "a prime" if len(found) == 1 else "no prime"
        told = (kind, "x".join(found) if len(found) > 1 else "", digits(number))
        for i in range(len(told) if getattr(self.part, "FACTORS", True) else 0):
            page.row(1 + i, _BESIDE.format(told[i]))
        for i in range(len(self.lines)):
            page.row(_ABOVE + i, self.lines[i])


def factors(number: int) -> "list[str]":
    """Return the primes whose product is `number`, as written, the least first."""
    found = []
    factor = 2
    while number > 1:
        while number % factor == 0:
            found.append(str(factor))
            number //= factor
        factor += 1
    return found


def digits(number: int) -> str:
    """Return the digits of `number` and their sum, as in ``5+7 = 12``."""
    text = str(number)
    if len(text) == 1:
        return "sum " + text
    return "{} = {}".format("+".join(text), sum([int(digit) for digit in text]))
