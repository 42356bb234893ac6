"""Every 20 cards the pack is counted, so that a slip costs 20 cards laid again at most."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest

from firmware.shuffle import course as kept
from firmware.shuffle import course as stages
from firmware.shuffle.course import BACK, NEXT, NO, SORT, TOLD, UNKNOWN, Course
from firmware.storage.journal import SHUFFLE, Journal
from tests.desk import Desk
from tests.nvm import Nvm
from tests.shuffle.panel_hands import PanelHands
from tests.shuffle.test_by_the_panel import packets, shuffling
from tests.shuffle.test_kept import AGREED, CARDS, begun
from tests.shuffle.test_mending import once
from tools.players.shuffling_hands import SLIPS, TWICE, TWO, WRONG, Hands, drawn

Slip = Callable[[], int | None]


def shuffled(count: int, seed: int, slip: Slip) -> tuple[Hands, bool]:
    """Return hands that have shuffled, and whether the deck lies as the device believes."""
    chance = random.Random(seed)
    course = Course(TOLD, drawn(count, chance), [drawn(count, chance) for _ in range(9)])
    hands = Hands(course, range(count), slip, chance)
    return hands, hands.through() == list(course.order())


def slipping_once(what: int, at: int) -> Slip:
    slips = once(at, what)
    return lambda: next(slips)


@pytest.mark.parametrize("what", [WRONG, TWO, TWICE])
def test_a_slip_anywhere_is_found_and_mended_with_20_cards_laid_again_at_most(what: int):
    for at in range(0, 196, 7):
        hands, right = shuffled(98, at, slipping_once(what, at))
        assert right
        assert hands.noticed or what == TWO, "two at once where one was left are none"
        assert hands.laid_again <= 20


def test_of_the_shuffles_that_slips_spoil_99_in_100_are_found():
    chance = random.Random(30)
    spoilt = found = 0
    for seed in range(150):
        hands, right = shuffled(
            98, seed, lambda: None if chance.randrange(100) else chance.choice(SLIPS)
        )
        spoilt += hands.noticed > 0 or not right
        found += hands.noticed > 0
    assert spoilt > 100
    assert found >= 0.99 * spoilt


def test_the_pack_is_counted_after_20_cards_each_and_in_the_end():
    course = Course(TOLD, range(98))
    counted = []
    while course.phase < stages.TAKE:
        if course.phase == stages.EVEN:
            counted.append(course.at)
        course.do(NEXT)
    assert counted == [20, 40, 60, 80, 98]


@pytest.mark.parametrize("kind", [UNKNOWN, SORT])
def test_a_deck_that_nobody_knows_or_that_is_typed_is_not_counted(kind: int):
    course = Course(kind, range(42))
    while course.phase < stages.TAKE:
        assert course.phase == stages.HEAPS
        course.do(course.at if course.typing and course.at < 42 else NEXT)


@pytest.mark.parametrize("at", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("what", [WRONG, TWO, TWICE])
def test_small_decks_come_out_in_every_order_as_it_was_drawn_though_hands_slip(what: int, at: int):
    """Cards laid again go where they were to go: no slip makes an order likelier than another."""
    orders = Counter()
    for places in permutations(range(5)):
        chance = random.Random(1)
        course = Course(TOLD, places, [range(5)] * 3, size=3, counted=2)
        deck = Hands(course, range(5), slipping_once(what, at), chance).through()
        assert list(course.order()) == deck
        orders[tuple(deck)] += 1
        if what != WRONG:
            assert [deck.index(card) for card in range(5)] == list(places)
    assert len(orders) == 120 or what == WRONG


def counted_wrong(course: Course) -> None:
    """Lay 20 cards and say that not as many are left as must be."""
    while course.phase != stages.EVEN:
        course.do(NEXT)
    course.do(NO)


def test_what_lay_there_before_stays_and_the_rest_is_typed():
    course = Course(TOLD, drawn(98, random.Random(2)))
    while course.at < 40 or course.phase != stages.EVEN:
        course.do(NEXT)
    heaps = [places // 10 for places in course.places]
    course.do(NO)
    assert course.phase == stages.RETAKE
    assert course.stay() == [heaps[:20].count(heap) for heap in range(10)]
    course.do(NEXT)
    assert (course.typing, course.number, course.left) == (True, 0, 176)
    assert course.do(25)
    assert (course.number, course.left) == (heaps[25] + 1, 175)
    assert not course.do(25), "it has been typed"
    assert not course.do(40), "it lies on the pack"
    for card in (*range(20, 25), *range(26, 40)):
        assert course.do(card)
    assert course.do(NEXT)
    assert (course.phase, course.at) == (stages.EVEN, 40)
    assert course.do(NEXT)
    assert (course.phase, course.number, course.left) == (stages.HEAPS, heaps[40] + 1, 156)


def test_where_three_too_many_lie_those_are_laid_too():
    course = Course(TOLD, drawn(98, random.Random(2)))
    counted_wrong(course)
    course.do(NEXT)
    assert course.do(22)
    assert (course.at, sorted(course.again)) == (23, [*range(22)])
    assert course.do(BACK)
    assert (course.at, sorted(course.again)) == (20, [*range(20)])


def test_a_card_of_before_goes_on_its_heap_and_what_is_not_found_is_believed():
    course = Course(TOLD, drawn(98, random.Random(2)))
    counted_wrong(course)
    course.do(NEXT)
    for card in range(20):
        course.do(card)
    course.do(NEXT)
    course.do(NEXT)
    counted_wrong(course)
    course.do(NEXT)
    assert course.do(3)
    assert course.number == course.places[3] // 10 + 1
    for card in range(20, 39):
        assert course.do(card)
    assert course.again == [39]
    assert course.do(NEXT)
    assert (course.phase, course.at, course.again) == (stages.EVEN, 40, [])


def test_hands_that_follow_the_panel_lay_again_what_went_wrong():
    desk = shuffling()
    hands = PanelHands(desk, list(range(2, 100)))
    while "left in the pack" not in desk.words():
        hands.step()
    assert desk.words() == "left in the pack? 78 #yes *no"
    hands.heaps[hands.number].insert(0, hands.deck.pop(0))  # two at once
    desk.type("*")
    assert desk.words() == (
        "Leave on the heaps 0 0 0 0 0 0 0 0 0 0 turn up and type the rest #go on *back"
    )
    deck = hands.through()
    assert hands.turned_up == 21
    assert deck == packets(desk)


def test_a_card_that_was_not_laid_is_turned_up_from_the_pack():
    desk = shuffling()
    hands = PanelHands(desk, list(range(2, 100)))
    while " 5 of 98" not in desk.words():
        hands.step()
    desk.type("# #")  # told, and no card laid
    while "left in the pack" not in desk.words():
        hands.step()
    desk.type("*")
    assert hands.through() == packets(desk)


def test_where_cards_are_not_found_it_asks_before_it_goes_on():
    desk = shuffling()
    hands = PanelHands(desk, list(range(2, 100)))
    while "left in the pack" not in desk.words():
        hands.step()
    desk.type("* # 2 1 #")
    assert desk.rows()[6].endswith("19 left")
    assert desk.type("2 2 #").words().endswith("22: on the pack")
    assert desk.rows()[0].startswith("Turn up a card"), "no heap is told for it"
    desk.type("#")
    assert desk.words() == ("Missing: 19 in all. Look on top of the pack. Go on without? #yes *no")
    desk.type("#")
    assert desk.words() == "left in the pack? 78 #yes *no"


def test_over_that_question_a_joker_is_typed_at_once_like_a_number():
    desk = Desk(seed=3).type("7 4 3 # # #").wait(30_000).type("* # 4 5 # #")
    assert desk.words().startswith("Missing: ")
    assert "card A_" in desk.type("A").words()


def test_over_that_question_a_letter_with_which_no_card_begins_does_nothing():
    for desk, letters in (
        (Desk(seed=3).type("7 4 3 # # #").wait(30_000).type("* # 4 5 # #"), "BCD"),
        (shuffling().type("#").wait(60_000).type("* # 2 1 # #"), "ABCD"),
    ):
        question = desk.words()
        assert question.startswith("Missing: ")
        assert [desk.type(key).words() for key in letters] == [question] * len(letters)


def test_where_the_pack_is_short_though_all_were_found_a_card_is_looked_for():
    desk = shuffling()
    hands = PanelHands(desk, list(range(2, 100)))
    while "left in the pack" not in desk.words():
        hands.step()
    desk.type("*")
    assert "missing" not in desk.words()
    while "left in the pack" not in desk.words():
        hands.step()
    assert hands.turned_up == 20
    desk.type("*")
    assert desk.words().startswith("Still not? Count again, and look for a missing card.")
    desk.type("#")
    while "left in the pack" not in desk.words():
        hands.step()
    desk.type("#")
    while "left in the pack" not in desk.words():
        hands.step()
    assert "missing" not in desk.type("*").words(), "up to here the pack was right"


@pytest.mark.parametrize("steps", [0, 1, 2, 9, 21])
def test_after_a_power_cut_while_cards_are_laid_again_it_stands_where_it_stood(steps: int):
    memory, course = begun()
    journal = Journal(memory)
    events = [NEXT] * 20 + [NO, NEXT, *range(19, -1, -1), NEXT]
    for event in events[: 21 + steps]:
        assert course.do(event)
        kept.keep(journal, event)
    found = kept.course(Journal(memory), CARDS)
    for name in ("phase", "at", "again", "number", "left", "since", "retaking"):
        assert getattr(found, name) == getattr(course, name)


def test_a_shuffle_begun_by_a_version_that_counted_in_the_end_alone_goes_on_so():
    memory = Nvm()
    journal = Journal(memory)
    journal.begin(AGREED)
    journal.append(SHUFFLE, bytes((TOLD, *range(98))))
    journal.append(15, (400).to_bytes(2, "big") + bytes(2))
    for _ in range(97):
        kept.keep(journal, NEXT)
    course = kept.course(Journal(memory), CARDS)
    assert (course.phase, course.at, course.counted) == (stages.HEAPS, 97, 0)
    course.do(NEXT)
    course.do(NO)
    assert (course.phase, len(course.bad)) == (stages.MEND, 10)
