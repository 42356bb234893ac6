"""Where a session stands, at any time; behind it who plays on, and its end."""

from firmware.modules.later import later
from firmware.shell.session import best, leaders
from firmware.shell.session_record import (
    ENDED,
    SEATS,
    ended,
    last_byte,
    left,
    totals,
    with_last_byte,
)
from firmware.storage.journal import SESSION
from firmware.ui.choice import Dialog
from firmware.ui.screen import BACK, Screen
from firmware.ui.text_lines import wrap

EVENING = "The evening is over."
WINS = "{} wins the evening, {}."
TIE = "{} tie with {}."
AFTER = "After {} game{}"
NONE = "Nobody has points yet: no game is over."
IN_ALL = "{} in all."
PLAYS = "{:<3}{:>7}"
# Of who has left, by whether they have a name: the number may by now be another's.
OUT = ("was {}{:>4}", "{:<3} out{:>3}")
GONE = "out{:>7}"
CELL = 10
WHICH = ("* is back.", "B is more, * is back.", "B ends it, * is back.")
MORE = ("Players come or go", "End the evening")
END = "End the evening? Points then begin anew."
NOT_OVER = " The game in play does not count."


def more(shell: "Shell"):
    """Choose what a session can have besides its next game; in a game only the end."""
    game: Game = shell.referee.game
    if not game.over:
        return shell.ask(END + NOT_OVER, lambda: end(shell))

    def picked(index: int):
        if index:
            return shell.ask(END, lambda: end(shell))
        return later.roster.Roster(shell)

    return Dialog(shell, "More", MORE, picked)


def end(shell: "Shell"):
    """End the session and declare its winner; a game that is not over counts for nothing."""
    kept = shell.journal
    game: Game = shell.referee.game
    kept.append(SESSION, with_last_byte(kept.session, last_byte(kept.session) | ENDED))
    if game.over:
        there = shell.screen()
    else:
        there = Standings(shell, True)
        shell.leave()
    shell.signals.ended(True)
    return there


def winner(game: "Game", totals: "Points", most: bool) -> str:
    """Return who has won the session with `totals`, of several players; two rows at most."""
    seats = best(totals, most)
    points = points_of(max(totals) if most else min(totals))
    return (WINS if len(seats) == 1 else TIE).format(game.all_called(seats), points)


def points_of(count: int) -> str:
    """Return `count` points in words."""
    return "{} point{}".format(count, "" if count == 1 else "s")


class Standings(Screen):
    """The points of all games of the session, and of those who have left it.

    If it is the `end`, it declares the winner, and leads to the first screen.
    """

    help = "STANDINGS"

    def __init__(self, shell: "Shell", end: bool = False):
        super().__init__(shell)
        self.dialog = not end
        games, points = totals(shell.journal)
        game: Game = shell.referee.game
        most = getattr(game, "most_leads", False)
        self.title = AFTER.format(games, "" if games == 1 else "s") if games else "Scores"
        # What the keys do: go back alone, what else there is, or end the session.
        self.keys = 0
        if end or ended(shell.journal):
            self.title = EVENING
        elif games:
            self.keys = 1 if game.over else 2
        self.cells: list[str] = []
        self.verdict = NONE
        if len(points) == 1:
            self.verdict = IN_ALL.format(points_of(points[0]))
        elif points:
            won = self.title == EVENING
            self.verdict = winner(game, points, most) if won else leaders(game, 2, points, most)
            self.cells = [PLAYS.format(game.name(i), points[i]) for i in range(len(points))]
            for seat, score in left(shell.journal):
                place = SEATS + len(self.cells) - len(points)
                who = game.name(seat, place)
                named = game.names[3 * place : 3 * place + 3].strip() != ""
                cell = OUT[named].format(who, score)
                if len(cell) > CELL or score > 999:
                    cell = PLAYS.format(who, score) if named else GONE.format(score)
                self.cells.append(cell)

    def on_key(self, key: str) -> "Destination":
        if key == "*" or key == "#" and not self.dialog:
            return BACK if self.dialog else self.shell.home()
        if key == "B" and self.keys:
            return more(self.shell)
        self.refuse(WHICH[self.keys])
        return None

    def render(self, page: "Page") -> None:
        rows = (len(self.cells) + 1) // 2
        lines = [self.title] + wrap(self.verdict)
        if len(lines) + rows > 7:  # the verdict says enough
            lines.pop(0)
        for i in range(len(lines)):
            page.row(i, lines[i])
        for i in range(rows):
            beside = self.cells[i + rows] if i + rows < len(self.cells) else ""
            page.row(7 - rows + i, "{:<11}{}".format(self.cells[i], beside))
        if self.dialog:
            page.row(7, ("*back", "B more  *back", "B end  *back")[self.keys])
        else:
            page.row(7, "# or *back")
