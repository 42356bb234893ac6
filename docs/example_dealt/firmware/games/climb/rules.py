"""Rules of *Climb*, numbered here, so that each is held to a test that names it.

- CL1 Everybody is dealt five cards, which they show to nobody.
- CL2 Everybody in turn lays one of them; a card higher than the one before it is a point.
- CL3 After the last card whoever has the most points wins; a tie is shared.
"""

from firmware.games.plain.rules import Rules

MOVES = (("lay card", "{0}#"),)  # each move's name, its fields, and the keys that enter it
LAY = 0  # the row of that move
HAND = 5
HIGHEST = 100

# What playthroughs tell of `facts`: after each step, after the end, and of the whole game.
FIELDS = ("seat", "top", "won", "hands", "over")
LASTING = ("won", "hands", "over")
RESULT = "winners"


def cards(setup: "Setup") -> "list[int]":
    """Return the deck in ascending order."""
    return list(range(1, HIGHEST + 1))


def new(setup: "Setup"):
    """Return the game that begins with `setup`; raise ValueError if there is none such."""
    return Climb(setup, cards(setup), 2, 6)


class Climb(Rules):
    """One game; `knowledge` has the hands, and nobody else."""

    def __init__(self, setup: "Setup", deck: "list[int]", fewest: int, most: int):
        super().__init__(setup, deck, fewest, most)
        self.knowledge.deal(HAND)  # CL1
        self.top = 0  # the card that was laid last

    def why_not(self, move: "Move"):
        """Return why `move` is refused, a word and its figures, or None if it is legal."""
        if self.over:
            return ("over",)
        return None if self.knowledge.holds(self.seat, move[1]) else ("held", move[1])

    def do(self, move: "Move") -> None:
        """Play `move`, which is legal."""
        card = move[1]
        self.knowledge.lay(self.seat, card)
        self.points[self.seat] += card > self.top  # CL2
        self.top = card
        self.seat = (self.seat + 1) % self.players
        self.over = not any(self.knowledge.hands)  # CL3

    def drew(self, move: "Move") -> bool:
        """Return False: nobody draws."""
        return False

    def legal_moves(self) -> "list[Move]":
        """Return every move that the rules allow now."""
        return [(LAY, card) for card in self.knowledge.hand(self.seat) or ()]

    def facts(self) -> "dict[str, Any]":
        """Return what all may know of the table, as plain numbers and lists."""
        return {
            "seat": self.seat,
            "top": self.top,
            "won": list(self.points),
            "hands": list(self.knowledge.hands),
            "over": self.over,
            "winners": self.winners() if self.over else None,
        }
