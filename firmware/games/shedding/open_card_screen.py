"""The first open card, which the players type where they have the cards (H1.1, H-e)."""

from firmware.games.shedding.screens import first
from firmware.games.shedding.tables import LAST, OPEN
from firmware.play.knowledge import GUIDED
from firmware.ui.number_input import NumberInput
from firmware.ui.screen import Screen

STARTS = "{} starts"
DEAL = "Deal {} each,"
TURN_OVER = "then turn one over."
DEALT = "Dealt: {} each,"
TURNED_OVER = "and one turned over."
WHICH = "It shows: {}_"
TYPE = "Type the open card, then #."


class Opening(Screen):
    """``2 3 #`` says that the 23 was turned over."""

    help = "OPENING"
    helps = "help"

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        folder = shell.referee.folder
        self.texts = folder.part("texts")
        self.game: Discarding = shell.referee.game
        self.input = NumberInput(self)

    def ahead(self, key: str) -> bool:
        return True

    def on_key(self, key: str) -> "Destination":
        if self.input.take(key):
            return None
        if key == "#" and self.input.number is not None:
            return self._open(self.input.number)
        if key == "*":
            return self.shell.take_back(self)
        if key == "A" and self.game.jokers:
            self.refuse(self.texts.why(("under",)))
        else:
            self.refuse(TYPE)
        return None

    def _open(self, card: int):
        why = ("card", card) if card > LAST else self.shell.referee.submit((OPEN, card))
        if why:
            self.input.refuse()
            self.refuse(self.texts.why(why))
            return None
        self.shell.signals.turn(self.game)
        return first(self.shell)

    def render(self, page: "Page") -> None:
        page.tall(0, STARTS.format(self.game.name(self.game.seat)))
        done = self.shell.referee.setup.level == GUIDED  # the knowledge was dropped since
        page.tall(2, (DEALT if done else DEAL).format(self.game.hand_size))
        page.row(4, TURNED_OVER if done else TURN_OVER)
        page.tall(5, WHICH.format(self.input.text))
        page.row(7, "card#  *back")

    def lights(self, now: int) -> "Colours":
        return self.shell.ring(now)
