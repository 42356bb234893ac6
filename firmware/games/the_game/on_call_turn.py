"""A turn of *The Game* on call: how many cards were laid, and nothing else."""

from firmware.games.the_game import texts
from firmware.games.the_game.rules import DECK, LAY_COUNT, STUCK
from firmware.games.the_game.screens import first, mark, render_counts
from firmware.play.rules_base import ASKED
from firmware.ui import layout
from firmware.ui.questions import NumberInput
from firmware.ui.screen import Screen


class Turn(Screen):
    """A turn: ``3 #`` says that three cards were laid, ``#`` that none can be, ``*`` takes back.

    Too few are asked about, but on the short sheet only where it is none.
    """

    helps = "help"
    help = "ON_CALL"
    held = "ABCD"
    on_turn = True

    def __init__(self, shell: "Shell", remark: str = ""):
        super().__init__(shell)
        self.input = NumberInput(self, 1)
        self.remark = remark  # what the player before must draw
        game = self.game
        if game.unlaid == DECK and not game.idle:
            self.remark = texts.deal(game)

    @property
    def game(self) -> "OnCall":
        """The rules' table."""
        return self.shell.referee.game

    def on_key(self, key: str) -> "Destination":
        if self.input.take(key):
            return None
        if key == "#":
            return self._laid(self.input.number or 0)
        if key == "*":
            return self.shell.take_back(self)
        if len(key) > 1:
            return mark(self, "ABCD".find(key[-1]))
        self.refuse(texts.HOW_MANY)
        return None

    def render(self, page: "Page") -> None:
        game = self.game
        title = texts.LAYS.format(texts.player(game, game.seat), game.due)
        if self.input.text:
            title = "{}: {}_".format(texts.player(game, game.seat), self.input.text)
        layout.head(page, title, game.knowledge.draw)
        layout.count(page, game.left, texts.LEFT)
        render_counts(page, game, self.remark)
        layout.keys(page, texts.COUNT_KEYS)

    def _laid(self, count: int):
        why = self.game.why_not((LAY_COUNT, count))
        if not why and count < self.game.left:
            return self._pass_on((LAY_COUNT, count))
        if not why:
            self.input.refuse()
            return self.shell.ask(texts.ALL_LAID, lambda: self._pass_on((LAY_COUNT, count)))
        if why[0] != ASKED:
            self.input.refuse()
            self.shell.referee.refused = (LAY_COUNT, count), why
            self.refuse(self.shell.referee.folder.why(why))
            return None
        if count and self.game.short:
            return self._pass_on((STUCK, count))  # typed as it is, and the game goes on: TS5
        self.input.refuse()  # whoever says no types another number
        text = texts.asked_after(self.game, count)
        return self.shell.ask(text, lambda: self._pass_on((STUCK, count)))

    def _pass_on(self, move: "Move"):
        game = self.game
        seat, pile = game.seat, game.knowledge.draw
        self.shell.referee.submit(move)
        if game.over:
            self.shell.signals.ended(game.won)
            return first(self.shell)
        self.shell.signals.turn(game, (seat,) if game.knowledge.draw < pile else ())
        return Turn(self.shell, texts.draws(game, seat, pile - game.knowledge.draw))
