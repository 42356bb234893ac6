"""Rulings in *The Game*."""

from firmware.games.the_game import texts
from firmware.games.the_game.rules import DECK, DRAW, HAND, LAID, TOP, TURN
from firmware.games.the_game.screens import on_call
from firmware.shell import ruling


class Ruling(ruling.Ruling):
    """Choose what is to be set."""

    def rows(self) -> "list[MenuLine]":
        by_card = not on_call(self.shell)
        rows: list[MenuLine] = []
        if self.game.players > 1:
            rows.append(("turn", lambda: self.turn_of(TURN)))
        if by_card:
            rows.append(("piles", self.top))
        if self.game.knowledge.hand(0) is None:
            rows += [("draw pile", self.draw_pile), ("hands", self.hand)]
        if by_card:
            rows.append(("laid this turn", self.laid))
        return rows

    def believes(self) -> "dict[str, str]":
        found = super().believes()
        found["piles"] = " ".join([str(top) for top in self.game.tops])
        found["laid this turn"] = str(self.game.laid)
        return found

    def top(self):
        names = ["shows {}".format(top) for top in self.game.tops]
        return self.choice("Which pile?", names, self.top_of, keys="ABCD")

    def top_of(self, pile: int):
        return self.number("Top card of " + "ABCD"[pile], 1, 100, TOP, pile)

    def draw_pile(self):
        return self.number("Draw pile", 0, DECK, DRAW)

    def hand(self):
        return self.seats("Whose hand?", self.hand_of)

    def hand_of(self, seat: int):
        return self.number("Cards of " + self.player(seat), 0, self.game.hand_size, HAND, seat)

    def laid(self):
        return self.number("Laid this turn", 0, self.game.hand_size, LAID)

    def player(self, seat: int) -> str:
        return texts.player(self.game, seat)
