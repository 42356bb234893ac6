"""A question about a card of *4 1/2 Minutes*, from the menu: what it goes on, and what it does."""

from firmware.games.minutes import clock as clocks
from firmware.games.minutes import lights, texts
from firmware.games.minutes.tables import BLOCKED, COLOUR, KEYS, LETTERS, NAMES, TURN
from firmware.ui.screen import BACK, Screen
from firmware.ui.text_lines import wrap

TITLE = "Which card?"
HOW = "Number or sign first, then the colour."
GOES = ("Goes on {0} and on any {1}.", "White: goes on anything.")
# What a sign does, by its kind from that of It's your turn on.
DOES = (
    "Name who is next, yourself too.",
    "Turns the direction.",
    "The next draws two.",
    "Then {0} or {1} goes, or white.",
    "Then three on the other pile.",
)
NOW = ("Now on {}.", "Now nowhere.")
BACK_KEY = "*back"


class Asking(Screen):
    """``3 1`` tells what a red 3 goes on, and on which piles just now; ``*`` goes back."""

    dialog = True
    helps = "help"
    help = "ASKING"

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.game: Minutes = shell.referee.game
        self.entry = ""  # the key of the number or sign
        self.card = 0  # the one that is told about

    def on_key(self, key: str) -> "Destination":
        if key == "*":
            if not self.entry:
                return BACK
            self.entry = ""
            self.card = 0
        elif self.entry and not self.card:
            colour = KEYS.find(key)
            if 0 <= colour < len(LETTERS):
                self.card = colour * 16 + KEYS.find(self.entry) + 1
            else:
                self.refuse(texts.say("no-colour", len(LETTERS)))
                self.entry = ""
        elif key in KEYS:
            self.entry = key
            self.card = 0
        else:
            self.refuse(HOW)
        return None

    def render(self, page: "Page") -> None:
        page.tall(0, texts.name_of(self.card) if self.card else TITLE)
        lines = self.told() if self.card else []
        for i in range(len(lines)):
            page.row(2 + i, lines[i])
        if not self.card:
            legend = "pairs" if KEYS.find(self.entry) + 1 == COLOUR else "colours"
            texts.render_typed(page, self.entry + "_", legend if self.entry else "signs")
        page.row(7, BACK_KEY)

    def lights(self, now: int) -> "Colours":
        shell = self.shell
        return lights.ring(self.game, now, shell.signals.arc, clocks.of(shell), shell.box.colours)

    def told(self) -> "list[str]":
        """Return what is told of the card, five rows at most."""
        card = self.card
        kind, colour = card & 15, card >> 4
        names = (NAMES[colour], NAMES[(colour + 1) % len(NAMES)])
        sign = texts.name_of(card).split()[0]
        said = GOES[kind >= COLOUR].format(names[0], sign)
        if kind >= TURN:
            said += " " + DOES[kind - TURN].format(*names)
        return wrap(said) + wrap(self.now())

    def now(self) -> str:
        """Return on which piles the card goes as they lie, or nothing where that is not known."""
        game = self.game
        if game.on_call or not game.started or game.over:
            return ""
        piles = []
        for pile in range(2):
            shut = game.count > 0 and (pile == game.blocked or self.card & 15 == BLOCKED)
            if game.fits(self.card, pile) and not shut and (game.begun or not pile):
                piles.append("AB"[pile])
        return NOW[0].format(" and ".join(piles)) if piles else NOW[1]
