"""How a deck is shuffled: every order is equally likely."""


def shuffle(cards: "list[int] | bytearray", random_bytes: "RandomBytes") -> None:
    """Put `cards` (256 at most) into an order of which every one is equally likely.

    `random_bytes(count)` gives that many random bytes.  Fisher-Yates from the last place down; a
    byte that would favour some places is thrown away and another drawn.
    """
    some, at = b"", 0
    count = len(cards) - 1  # bytes of one call, then as few as are still missing
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
