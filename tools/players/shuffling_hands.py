"""Hands that do what a guided shuffle tells them, with real cards, and slip now and then."""

import random
from collections.abc import Callable, Sequence

from firmware.play.setup import shuffle
from firmware.shuffle import course as stages
from firmware.shuffle.course import NEXT, NO, Course

WRONG, TWO, TWICE = range(3)  # another heap or place, two cards at once, a key pressed twice
SLIPS = (WRONG, WRONG, WRONG, TWO, TWICE)


def drawn(count: int, chance: random.Random) -> list[int]:
    """Return an order of `count` places as the device draws it."""
    places = list(range(count))
    shuffle(places, chance.randbytes)
    return places


class NotTyped(Exception):
    """A card was turned up that the device does not take."""


class Hands:
    """`deck` from its top, dealt as `course` says; they know nothing but what it tells.

    `slip()` says before each card whether something goes wrong and what, None for nothing.
    `noticed` is how often a block, or the end of the first pass, was not as it should be.
    """

    def __init__(
        self,
        course: Course,
        deck: Sequence[int],
        slip: Callable[[], int | None] = lambda: None,
        chance: random.Random | None = None,
    ) -> None:
        self.course = course
        self.deck = list(deck)
        self.slip = slip
        self.chance = chance or random.Random(1)
        self.heaps: dict[int, list[int]] = {}
        self.places: dict[int, list[int]] = {}
        self.laid: dict[int, list[int]] = {}  # the blocks picked up, each from its top
        self.aside: list[int] = []
        self.noticed = 0
        self.short = False  # was a number told for which there was no card?
        self.taken_up: list[int] = []  # off the heaps, to be turned up
        self.laid_again = 0  # cards that were turned up, typed and laid anew

    def through(self, until: int = stages.DONE) -> list[int]:
        """Follow the course until it is done; return the deck from its top."""
        while self.course.phase < until:
            self.step()
        return self.deck

    def step(self) -> None:
        """Do what is told now."""
        course = self.course
        if course.phase == stages.HEAPS:
            self._heap()
        elif course.phase == stages.EVEN:
            self._answer(len(self.deck) == course.count - course.at and not self.short)
        elif course.phase == stages.RETAKE:
            self._take_up()
        elif course.phase == stages.TAKE:
            self._gather()
            source = self.deck if course.direct else self.heaps.pop(course.block + 1, [])
            self.deck = source if course.direct else source[::-1]
            self.places = {}
            course.do(NEXT)
        elif course.phase == stages.PLACES:
            self._lay(self.places)
        elif course.phase == stages.CHECK:
            places = [self.places.get(i + 1, []) for i in range(course.expected)]
            self._answer(not self.deck and [len(place) for place in places] == [1] * len(places))
        elif course.phase == stages.LAST:
            self._gather()
            course.do(NEXT)
        elif course.phase == stages.MEND:
            self.deck += self.aside + [card for heap in self.heaps.values() for card in heap]
            self.aside, self.heaps = [], {}
            course.do(NEXT)
        elif course.phase == stages.JOIN:
            course.do(NEXT)
        if course.phase == stages.DONE:
            self.deck = [card for block in sorted(self.laid) for card in self.laid[block]]

    def _heap(self) -> None:
        """Lay a card on a heap."""
        if self.course.retaking:
            self._turn_up_again()
        elif self.course.typed:
            self._turn_up()
        else:
            self._lay(self.heaps)

    def _answer(self, well: bool) -> None:
        self.noticed += not well
        if not well and self.course.phase == stages.CHECK:
            self.aside += [card for place in self.places.values() for card in place] + self.deck
            self.places = {}
            self.deck = []
        self.course.do(NEXT if well else NO)

    def _gather(self) -> None:
        """Pick up place 10, on it 9 and so on to 1: that is the block before this one."""
        if self.places:
            block = self.course.blocks[self.course.blocks.index(self.course.block) - 1]
            if self.course.phase == stages.LAST:
                block = self.course.block
            self.laid[block] = [
                card for place in sorted(self.places) for card in self.places[place]
            ]
            self.places = {}

    def _lay(self, where: dict[int, list[int]]) -> None:
        slip = self.slip()
        number = self.course.number
        if slip == TWICE:
            self.course.do(NEXT)
            if self.course.phase not in (stages.HEAPS, stages.PLACES):
                return
            number = self.course.number
        if slip == WRONG:
            most = (self.course.count + 9) // 10 if where is self.heaps else self.course.expected
            number = self.chance.choice([i + 1 for i in range(most) if i + 1 != number] or [number])
        laid = False
        for _ in range(1 + (slip == TWO)):
            if self.deck:
                where.setdefault(number, []).append(self.deck.pop(0))
                laid = True
        self.short = self.short or not laid
        self.course.do(NEXT)

    def _take_up(self) -> None:
        """Leave on each heap as many cards as stay, and take the others up."""
        for heap, stay in enumerate(self.course.stay()):
            cards = self.heaps.setdefault(heap + 1, [])
            self.taken_up += cards[stay:]
            del cards[stay:]
        self.short = False
        self.course.do(NEXT)

    def _turn_up_again(self) -> None:
        """Turn up a card that was taken up, then those of the pack that are missing."""
        course = self.course
        missing = course.again and self.deck and course.at != self.deck[0]
        if not self.taken_up and missing:
            self.taken_up.append(self.deck.pop(0))
        if not self.taken_up:
            course.do(NEXT)
            return
        card = self.taken_up.pop(0)
        if course.do(card):
            self.laid_again += 1
            self.heaps[course.number].append(card)
        elif card == course.at:
            self.deck.insert(0, card)
        else:
            raise NotTyped(card)

    def _turn_up(self) -> None:
        """Type the top card, then lay it on the heap that is told."""
        if not self.deck:
            assert self.course.do(NEXT), "cards are missing"
            return
        card = self.deck.pop(0)
        if not self.course.do(card):
            raise NotTyped(card)
        added = self.course.added
        if added >= 0:
            self.deck += self.laid.pop(added)
        self.laid_again += self.course.kind == stages.TOLD
        self.heaps.setdefault(self.course.number, []).append(card)
