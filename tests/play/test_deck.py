"""Shuffling: every order is equally likely, and no card is lost."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.play.setup import shuffle


class RunOut(Exception):
    """More random bytes were asked for than there are."""


def giving(values: Iterator[int]) -> Callable[[int], bytes]:
    """Return a source of random bytes that gives `values`; raises RunOut at their end."""

    def give(count: int) -> bytes:
        found = bytes(value for value, _ in zip(values, range(count), strict=False))
        if len(found) < count:
            raise RunOut
        return found

    return give


def test_of_three_cards_every_order_comes_from_equally_many_random_bytes():
    orders = Counter()
    for values in product(range(256), range(256)):
        cards = [2, 3, 4]
        try:
            shuffle(cards, giving(iter(values)))
        except RunOut:
            orders["another byte"] += 1
        else:
            orders[tuple(cards)] += 1
    # 255 is no multiple of three's and is thrown away: once in 256 first bytes.
    assert orders.pop("another byte") == 256
    assert sorted(orders) == [(2, 3, 4), (2, 4, 3), (3, 2, 4), (3, 4, 2), (4, 2, 3), (4, 3, 2)]
    assert set(orders.values()) == {255 * 256 // 6}


@pytest.mark.parametrize("size", [2, 3, 5, 42, 95, 98, 100, 104, 255, 256])
def test_each_place_gets_each_card_from_equally_many_first_bytes(size: int):
    lasts = Counter()
    for first in range(256):
        cards = list(range(size))
        try:
            shuffle(cards, giving(iter([first] + [0] * (size - 2))))
        except RunOut:
            lasts["another byte"] += 1
        else:
            lasts[cards[-1]] += 1
    assert lasts.pop("another byte", 0) == 256 % size
    assert lasts == Counter(dict.fromkeys(range(size), 256 // size))


def test_as_many_bytes_are_asked_for_at_once_as_there_are_places_to_fill():
    asked = []

    def give(count: int) -> bytes:
        asked.append(count)
        return bytes((255,)) * count if len(asked) < 3 else bytes(count)

    shuffle(list(range(2, 100)), give)
    assert asked[:3] == [97, 1, 1]
    assert set(asked[3:]) == {1}


@pytest.mark.parametrize("cards", [[], [7]])
def test_no_card_and_one_card_are_in_order_without_chance(cards: list[int]):
    before = list(cards)
    shuffle(cards, giving(iter(())))
    assert cards == before


@given(st.randoms(use_true_random=False), st.integers(0, 256))
def test_no_card_is_lost_or_doubled(chance, size: int):
    cards = list(range(size))
    shuffle(cards, chance.randbytes)
    assert sorted(cards) == list(range(size))


def test_the_same_bytes_give_the_same_order():
    cards = list(range(2, 8))
    shuffle(cards, giving(iter([0, 1, 2, 0, 1])))
    assert cards == [5, 6, 7, 4, 3, 2]
