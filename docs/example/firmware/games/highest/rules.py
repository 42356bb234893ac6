"""Rules of *Highest Card*, numbered here, so that each is held to a test that names it.

- HC1 Everybody in turn turns over the top card of the draw pile.
- HC2 The highest card wins the round, and who turned it over begins the next one.
- HC3 After five rounds whoever has won the most wins; a tie is shared.
"""

from firmware.games.plain.rules import Rules

MOVES = (("turn card", "{0}#"),)  # each move's name, its fields, and the keys that enter it
TURN = 0  # the row of that move
ROUNDS = 5
HIGHEST = 100

# What playthroughs tell of `facts`: after each step, after the end, and of the whole game.
FIELDS = ("seat", "up", "won", "left", "over")
LASTING = ("won", "left", "over")
RESULT = "winners"


def cards(setup: "Setup") -> "list[int]":
    """Return the deck in ascending order."""
    return list(range(1, HIGHEST + 1))


def new(setup: "Setup"):
    """Return the game that begins with `setup`; raise ValueError if there is none such."""
    return Highest(setup, cards(setup), 2, 6)


class Highest(Rules):
    """One game; the points are the rounds won."""

    def __init__(self, setup: "Setup", deck: "list[int]", fewest: int, most: int):
        super().__init__(setup, deck, fewest, most)
        self.up = []  # (seat, card) of this round, or of the last one until the next card
        self.turned = bytearray(HIGHEST + 1)  # turned[n] is 1 once card n lies face up

    def why_not(self, move: "Move"):
        """Return why `move` is refused, a word and its figures, or None if it is legal."""
        card = move[1]
        if self.over:
            return ("over",)
        if not 0 < card <= HIGHEST:
            return ("card", HIGHEST)
        if self.turned[card]:
            return ("turned", card)
        if self.deck and card != self.next_card():
            return ("dealt",)
        return None

    def do(self, move: "Move") -> None:
        """Play `move`, which is legal."""
        card = move[1]
        self.knowledge.turn_over()
        self.turned[card] = 1
        if len(self.up) == self.players:
            self.up = []
        self.up.append((self.seat, card))
        self.seat = (self.seat + 1) % self.players
        if len(self.up) == self.players:
            self.seat = max([(card, seat) for seat, card in self.up])[1]  # HC2
            self.points[self.seat] += 1
            self.over = sum(self.points) == ROUNDS  # HC3

    def legal_moves(self) -> "list[Move]":
        """Return every move that the rules allow now."""
        return [(TURN, n) for n in range(1, HIGHEST + 1) if not self.why_not((TURN, n))]

    def facts(self) -> "dict[str, Any]":
        """Return what the rules know of the table, as plain numbers and lists."""
        return {
            "seat": self.seat,
            "up": [card for _, card in self.up],
            "won": list(self.points),
            "left": self.knowledge.draw,
            "over": self.over,
            "winners": self.winners() if self.over else None,
        }
