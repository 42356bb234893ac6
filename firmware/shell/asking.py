"""A question about a number, behind a held ``A``: what it is, and whether it goes on another."""

from firmware.ui import kinds, layout
from firmware.ui.faces import N22
from firmware.ui.questions import NumberInput
from firmware.ui.screen import BACK, Screen

TITLE = "Which number?"
TITLE_ON = "What goes on {}?"
RANGE = "I am asked about {} to {}."
HOW = "5 7 # asks about 57."
HOW_ON = "57 # asks about 57, 66 A 57 # if it goes on 66."
NO_ON = "No card goes on another here."
KEYS = ("#ask  *back", "#ask A on  *back")
NEXT = "next number?  *back"
_GAP = 6  # pixels behind the number
_TWICE_ROOM = 60  # pixels beside a large one
_BELOW, _BESIDE = 24, 48  # the row where what the game says begins, and the one behind the facts


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
        self.lines: list[str] = []  # the sentences that the game says
        self.what = ""  # what it says of the number itself, beside them

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
        if self.number:
            self._render_answer(page)
            layout.keys(page, NEXT)
            return
        title = TITLE_ON.format(self.below) if self.below else TITLE
        kinds.entry(page, title, self.input.text, "", KEYS[self.goes is not None])

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
        what = more(referee.game, number) if more else []
        lines = self.goes(referee, number, self.below) if self.goes else []
        self.what = what[0] if what and lines else ""
        self.lines = lines or what

    def _render_answer(self, page: "Page") -> None:
        """Put the number, what it is beside it, and below what the game says of it."""
        number = self.number
        found = factors(number)
        kind = "a prime" if len(found) == 1 else "no prime"
        product = "x".join(found) if len(found) > 1 else ""
        # What it is comes in T where the game says nothing of it, else in T only as much as fits.
        wide = layout.width_of(product) <= _TWICE_ROOM
        twice = not self.lines and wide
        x = page.numeral(layout.LEFT_EDGE, 0, number, N22, twice=twice) + _GAP
        if not getattr(self.part, "FACTORS", True):
            pass
        elif not self.lines:
            facts = [kind, product, digits(number)]
            layout.sentence(page, "\n".join([fact for fact in facts if fact]), x, 0, below=_BESIDE)
        else:
            what = self.what or product or kind
            layout.sentence(page, what, x, 0, below=layout.LINE)
            facts = [product if self.what else kind] if product else []
            layout.label(page, x, layout.LINE, ", ".join(facts + [digits(number)]))
        if self.lines:
            layout.sentence(page, "\n".join(self.lines), y=_BELOW)


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
