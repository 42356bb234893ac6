"""The first open card, which the players type where they have the cards (H-e)."""

from firmware.games.melding.card_input import Typing
from firmware.games.melding.screens import first
from firmware.games.melding.tables import OPEN
from firmware.play.knowledge import GUIDED

STARTS = "{} starts"
DEAL = "Deal {} each,"
TURN_OVER = "then turn one over."
DEALT = "Dealt: {} each,"
TURNED_OVER = "and one turned over."
WHICH = "It shows: {}_"
TYPE = "Type the open card, then #."


class Opening(Typing):
    """``2 3 #`` says that the 23 was turned over, where the players have the cards (H-e)."""

    help = "OPENING"

    def ahead(self, key: str) -> bool:
        return True

    def on_key(self, key: str) -> "Destination":
        if self.input.take(key):
            return None
        if key == "*":
            return self.shell.take_back(self)
        if key == "#" and self.input.card is not None:
            return self._open(self.input.card)
        self.refuse(TYPE)
        return None

    def _open(self, card: int):
        why = self.shell.referee.submit((OPEN, card))
        if why:
            return self.wrong(why, self._open)
        self.shell.signals.turn(self.game)
        return first(self.shell)

    def render(self, page: "Page") -> None:
        page.tall(0, STARTS.format(self.game.name(self.game.seat)))
        done = self.shell.referee.setup.level == GUIDED  # the knowledge was dropped since
        page.tall(2, (DEALT if done else DEAL).format(self.game.hand_size))
        page.row(4, TURNED_OVER if done else TURN_OVER)
        page.tall(5, WHICH.format(self.input.text))
        page.row(7, "card#  *back")
