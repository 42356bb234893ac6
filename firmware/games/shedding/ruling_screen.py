"""Rulings in the games of shedding."""

from firmware.games.shedding.rules import (
    JOKER,
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
    most_held,
)
from firmware.games.shedding.screens import dealt
from firmware.shell import ruling


class Ruling(ruling.Ruling):
    """Choose what is to be set."""

    def rows(self) -> list:
        game = self.game
        if game.over:
            return [("hands", self.hand)]
        own = not dealt(game)  # cards
        rows: list = [("turn", self.turn)]
        if not game.called:
            rows.append(("open card", self.open_card))
        if own:
            rows += [("draw pile", self.draw_pile), ("hands", self.hand)]
        if game.special:
            if not game.called and game.rulings().most_laid(game):
                rows.append(("laid this turn", self.laid))
            rows.append(("must answer", self.answer))
            if not game.called:
                rows.append(("a run", self.run))
            if game.hundred == SPECIAL and own:
                rows.append(("who has the 100", self.hundred))
        return rows

    def believes(self) -> "dict[str, str]":
        found = super().believes()
        found["open card"] = "J" if self.game.open == JOKER else str(self.game.open or "")
        return found

    def turn(self):
        return self.turn_of(RULE_TURN)

    def open_card(self):
        asked: Any = self.asked("Open card", 1, LAST, lambda number: self.open_as(asked, number))
        return asked

    def open_as(self, asked: "Any", number: int):
        """Rule it by the number, or ask as what it is declared; it may be refused where `asked`."""
        if not self.game.is_card(number):
            asked.wrong(self.shell.referee.folder.why(("card", number)))
            return None
        ways = self.game.declarations(number)
        if len(ways) < 2:
            return self.rule((RULE_OPEN, number) + (ways[0] if ways else (1, 1)))
        names = ["{} × {}".format(*way) for way in ways]

        def picked(index: int):
            return self.rule((RULE_OPEN, number) + ways[index])

        return self.choice("{} laid as".format(number), names, picked)

    def draw_pile(self):
        return self.number("Draw pile", 0, self.game.spare, RULE_DRAW)

    def hand(self):
        return self.seats("Whose hand?", self.hand_of)

    def hand_of(self, seat: int):
        most = most_held(self.game, seat)
        return self.number("Cards of " + self.player(seat), 1, most, RULE_HAND, seat)

    def answer(self):
        title = "Must {} answer?".format(self.player(self.game.seat))
        return self.choice(title, ("No", "Yes"), lambda yes: self.rule((RULE_ANSWER, yes)))

    def run(self):
        return self.number("Run of a digit, 0: no", 0, 9, RULE_RUN)

    def laid(self):
        most = self.game.rulings().most_laid(self.game)
        return self.number("Laid so far", 0, most, RULE_LAID)

    def hundred(self):
        players = self.game.players
        names = list(map(self.player, range(players))) + ["Nobody"]

        def picked(index: int):
            return self.rule((RULE_HUNDRED, index % players, index < players))

        return self.choice("100 beside whom?", names, picked)
