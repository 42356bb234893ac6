"""A turn of *Numbers Memo* on call: was it a pair or not, and nothing else."""

from firmware.games.memo import lights, texts
from firmware.games.memo.screens import first
from firmware.games.memo.tables import END, PAIR
from firmware.ui.glyphs import BIG
from firmware.ui.screen import Screen


class Turn(Screen):
    """A turn: ``A`` is a pair, ``#`` is none and the next player's turn, ``*`` takes back."""

    helps = "help"
    help = "ON_CALL"
    on_turn = True

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
        page.tall(0, (texts.ANOTHER if game.kept else texts.JUDGE).format(game.name(game.seat)))
        page.number(BIG, 0, 2, "{} left".format(game.left))
        page.row(5, texts.rule(game))
        begins = self.shell.journal.moves == 1
        page.row(6, texts.LAY.format(game.count) if begins else texts.standing(game))
        page.row(7, texts.PAIR_KEYS)

    def lights(self, now: int) -> "Colours":
        return lights.ring(self.game, now, self.shell.signals.arc)
