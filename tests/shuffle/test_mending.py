"""A slip in a guided shuffle shows, and its blocks are mended."""

import random
from collections.abc import Iterator

import pytest

from firmware.shuffle import course as stages
from firmware.shuffle.course import GIVE_UP, NEXT, NO, TOLD, Course
from tools.players.shuffling_hands import TWICE, TWO, WRONG, Hands, drawn


def once(at: int, what: int) -> Iterator[int | None]:
    """Yield the slips of hands that slip once, at their card `at`."""
    yield from (None for _ in range(at))
    yield what
    while True:
        yield None


@pytest.mark.parametrize("slip", [WRONG, TWO, TWICE])
@pytest.mark.parametrize("at", [0, 3, 40, 42, 60, 82])
def test_a_slip_shows_and_what_is_mended_lies_as_the_device_believes(slip: int, at: int):
    chance = random.Random(at)
    slips = once(at, slip)
    course = Course(TOLD, drawn(42, chance), [drawn(42, chance) for _ in range(3)])
    hands = Hands(course, range(42), lambda: next(slips), chance)
    deck = hands.through()
    assert hands.noticed
    assert sorted(deck) == list(range(42))
    assert deck == list(course.order())


def test_blocks_that_went_wrong_can_be_left_and_then_nobody_knows_the_order():
    course = Course(TOLD, range(42), counted=0)  # as in versions that counted in the end alone
    while course.phase != stages.EVEN:
        course.do(NEXT)
    course.do(NO)
    assert (course.phase, course.bad) == (stages.MEND, [4, 3, 2, 1, 0])
    course.do(NO)
    assert course.phase == stages.LOST


def test_a_card_in_a_wrong_heap_spoils_two_blocks_which_are_mended_together():
    places = drawn(42, random.Random(5))
    course = Course(TOLD, places, [drawn(42, random.Random(6))])
    slips = once(0, WRONG)
    hands = Hands(course, range(42), lambda: next(slips))
    hands.through(stages.MEND)
    assert len(course.bad) == 2
    assert course.split
    bad = sorted(course.bad, reverse=True)
    hands.step()
    assert (course.phase, course.typed, course.blocks) == (stages.HEAPS, True, bad)
    assert course.number == 0
    deck = hands.through()
    assert deck == list(course.order())
    good = [card for card in range(42) if places[card] // 10 not in bad]
    assert [course.places[card] for card in good] == [places[card] for card in good]


def test_a_card_that_was_believed_in_a_good_block_adds_that_block_to_the_bad_ones():
    course = Course(TOLD, list(range(42)), [drawn(42, random.Random(6))])
    while course.phase != stages.CHECK:
        course.do(NEXT)
    course.do(NO)
    while course.phase != stages.MEND:
        course.do(NEXT)
    course.do(NEXT)
    assert (course.blocks, course.expected) == ([4], 2)
    course.do(40)
    assert course.added == -1
    course.do(7)
    assert (course.added, course.blocks, course.expected) == (0, [4, 0], 12)
    assert not course.do(NEXT), "ten cards are still to be turned up"
    assert course.do(GIVE_UP)
    assert course.phase == stages.LOST


def test_mending_needs_a_new_chance():
    course = Course(TOLD, range(12))
    while course.phase != stages.MEND:
        course.do(NO if course.phase == stages.CHECK else NEXT)
    assert not course.do(NEXT)
    course.chances.append(range(12))
    assert course.do(NEXT)
    assert course.expected == 12
