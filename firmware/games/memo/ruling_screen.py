"""The ruling, in the menu: the players set what is so on the table."""

from firmware.games.memo import texts
from firmware.games.memo.tables import CARDS, TURN
from firmware.ui.choice import Dialog
from firmware.ui.number_screen import NumberScreen


class Ruling(Dialog):
    """Choose what is to be set."""

    helps = "help"
    help = "RULING"

    def __init__(self, shell):
        self.game = shell.referee.game
        lines = ["Whose turn"]
        if not self.game.places:
            lines.append("Cards of a player")
        super().__init__(shell, "Ruling", lines, self.chose)

    def chose(self, index: int):
        if index:
            return self.seats("Whose cards?", self.cards_of)
        return self.seats("Whose turn is it?", lambda seat: self.rule((TURN, seat)))

    def cards_of(self, seat: int):
        def typed(count: int):
            why = self.game.why_not((CARDS, seat, count))
            if not why:
                return self.rule((CARDS, seat, count))
            asked.wrong(texts.why(why))
            return None

        title = "Cards of P" + str(seat + 1)
        asked = NumberScreen(self.shell, title, 0, self.game.most(seat), typed)
        return asked

    def seats(self, title: str, picked):
        names = ["P" + str(seat + 1) for seat in range(self.game.players)]
        return Dialog(self.shell, title, names, picked)

    def rule(self, move):
        """Keep the ruling, a legal one, and return to the game."""
        self.shell.referee.submit(move)
        screen = self.shell.screen()
        referee = self.shell.referee
        screen.say(texts.RULED.format(referee.folder.called(referee.moves.text(move))))
        return screen
