"""Sets in games 5 and 6 of the 100 Games, and the written form of an arrangement in sets.

An arrangement is a list of bytes: a card as its number, a free card that stands for the number n
as ``STANDS + n``, SPLIT between two sets.  A set that has a key begins with it.
"""

JOKER = 101  # a free card's code, of which there are up to four
STANDS = 101
SPLIT = 0


def real(part: int) -> int:
    """Return the card, as it lies on the table, that `part` of an arrangement is."""
    return JOKER if part > STANDS else part


def number(part: int) -> int:
    """Return the number that `part` of an arrangement counts as."""
    return part - STANDS if part > STANDS else part


def split(arrangement: "Arrangement") -> "list[list[int]]":
    """Return the sets of `arrangement`, each a list of parts."""
    sets = [[]]
    for part in arrangement:
        if part == SPLIT:
            sets.append([])
        else:
            sets[-1].append(part)
    return sets


def are_sets(arrangement: "Arrangement", is_set: "Callable[[Cards], bool]", most: int) -> bool:
    """Return True if `arrangement` is nothing but sets, at most `most` of them (H5.7).

    `is_set(numbers)` says what a set is.
    """
    sets = split(arrangement)
    if len(sets) > most:
        return False
    for parts in sets:
        if not is_set([number(part) for part in parts]):
            return False
    return True
