"""Who plays on, between two games of a session: players leave, others come."""

from firmware.shell.session_record import totals
from firmware.ui.screen import BACK, Screen

STAYS, LEAVES, JOINS = range(3)  # what becomes of a chair
TITLE = "Who plays on?"
STAY = ("{}", "{}, then P{}")  # their seat as it was, and the next one where it is another
LEAVE = "{} leaves"
NEW = "new: P{}"
MOST = "No more than {} can play."
COUNT = "{} to {} can play."
WHICH = "Press a player's number, A or #."


class Roster(Screen):
    """The chairs of a session: a chair's number lets its player leave, or another take it.

    ``A`` sets one chair more, ``#`` begins the next game with those who are there.
    """

    dialog = True
    help = "ROSTER"

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        referee = shell.referee
        self.chairs = [STAYS] * referee.setup.players
        self.before = self.chairs
        row = referee.folder.rule_set(referee.setup.rules)
        self.counts = row[2], row[3]
        self.players = referee.setup.players
        game: Game = referee.game
        self.name = game.name
        points = totals(shell.journal)[1]
        self.points = points if len(points) == self.players else []

    def on_key(self, key: str) -> "Destination":
        if key == "*":
            return BACK
        if key == "#":
            return self._begin()
        chair = "123456789".find(key)
        chairs = list(self.chairs)
        if key == "A" and len(chairs) == self.counts[1]:
            self.refuse(MOST.format(len(chairs)))
        elif key == "A":
            chairs.append(JOINS)
        elif 0 <= chair < len(chairs):
            chairs[chair] = (chairs[chair] + 1) % 3
            if chair >= self.players and chairs[chair] == STAYS:
                chairs[chair] = LEAVES
        else:
            self.refuse(WHICH)
        self.before = self.chairs
        self.chairs = chairs
        return None

    def withdraw(self) -> None:
        self.chairs = self.before

    def seats(self) -> "list[int]":
        """Return the former seats of those who play on, -1 for each who joins."""
        chairs = self.chairs
        return [i if chairs[i] == STAYS else -1 for i in range(len(chairs)) if chairs[i] != LEAVES]

    def _begin(self):
        seats = self.seats()
        least, most = self.counts
        if not least <= len(seats) <= most:
            self.refuse(COUNT.format(least, most))
            return None
        return self.shell.again(seats)

    def render(self, page: "Page") -> None:
        page.row(0, TITLE)
        seat = 0
        for i in range(len(self.chairs)):
            state = self.chairs[i]
            seat += state != LEAVES
            page.row(1 + i, str(i + 1) + " " + self._line(i, seat))
            if self.points and not (i >= self.players and state == LEAVES):
                page.end(1 + i, "{:>6}".format(0 if state == JOINS else self.points[i]))
        page.row(7, "A joins #begin *back")

    def _line(self, chair: int, seat: int) -> str:
        """Return who has `chair`; by now, `seat` is the number of whoever plays on it."""
        state = self.chairs[chair]
        if state == STAYS:
            return STAY[seat != chair + 1].format(self.name(chair), seat)
        if state == JOINS:
            return NEW.format(seat)
        return LEAVE.format(self.name(chair)) if chair < self.players else "-"
