"""The page of *Numbers Memo* on which the device plays a turn of its own."""

from firmware.games.memo import grid, screens, texts
from firmware.games.memo.rules import NEED, REVEAL
from firmware.shell import box_turn
from firmware.ui import layout

_SEEN_MS = 3000  # in which two cards that are no pair can be remembered


class BoxTurn(box_turn.BoxTurn):
    """All places, and what was turned up last."""

    @property
    def pace_ms(self) -> int:
        """How long what was turned up is seen."""
        return _SEEN_MS if len(self.game.up) == 2 else box_turn.PACE_MS

    def render(self, page: "Page") -> None:
        game: Memo = self.game
        name, up = game.name(self.seat), game.up
        if len(up) == 2:
            title = texts.NO_PAIR.format(*up)
        elif up:
            title = texts.NEEDING.format(name, up[0], game.needed)
        else:
            title = self.played or texts.TURNS.format(name)
        self.crowded = grid.crowded(game.count)
        self.row_at = 0 if self.crowded else layout.KEYS
        self.titled(page, title)
        grid.render_places(page, game)
        if self.crowded:
            self.unseen = box_turn.KEYS
        else:
            layout.keys(page, box_turn.KEYS)

    def play(self, move: "Move") -> str:
        game: Memo = self.game
        shell = self.shell
        code, card = move[0], game.places[move[-1]]  # it names a place
        up = game.up
        if code == REVEAL:
            shell.referee.submit((code, card))
        elif code == NEED:
            shell.referee.submit((code, game.needed, card))
        else:
            shell.referee.submit(move)
        if game.over:
            screens.ended(shell)
        elif len(game.up) == 2:
            screens.missed(shell.signals)
        elif game.seat != self.seat:
            shell.signals.turn(game)
        else:
            shell.signals.done(shell.signals.arc(game.players, game.seat))
            return self.says(texts.A_PAIR.format(up[0], card)) if up else ""
        return ""
