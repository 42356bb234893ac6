"""The cards, pairs and moves of *Numbers Memo* (H7)."""

START, REVEAL, NEED, END, TURN, CARDS, PAIR, UNSEEN, FORGET = range(9)

MOVES = (
    ("start seat", "{0}"),
    ("reveal card", "{0}#"),
    ("need card card", "{0}#{1}#"),  # the number declared, then the card revealed
    ("end", "#"),
    ("ruling-turn seat", ""),
    ("ruling-cards seat count", ""),
    ("pair", "A"),  # on call: two cards that pair were turned up
    ("ruling-unseen card", ""),  # that card and its partner still lie
    ("ruling-counts", ""),  # the cards lie otherwise than is known
)

PLAYERS = (2, 6)  # fewest and most, H7.1
FEWEST, MOST, USUAL = 2, 100, 10  # cards, an even number of them, H7.1
SUM, DIFFERENCE, CONSECUTIVE = range(3)  # H7.2


def options(agreed: "Setup") -> "tuple[int, int]":
    """Return how many cards are played and how they pair; raise ValueError if they cannot be."""
    if not agreed.options:
        return USUAL, SUM
    if len(agreed.options) == 2:
        count, pairs = agreed.options
        if FEWEST <= count <= MOST and count % 2 == 0 and pairs <= CONSECUTIVE:
            return count, pairs
    raise ValueError("no such game")


def cards(agreed: "Setup") -> "list[int]":
    """Return the cards that are played with, in ascending order (H7.1)."""
    return list(range(1, options(agreed)[0] + 1))


def partner(card: int, count: int, pairs: int) -> int:
    """Return the card that `card` pairs with, among `count` cards (H7.2)."""
    if pairs == SUM:
        return count + 1 - card
    if pairs == DIFFERENCE:
        half = count // 2
        return card - half if card > half else card + half
    return card + 1 if card % 2 else card - 1
