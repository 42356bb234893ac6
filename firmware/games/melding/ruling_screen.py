"""Rulings in games 5 and 6."""

from firmware.games.melding.rules import JOKER, PILE, TOP, TURN, UNSEEN, card_text
from firmware.games.melding.screens import dealt
from firmware.shell import ruling

OPEN = "Open card"
SEEN = "still in play"


class Ruling(ruling.Ruling):
    """Choose what is to be set."""

    def rows(self) -> list:
        rows: list = [("turn", self.turn)]
        if not dealt(self.game):
            rows += [
                ("open card", self.open_card),
                ("draw pile", self.draw_pile),
                (SEEN, self.in_play),
            ]
        return rows

    def believes(self) -> "dict[str, str]":
        found = super().believes()
        found["open card"] = card_text(self.game.open) if self.game.open else ""
        return found

    def screen(self):
        before = self.beneath
        return before if before and before.help == "HAND" else super().screen()

    def turn(self):
        seats = [seat for seat in range(self.game.players) if self.game.plays(seat)]
        names = [self.player(seat) for seat in seats]
        keys = "".join([str(seat + 1) for seat in seats])

        def picked(index: int):
            return self.rule((TURN, seats[index]))

        return self.choice("Whose turn is it?", names, picked, keys=keys)

    def open_card(self):
        return self.card(OPEN, TOP)

    def in_play(self):
        return self.card("Which is in play?", UNSEEN)

    def card(self, title: str, code: int):
        """Ask for a card and rule by the move `code` on it."""

        def picked(index: int):
            if index:
                return self.rule((code, JOKER))
            return self.number(title, 1, self.game.last, code)

        if not self.game.jokers:
            return picked(0)
        return self.choice(title, ("A number", "A joker"), picked)

    def draw_pile(self):
        most = self.game.outside - (self.game.open is not None)
        return self.number("Draw pile", 1, most, PILE)
