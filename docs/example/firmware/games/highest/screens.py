"""The one screen of *Highest Card*, and which screen the game stands at."""

from firmware.games.highest import lights, texts
from firmware.games.highest.tables import ROUNDS, TURN
from firmware.modules.later import later
from firmware.ui.screen import Screen, arc


def first(shell):
    """Return the screen that the game in play stands at."""
    game = shell.referee.game
    if game.over:
        return later.session.Scores(shell, texts.verdict(game))
    return Turn(shell)


def menu(shell) -> list:
    """Return the lines that the game adds to the menu, each with what it opens."""

    def rules():
        pages = shell.referee.folder.part("help").RULES
        return later.text_screen.TextScreen(shell, pages)

    return [("Rules in short", rules)]


class Turn(Screen):
    """A turn: at the table ``3 7 #`` says that the 37 was turned over, on the screen ``#`` does."""

    helps = texts.HELPS
    help = "TURN"

    def __init__(self, shell):
        super().__init__(shell)
        self.game = shell.referee.game
        self.typed = ""
        self.fresh = False  # does the next digit begin a new number?

    def on_key(self, key: str) -> object:
        if key == "#":
            return self._turn_over()
        if key == "*" and self.typed:
            self.typed = self.typed[:-1]
            self.fresh = False
        elif key == "*":
            return later.take_back.take_back(self)
        elif key.isdigit() and not self.game.deck:
            if self.fresh:
                self.typed = ""
                self.fresh = False
            if len(self.typed) < 3:
                self.typed += key
        else:
            self._remind()
        return None

    def render(self, page) -> None:
        game = self.game
        played = sum(game.won)
        if len(game.up) < game.players:  # else the last round is still shown
            played += 1
        page.row(0, texts.ROUND.format(played, ROUNDS))
        if not game.deck:
            page.end(0, self.typed + "_")
        for seat in range(game.players):
            shown = [str(card) for owner, card in game.up if owner == seat]
            mark = ">" if seat == game.seat else " "
            card = shown[0] if shown else "-"
            page.row(1 + seat, texts.SEAT.format(mark, seat + 1, card, game.won[seat]))
        page.row(7, texts.KEYS[1 if game.deck else 0])

    def lights(self, now: int) -> list:
        return lights.ring(self.game, now)

    def _turn_over(self):
        game = self.game
        if not game.deck and not self.typed:
            self._remind()
            return None
        seat = game.seat
        card = game.top() if game.deck else int(self.typed)
        why = self.shell.referee.submit((TURN, card))
        self.fresh = True
        if why:
            self.refuse(texts.why(why))
            return None
        self.typed = ""
        if game.over:
            self.shell.signals.ended(True)
            return first(self.shell)
        if len(game.up) == game.players:
            self.say(texts.TAKES.format(game.seat + 1))
        self.shell.signals.done(*arc(game.players, seat))
        return None

    def _remind(self) -> None:
        """Say what the turn waits for."""
        self.refuse(texts.PRESS if self.game.deck else texts.TYPE)
