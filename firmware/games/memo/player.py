"""How the device plays *Numbers Memo* for a seat: by the places and what was ever turned up there.

It remembers the last few cards, as people do; who is called Bot forgets nothing.  No clock, no
chance, no I/O.
"""

from firmware.games.memo.rules import END, NEED, REVEAL, partner

FORGETS_NOTHING = "Bot"
_AT_ONCE = 20  # moves that are looked at in one slice
_MIND = 7  # cards that are remembered, the last ones that were seen


def look(game: "Memo", past: "Iterable[Move]" = ()):
    """Yield what the player on turn sees and remembers, in plain numbers, and None before.

    How many cards there are and how they pair, the places where a card lies face down, those of the
    cards that are up, (place, card) of all that is remembered, what was seen last at the end, and
    how many moves there have been.
    """
    places = list(game.places)
    mind: list[tuple[int, int]] = []
    count = 0
    for move in past:
        count += 1
        if move[0] == REVEAL or move[0] == NEED:
            seen = places.index(move[-1]), move[-1]
            if seen in mind:
                mind.remove(seen)
            mind.append(seen)
        if not count % _AT_ONCE:
            yield None
    if game.name(game.seat) != FORGETS_NOTHING:
        mind = mind[-_MIND:]
    up = tuple([places.index(card) for card in game.up])
    lying = [at for at in range(len(places)) if not game.gone[places[at]] and at not in up]
    yield game.count, game.pairs, tuple(lying), up, tuple(mind), count


def think(seen: "tuple[Any, ...]"):
    """Yield the move: a place to be turned up takes the place of its card."""
    count, pairs, lying, up, mind, moves = seen
    if len(up) == 2:
        yield (END,)
        return
    known: dict[int, int] = {}  # place by card
    for at, card in mind:
        if at in lying:
            known[card] = at
    yield None
    if up:
        wanted = partner(mind[-1][1], count, pairs)  # of the one that is up: it was seen last
        yield (NEED, known[wanted] if wanted in known else _unknown(lying, known, moves, True))
        return
    for at, card in mind:
        if at in lying and partner(card, count, pairs) in known:
            yield (REVEAL, known[card])
            return
    yield (REVEAL, _unknown(lying, known, moves, False))


def _unknown(lying: "Sequence[int]", known: "dict[int, int]", moves: int, second: bool) -> int:
    """Return a place of a card that is not known, somewhere among them.

    As the `second` it is an old one where a new one would help the next player more often.
    """
    old = tuple(known.values())
    new = [at for at in lying if at not in old]
    if second and new and len(old) > len(new) + 1:
        new = []
    among = new or lying
    return among[7 * moves // 2 % len(among)]
