"""How the device plays a game of discarding for a seat: it lays whatever goes.

Of several cards it lays the one on which most of the others go.  No clock, no chance, no I/O.
"""

from firmware.games.shedding.rules import (
    DISCARD,
    DRAW,
    END,
    FREE,
    JOKER,
    LAST,
    TREAT,
    TRICK,
    digits,
)

_ORDER = (DISCARD, TRICK, FREE, TREAT, END, DRAW)  # what is done rather than what comes behind it
_AT_ONCE = 5  # numbers of a joker that are looked at in one slice


def look(game: "Discarding", past: "Iterable[Move]" = ()):
    """Yield what the player on turn may play, and their cards, in plain numbers; None before."""
    hand = game.knowledge.held(game.seat) or []
    moves: list[Move] = []
    for card in hand:
        if card != JOKER and (DISCARD, card) != (moves[-1][:2] if moves else ()):
            _add(game, moves, DISCARD, card)
            yield None
    if not moves and JOKER in hand:
        for number in range(1, LAST):
            if game.is_free(number):
                _add(game, moves, FREE, number)
            if not number % _AT_ONCE:
                yield None
    for code in (TRICK, TREAT, END, DRAW):
        if code in (TRICK, TREAT) and LAST not in hand:  # where the players have it nobody is told
            continue
        if not game.why_not((code,)):
            moves.append((code,))
    yield tuple(moves), tuple(hand)


def _add(game: "Discarding", moves: "list[Move]", code: int, number: int) -> None:
    """Add to `moves` the ways in which `number` can be discarded now."""
    if game.fits(number):
        for way in game.declarations(number):
            move = (code, number) + tuple(way)
            if not game.why_not(move):
                moves.append(move)


def think(seen: "tuple[Any, ...]"):
    """Yield None while there is more to be thought about what was `seen`, then the move."""
    moves, hand = seen
    best: Any = ()
    for move in moves:
        value = (-_ORDER.index(move[0]), _followers(move, hand), move[1:2])
        if not best or value > best[0]:
            best = value, move
        yield None
    yield best[1]


def _followers(move: "Move", hand: "Sequence[int]") -> int:
    """Return how many cards of `hand` go on what `move` discards."""
    if len(move) < 2:
        return 0
    number, factors = move[1], move[2:]
    found = 0
    for card in hand:
        if card in (number, JOKER):
            continue
        if factors:
            found += card % factors[0] == 0 or card % factors[1] == 0
        else:
            found += digits(card) & digits(number) > 0 or card < 10 and number < 10
    return found
