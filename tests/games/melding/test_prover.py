"""The prover of games 5 and 6: exact, and quick enough for the board."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.games.melding.prover import SLICE, Cover, Groups, Proof, Sharing
from firmware.games.melding.rules import JOKER, SPLIT, Drawing, are_sets, number, real, split
from firmware.games.primes.rules import is_prime
from firmware.games.rummy.rules import DigitGroups
from tests.games.melding.exhaustive import PRIMES, arrangeable, fewest_outside, matches
from tests.games.melding.positions import SIZES, new

H5, H6 = new("H5"), new("H6")

# Hands for which a search for the longest way found nothing longer.
LONG = {
    "H5": [21, 51, 63, 73, 81, 91, JOKER],
    "H5-advanced": [1, 9, 21, 33, 40, 42, 46, 48, 49, 53, 73, 83, 93, JOKER],
    "H6": [44, 51, 52, 55, 75, 76, 81, 87, 89, 96, JOKER, JOKER, JOKER, JOKER],
}


def proved(cards: list[int], game: Drawing, most: int) -> list[int] | None:
    """Return the arrangement of `cards` in at most `most` sets of `game`, or None."""
    proof = Proof(game.groups(cards), most)
    while proof.step():
        pass
    return proof.arrangement


def outside(cards: list[int]) -> int:
    """Return how many number cards the best arrangement leaves outside sets."""
    best = Cover(DigitGroups(cards), len(cards) // 4)
    while best.step():
        pass
    if best.found:
        sharing = Sharing(best.groups, best.found, best.reached)
        while sharing.step():
            pass
        written = sharing.arrangement or []
        assert are_sets(written, H6.is_set, best.most)
        assert set(map(real, written)) - {SPLIT} <= set(cards)
    return best.outside


@st.composite
def hands(draw: st.DrawFn, most: int, highest: int = 99) -> list[int]:
    """Return up to `most` cards that have digits in common, up to four of them free cards."""
    digits = draw(st.sets(st.integers(0, 9), min_size=1, max_size=4))
    near = [n for n in range(1, highest + 1) if n % 10 in digits or n // 10 in digits]
    anything = st.sampled_from(near) | st.integers(1, highest)
    cards = draw(st.lists(anything, unique=True, min_size=1, max_size=most))
    return (cards + [JOKER] * draw(st.integers(0, 4)))[-most:]


@pytest.mark.rule("H5.2", "H5.3", "H5.4", "H5.5")
@settings(max_examples=60)
@given(hands(7))
def test_seven_cards_are_arranged_if_trying_everything_finds_a_way(cards: list[int]):
    found = proved(cards, H5, 2)
    assert bool(found) == arrangeable(cards, True, 2)
    if found:
        assert are_sets(found, H5.is_set, 2)
        assert sorted(map(real, found)) == sorted(cards + [SPLIT] * found.count(SPLIT))


@pytest.mark.rule("H5.7")
@settings(max_examples=10)
@given(hands(9))
def test_so_are_more_cards_in_up_to_three_sets(cards: list[int]):
    found = proved(cards, H5, 3)
    assert bool(found) == arrangeable(cards, True, 3)
    assert not found or are_sets(found, H5.is_set, 3)


@pytest.mark.rule("H6.2", "H6.3")
@settings(max_examples=30)
@given(hands(9, 100))
def test_so_are_cards_without_keys(cards: list[int]):
    found = proved(cards, H6, 2)
    assert bool(found) == arrangeable(cards, False, 2)
    assert not found or are_sets(found, H6.is_set, 2)


@pytest.mark.rule("H6.4")
@settings(max_examples=10)
@given(hands(8, 100))
def test_as_many_cards_lie_in_sets_as_trying_everything_gets_there(cards: list[int]):
    assert outside(cards) == fewest_outside(cards)


@pytest.mark.parametrize("name", SIZES)
def test_cards_that_were_dealt_in_sets_are_always_arranged(name: str):
    game = new(name)
    size = game.hand_size
    chance = Random(7)
    for _ in range(300):
        cards = made_of_sets(chance, size, name != "H6")
        jokers = chance.randrange(5)
        cards[size - jokers :] = [JOKER] * jokers
        chance.shuffle(cards)
        assert are_sets(proved(cards, game, game.most) or [], game.is_set, game.most), cards


def made_of_sets(chance: Random, size: int, keyed: bool) -> list[int]:
    """Return `size` cards that lie in as many sets as there can be, the keys first."""
    while True:
        sizes = {7: [3, 4], 14: [4, 5, 5]}[size]
        cards: list[int] = []
        rest: list[int] = []
        for count in sizes:
            key = chance.choice(PRIMES if keyed else range(1, 100))
            group = [n for n in range(1, 100) if (matches(n, key) if keyed else n % 10 == key % 10)]
            group = [n for n in group if n != key and n not in cards + rest]
            if key not in cards + rest and len(group) >= count - 1:
                cards.append(key)
                rest += chance.sample(group, count - 1)
        if len(cards) == len(sizes):
            return cards + rest


@pytest.mark.rule("H5.2", "H5.3")
def test_the_book_s_examples_are_sets_with_the_key_first():
    assert proved([22, 25, 28, 23, 29, 13, 63], H5, 2) == [23, 22, 25, 28, 29, 13, 63]
    found = proved([22, 13, 63, 50, 39, 23, 59], H5, 2)
    assert found
    assert sorted(map(sorted, split(found))) == [[13, 22, 23, 63], [39, 50, 59]]
    assert [parts[0] for parts in split(found)] == [23, 59]


@pytest.mark.rule("H5.4")
def test_a_free_card_is_a_key_where_none_is_held_and_says_which():
    assert proved([22, 25, 28, 26, 33, 63, JOKER], H5, 2) == [JOKER + 23, 22, 25, 28, 26, 33, 63]
    found = proved([10, 20, 30, JOKER, 40, 50, JOKER], H5, 2)
    assert found is None, "no prime ends in 0"


def test_a_free_card_stands_for_a_number_that_is_not_there_yet():
    found = proved([22, 23, 3, 13, 63, JOKER, JOKER], H5, 2)
    assert found == [23, 22, 3, 13, 63, JOKER + 20, JOKER + 21]
    full = [7, 17, 27, 37, 47, 57, 67, 77, 87, 97, JOKER, JOKER]
    assert [number(part) for part in proved(full, H6, 3) or []] == [*full[:10], 97, 97]


def test_no_more_sets_are_made_than_are_allowed():
    cards = [11, 12, 13, 14, 31, 32, 35, 36, 70, 71, 72, 75]
    assert proved(cards, H5, 3)
    assert proved(cards, H5, 2) is None


@pytest.mark.parametrize("name", SIZES)
def test_the_longest_proof_is_cut_in_slices_of_bounded_work(
    name: str, monkeypatch: pytest.MonkeyPatch
):
    game = new(name)
    assert len(LONG[name]) == game.hand_size
    fits: list[int] = []
    fit = Groups.fit
    monkeypatch.setattr(Groups, "fit", lambda self, chosen: fits.append(1) or fit(self, chosen))
    proof = Proof(game.groups(LONG[name]), game.most)
    slices = 1
    while proof.step():
        slices += 1
        assert len(fits) <= SLICE * slices
    assert slices <= 60


@pytest.mark.parametrize("jokers", range(5))
def test_the_best_arrangement_is_found_in_few_slices(jokers: int):
    chance = Random(jokers)
    for _ in range(200):
        digits = chance.sample(range(10), 3)
        near = [n for n in range(1, 101) if n % 10 in digits or n // 10 in digits]
        best = Cover(DigitGroups(chance.sample(near, 14 - jokers) + [JOKER] * jokers), 3)
        slices = 1
        while best.step():
            slices += 1
        assert slices <= 60


def test_the_primes_are_those_up_to_97():
    assert [n for n in range(1, 256) if is_prime(n)] == PRIMES
    assert len(PRIMES) == 25
