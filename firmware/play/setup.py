"""A game's set-up with its bytes in the journal, and the deck in an order by chance."""

from firmware.play.knowledge import GUIDED, LEVELS, SCREEN

START = 0  # the row of the moves, in every game in which it is chosen who starts
_HINTS = 128  # added to the level where there are some


class Setup:
    """One game's set-up: rule set, level, players, options and, where it is known, the deck.

    `deck` holds the cards in dealing order, the first one dealt first.  `options` has one byte for
    each option of the rule set in its game's manifest; empty, all are as usual.  With `hints` the
    device, which dealt, marks the cards that go.
    """

    def __init__(
        self,
        rules: str,
        level: int,
        players: int,
        deck: bytes = b"",
        options: bytes = b"",
        hints: bool = False,
    ):
        self.rules = rules
        self.level = level
        self.players = players
        self.deck = deck
        self.options = options
        self.hints = hints

    @property
    def undealt(self) -> bool:
        """True if the players' hands must still be led to an order of the deck."""
        return self.level == GUIDED and not self.deck

    def deals(self, cards: "Cards") -> bool:
        """Return True if the deck has these `cards`, in whatever order."""
        counts = bytearray(max(cards) + 1 if cards else 0)  # to sort them would take more room
        for card in cards:
            counts[card] += 1
        for card in self.deck:
            if card >= len(counts) or not counts[card]:
                return False
            counts[card] -= 1
        return not any(counts)

    def pack(self) -> bytes:
        """Return the bytes for `unpack`: rules and options, each after its length, and the rest."""
        name = self.rules.encode()
        numbers = bytes((self.level + _HINTS * self.hints, self.players, len(self.options)))
        return bytes((len(name),)) + name + numbers + self.options + self.deck


def unpack(packed: bytes) -> Setup:
    """Return the set-up that `packed` holds; raise ValueError where it holds none."""
    if not packed or len(packed) < packed[0] + 4:
        raise ValueError("no set-up")
    end = packed[0] + 4
    level, players, count = packed[end - 3 : end]
    options, deck = packed[end : end + count], packed[end + count :]
    short = len(options) < count
    hints = level == SCREEN + _HINTS
    level -= _HINTS * hints
    # At level guided the deck comes once it has been shuffled.
    fits = level == GUIDED or bool(deck) == (level == SCREEN)
    if short or level >= len(LEVELS) or not players or not fits:
        raise ValueError("no set-up")
    return Setup(packed[1 : end - 3].decode(), level, players, deck, options, hints)


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


def shuffle(cards: "list[int] | bytearray", random_bytes: "RandomBytes") -> None:
    """Put `cards` (256 at most) into an order of which every one is equally likely.

    `random_bytes(count)` gives that many random bytes.  Fisher-Yates from the last place down; a
    byte that would favour some places is thrown away and another drawn.
    """
    some, at = b"", 0
    count = len(cards) - 1  # bytes of the first call; behind it one at a time
    for last in range(len(cards) - 1, 0, -1):
        places = last + 1
        even = 256 - 256 % places
        byte = 256
        while byte >= even:
            if at == len(some):
                some, at, count = random_bytes(count), 0, 1
            byte = some[at]
            at += 1
        other = byte % places
        cards[last], cards[other] = cards[other], cards[last]
