"""How the device plays *4 1/2 Minutes* for a seat: by the displays, which all lie open.

It lays what lets the next player go on, and keeps white cards for when nothing else goes.  No
clock, no chance, no I/O.
"""

from firmware.games.minutes.rules import (
    ASIDE,
    BLOCKED,
    COLOUR,
    DIRECTION,
    LAY,
    TURN,
    TWO,
    matches,
)

# What counts: a card with which the next player goes on, one of anybody else, and what it costs to
# give a white card away, and to block a pile.
_NEXT, _OTHERS, _WHITE, _BLOCKS = 10, 1, 6, 4
_ENOUGH = 2  # cards that go: more of them count for nothing


def look(game: "Minutes", past: "Iterable[Move]" = ()):
    """Yield what all see of the table, in plain numbers, and None before.

    The (card, pile) that go, all displays, the tops, who is on turn, which way it goes, the seats
    that may be named, the pile that is blocked or -1 and how many cards for, and the draw pile.
    """
    seat = game.seat
    plays: list[tuple[int, int]] = []
    for card in game.knowledge.held(seat) or ():
        if plays and plays[-1][0] == card:
            continue
        plays += [(card, pile) for pile in range(2) if game.goes(card, pile)]
        yield None
    displays = tuple([tuple(game.knowledge.held(each) or ()) for each in range(game.players)])
    named = [each for each in range(game.players) if game.may_name(each)] if game.left > 1 else []
    shut = (game.blocked if game.count else -1), game.count
    yield (
        tuple(plays),
        displays,
        tuple(game.tops),
        seat,
        game.way,
        tuple(named),
        shut,
        (game.knowledge.draw),
    )


def think(seen: "tuple[Any, ...]"):
    """Yield None while there is more to be thought about what was `seen`, then the move."""
    plays, named = seen[0], seen[5]
    best: Any = ()
    for card, pile in plays:
        for whom in named if card & 15 == TURN and named else (-1,):
            worth = _worth(seen, card, pile, whom)
            if not best or worth > best[0]:
                best = worth, (LAY, card, pile) + ((whom,) if whom >= 0 else ())
            yield None
    yield best[1] if best else (ASIDE,)


def _worth(seen: "tuple[Any, ...]", card: int, pile: int, whom: int) -> int:
    """Return what it is worth to lay `card` on `pile`, and to name `whom`, if that is a seat."""
    _, displays, tops, seat, way, _, shut, draw = seen
    kind = card & 15
    shown = list(displays)
    shown[seat] = list(displays[seat])
    shown[seat].remove(card)
    lie = list(tops)
    lie[pile] = card
    blocked, count = shut
    if kind == BLOCKED:
        blocked = pile
    elif count == 1:
        blocked = -1
    if kind == DIRECTION and len(displays) > 2:
        way = -way
    after = whom if whom >= 0 else _following(shown, seat, way, draw)
    worth = -_WHITE * (kind >= COLOUR) - _BLOCKS * (kind == BLOCKED)
    for each in range(len(shown)):
        going = 0
        for one in shown[each]:
            going += _goes(one, lie, blocked)
        going = min(going + (each == after and kind == TWO and draw > 0), _ENOUGH)
        worth += going * (_NEXT if each == after else _OTHERS)
        if each == after and not going and shown[each]:
            worth -= _NEXT  # they would set all of it aside
    return worth


def _following(shown: "Sequence[Cards]", seat: int, way: int, draw: int) -> int:
    """Return who follows `seat`: whoever has no cards is passed over."""
    for _ in range(len(shown)):
        seat = (seat + way) % len(shown)
        if shown[seat] or draw:
            break
    return seat


def _goes(card: int, tops: "Sequence[int]", blocked: int) -> bool:
    """Return True if `card` may lie on one of the piles with these `tops`."""
    if blocked >= 0 and card & 15 == BLOCKED:
        return False
    for pile in range(2):
        if pile != blocked and (not tops[pile] or matches(card, tops[pile])):
            return True
    return False
