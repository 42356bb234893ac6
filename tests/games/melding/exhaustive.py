"""Sets of games 5 and 6 by the words of the book, and every arrangement tried: slow and sure."""

from collections.abc import Iterator

JOKER = 101
PRIMES = [n for n in range(2, 100) if all(n % d for d in range(2, n))]


def matches(number: int, key: int) -> bool:
    """Return True if `number` may lie beside the prime `key` (H5.2, H5.3)."""
    if number % 10 == key % 10:
        return True
    if key < 10:
        return number < 10
    return number >= 10 and number // 10 == key // 10


def primes_set(cards: list[int]) -> bool:
    """Return True if `cards` can be a set of game 5, whatever the free cards stand for."""
    numbers = [card for card in cards if card != JOKER]
    for key in PRIMES:
        rest = list(numbers)
        if key in rest:
            rest.remove(key)
        elif len(numbers) == len(cards):
            continue
        if len(cards) >= 3 and all(matches(number, key) for number in rest):
            return True
    return False


def rummy_set(cards: list[int]) -> bool:
    """Return True if `cards` can be a set of game 6, whatever the free cards stand for (H6.2)."""
    numbers = [card for card in cards if card != JOKER]
    if len(cards) < 4:
        return False
    ones = {number % 10 for number in numbers}
    tens = {number // 10 if number >= 10 else None for number in numbers}
    single = all(number < 10 for number in numbers)
    if len(ones) <= 1 or single:
        return True
    return len(tens) == 1 and None not in tens


def partitions(cards: list[int], most: int) -> Iterator[list[list[int]]]:
    """Yield every way to put `cards` on at most `most` heaps."""
    if not cards:
        yield []
        return
    for heaps in partitions(cards[1:], most):
        for place, heap in enumerate(heaps):
            yield [*heaps[:place], [cards[0], *heap], *heaps[place + 1 :]]
        if len(heaps) < most:
            yield [*heaps, [cards[0]]]


def arrangeable(cards: list[int], keyed: bool, most: int) -> bool:
    """Return True if some way to put `cards` on heaps makes each of them a set."""
    is_set = primes_set if keyed else rummy_set
    return any(all(map(is_set, heaps)) for heaps in partitions(cards, most))


def fewest_outside(cards: list[int]) -> int:
    """Return how many number cards lie outside sets of game 6 at best (H6.4)."""
    least = len(cards)
    for taken in range(1 << len(cards)):
        inside = [card for i, card in enumerate(cards) if taken >> i & 1]
        outside = [c for i, c in enumerate(cards) if not taken >> i & 1 and c != JOKER]
        if len(outside) < least and arrangeable(inside, False, len(inside) // 4):
            least = len(outside)
    return least
