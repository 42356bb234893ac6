"""Slices of the sweeps over the memory, as trials: each takes seconds, and many make the whole."""

from collections.abc import Iterator
from itertools import chain, islice
from random import Random
from time import process_time

from tools.players.random_games import Course, courses
from tools.soak import memory_damage
from tools.soak.failure import of_its_own
from tools.soak.power import Found, Played, erased_in_mid_game
from tools.soak.shuffle_damage import Led
from tools.soak.trial import Outcome, seed_of

SHARE = 4  # one of so many spoilt memories of a game is tried in a slice


def cuts(seed: int, number: int, known: frozenset[str]) -> Outcome:
    """Play two games of a course and cut the power at every byte that is written."""
    own = seed_of(seed, number)
    chance = Random(own)
    course = _course(chance)
    return _outcome("power cut", course.name, number, own, Played(course, own).cuts(chance))


def memories(seed: int, number: int, known: frozenset[str]) -> Outcome:
    """Spoil the memory that two games of a course have left, in many ways."""
    own = seed_of(seed, number)
    chance = Random(own)
    course = _course(chance)
    return _outcome("spoilt memory", course.name, number, own, _spoilt(course, own, chance))


def erases(seed: int, number: int, known: frozenset[str]) -> Outcome:
    """Fill the memory by taking back and cut the power in the erase that this costs."""
    own = seed_of(seed, number)
    return _outcome("power cut", "an erase in mid-game", number, own, erased_in_mid_game(own))


def shuffles(seed: int, number: int, known: frozenset[str]) -> Outcome:
    """Lead a shuffle by hand, cut the power in all that is written, and flip what was."""
    own = seed_of(seed, number)
    led = Led(Random(own))
    return _outcome("shuffle", "by hand", number, own, chain(led.cuts(), led.flips()))


def _course(chance: Random) -> Course:
    return chance.choice(list(courses(chance)))


def _spoilt(course: Course, seed: int, chance: Random) -> Iterator[Found]:
    played = Played(course, seed, judged=False)
    for _ in played.cuts(chance):
        pass
    tried = memory_damage.spoilings(bytes(played.sector.image), chance)
    for text, image in islice(tried, chance.randrange(SHARE), None, SHARE):
        yield text, memory_damage.sound(course, image)


def _outcome(kind: str, course: str, number: int, own: int, tried: Iterator[Found]) -> Outcome:
    """Go through what was `tried`, up to the first that is wrong."""
    outcome = Outcome(number, f"sweep: {kind}", own)
    start = process_time()
    try:
        for text, wrong in tried:
            outcome.done[kind] += 1
            if wrong:
                outcome.name = f"{kind}: {course}"
                outcome.said = f"trial {number} of its seed, {text}\n{wrong}"
                break
    except Exception as error:  # whatever plays the games must not end the trial
        outcome.tell(of_its_own(error))
    outcome.seconds = process_time() - start
    return outcome
