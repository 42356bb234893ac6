"""The turn of a plain game, in which a number is typed, and where such a game stands."""

from firmware.ui.questions import NumberInput
from firmware.ui.screen import Screen

WON = "{} wins with {}."
SHARED = "{} share, {} each."


def first(shell: "Shell"):
    """Return the screen that the game in play stands at: a turn, or the points at its end."""
    game: Any = shell.referee.game
    if not game.over:
        return shell.referee.folder.screens.Turn(shell)
    seats = game.winners()
    who = game.all_called(seats)
    text = (WON if len(seats) == 1 else SHARED).format(who, game.points[seats[0]])
    return shell.scores(text)


class NumberTurn(Screen):
    """A turn: ``3 7 #`` enters the 37, ``#`` alone no number, ``*`` takes back.

    A game's `Turn` has `enter(number)`, which is None where none was typed, and `render`; it may
    refuse other keys by `remind`.
    """

    help = "TURN"
    helps = "help"
    on_turn = True

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.folder = shell.referee.folder
        self.game: Any = shell.referee.game
        self.input = NumberInput(self)

    def on_key(self, key: str) -> "Destination":
        if self.input.take(key):
            return None
        if key == "#":
            return self.enter(self.input.number)
        if key == "*":
            return self.shell.take_back(self)
        self.remind()
        return None

    def enter(self, number: "int | None") -> "Destination":
        """Act on the `number` that was typed and return where to go."""

    def remind(self) -> None:
        """Say what the turn waits for."""

    def play(self, move: "Move") -> "Destination":
        """Play `move` and return where the game then stands, or say why it is refused."""
        seat = self.game.seat
        why = self.shell.referee.submit(move)
        if why:
            self.input.refuse()
            self.refuse(self.folder.why(why))
            return None
        self.input.clear()
        if self.game.over:
            if len(self.game.winners()) > 1:
                self.shell.signals.tied()
            else:
                self.shell.signals.ended(True)
            return self.shell.screen()
        self.shell.signals.done(self.shell.signals.arc(self.game.players, seat))
        return None
