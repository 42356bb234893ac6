"""The course of a guided shuffle: hands that do what they are told lay exactly the order drawn."""

import random
from collections import Counter
from itertools import permutations, product

import pytest

from firmware.play.setup import shuffle
from firmware.shuffle import course as stages
from firmware.shuffle.course import BACK, GIVE_UP, NEXT, NO, SORT, TOLD, TYPED, UNKNOWN, Course
from tools.players.shuffling_hands import Hands, drawn

DECKS = (2, 10, 11, 19, 20, 42, 44, 95, 98, 100, 104)


@pytest.mark.parametrize(("count", "size"), [(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (5, 3)])
def test_small_decks_come_out_in_every_order_as_it_was_drawn(count: int, size: int):
    for places in permutations(range(count)):
        course = Course(TOLD, places, size=size)
        deck = Hands(course, range(count)).through()
        assert [deck.index(card) for card in range(count)] == list(places)
        assert list(course.order()) == deck


def test_every_order_comes_from_equally_many_random_bytes_through_the_whole_path():
    orders = Counter()
    # 12 is a multiple of 4, 3 and 2: as many bytes lead to each place, and none is thrown away.
    for values in product(range(12), repeat=3):
        places = list(range(4))
        shuffle(places, lambda count, values=values: bytes(values[:count]))
        orders[tuple(Hands(Course(TOLD, places, size=2), range(4)).through())] += 1
    assert len(orders) == 24
    assert set(orders.values()) == {12**3 // 24}


@pytest.mark.parametrize("count", DECKS)
def test_a_deck_of_each_size_comes_out_as_it_was_drawn(count: int):
    chance = random.Random(count)
    for _ in range(5):
        places = drawn(count, chance)
        course = Course(TOLD, places)
        deck = Hands(course, range(count)).through()
        assert [deck.index(card) for card in range(count)] == places
        assert list(course.order()) == deck


def test_each_card_of_a_full_deck_comes_to_each_place_equally_often():
    chance = random.Random(7)
    rounds, count = 1500, 42
    seen = [[0] * count for _ in range(count)]
    for _ in range(rounds):
        deck = Hands(Course(TOLD, drawn(count, chance)), range(count)).through()
        for place, card in enumerate(deck):
            seen[card][place] += 1
    expected = rounds / count
    chi = sum((times - expected) ** 2 / expected for row in seen for times in row)
    freedom = (count - 1) ** 2
    assert abs(chi - freedom) < 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize(
    ("count", "told"), [(10, 10), (42, 84), (95, 190), (98, 196), (100, 200), (104, 208)]
)
def test_a_deck_costs_two_cards_laid_for_each_and_one_where_it_is_a_single_block(
    count: int, told: int
):
    course = Course(TOLD, range(count))
    assert course.left == told
    laid = 0
    while course.phase != stages.DONE:
        assert course.left == told - laid
        laid += course.phase in (stages.HEAPS, stages.PLACES)
        assert course.do(NEXT)
    assert laid == told


def test_heaps_are_told_first_then_the_places_of_the_last_heap():
    course = Course(TOLD, [11, 0, 10, 3, 9, 2, 1, 4, 5, 6, 7, 8])
    told = []
    while course.phase == stages.HEAPS:
        told.append(course.number)
        course.do(NEXT)
    assert told == [2, 1, 2] + [1] * 9
    course.do(NEXT)  # no card is left
    assert (course.phase, course.block, course.expected) == (stages.TAKE, 1, 2)
    course.do(NEXT)
    told = [course.number]
    course.do(NEXT)
    told.append(course.number)
    assert told == [1, 2], "the card laid last on heap 2 lies on top"
    course.do(NEXT)
    assert course.phase == stages.CHECK


def test_back_leads_to_the_first_card_of_a_pass_and_no_further():
    chance = random.Random(3)
    course = Course(TOLD, drawn(42, chance))
    first = course.number
    for _ in range(44):
        course.do(NEXT)
    assert (course.phase, course.at) == (stages.EVEN, 42)
    for _ in range(44):
        assert course.do(BACK)
    assert not course.do(BACK)
    assert (course.phase, course.number, course.at) == (stages.HEAPS, first, 0)
    hands = Hands(course, range(42))
    while course.phase != stages.CHECK:
        hands.step()
    count = len(course.events)
    for _ in range(3):  # two cards of heap 5, which is taken
        assert course.do(BACK)
    assert not course.do(BACK)
    assert (course.phase, len(course.events)) == (stages.TAKE, count - 3)
    for _ in range(3):
        course.do(NEXT)
    assert hands.through() == list(course.order())


@pytest.mark.parametrize("kind", [TOLD, SORT, TYPED])
def test_what_happened_leads_anywhere_again(kind: int):
    chance = random.Random(kind)
    places = list(range(23)) if kind == SORT else drawn(23, chance)
    chances = [drawn(23, chance)] if kind == TYPED else []
    course = Course(kind, places, chances)
    deck = list(range(23))
    if kind != TOLD:
        chance.shuffle(deck)
    hands = Hands(course, deck)
    while course.phase != stages.DONE:
        hands.step()
        other = Course(kind, places, chances)
        other.begin(course.events)
        for name in ("phase", "at", "number", "left", "block"):
            assert getattr(other, name) == getattr(course, name)
    assert list(course.order()) == hands.deck


def test_events_that_make_no_sense_change_nothing():
    course = Course(TOLD, drawn(12, random.Random(1)))
    for event in (3, 99, NO, 0xF5, BACK):
        assert not course.do(event)
    course.do(GIVE_UP)
    assert course.phase == stages.LOST
    assert not course.do(NEXT)
    assert course.phase == stages.LOST


@pytest.mark.parametrize("size", [10, 23, 98])
def test_a_sorting_pass_sorts_any_order(size: int):
    chance = random.Random(size)
    deck = list(range(size))
    chance.shuffle(deck)
    course = Course(SORT, range(size))
    assert course.number == 0
    assert not course.do(NEXT), "a card must be typed first"
    assert Hands(course, deck).through() == list(range(size))
    assert list(course.order()) == list(range(size))


def test_the_card_that_was_typed_last_is_taken_back():
    course = Course(SORT, range(30))
    course.do(25)
    assert (course.number, course.at) == (3, 1)
    assert not course.do(25), "it has been typed"
    course.do(BACK)
    assert (course.number, course.at) == (0, 0)
    assert course.do(25)


def test_a_touched_pile_is_typed_and_comes_out_by_chance_alone():
    orders = Counter()
    for chance in permutations(range(4)):
        course = Course(TYPED, range(4), [chance], size=2)
        deck = Hands(course, [2, 0, 3, 1]).through()
        assert deck == list(course.order())
        orders[tuple(deck)] += 1
    assert len(orders) == 24


def test_of_cards_that_are_alike_the_one_that_was_not_typed_is_meant():
    course = Course(SORT, range(30))
    assert course.which([27, 28, 29]) == 27
    course.do(27)
    assert course.which([27, 28, 29]) == 28
    course.do(28)
    course.do(29)
    assert course.which([27, 28, 29]) == -1


def test_a_deck_whose_order_nobody_knows_is_led_without_a_question():
    course = Course(UNKNOWN, drawn(42, random.Random(1)))
    seen = set()
    while course.phase != stages.DONE:
        seen.add(course.phase)
        course.do(NEXT)
    assert seen == {stages.HEAPS, stages.TAKE, stages.PLACES, stages.LAST}
