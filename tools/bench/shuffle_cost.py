"""The cost of a deck in the players' hands: presses, time, journal, and how many slips show."""

import itertools
import random
from collections.abc import Callable
from typing import NamedTuple

from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import GUIDED
from firmware.play.setup import Setup
from firmware.shuffle import course as stages
from firmware.shuffle import shuffling
from firmware.shuffle.course import NEXT, TOLD, Course, begin, keep
from firmware.storage.journal import SETUP, Journal
from host_sim.chips.flash import Flash, Nvm
from tools.bench import journal_cost
from tools.bench.steps import PLAYERS
from tools.players.shuffling_hands import SLIPS, Hands, drawn

DECKS = (42, 95, 98, 100, 104)
GATHERING_S, COUNTING_S = 5, 10  # a block is picked up, the pack is counted
CARDS = 98  # of a deck that hands shuffle
SHUFFLES = 2000
SINGLE = 500  # with one slip each
ONE_IN = 200  # cards laid goes wrong


class Shuffle(NamedTuple):
    """A shuffle without a slip, from its first number."""

    keys: int
    seconds: int
    journal: int
    erases: int


class Slips(NamedTuple):
    """In how many shuffles cards came to lie otherwise, were seen to, and were mended.

    `most` is how many cards were laid again at most, `again` in the mean of those.
    """

    wrong: int
    found: int
    mended: int
    most: int
    again: float


def shuffle(count: int) -> Shuffle:
    """Return what a shuffle of `count` cards takes at the pace that is kept at first."""
    flash = Flash()
    journal = Journal(Nvm(flash))
    journal.begin(Setup("", GUIDED, PLAYERS).pack())
    before, erased = journal.used(), flash.erases
    cards = list(range(count))
    course = begin(journal, TOLD, cards, b"", random.Random(1).randbytes)
    keys, beats, counts = 1, 1, 0  # it is begun; each time it goes on there is a beat more
    while course.phase != stages.DONE:
        told = course.phase in (stages.HEAPS, stages.PLACES)
        counts += course.phase == stages.EVEN
        keys += not told
        course.do(NEXT)
        beats += told or course.phase in (stages.HEAPS, stages.PLACES)
        keep(journal, NEXT)
    pauses = GATHERING_S * len(course.blocks) + COUNTING_S * counts
    seconds = round(beats * shuffling.PACES[shuffling.USUAL] / 1000 + pauses)
    return Shuffle(keys, seconds, journal.used() - before, flash.erases - erased)


def with_game(game: GameFolder) -> tuple[int, int]:
    """Return journal bytes and erases of a shuffle and 150 random moves of the `game` after it."""
    flash = Flash()
    chance = random.Random(1)
    journal = Journal(Nvm(flash))
    agreed = Setup(game.manifest.RULE_SETS[0][0], GUIDED, PLAYERS)
    journal.begin(agreed.pack())
    cards = stages.sorted_deck(game, agreed)
    course = begin(journal, TOLD, cards, b"", chance.randbytes)
    while course.phase != stages.DONE:
        course.do(NEXT)
        keep(journal, NEXT)
    agreed.deck = bytes(cards[card] for card in course.order())
    journal.append(SETUP, agreed.pack())
    journal_cost.go_on(journal, game, agreed, chance)
    return Journal(flash.image).used(), flash.erases


def slips(shuffles: int = SHUFFLES) -> Slips:
    """Return what becomes of so many shuffles by hands that slip once in so many cards laid."""
    chance = random.Random(1)
    return _slipped(
        shuffles,
        chance,
        lambda: lambda: None if chance.randrange(ONE_IN) else chance.choice(SLIPS),
    )


def single_slips(what: int, shuffles: int = SINGLE) -> Slips:
    """Return what becomes of so many shuffles by hands that slip once, at any card, as `what`."""
    chance = random.Random(what)

    def once() -> Callable[[], int | None]:
        at = chance.randrange(2 * CARDS)
        told = itertools.count()
        return lambda: what if next(told) == at else None

    return _slipped(shuffles, chance, once)


def _slipped(
    shuffles: int, chance: random.Random, slips: Callable[[], Callable[[], int | None]]
) -> Slips:
    wrong = found = mended = again = most = 0
    for _ in range(shuffles):
        course = Course(TOLD, drawn(CARDS, chance), [drawn(CARDS, chance) for _ in range(9)])
        hands = Hands(course, range(CARDS), slips(), chance)
        right = hands.through() == list(course.order())
        wrong += hands.noticed > 0 or not right
        found += hands.noticed > 0
        mended += hands.noticed > 0 and right
        again += hands.laid_again
        most = max(most, hands.laid_again)
    return Slips(wrong, found, mended, most, round(again / max(wrong, 1), 1))
