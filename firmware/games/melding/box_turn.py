"""The page of a game of sets on which the device plays a turn of its own."""

from firmware.games.melding import player, texts, turn
from firmware.games.melding.rules import DRAW, OUT, TAKE, card_text
from firmware.shell import box_turn
from firmware.ui import layout

_DREW, _TOOK, _THREW = "{} draws a card", "{} takes the {}", "{} throws {}"


class BoxTurn(box_turn.BoxTurn):
    """The open card, what was done last, and the hand of who plays alone with the device."""

    player = player

    def render(self, page: "Page") -> None:
        game: Drawing = self.game
        title = self.played or turn.heading(game)
        hand = self.alone()
        if hand:
            self.unseen, self.row_at = self.keys(), 0
            turn.render_table(self, page, title, self.listed())
            turn.render_hand(page, game, game.people()[0])
            return
        self.unseen, self.row_at = "", layout.KEYS
        turn.render_table(self, page, title, ())
        if not self.place:
            layout.label(page, layout.LEFT_EDGE, layout.FOOT, texts.out(game))
        self.render_keys(page)

    def meant(self, key: str) -> "Answer":
        """Sort the hand of who plays alone with the device by C."""
        if key != "C" or not self.alone():
            return False
        turn.sort(self, self.game, self.game.people()[0])
        return None

    def go_on(self) -> "Destination":
        """Make the move that was thought of; being out is proved for all to see."""
        move: Any = self.move
        if move[0] == OUT:
            return turn.known_claim(self.shell, self.shell.screen, move[1])
        return super().go_on()

    def play(self, move: "Move") -> str:
        game: Drawing = self.game
        shell, seat = self.shell, self.seat
        last = move[0] == DRAW and game.knowledge.draw == 1
        shell.referee.submit(move)
        self.over = len(game.owes) > 0  # the players shuffle first
        signals = shell.signals
        if move[0] not in (DRAW, TAKE):
            signals.turn(game)
            said, card = _THREW, move[1]
        else:
            if last:
                signals.event(game)
            else:
                signals.done(signals.arc(game.players, seat))
            said, card = _DREW if move[0] == DRAW else _TOOK, game.drawn or 0
        return said.format(game.name(seat), card_text(card))
