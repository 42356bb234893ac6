"""The ruling, in the menu: the players set what is so on the table."""

from firmware.games.melding import texts
from firmware.games.melding.screens import dealt
from firmware.games.melding.sets import JOKER
from firmware.games.melding.tables import PILE, TOP, TURN, UNSEEN
from firmware.ui.choice import Dialog
from firmware.ui.number_screen import NumberScreen

RULED = "Ruled: {}."
OPEN = "Open card"
SEEN = "Not seen after all"


class Ruling(Dialog):
    """Choose what is to be set."""

    help = "RULING"

    def __init__(self, shell):
        self.game = shell.referee.game
        self.helps = shell.referee.folder.module("help")
        lines = [("Whose turn", self.turn)]
        if not dealt(self.game):
            lines += [(OPEN, self.open_card), ("Draw pile", self.draw_pile), (SEEN, self.unseen)]
        self.lines = lines
        super().__init__(shell, "Ruling", [line[0] for line in lines], self.chose)

    def chose(self, index: int):
        return self.lines[index][1]()

    def turn(self):
        seats = [seat for seat in range(self.game.players) if seat not in self.game.finished]
        names = ["P" + str(seat + 1) for seat in seats]
        keys = "".join([str(seat + 1) for seat in seats])

        def picked(index: int):
            return self.rule((TURN, seats[index]))

        return Dialog(self.shell, "Whose turn is it?", names, picked, keys=keys)

    def open_card(self):
        return self.card(OPEN, TOP)

    def unseen(self):
        return self.card("Which was not seen?", UNSEEN)

    def card(self, title: str, code: int):
        """Ask for a card and rule by the move `code` on it."""

        def typed(number: int):
            return self.rule((code, number))

        def picked(index: int):
            if index:
                return self.rule((code, JOKER))
            return NumberScreen(self.shell, title, 1, self.game.last, typed)

        if not self.game.jokers:
            return picked(0)
        return Dialog(self.shell, title, ("A number", "A free card"), picked)

    def draw_pile(self):
        most = self.game.outside - (self.game.open is not None)
        return NumberScreen(
            self.shell, "Draw pile", 1, most, lambda count: self.rule((PILE, count))
        )

    def rule(self, move):
        """Keep the ruling and return to the game."""
        referee = self.shell.referee
        why = referee.submit(move)
        screen = self.shell.screen()
        if why:
            screen.refuse(texts.why(why))
        else:
            screen.say(RULED.format(texts.called(referee.moves.text(move))))
        return screen
