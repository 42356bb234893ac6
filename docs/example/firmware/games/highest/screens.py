"""The turn in *Highest Card*."""

from firmware.games.highest import texts
from firmware.games.highest.rules import ROUNDS, TURN
from firmware.games.plain.turn import NumberTurn
from firmware.ui import layout


class Turn(NumberTurn):
    """At the table ``3 7 #`` says that the 37 was turned over, on the screen ``#`` does."""

    def enter(self, number: "int | None"):
        """Turn over `number`, or the top card where the device has it."""
        game = self.game
        card = game.next_card() if number is None else number
        if not card:
            self.remind()
            return None
        there = self.play((TURN, card))
        if len(game.up) == game.players and not there and not self.note:
            self.say(texts.TAKES.format(game.name(game.seat)))
        return there

    def remind(self) -> None:
        self.refuse(texts.REMIND[bool(self.game.deck)])

    def render(self, page: "Page") -> None:
        game = self.game
        played = sum(game.points) + (len(game.up) < game.players)  # else the last is still shown
        who = texts.ON_TURN.format(game.name(game.seat), self.input.text)
        layout.head(page, who, fact=texts.ROUND.format(played, ROUNDS))
        cards = dict(game.up)
        for seat in range(game.players):
            words = texts.SEAT.format(game.name(seat), cards.get(seat, "-"), game.points[seat])
            layout.label(page, 1, 16 + 8 * seat, words)
        layout.keys(page, texts.KEYS[bool(game.deck)])
