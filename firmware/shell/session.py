"""Several games in a row: their scores added up."""

from firmware.modules.later import later
from firmware.play.referee import pack_scores, unpack_scores
from firmware.ui.page import wrap
from firmware.ui.screen import Screen

OVER = "The game is over."
SUM = ("Game {}: points", "Game {}: now, total")
ROW = "P{}{:>4}  total {}"
PAIR = "P{}{:>4}{:>4}"
ROWS = 3  # players who have one each; more stand in two columns
ALONE = "now {}, in all {}"
AGAIN = "A: the next game."


def totals(kept: "Journal") -> "tuple[int, list[int]]":
    """Return how many games the session in the journal has had, and their scores added up.

    The last game counts if it is over.
    """
    games, before = 0, []
    if kept.session:
        games, before = kept.session[0], unpack_scores(kept.session[1:])
    now = unpack_scores(kept.closing)
    if not now:
        return games, before
    if len(before) != len(now):
        return games + 1, now
    return games + 1, [before[i] + now[i] for i in range(len(now))]


def carried(kept: "Journal", game: "Folder") -> bytes:
    """Return the session as the next game begins with it, packed for the journal.

    Where the manifest of `game` says how many ROUNDS make a total, a new one begins after them.
    """
    games, scores = totals(kept)
    rounds = getattr(game.manifest, "ROUNDS", 0)
    if rounds and games >= rounds:
        return b""
    return bytes((min(games, 255),)) + pack_scores(scores) if scores else b""


def leaders(games: int, totals, most: bool) -> str:
    """Return who leads after some games: the lowest total (H-c), or the highest if `most` leads."""
    if games < 2:
        return ""
    best = max(totals) if most else min(totals)
    seats = ["P" + str(seat + 1) for seat in range(len(totals)) if totals[seat] == best]
    return " ".join(seats) + (" leads" if len(seats) == 1 else " tie")


class Scores(Screen):
    """The end of one game of a session: `title`, its verdict `text`, then the points of each seat.

    The lowest total leads, or the highest where the rules' game has `most_leads`; the game's part
    ``texts`` may say it in its own words by ``session_verdict(games, totals)``, a text or "".
    Where there are `hands` to be shown, D leads through them.
    """

    help = "SCORES"

    def __init__(self, shell: "Shell", text: str, title: str = OVER, hands: bool = False):
        super().__init__(shell)
        self.title = title
        self.text = text
        self.hands = hands
        self.games, self.totals = totals(shell.journal)
        self.now = unpack_scores(shell.journal.closing)
        own = getattr(shell.referee.folder.part("texts"), "session_verdict", None)
        if own:
            self.verdict = own(self.games, self.totals)
        else:
            most = getattr(shell.referee.game, "most_leads", False)
            self.verdict = leaders(self.games, self.totals, most)

    def on_key(self, key: str) -> "Destination":
        if key == "A":
            return self.shell.again()
        if key == "D" and self.hands:
            return later.peek.shown(self.shell)
        if key == "*":
            return later.take_back.take_back(self)
        self.refuse(AGAIN)
        return None

    def render(self, page: "Page") -> None:
        lines = wrap(self.text) + (wrap(self.verdict) if self.verdict else [])
        room = 5 if len(self.now) == 1 else 2
        page.row(0, self.title if len(lines) <= room else lines.pop(0))
        for i in range(len(lines)):
            page.row(1 + i, lines[i])
        if len(self.now) == 1:
            page.row(6, ALONE.format(self.now[0], self.totals[0]))
        else:
            page.row(3, SUM[len(self.now) > ROWS].format(self.games))
            rows = (len(self.now) + 1) // 2 if len(self.now) > ROWS else len(self.now)
            for i in range(rows):
                page.row(4 + i, self._column(i) + " " + self._column(i + rows))
        page.row(7, "A next D hands  *back" if self.hands else "A next game  *back")

    def _column(self, seat: int) -> str:
        if seat >= len(self.now):
            return ""
        row = ROW if len(self.now) <= ROWS else PAIR
        return row.format(seat + 1, self.now[seat], self.totals[seat])

    def lights(self, now: int) -> "Colours":
        return self.shell.referee.folder.part("lights").ring(self.shell.referee.game, now)
