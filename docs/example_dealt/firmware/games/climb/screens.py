"""The turn in *Climb*: whoever is on turn sees their hand, behind a page for all."""

from firmware.games.climb import hand_over, texts
from firmware.games.climb.rules import LAY
from firmware.games.plain import turn
from firmware.games.plain.turn import NumberTurn
from firmware.ui import layout


def first(shell: "Shell"):
    """Return the screen that the game in play stands at: nobody's hand, or the points."""
    game: Climb = shell.referee.game
    if game.over:
        return turn.first(shell)
    return hand_over.Cover(shell, game.seat, lambda: Turn(shell), shell.take_back)


class Turn(NumberTurn):
    """``3 7 #`` lays the 37; then the device goes on to the next player."""

    looking = True  # the player on turn sees their own cards

    def ahead(self, key: str) -> bool:
        return False  # it shows a hand

    def enter(self, number: "int | None"):
        """Lay `number` and return the page for all, or say why it is refused."""
        if number is None:
            self.remind()
            return None
        seat = self.game.seat
        there = self.play((LAY, number))
        return there if self.game.over or self.game.seat == seat else first(self.shell)

    def remind(self) -> None:
        self.refuse(texts.REMIND)

    def render(self, page: "Page") -> None:
        game = self.game
        title = texts.TURN_OF.format(game.name(game.seat), self.input.text)
        hand_over.render_table(self, page, title)
        hand_over.render_hand(page, game, game.seat)
        layout.keys(page, texts.KEYS)
