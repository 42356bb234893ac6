"""A turn of *Numbers Memo* on call: was it a pair or not, and nothing else."""

from firmware.games.memo import lights, texts
from firmware.games.memo.screens import first
from firmware.games.memo.tables import END, PAIR
from firmware.ui.glyphs import BIG, WIDE
from firmware.ui.screen import Screen

_LEFT_X = 52  # pixels: where the number of cards left stands


class Turn(Screen):
    """A turn: ``A`` is a pair, ``#`` is none and the next player's turn, ``*`` takes back."""

    helps = "help"
    help = "ON_CALL"

    @property
    def game(self) -> "Memo":
        """The rules' table."""
        return self.shell.referee.game

    def on_key(self, key: str) -> "Destination":
        if key == "*":
            return self.shell.take_back(self)
        if key not in ("A", "#"):
            self.refuse(texts.PAIR_OR_NOT)
            return None
        shell, game = self.shell, self.game
        shell.referee.submit((PAIR if key == "A" else END,))
        if game.over:
            shell.signals.ended(True)
            return first(shell)
        if key == "A":
            shell.signals.done(shell.signals.arc(game.players, game.seat))
        else:
            shell.signals.turn(game)
        return None

    def render(self, page: "Page") -> None:
        game = self.game
        page.row(0, texts.standing(game))
        page.row(1, texts.rule(game))
        page.row(3, "left")
        if game.left > 99:
            page.number(WIDE, _LEFT_X, 2, "100")
        else:
            page.number(BIG, _LEFT_X, 2, "{:>2}".format(game.left))
        if game.kept:
            page.row(6, texts.ANOTHER)
        elif self.shell.journal.moves == 1:
            page.row(6, texts.LAY.format(game.count))
        page.row(7, texts.PAIR_KEYS)

    def lights(self, now: int) -> "Colours":
        return lights.ring(self.game, now, self.shell.signals.arc)
