"""Rulings in *Numbers Memo*: whose turn it is, and the cards of a player."""

from firmware.games.memo.tables import CARDS, TURN
from firmware.shell import ruling
from firmware.ui.number_screen import NumberScreen


class Ruling(ruling.Ruling):
    """Choose what is to be set."""

    def rows(self) -> list:
        rows: list = [("Whose turn", lambda: self.turn_of(TURN))]
        if not self.game.places:
            rows.append(("Cards of a player", lambda: self.seats("Whose cards?", self.cards_of)))
        return rows

    def cards_of(self, seat: int):
        def typed(count: int):
            why = self.game.why_not((CARDS, seat, count))
            if not why:
                return self.rule((CARDS, seat, count))
            asked.wrong(self.texts.why(why))
            return None

        title = "Cards of " + self.player(seat)
        asked = NumberScreen(self.shell, title, 0, self.game.most(seat), typed)
        return asked
