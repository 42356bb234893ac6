"""The ruling, in the menu: the players set what is so on the table."""

from firmware.games.the_game import texts
from firmware.games.the_game.tables import DECK, DRAW, HAND, LAID, TOP, TURN
from firmware.ui.choice import Dialog
from firmware.ui.number_screen import NumberScreen


class Ruling(Dialog):
    """Choose what is to be set."""

    helps = texts.HELPS
    help = "RULING"

    def __init__(self, shell):
        self.game = shell.referee.game
        lines: list = [("Top of a pile", self.top), ("Whose turn", self.turn)]
        if self.game.knowledge.hand(0) is None:
            lines += [("Draw pile", self.draw_pile), ("Cards in a hand", self.hand)]
        lines.append(("Laid in this turn", self.laid))
        self.lines = lines
        super().__init__(shell, "Ruling", [line[0] for line in lines], self.chose)

    def chose(self, index: int):
        return self.lines[index][1]()

    def top(self):
        names = ["shows {}".format(top) for top in self.game.tops]
        return Dialog(self.shell, "Which pile?", names, self.top_of, keys="ABCD")

    def top_of(self, pile: int):
        title = "Top card of " + "ABCD"[pile]
        return NumberScreen(self.shell, title, 1, 100, lambda card: self.rule((TOP, pile, card)))

    def turn(self):
        return self.seats("Whose turn is it?", lambda seat: self.rule((TURN, seat)))

    def draw_pile(self):
        return NumberScreen(
            self.shell, "Draw pile", 0, DECK, lambda count: self.rule((DRAW, count))
        )

    def hand(self):
        return self.seats("Whose hand?", self.hand_of)

    def hand_of(self, seat: int):
        title = "Cards of " + texts.player(self.game, seat)
        most = self.game.hand_size
        return NumberScreen(
            self.shell, title, 0, most, lambda count: self.rule((HAND, seat, count))
        )

    def laid(self):
        most = self.game.hand_size
        return NumberScreen(
            self.shell, "Laid in this turn", 0, most, lambda count: self.rule((LAID, count))
        )

    def seats(self, title: str, picked):
        names = [texts.player(self.game, seat) for seat in range(self.game.players)]
        return Dialog(self.shell, title, names, picked)

    def rule(self, move):
        """Keep the ruling and return to the game."""
        why = self.shell.referee.submit(move)
        screen = self.shell.screen()
        if why:
            screen.refuse(texts.why(why))
        else:
            screen.say(texts.RULED.format(texts.called(self.shell.referee.moves.text(move))))
        return screen
