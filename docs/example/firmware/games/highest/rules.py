"""Rules of *Highest Card*.

In each round everybody in turn turns over the top card of the draw pile.  The highest wins the
round and begins the next.  After five rounds whoever has won the most wins the game.

No clock, no chance, no I/O.  A refused move returns its reason and changes nothing.
"""

from firmware.games.highest.tables import HIGHEST, PLAYERS, ROUNDS, TURN, cards
from firmware.play.knowledge import SCREEN, Counts, Hands


def new(setup):
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    if setup.rules != "HC" or not PLAYERS[0] <= setup.players <= PLAYERS[1]:
        raise ValueError("no such game")
    if setup.level != SCREEN:
        return Highest(Counts(setup.players, HIGHEST), b"")
    if sorted(setup.deck) != cards(setup):
        raise ValueError("not the deck of this game")
    return Highest(Hands(setup.players, setup.deck), setup.deck)


class Highest:
    """One game, advanced in place by `play`; `deck` is empty where the players have the cards."""

    owes = ()  # no chance in the middle of this game
    started = True  # nobody chooses who starts: it makes no difference

    def __init__(self, table, deck: bytes):
        self.knowledge = table
        self.deck = deck
        self.players = len(table.hands)
        self.up = []  # (seat, card) of this round, or of the last one until the next card
        self.turned = bytearray(HIGHEST + 1)  # turned[n] is 1 once card n lies face up
        self.won = [0] * self.players  # rounds, by seat
        self.seat = 0  # who is on turn
        self.over = False
        self.judging = True

    def why_not(self, move):
        """Return why `move` is refused, a word and its figures, or None if it is legal."""
        card = move[1]
        if self.over:
            return ("over",)
        if not 0 < card <= HIGHEST:
            return ("card", HIGHEST)
        if self.turned[card]:
            return ("turned", card)
        if self.deck and card != self.top():
            return ("dealt", self.top())
        return None

    def play(self, move):
        """Play `move` and return None, or return why it is refused and change nothing."""
        why = self.why_not(move)
        if not why:
            self.do(move)
        return why

    def do(self, move) -> None:
        """Play `move`, which is legal."""
        card = move[1]
        self.knowledge.turn_over()
        self.turned[card] = 1
        if len(self.up) == self.players:
            self.up = []
        self.up.append((self.seat, card))
        self.seat = (self.seat + 1) % self.players
        if len(self.up) == self.players:
            self.seat = self.best()
            self.won[self.seat] += 1
            self.over = sum(self.won) == ROUNDS

    def drew(self, move) -> bool:
        """Return True if `move` shows a card that nobody had seen: then taking it back asks."""
        return bool(self.deck)

    def judge(self) -> None:
        """Do nothing: only a card ends this game."""

    def top(self) -> int:
        """Return the card on top of the draw pile, where the device has it."""
        return self.deck[HIGHEST - self.knowledge.draw]

    def best(self) -> int:
        """Return the seat whose card of the round is the highest."""
        best = self.up[0]
        for shown in self.up:
            if shown[1] > best[1]:
                best = shown
        return best[0]

    def legal_moves(self) -> list:
        """Return every move that the rules allow now."""
        if self.over:
            return []
        if self.deck:
            return [(TURN, self.top())]
        return [(TURN, card) for card in range(1, HIGHEST + 1) if not self.turned[card]]

    def winners(self) -> list:
        """Return the seats that have won the most rounds."""
        most = max(self.won)
        return [seat for seat in range(self.players) if self.won[seat] == most]

    def scores(self) -> list | None:
        """Return the rounds that each seat has won, once it is over."""
        return list(self.won) if self.over else None

    def facts(self) -> dict:
        """Return what the rules know of the table, as plain numbers and lists."""
        return {
            "seat": self.seat,
            "up": [card for _, card in self.up],
            "won": list(self.won),
            "left": self.knowledge.draw,
            "over": self.over,
            "winners": self.winners() if self.over else None,
        }

    def result(self) -> str:
        """Return how it ended, or how far it came, as a record closes."""
        if not self.over:
            return "{} of {} rounds".format(sum(self.won), ROUNDS)
        names = ["P" + str(seat + 1) for seat in self.winners()]
        counts = [str(rounds) for rounds in self.won]
        return " ".join(names) + (" share, " if len(names) > 1 else " wins, ") + " ".join(counts)
