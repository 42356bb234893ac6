"""A guided shuffle in the journal: two bytes for each card that is told, and no erase."""

import random

import pytest

from firmware.shuffle import course as kept
from firmware.shuffle import course as stages
from firmware.shuffle.course import BACK, NEXT, NO, SORT, TOLD, TYPED, UNKNOWN, Course
from firmware.storage import journal as journal_kinds
from firmware.storage.journal import CHANCE, MENDING, MOVE, SETTINGS, SETUP, SHUFFLE, Journal
from tests.nvm import Nvm, PowerCut, fill
from tools.players.shuffling_hands import Hands

AGREED = b"\x02TG\x01\x02\x00"
CARDS = list(range(2, 100))


def begun(kind: int = TOLD, cards: list[int] = CARDS, lie: bytes = b"") -> tuple[Nvm, Course]:
    """Return a memory in which a game is agreed on and its shuffle has begun, and the course."""
    memory = Nvm()
    journal = Journal(memory)
    journal.begin(AGREED)
    return memory, kept.begin(journal, kind, cards, lie, random.Random(1).randbytes)


class Keeping(Course):
    """The course of a journal, which it keeps as the screens do."""

    journal: Journal

    def do(self, event: int) -> bool:
        if event == NEXT and self.phase == stages.MEND and len(self.chances) == self._used:
            kept.mend(self.journal, self, random.Random(2).randbytes)
        done = super().do(event)
        if done and not self.replaying:
            kept.keep(self.journal, event)
        return done

    replaying = False

    def begin(self, events) -> None:
        before, self.replaying = self.replaying, True
        super().begin(events)
        self.replaying = before


def keeping(memory: Nvm, course: Course) -> Keeping:
    found = Keeping(course.kind, course.places, course.chances)
    found.journal = Journal(memory)
    return found


def same(one: Course, other: Course) -> bool:
    names = ("kind", "count", "phase", "at", "number", "left", "blocks", "bad", "places", "floor")
    return all(getattr(one, name) == getattr(other, name) for name in names)


def test_after_a_power_cut_at_any_card_the_course_stands_where_it_stood():
    memory, course = begun(cards=list(range(1, 24)))
    course = keeping(memory, course)
    hands = Hands(course, range(23))
    slips = {9: BACK, 15: BACK, 16: BACK}
    steps = 0
    while course.phase < stages.DONE:
        if course.phase == stages.CHECK and course.block == 1 and not course.split:
            course.do(NO)
            hands.aside = [card for place in hands.places.values() for card in place]
            hands.places = {}
        elif steps in slips:
            course.do(slips[steps])
            heap = hands.heaps[course.number]
            hands.deck.insert(0, heap.pop())
        else:
            hands.step()
        steps += 1
        assert same(kept.course(Journal(memory), list(range(1, 24))), course)
    assert list(course.order()) == hands.deck
    assert memory.erases == 0


@pytest.mark.parametrize("count", [42, 95, 98, 100, 104])
def test_a_shuffle_costs_two_bytes_for_each_card_told_and_no_erase(count: int):
    memory, course = begun(cards=list(range(count)))
    course = keeping(memory, course)
    before = course.journal.used(), memory.erases
    told = 0
    while course.phase != stages.DONE:
        told += course.phase in (stages.HEAPS, stages.PLACES)
        course.do(NEXT)
    assert told == 2 * count
    blocks = (count + 9) // 10
    counts = (count + 19) // 20
    questions = counts + 2 * blocks + 1
    assert len(course.journal.progress) == told + questions
    after = course.journal.used(), memory.erases
    assert after[1] == before[1]
    assert after[0] - before[0] < 80, "what was left free at first takes nearly all"


def test_what_the_area_has_no_room_for_goes_into_another_one():
    memory, course = begun(cards=list(range(12)))
    course = keeping(memory, course)
    for _ in range(100):
        course.do(NEXT)
        course.do(BACK)
    course.do(NEXT)
    found = kept.course(Journal(memory), list(range(12)))
    assert same(found, course)
    assert found.at == 1
    course.journal.append(SETTINGS, b"\x03\x01")
    assert same(kept.course(Journal(memory), list(range(12))), course)


def test_a_memory_written_anew_in_the_middle_of_a_shuffle_keeps_it():
    memory = Nvm()
    journal = Journal(memory)
    journal.begin(AGREED + bytes(CARDS))
    fill(journal, 500)
    for _ in range(40):
        journal.append(MOVE, b"\x01\x25\x02")
        journal.append(journal_kinds.BACK)
    erases = memory.erases
    course = kept.begin(journal, TOLD, CARDS[:30], bytes(range(50, 80)), random.Random(4).randbytes)
    assert memory.erases == erases + 1
    while course.phase != stages.DONE:
        course.do(NEXT)
        kept.keep(journal, NEXT)
        assert same(kept.course(Journal(memory), CARDS[:30]), course)
    assert list(kept.lie(Journal(memory), CARDS[:30])) == list(range(50, 80))


def test_power_may_go_at_any_byte_as_a_shuffle_begins():
    memory = Nvm()
    journal = Journal(memory)
    journal.begin(AGREED)
    image = bytes(memory.flash.image)
    for at in range(107):
        memory = Nvm(image)
        memory.flash.cut_at_byte(at + 1)
        with pytest.raises(PowerCut):
            kept.begin(Journal(memory), TOLD, CARDS, b"", random.Random(4).randbytes)
        found = Journal(Nvm(bytes(memory.flash.image)))
        assert found.setup == AGREED
        assert found.open
        if found.shuffles:
            assert kept.course(found, CARDS).at == 0


@pytest.mark.parametrize("kind", [SORT, TYPED, UNKNOWN])
def test_other_shuffles_are_kept_too(kind: int):
    memory, course = begun(kind, list(range(101, 124)))
    chance = random.Random(3)
    deck = list(range(23))
    chance.shuffle(deck)
    course = keeping(memory, course)
    hands = Hands(course, deck)
    for _ in range(40):
        hands.step()
    found = kept.course(Journal(memory), list(range(101, 124)))
    assert same(found, course)
    assert kept.lie(Journal(memory), list(range(101, 124))) == list(range(101, 124))


def test_the_game_and_the_chance_that_come_end_the_shuffle():
    for kind, payload in (
        (SETUP, AGREED + bytes(CARDS)),
        (CHANCE, b"\x04\x05"),
        (MOVE, b"\x00\x01"),
    ):
        memory, _ = begun()
        journal = Journal(memory)
        kept.keep(journal, NEXT)
        journal.append(kind, payload)
        for found in (journal, Journal(memory)):
            assert found.shuffles == []
            assert not found.progress
        assert memory.erases == 0


@pytest.mark.parametrize(
    "payload", [b"", b"\x00", b"\x09" + bytes(range(98)), b"\x00" + bytes(98), b"\x00\x01\x02"]
)
def test_a_shuffle_that_cannot_be_one_is_refused(payload: bytes):
    memory, _ = begun()
    journal = Journal(memory)
    journal.append(SHUFFLE, payload)
    with pytest.raises(ValueError):
        kept.course(Journal(memory), CARDS)


def test_the_order_does_not_stand_in_the_memory_to_be_read():
    memory, course = begun()
    assert bytes(course.places) not in bytes(memory.flash.image)
    assert MENDING == b"\x04"
