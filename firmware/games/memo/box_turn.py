"""The page of *Numbers Memo* on which the device plays a turn of its own."""

from firmware.games.memo import grid, player, screens, texts
from firmware.games.memo.rules import NEED, REVEAL
from firmware.shell import box_turn
from firmware.ui import layout

_PLACE = "place {}"
_SEEN_MS = 3000  # in which two cards that are no pair can be remembered


class BoxTurn(box_turn.BoxTurn):
    """All places, and what was turned up last."""

    player = player

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.led = self.game.guided
        self.row = []  # nobody has a hand

    def lie(self, row: "list[int]") -> None:
        """Do nothing: each card has its place."""

    @property
    def pace_ms(self) -> int:
        """How long what was turned up is seen."""
        return _SEEN_MS if len(self.game.up) == 2 else box_turn.PACE_MS

    def render(self, page: "Page") -> None:
        game: Memo = self.game
        name, up = game.name(self.seat), game.up
        if not self.laid and self.played:
            title = self.played
        elif len(up) == 2:
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
            self.unseen = self.keys()
        else:
            self.render_keys(page)

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
        words = ""
        if self.led and code in (REVEAL, NEED):
            words = self.says(_PLACE.format(move[-1] + 1))
        if game.over:
            screens.ended(shell)
        elif len(game.up) == 2:
            screens.missed(shell.signals)
        elif game.seat != self.seat:
            shell.signals.turn(game)
        else:
            shell.signals.done(shell.signals.arc(game.players, game.seat))
            pair = self.says(texts.A_PAIR.format(up[0], card)) if up else ""
            if not words:
                return pair
            self.then = pair
        return words
