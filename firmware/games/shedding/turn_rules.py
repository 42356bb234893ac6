"""Turns, and how a game of discarding ends: the first empty hand, or places (H-c)."""

from firmware.games.shedding.piles import Piles


class Turns(Piles):
    """Whose turn it is, what has been done in it, and who has finished.

    Raises ValueError if the book knows no such game.
    """

    obliged = False  # must the player on turn answer a Monumeral? H2.2
    factors: "tuple[int, ...]" = ()  # as which the open card was declared, H4.2

    def __init__(self, setup: "Setup", tables: "SheddingTables"):
        options = tables.options(setup)
        if not 2 <= setup.players <= 6:  # H-d
            raise ValueError("no such game")
        super().__init__(setup, tables.cards(setup), tables.hand_size(setup.players))
        self.tables = tables
        self.players = setup.players
        self.places = options[-1] > 0  # do they play on for places? H-c
        self.jokers = options[0] if len(options) > 1 else 0  # how many are in the game
        self.seat = 0  # who is on turn, once it has started
        self.laid = 0  # cards discarded in this turn
        self.hot = False  # did the turn before end with a discard?
        self.out: list[int] = []  # who has no cards left, the first one first
        self.over = False
        self.judging = True

    def scores(self) -> "list[int] | None":
        """Return each seat's points once it is over, else None (H-c, H1.5)."""
        if not self.over:
            return None
        if not self.places:
            return list(self.knowledge.hands)
        points = [self.players] * self.players  # the last player left takes the last place
        for place in range(len(self.out)):
            points[self.out[place]] = place + 1 if place else 0
        return points

    def result(self) -> str:
        """Return the closing words of a record: who wins and the points, or the cards in hand."""
        figures = " ".join([str(figure) for figure in self.scores() or self.knowledge.hands])
        return "P{} wins, {}".format(self.out[0] + 1, figures) if self.over else "hands " + figures

    def turn_to(self, seat: int) -> None:
        """Begin the turn of `seat`."""
        self.started = True
        self.seat = seat
        self.laid = 0

    def pass_on(self) -> None:
        """End the turn; it is the next player's who is still in."""
        self.hot = self.laid > 0
        seat = (self.seat + 1) % self.players
        while seat in self.out and seat != self.seat:
            seat = (seat + 1) % self.players
        if seat != self.seat:
            self.turn_to(seat)

    def judge(self) -> None:
        """End the game if it is over as things stand (H1.5, H-c)."""
        self.over = len(self.out) >= (self.players - 1 if self.places else 1)

    def finished(self) -> bool:
        """Return True if the player on turn has no cards left, and take them out."""
        if self.knowledge.hands[self.seat]:
            return False
        self.out.append(self.seat)
        self.judge()
        return True
