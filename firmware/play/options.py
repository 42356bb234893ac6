"""Options that several games have, for their manifests.

Each is its word in records, the question, its values and the usual one: see docs/games.md.
"""

JOKERS = ("jokers", "How many jokers?", (0, 4, 1), 4)
_SPECIAL = (
    ("special", "Trick or Treat", "100: Trick, Treat"),
    ("plain", "a card like others", "100: like others"),
)
HUNDRED = ("hundred", "What is the 100?", _SPECIAL, 0)  # H2.4 H2.6
_OR_NOT = _SPECIAL + (("out", "left out", "100: {}"),)
HUNDRED_OR_NOT = HUNDRED[:2] + (_OR_NOT, 0)  # H3.4


def score(cards: str) -> "OptionRow":
    """Return the option of scoring (H-c); `cards` says which cards in the hand count."""
    ways = (("cards", cards, "points: {}"), ("places", "by place: 2, 3, 4", "points: by place"))
    return "score", "What points?", ways, 0
