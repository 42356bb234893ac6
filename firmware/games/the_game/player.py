"""How the device plays *The Game* for a seat: by what that seat may see, and nothing else.

What counts is how many cards that are still out a play leaves behind.  No clock, no chance, no I/O.
"""

from firmware.games.the_game.rules import END, FIRST, JUMP, LAST, LAY

# Cards' worth of what somebody else asked for: to keep off a pile, no large jump, to raise it.
_HEEDED = (0, 12, 4, -3)
_DEAD = 3  # cards' worth of one in hand that no pile takes any more
_KEPT = 12  # ways that are thought on after each card
_AT_ONCE = 3  # cards of a way that are thought about in one slice


def look(game: "TheGame", past: "Iterable[Move]" = ()):
    """Yield what the player on turn sees, in plain numbers.

    Their hand, the tops, a byte for each number that is 1 if its card lies on a pile, how many are
    still due, and for each pile what somebody else asked of it.
    """
    seat = game.seat
    asked = [game.marks[pile] if game.askers[pile] != seat else 0 for pile in range(4)]
    hand = tuple(game.knowledge.held(seat) or ())
    yield hand, tuple(game.tops), bytes(game.gone), game.due - game.laid, tuple(asked)


def think(seen: "tuple[Any, ...]"):
    """Yield None while there is more to be thought about what was `seen`, then the move."""
    hand, tops, gone, due, asked = seen
    below = bytearray(LAST + 3)  # how many cards that are out are lower than a number
    for card in range(FIRST, LAST + 2):
        below[card + 1] = below[card] + (card <= LAST and not gone[card])
    yield None
    # Ways, the cheapest first: what each costs, its first play, the tops it leads to and the cards
    # that it leaves.
    ways: list[Any] = [(0, None, tops, hand)]
    for _ in range(max(due, 1)):
        further: list[Any] = []
        for way in ways:
            for i in range(len(way[3])):
                _lay(further, way, i, below, asked)
                if i % _AT_ONCE == 0:
                    yield None
        if not further:
            break
        ways = further
    best = None
    for cost, first, there, left in ways:
        for card in left:
            if not _goes(card, there):
                cost += _DEAD
        if first and (best is None or cost < best[0]):
            best = cost, first
        yield None
    if best is None or due <= 0 and not _free(best[1], tops, below, asked):
        yield (END,)
    else:
        yield (LAY,) + best[1]


def wishes(hand: "Sequence[int]", tops: "Sequence[int]") -> "list[int]":
    """Return the piles that whoever has the `hand` takes back by ten: others are to keep off."""
    return [pile for pile in range(4) if tops[pile] + (-JUMP if pile < 2 else JUMP) in hand]


def _lay(
    further: "list[Any]", way: "Sequence[Any]", i: int, below: bytearray, asked: "Sequence[int]"
) -> None:
    """Put among the ways `further` those that lay the card at the place `i` next after `way`."""
    cost, first, tops, hand = way
    card = hand[i]
    for pile in range(4):
        if not _fits(card, pile, tops[pile]):
            continue
        more = cost + _cost(card, pile, tops[pile], below, asked)
        if len(further) == _KEPT and more >= further[-1][0]:
            continue
        there = tops[:pile] + (card,) + tops[pile + 1 :]
        left = hand[:i] + hand[i + 1 :]
        at = len(further)
        while at and further[at - 1][0] > more:
            at -= 1
        if at and further[at - 1][2:] == (there, left):  # the same cards in another order
            continue
        further.insert(at, (more, first or (card, pile), there, left))
        if len(further) > _KEPT:
            further.pop()


def _fits(card: int, pile: int, top: int) -> bool:
    """Return True if `card` may lie on `pile`, on that `top` (TG4, TG5)."""
    if pile < 2:
        return card > top or card == top - JUMP
    return card < top or card == top + JUMP


def _goes(card: int, tops: "Sequence[int]") -> bool:
    """Return True if `card` may lie on any pile."""
    return any([_fits(card, pile, tops[pile]) for pile in range(4)])


def _cost(card: int, pile: int, top: int, below: bytearray, asked: "Sequence[int]") -> int:
    """Return how many cards a play leaves behind, and what it costs to ignore what was asked.

    It is less than 0 where it goes back: that many cards go there again.
    """
    low, high = (card, top) if card < top else (top, card)
    between = max(below[min(high, LAST + 1)] - below[low + 1], 0)
    if (card < top) == (pile < 2):
        return -1 - between  # ten back
    sign = asked[pile]
    far = high - low > JUMP
    return between + (_HEEDED[sign] if sign != 2 or far else 0)


def _free(play: "Sequence[int]", tops: "Sequence[int]", below: bytearray, asked) -> bool:
    """Return True if a play that is not due leaves nothing behind, and nobody asked otherwise."""
    card, pile = play
    return _cost(card, pile, tops[pile], below, asked) <= 0
