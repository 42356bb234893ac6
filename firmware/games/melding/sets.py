"""Sets in games 5 and 6 of the 100 Games, and the written form of an arrangement in sets.

An arrangement is a list of bytes: a card as its number, a free card that stands for the number n
as ``STANDS + n``, SPLIT between two sets.  In game 5 each set begins with its key.
"""

JOKER = 101  # a free card's code, of which there are up to four
STANDS = 101
SPLIT = 0

PRIMES = b"\x02\x03\x05\x07\x0b\x0d\x11\x13\x17\x1d\x1f%)+/5;=CGIOSYa"  # 2 to 97


def real(part: int) -> int:
    """Return the card, as it lies on the table, that `part` of an arrangement is."""
    return JOKER if part > STANDS else part


def number(part: int) -> int:
    """Return the number that `part` of an arrangement counts as."""
    return part - STANDS if part > STANDS else part


def is_prime(card: int) -> bool:
    """Return True for a number that may be a key (H5.2)."""
    return bytes((card,)) in PRIMES


def split(arrangement: "Arrangement") -> "list[list[int]]":
    """Return the sets of `arrangement`, each a list of parts."""
    sets = [[]]
    for part in arrangement:
        if part == SPLIT:
            sets.append([])
        else:
            sets[-1].append(part)
    return sets


def is_set(parts: "Sequence[int]", keyed: bool) -> bool:
    """Return True if `parts` are a set: of game 5 if `keyed` (H5.2 to H5.4), else of 6 (H6.2).

    Single-digit numbers have the tens digit 0 here: that makes one rule of H5.3 and H5.2.
    """
    numbers = [number(part) for part in parts]
    if len(numbers) < (3 if keyed else 4) or max(numbers) > (99 if keyed else 100):
        return False
    key = numbers[0]
    ones = tens = 0
    for other in numbers:
        same = other % 10 == key % 10
        ones += same
        tens += other // 10 == key // 10
        if keyed and not same and other // 10 != key // 10:
            return False
    return is_prime(key) if keyed else len(numbers) in (ones, tens)


def are_sets(arrangement: "Arrangement", keyed: bool, most: int) -> bool:
    """Return True if `arrangement` is nothing but sets, at most `most` of them (H5.7)."""
    sets = split(arrangement)
    if len(sets) > most:
        return False
    for parts in sets:
        if not is_set(parts, keyed):
            return False
    return True
