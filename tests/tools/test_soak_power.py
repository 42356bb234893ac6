"""A sample of the sweep over power cuts: all of it is ``dev.py soak``'s."""

from itertools import islice
from random import Random

import pytest

from firmware.play.knowledge import ON_CALL
from firmware.storage.journal import Journal
from tests import drawn
from tools.players.random_games import courses
from tools.soak import memory_damage, power

COURSES = list(courses(Random(5)))
DRAWN = drawn.some(COURSES, 16)
FEW = 25  # of each kind


@pytest.mark.parametrize("course", DRAWN, ids=[course.name for course in DRAWN])
def test_power_that_goes_at_any_byte_costs_no_more_than_the_key(course: power.Course):
    found = list(islice(power.Played(course, 5).cuts(Random(5)), 250))
    assert [why for _, why in found if why] == []
    # On call less is told, so that two games may have fewer bytes at which power can go.
    assert len(found) >= (100 if course.agreed.level == ON_CALL else 250)


@pytest.mark.parametrize("course", DRAWN[::3], ids=[course.name for course in DRAWN[::3]])
def test_no_memory_brings_a_game_to_what_its_rules_refuse(course: power.Course):
    played = power.Played(course, 5, judged=False)
    for _ in islice(played.cuts(Random(5)), 250):
        pass
    spoilings = list(memory_damage.spoilings(bytes(played.sector.image), Random(5)))
    chosen = Random(5).sample(spoilings[: -memory_damage.FORGED], FEW) + spoilings[-FEW:]
    assert [
        (text, why) for text, image in chosen if (why := memory_damage.sound(course, image))
    ] == []


@pytest.mark.parametrize("seed", [5, 1, 29])  # what the erase has weakened is drawn
def test_every_cut_of_the_erase_in_mid_game_is_said(seed: int):
    found = list(power.erased_in_mid_game(seed))
    assert [(text, why) for text, why in found if why] == []
    assert len(found) > 40


def test_a_loss_that_nobody_says_is_found():
    """The sweep itself: a journal that takes an old memory for a new one would not pass."""
    course = COURSES[0]
    played = power.Played(course, 5)
    played.begin(course.agreed, b"")
    before = played.state(bytes(played.sector.image))
    played.submit((0, 0), 1)
    after = played.state(bytes(played.sector.image))
    empty = Journal(bytearray(b"\xff" * 4096))
    empty.begin(b"")
    other = Journal(empty.memory)
    assert power.silent(other, before, after) == "lost and not said"
