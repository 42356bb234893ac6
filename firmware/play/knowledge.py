"""Who holds what, as far as the device can know.

Asked whether a seat holds a card, or if anything goes, the answer is one of three.  The levels
of knowledge differ in nothing else: rules ask, and what cannot be known the players are asked.
"""

NO, YES, UNKNOWN = range(3)

TABLE, GUIDED, SCREEN, ON_CALL = range(4)
LEVELS = ("table", "guided", "screen", "on call")  # on call: as at the table, but the players judge
KNOWN = (GUIDED, SCREEN)  # the levels at which the device has the deck


def knowledge_of(setup: "Setup", cards: "Cards"):
    """Return what is known when `setup` begins, with `cards`, ascending: Counts, Hands or Secret.

    Raises ValueError if the deck of `setup` has other cards.
    """
    if setup.level not in KNOWN:
        return Counts(setup.players, len(cards))
    if not setup.deals(cards):
        raise ValueError("not the deck of this game")
    return (Hands if setup.level == SCREEN else Secret)(setup.players, setup.deck)


class Counts:
    """The levels *table* and *on call*: how many cards lie where, never which."""

    secret = False  # is it known who holds what, though nobody is to be told?

    def __init__(self, players: int, cards: int):
        self.hands = [0] * players  # cards held, by seat
        self.draw = cards  # cards in the draw pile

    def add_seat(self) -> None:
        """Let one more hold cards, none as yet."""
        self.hands.append(0)

    def deal(self, each: int) -> None:
        """Deal `each` cards to every seat."""
        self.hands = [each] * len(self.hands)
        self.draw -= each * len(self.hands)

    def hand(self, seat: int) -> "Perhaps[list[int]]":
        """Return the sorted cards of `seat`, or None where they cannot be known, or told."""
        return None

    def held(self, seat: int) -> "Perhaps[list[int]]":
        """Return the sorted cards of `seat` even where only their owner may be told, or None."""
        return self.hand(seat)

    def holds(self, seat: int, card: int) -> int:
        """Return whether `seat` holds `card`: NO, YES or UNKNOWN."""
        return UNKNOWN if self.hands[seat] else NO

    def lay(self, seat: int, card: int) -> None:
        """Take `card` out of the hand of `seat`."""
        self.hands[seat] -= 1

    def put(self, seat: int, card: int) -> None:
        """Give `card` into the hand of `seat`."""
        self.hands[seat] += 1

    def take(self, seat: int, count: int):
        """Draw `count` cards for `seat`, as far as the draw pile reaches; return how many."""
        count = max(min(count, self.draw), 0)
        self.hands[seat] += count
        self.draw -= count
        return count

    def refill(self, seat: int, size: int) -> int:
        """Draw until `seat` holds `size` cards, or as far as it goes; return how many."""
        return self.take(seat, size - self.hands[seat])

    def put_under(self, seat: int) -> None:
        """Put the hand of `seat` under the draw pile, where it is known its lowest card on top."""
        self.draw += self.hands[seat]
        self.hands[seat] = 0

    def turn_over(self) -> int | None:
        """Turn over the top of the draw pile; return the card, or None where it is not known."""
        self.draw = max(self.draw - 1, 0)  # the card lies there, whatever was ruled before
        return None

    def renew(self, cards: "Cards") -> None:
        """Let `cards` be the draw pile, the first one on top."""
        self.draw = len(cards)


class Hands(Counts):
    """The level *screen*: the device dealt, so it knows every card's place."""

    def __init__(self, players: int, deck: "bytes"):
        super().__init__(players, len(deck))
        self.pile = deck  # its last `draw` cards are the draw pile, the first of them on top
        self.known: list[list[int]] = [[] for _ in range(players)]

    def add_seat(self) -> None:
        super().add_seat()
        self.known.append([])

    def deal(self, each: int) -> None:
        """Deal `each` cards to every seat, one at a time round the table from seat 0."""
        super().deal(each)
        seats = len(self.hands)
        for seat in range(seats):
            self.known[seat] = sorted([self.pile[seat + seats * i] for i in range(each)])

    def hand(self, seat: int) -> "list[int]":
        """Return the sorted cards of `seat`."""
        return self.known[seat]

    def holds(self, seat: int, card: int) -> int:
        """Return YES or NO: whether `seat` holds `card`."""
        return YES if card in self.known[seat] else NO

    def lay(self, seat: int, card: int) -> None:
        """Take `card` out of the hand of `seat`."""
        self.known[seat].remove(card)
        self.hands[seat] -= 1

    def put(self, seat: int, card: int) -> None:
        """Give `card` into the hand of `seat`."""
        # To sort what is nearly sorted takes the board longest, so its place is looked up.
        hand = self.known[seat]
        low, high = 0, len(hand)
        while low < high:
            mid = (low + high) // 2
            if hand[mid] < card:
                low = mid + 1
            else:
                high = mid
        hand.insert(low, card)
        self.hands[seat] += 1

    def take(self, seat: int, count: int) -> int:
        """Draw `count` cards for `seat`, as far as the draw pile reaches; return how many."""
        if count == 1 and self.draw:
            self.put(seat, self.pile[-self.draw])
            self.draw -= 1
            return 1
        count = max(min(count, self.draw), 0)
        at = len(self.pile) - self.draw
        self.known[seat] = sorted(self.known[seat] + list(self.pile[at : at + count]))
        self.hands[seat] += count
        self.draw -= count
        return count

    def put_under(self, seat: int) -> None:
        """Put the hand of `seat` under the draw pile, its lowest card on top."""
        super().put_under(seat)
        self.pile += bytes(self.known[seat])
        self.known[seat] = []

    def turn_over(self) -> int:
        """Turn over the top of the draw pile and return the card."""
        self.draw -= 1
        return self.pile[-self.draw - 1]

    def renew(self, cards: "Cards") -> None:
        """Let `cards` be the draw pile, the first one on top."""
        self.pile = bytes(cards)
        self.draw = len(self.pile)


class Secret(Hands):
    """The level *guided*: whoever asks as at the table is told no more than there.

    Only `held` tells what is known besides.
    """

    secret = True
    hand = Counts.hand
    holds = Counts.holds

    def held(self, seat: int) -> "list[int]":
        """Return the sorted cards of `seat`, which only their owner may be told."""
        return self.known[seat]

    def counts(self) -> Counts:
        """Return what is still known once the cards lie otherwise than was known: how many."""
        known = Counts(len(self.hands), self.draw)
        known.hands = self.hands
        return known
