"""Decks in a random order."""


def shuffle(cards: list, random_bytes: "RandomBytes") -> None:
    """Put `cards` (at most 256 of them) into an order of which every one is equally likely.

    `random_bytes(count)` gives that many random bytes.  Fisher-Yates from the last place down; a
    byte that would favour some places is thrown away and another one drawn.
    """
    source = _source(random_bytes, len(cards) - 1)
    for last in range(len(cards) - 1, 0, -1):
        places = last + 1
        byte = next(source)
        while byte >= 256 - 256 % places:
            byte = next(source)
        other = byte % places
        cards[last], cards[other] = cards[other], cards[last]


def _source(random_bytes: "RandomBytes", count: int):
    """Yield random bytes, `count` of them from one call, then as few as are still missing."""
    while True:
        yield from random_bytes(count)
        count = 1
