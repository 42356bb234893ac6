"""The ruling, in the menu: the players set what is so on the table."""

from firmware.games.shedding.screens import dealt
from firmware.games.shedding.tables import (
    LAST,
    RULE_ANSWER,
    RULE_DRAW,
    RULE_HAND,
    RULE_HUNDRED,
    RULE_LAID,
    RULE_OPEN,
    RULE_RUN,
    RULE_TURN,
    SPECIAL,
)
from firmware.ui.choice import Dialog
from firmware.ui.number_screen import NumberScreen

RULED = "Ruled: {}."


class Ruling(Dialog):
    """Choose what is to be set."""

    help = "RULING"

    def __init__(self, shell):
        self.game = shell.referee.game
        folder = shell.referee.folder
        self.helps = folder.module("help")
        self.part = folder.part
        for part in ("ruling_turn_rules", "ruling_rules"):
            shell.soon(folder.module("shedding." + part))
        lines = [("Open card", self.open_card), ("Whose turn", self.turn)]
        if not dealt(self.game):
            lines += [("Draw pile", self.draw_pile), ("Cards in a hand", self.hand)]
        if len(shell.referee.tables.MOVES) > RULE_RUN:
            lines += [("Must answer", self.answer), ("A run", self.run), ("Laid", self.laid)]
            if self.game.hundred == SPECIAL and not dealt(self.game):
                lines.append(("Who has the 100", self.hundred))
        if self.game.over:
            lines = [("Cards in a hand", self.hand)]
        self.lines = lines
        super().__init__(shell, "Ruling", [line[0] for line in lines], self.chose)

    def chose(self, index: int):
        return self.lines[index][1]()

    def open_card(self):
        return NumberScreen(self.shell, "Open card", 1, LAST, self.open_as)

    def open_as(self, number: int):
        tables = self.shell.referee.tables
        pairs = tables.pairs(number) if hasattr(tables, "pairs") else [()]
        if len(pairs) < 2:
            return self.rule((RULE_OPEN, number) + (pairs[0] if pairs else (1, 1)))
        names = ["{} x {}".format(*pair) for pair in pairs]

        def picked(index: int):
            return self.rule((RULE_OPEN, number) + pairs[index])

        return Dialog(self.shell, "{} declared as".format(number), names, picked)

    def turn(self):
        return self.seats("Whose turn is it?", lambda seat: self.rule((RULE_TURN, seat)))

    def draw_pile(self):
        most = self.game.spare
        return NumberScreen(
            self.shell, "Draw pile", 0, most, lambda count: self.rule((RULE_DRAW, count))
        )

    def hand(self):
        return self.seats("Whose hand?", self.hand_of)

    def hand_of(self, seat: int):
        title = "Cards of P" + str(seat + 1)
        most = self.part("shedding.ruling_rules").most_held(self.game, seat)
        return NumberScreen(
            self.shell, title, 1, most, lambda count: self.rule((RULE_HAND, seat, count))
        )

    def answer(self):
        title = "Must P{} answer?".format(self.game.seat + 1)
        names = ("No", "Yes")
        return Dialog(self.shell, title, names, lambda yes: self.rule((RULE_ANSWER, yes)))

    def run(self):
        title = "Run of a digit, 0: no"
        return NumberScreen(self.shell, title, 0, 9, lambda digit: self.rule((RULE_RUN, digit)))

    def laid(self):
        most = self.part("shedding.ruling_turn_rules").most_laid(self.game)
        title = "Laid in this turn"
        return NumberScreen(self.shell, title, 0, most, lambda count: self.rule((RULE_LAID, count)))

    def hundred(self):
        game = self.game
        names = ["P" + str(seat + 1) for seat in range(game.players)] + ["Nobody"]

        def picked(index: int):
            return self.rule((RULE_HUNDRED, index % game.players, index < game.players))

        return Dialog(self.shell, "100 beside whom?", names, picked)

    def seats(self, title: str, picked):
        names = ["P" + str(seat + 1) for seat in range(self.game.players)]
        return Dialog(self.shell, title, names, picked)

    def rule(self, move):
        """Keep the ruling and return to the game."""
        referee = self.shell.referee
        why = referee.submit(move)
        screen = self.shell.screen()
        texts = referee.folder.part("texts")
        if why:
            screen.refuse(texts.why(why))
        else:
            screen.say(RULED.format(texts.called(referee.moves.text(move))))
        return screen
