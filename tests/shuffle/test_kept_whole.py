"""A guided shuffle is kept so that nothing else comes of what happened: bit by bit.

Torn by a power cut, in whatever order its bits are written, it has happened or has not.  A bit that
changes later costs the last card, which is asked for again, or the shuffle, which is said.
"""

import itertools
import random

import pytest

from firmware.shell.home import UNSHUFFLED, harmed
from firmware.shuffle import course as kept
from firmware.shuffle.course import BACK, GIVE_UP, NEXT, NO, SORT, TYPED, UNKNOWN
from firmware.storage.journal import MOVE, SETTINGS, Journal, doubled
from tests.desk import Desk
from tests.nvm import Nvm, PowerCut
from tests.shuffle.test_in_mid_game import used_up
from tests.shuffle.test_kept import AGREED, begun

CARDS = list(range(2, 40))
EVENTS = (*range(110), NEXT, NO, BACK, GIVE_UP)


def typed(count: int, kind: int = SORT) -> tuple[Nvm, list[int]]:
    """Return a memory in which `count` cards have been typed, and their numbers."""
    memory, course = begun(kind, CARDS)
    journal = Journal(memory)
    cards = random.Random(5).sample(range(len(CARDS)), count)
    for card in cards:
        assert course.do(card)
        kept.keep(journal, card)
    return memory, cards


def events(memory: Nvm | bytes) -> list[int]:
    """Return what has happened, as it is found after the power was off."""
    return list(Journal(Nvm(bytes(memory)) if isinstance(memory, bytes) else memory).progress)


def torn(image: bytes, start: int, values: bytes) -> list[bytes]:
    """Return `image` with `values` at `start` in all the ways in which bits of them are missing."""
    zeros = [
        (at, bit) for at in range(len(values)) for bit in range(8) if not values[at] >> bit & 1
    ]
    found = []
    for missing in itertools.product((False, True), repeat=len(zeros)):
        part = bytearray(image)
        part[start : start + len(values)] = values
        for (at, bit), lacks in zip(zeros, missing, strict=True):
            part[start + at] |= lacks << bit
        found.append(bytes(part))
    return found


def test_of_what_happens_no_part_is_anything_else():
    for event in EVENTS:
        whole = doubled(event)
        for part in torn(b"\xff\xff", 0, whole):
            assert part == whole or part[0] ^ part[1] != 0xFF


@pytest.mark.parametrize("event", [0, 1, 37, NEXT, BACK, GIVE_UP])
def test_power_may_go_at_any_bit_of_what_happens_and_it_goes_on_behind_it(event: int):
    memory, cards = typed(9)
    image = memory.flash.image
    start = Journal(memory).area[0]
    for part in torn(image, start, doubled(event)):
        again = Nvm(part)
        journal = Journal(again)
        before = [*cards, event] if part[start : start + 2] == doubled(event) else cards
        assert list(journal.progress) == before
        assert not harmed(journal)
        for more in (NEXT, BACK, 7):
            kept.keep(journal, more)
            assert events(again) == list(journal.progress)
        journal.append(SETTINGS, b"\x03\x01")
        assert list(Journal(again).progress) == [*before, NEXT, BACK, 7]
        assert again.erases == 0


def test_power_may_go_at_any_byte_of_it_even_twice():
    for first, second in itertools.product((1, 2), range(1, 15)):
        memory, cards = typed(4)
        memory.flash.cut_at_byte(first)
        with pytest.raises(PowerCut):
            kept.keep(Journal(memory), 30)
        memory.flash.no_cut()
        memory.flash.cut_at_byte(second)
        journal = Journal(memory)
        try:
            kept.keep(journal, 31)
        except PowerCut:
            journal = Journal(memory)
            kept.keep(journal, 31)
        memory.flash.no_cut()
        assert events(memory) == [*cards, 31]


@pytest.mark.parametrize("kind", [SORT, TYPED, UNKNOWN])
def test_no_bit_that_changes_makes_another_card_of_one(kind: int):
    """The last may be dropped, as it is asked for again; else the shuffle is said to be lost."""
    if kind == UNKNOWN:
        memory, _ = begun(kind, CARDS)
        for _ in range(20):
            kept.keep(Journal(memory), NEXT)
        cards = [NEXT] * 20
    else:
        memory, cards = typed(20, kind)
    image = memory.flash.image
    end = Journal(memory).area[0]
    silent = []
    for place, bit in itertools.product(range(end - 40, end + 40), range(8)):
        spoilt = bytearray(image)
        spoilt[place] ^= 1 << bit
        journal = Journal(Nvm(bytes(spoilt)))
        if harmed(journal) == UNSHUFFLED:
            assert not journal.shuffles
        elif place < end - 2:
            silent.append((place - end, bit))
        else:
            assert list(journal.progress) == cards[: 20 if place >= end else 19]
    assert silent == []


def test_a_bit_that_changes_before_the_card_0_whose_second_byte_looks_erased_is_seen_too():
    memory, _ = typed(3)
    journal = Journal(memory)
    kept.keep(journal, 0)
    place = journal.area[0] - 4
    memory.spoil(place, memory.flash.image[place] ^ 1)
    assert harmed(Journal(memory)) == UNSHUFFLED


def test_a_bit_that_changes_where_another_area_was_begun_is_seen_too():
    memory, _ = typed(3)
    journal = Journal(memory)
    while journal.area[0] < journal.area[1]:
        kept.keep(journal, BACK)
    end = journal.area[1]
    kept.keep(journal, NEXT)
    memory.spoil(end - 1, memory.flash.image[end - 1] ^ 1)
    assert harmed(Journal(memory)) == UNSHUFFLED


def test_a_shuffle_that_is_over_harms_nothing_whatever_becomes_of_it():
    memory, _ = typed(20)
    end = Journal(memory).area[0]
    Journal(memory).append(MOVE, b"\x01\x25\x02")
    memory.spoil(end - 20, 0)
    journal = Journal(memory)
    assert (harmed(journal), journal.moves) == ("", 1)


def test_a_shuffle_of_the_version_before_is_gone_on_with():
    memory = Nvm()
    journal = Journal(memory)
    journal.begin(AGREED)
    journal.append(14, bytes((SORT, *range(len(CARDS)))))
    journal.append(15, b"\x40")
    place = journal.area[0]
    journal.put(place, b"\x05\x07\xfb\x09")
    assert events(memory) == [5, 7, BACK, 9]
    journal = Journal(memory)
    assert kept.course(journal, CARDS).last == 9
    for more in (0, 20):
        kept.keep(journal, more)
    assert events(memory) == [5, 7, BACK, 9, 0, 20]
    assert kept.course(Journal(memory), CARDS).at == 4
    assert memory.flash.image[place : place + 5] == b"\x05\x07\xfb\x09\xff"


def test_who_goes_on_is_told_that_the_shuffle_is_lost_and_asked_how_the_deck_lies():
    desk = Desk().type("1 1 4 2 2 1 2 # 3 4 # 5 6 #")
    assert desk.words().startswith("Heap 6 ")
    place = desk.app.shell.journal.area[0]
    image = bytearray(desk.flash.image)
    image[place - 5] ^= 4
    desk = Desk(bytes(image))
    said = desk.words()
    assert said.startswith("The memory was damaged: the shuffle is lost. Go on? ")
    assert said.endswith(", 2 players, I shuffle. #go on *home")
    assert desk.type("#").rows()[0] == "How lies the deck?"
    assert desk.type("2 1 2 #").words().startswith("Heap 2 ")
    assert Desk(desk.flash.image).words().startswith("Go on shuffling?")


def test_in_mid_game_too_and_the_discards_are_shuffled_anew():
    desk = used_up("H4", 3, 2)
    desk.type("A 1 # # # # # # #")
    place = desk.app.shell.journal.area[0]
    image = bytearray(desk.flash.image)
    image[place - 4] ^= 0x80
    desk = Desk(bytes(image))
    assert desk.words().startswith("The memory was damaged: the shuffle is lost. Go on? ")
    assert desk.type("#").words().startswith("Pile used up")
    assert desk.type("A").rows()[0].startswith("Turn discards over")


def test_a_card_that_was_torn_is_typed_again():
    desk = Desk().type("1 1 4 2 2 1 2 # 3 4 #")
    before = desk.rows()
    place = desk.app.shell.journal.area[0]
    desk.type("5 6 #")
    image = bytearray(desk.flash.image)
    image[place] |= 0x81
    desk = Desk(bytes(image)).type("#")
    assert desk.words() == "Does it lie? card 34 4 on heap 4 #yes *no"
    assert desk.type("#").rows() == before
    assert desk.type("5 6 #").words().startswith("Heap 6 ")
