"""The session: how it is kept, its result after each game, and its standings.

It is packed for the journal: how many games, the points, and who has left, OUT at most, two bytes
for the seat they had and two for their sum; a last byte tells of them and of the end.
"""

from firmware.modules.later import later
from firmware.play.referee import unpack_scores
from firmware.shell import hand_over
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
from firmware.ui.page import tall_and_small, wrap
from firmware.ui.questions import Dialog
from firmware.ui.screen import BACK, Screen

SUM = ("Game {}: points", "Game {}: now, total")
BOTH = "; now, total"
ROW = "{}{:>4}  total {}"
PAIR = ("{}{:>4}{:>4}", "{}{:>3}{:>4}")  # of 10 characters, by whether there are names
ROWS = 3  # players who have one each; more stand in two columns
ALONE = "now {}, in all {}"
AGAIN = "A: the next game."
# By whether there are hands to be shown, and whether the session is ended.
KEYS = (
    ("A next  B more  *back", "A next game  *back"),
    ("A next B more D hands", "A next D hands  *back"),
)


def best(totals: "Points", most: bool) -> "list[int]":
    """Return the seats with the lowest total (H-c), or the highest if `most` leads."""
    top = max(totals) if most else min(totals)
    return [seat for seat in range(len(totals)) if totals[seat] == top]


def leaders(game: "Game", games: int, totals: "Points", most: bool) -> str:
    """Return who leads after some games: the lowest total (H-c), or the highest if `most` leads."""
    if games < 2:
        return ""
    seats = best(totals, most)
    return game.all_called(seats) + (" leads" if len(seats) == 1 else " tie")


class Scores(Screen):
    """The end of one game: `title` if there is one, its verdict `text`, the points of each seat.

    The lowest total leads, or the highest where the rules' game has `most_leads`; the game's part
    ``texts`` may say it in its own words by ``session_verdict(game, games, totals)``, a text or "".
    Where there are `hands` to be shown, D leads through them.  Once the players have ended the
    session, its winner is declared instead of all that.
    """

    help = "SCORES"

    def __init__(self, shell: "Shell", text: str, title: str = "", hands: bool = False):
        super().__init__(shell)
        self.text = title + " " + text if title else text
        self.hands = hands
        self.games, self.totals = totals(shell.journal)
        self.now = unpack_scores(shell.journal.closing)
        self.ended = ended(shell.journal)
        game: Game = shell.referee.game
        self.game = game
        most = getattr(game, "most_leads", False)
        own = getattr(shell.referee.folder.texts, "session_verdict", None)
        if self.ended and len(self.totals) > 1:
            self.text = winner(game, self.totals, most)
            self.verdict = ""
        elif own:
            self.verdict = own(game, self.games, self.totals)
        else:
            self.verdict = leaders(game, self.games, self.totals, most)

    def on_key(self, key: str) -> "Destination":
        if key == "A":
            return self.shell.again()
        if key == "D" and self.hands:
            return hand_over.shown(self.shell)
        if key == "*":
            return self.shell.take_back(self)
        if key == "B" and not self.ended:
            return more(self.shell)
        self.refuse(AGAIN)
        return None

    def render(self, page: "Page") -> None:
        first = tall_and_small(self.text, 1)[0][0]
        page.tall(0, first)
        lines = wrap(self.text[len(first) :]) + wrap(self.verdict)
        alone = len(self.now) == 1
        if alone:
            page.row(6, ALONE.format(self.now[0], self.totals[0]))
        else:
            pairs = len(self.now) > ROWS  # their columns have no words of their own
            lines = [line for line in lines if line]
            if pairs and len(lines) > 1:
                lines[1] = wrap(lines[1] + BOTH)[0]
            else:
                lines.append(SUM[pairs].format(self.games))
            rows = (len(self.now) + 1) // 2 if len(self.now) > ROWS else len(self.now)
            for i in range(rows):
                page.row(4 + i, self._column(i) + " " + self._column(i + rows))
        lines = [line for line in lines if line]
        for i in range(min(len(lines), 4 if alone else 2)):
            page.row(2 + i, lines[i])
        page.row(7, KEYS[bool(self.hands)][self.ended])

    def _column(self, seat: int) -> str:
        if seat >= len(self.now):
            return ""
        game = self.game
        row = ROW if len(self.now) <= ROWS else PAIR[bool(game.names)]
        return row.format(game.column(seat), self.now[seat], self.totals[seat])

    def lights(self, now: int) -> "Colours":
        return self.shell.ring(now)


EVENING = "The evening is over."
WINS = "{} wins the evening, {}."
TIE = "{} tie with {}."
AFTER = "After {} game{}"
NONE = "Nobody has points yet: no game is over."
IN_ALL = "{} in all."
PLAYS = "{:<3}{:>7}"
# Of who has left, by whether they have a name: the number may by now be another's.
HAS_LEFT = ("was {}{:>4}", "{:<3} out{:>3}")
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
        return later.names.Roster(shell)

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
                cell = HAS_LEFT[named].format(who, score)
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
