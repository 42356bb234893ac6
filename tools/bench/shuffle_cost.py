"""The cost of a deck in the players' hands: presses, time, journal, and how many slips show."""

import random
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
GATHERING_S = 5  # a block is picked up
SHUFFLES = 2000
ONE_IN = 200  # cards laid goes wrong


class Shuffle(NamedTuple):
    """A shuffle without a slip."""

    presses: int
    seconds: int
    journal: int
    erases: int


class Slips(NamedTuple):
    """In how many shuffles cards came to lie otherwise, were seen to, and were mended."""

    wrong: int
    found: int
    mended: int


def shuffle(count: int) -> Shuffle:
    """Return what a shuffle of `count` cards takes, at a card a second, from its first number."""
    flash = Flash()
    journal = Journal(Nvm(flash))
    journal.begin(Setup("", GUIDED, PLAYERS).pack())
    before, erased = journal.used(), flash.erases
    cards = list(range(count))
    course = begin(journal, TOLD, cards, b"", random.Random(1).randbytes)
    presses = laid = 0
    while course.phase != stages.DONE:
        laid += course.phase in (stages.HEAPS, stages.PLACES)
        presses += course.do(NEXT)
        keep(journal, NEXT)
    seconds = laid + GATHERING_S * len(course.blocks)
    return Shuffle(presses, seconds, journal.used() - before, flash.erases - erased)


def with_game(game: GameFolder) -> tuple[int, int]:
    """Return journal bytes and erases of a shuffle and 150 random moves of the `game` after it."""
    flash = Flash()
    chance = random.Random(1)
    journal = Journal(Nvm(flash))
    agreed = Setup(game.manifest.RULE_SETS[0][0], GUIDED, PLAYERS)
    journal.begin(agreed.pack())
    cards = shuffling.sorted_deck(game, agreed)
    course = begin(journal, TOLD, cards, b"", chance.randbytes)
    while course.phase != stages.DONE:
        course.do(NEXT)
        keep(journal, NEXT)
    agreed.deck = bytes(cards[card] for card in course.order())
    journal.append(SETUP, agreed.pack())
    journal_cost.go_on(journal, game, agreed, chance)
    return Journal(flash.image).used(), flash.erases


def slips(shuffles: int = SHUFFLES, count: int = 98) -> Slips:
    """Return what becomes of so many shuffles by hands that slip once in 200 cards laid."""
    chance = random.Random(1)

    def slip() -> int | None:
        return None if chance.randrange(ONE_IN) else chance.choice(SLIPS)

    wrong = found = mended = 0
    for _ in range(shuffles):
        course = Course(TOLD, drawn(count, chance), [drawn(count, chance) for _ in range(9)])
        hands = Hands(course, range(count), slip, chance)
        right = hands.through() == course.order()
        wrong += hands.noticed > 0 or not right
        found += hands.noticed > 0
        mended += hands.noticed > 0 and right
    return Slips(wrong, found, mended)
