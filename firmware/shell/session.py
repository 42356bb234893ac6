"""The end of one game of a session: its points, and who leads or has won."""

from firmware.modules.later import later
from firmware.play.referee import unpack_scores
from firmware.shell.session_record import ended, totals
from firmware.ui.screen import Screen
from firmware.ui.text_lines import tall_and_small, wrap

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
        own = getattr(shell.referee.folder.part("texts"), "session_verdict", None)
        if self.ended and len(self.totals) > 1:
            self.text = later.standings.winner(game, self.totals, most)
            self.verdict = ""
        elif own:
            self.verdict = own(game, self.games, self.totals)
        else:
            self.verdict = leaders(game, self.games, self.totals, most)

    def on_key(self, key: str) -> "Destination":
        if key == "A":
            return self.shell.again()
        if key == "D" and self.hands:
            return later.peek.shown(self.shell)
        if key == "*":
            return later.take_back.take_back(self)
        if key == "B" and not self.ended:
            return later.standings.more(self.shell)
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
