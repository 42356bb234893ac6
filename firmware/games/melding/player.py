"""How the device plays a game of sets for a seat: as many of its cards as can lie in sets.

It takes the open card where that brings more of them there, and throws one that lies in none and
has the least in common with the others.  No clock, no chance, no I/O.
"""

from firmware.games.melding.cover import Cover
from firmware.games.melding.prover import count
from firmware.games.melding.rules import DRAW, JOKER, OUT, TAKE, THROW

_SLICES = 60  # of each search, at most: then the best that has been found must do


def look(game: "Drawing", past: "Iterable[Move]" = ()):
    """Yield what the player on turn sees.

    Their hand, the open card or 0, whether they have drawn, and how sets are made.
    """
    hand = tuple(game.knowledge.held(game.seat) or ())
    yield hand, game.open or 0, game.drawn is not None, game.groups, game.most


def think(seen: "tuple[Any, ...]"):
    """Yield None while there is more to be thought about what was `seen`, then the move.

    Being out is only (OUT, the card that is thrown): the proof finds the sets.
    """
    hand, top, drawn, groups, most = seen
    if drawn or not top:
        cover = Cover(groups(hand), most)
        yield from _searched(cover)
        yield _thrown(cover, hand) if drawn else (DRAW,)
        return
    covers = Cover(groups(hand), most), Cover(groups(hand + (top,)), most)
    for cover in covers:
        yield from _searched(cover)
    gains = top == JOKER or count(covers[1].reached) > count(covers[0].reached)
    yield (TAKE,) if gains else (DRAW,)


def _searched(cover: Cover):
    """Yield None in each slice of the search."""
    for _ in range(_SLICES):
        yield None
        if not cover.step():
            break


def _thrown(cover: Cover, hand: "Cards") -> "Move":
    """Return the move that throws a card of `hand`, whose sets are known."""
    groups = cover.groups
    cards = groups.cards
    worst: Any = ()
    for i in range(len(cards)):
        if not cover.reached >> i & 1 and (not worst or _near(groups, i) < worst[0]):
            worst = _near(groups, i), cards[i]
    if not worst:  # all lie in sets: whichever may go
        return OUT, hand[0]
    return (OUT if cover.outside == 1 else THROW), worst[1]


def _near(groups: "Groups", i: int) -> int:
    """Return how much the card at place `i` has in common with others.

    A group counts for more with each card of it, and for less where its key is wanting.
    """
    near = 0
    for group in range(len(groups.masks)):
        mask = groups.masks[group]
        if mask >> i & 1:
            near += count(mask) ** 2 * (1 if groups.keys[group] == 0 else 4)
    return near
