"""Sets in games 5 and 6, and the written form of an arrangement."""

import pytest

from firmware.games.melding.rules import are_sets, number, part_text, part_value
from tests.games.melding.positions import new

PRIMES, RUMMY = new("H5").is_set, new("H6").is_set


def parts(text: str) -> list[int]:
    return [part_value(word) for word in text.split()]


def numbers(text: str) -> list[int]:
    """Return what the parts that are written in `text` count as."""
    return [number(part) for part in parts(text)]


@pytest.mark.rule("H5.2")
@pytest.mark.parametrize(
    "text",
    [
        "23 22 25 28 29 13 63",
        "23 22 13 63",
        "59 50 39",
        "23 13 33",
        "23 20 29",
        "11 21 1",
        "97 90 7",
    ],
)
def test_a_prime_and_two_cards_or_more_with_its_ones_or_tens_digit_are_a_set(text: str):
    assert PRIMES(numbers(text))


@pytest.mark.rule("H5.2")
@pytest.mark.parametrize("text", ["23 22", "22 23 13", "21 22 23", "23 22 32", "13 1 3", "1 11 21"])
def test_others_are_none_nor_is_a_set_that_does_not_begin_with_its_key(text: str):
    assert not PRIMES(numbers(text))


@pytest.mark.rule("H5.3")
def test_a_single_digit_key_goes_with_its_ones_digit_and_with_single_digits():
    assert PRIMES(numbers("2 12 92 1 9"))
    assert PRIMES(numbers("7 1 4"))
    assert not PRIMES(numbers("2 12 20"))
    assert not PRIMES(numbers("2 1 13"))


@pytest.mark.rule("H5.4")
def test_a_free_card_is_what_it_stands_for_a_key_too():
    assert PRIMES(numbers("23 F22 F83"))
    assert PRIMES(numbers("F23 22 13"))
    assert PRIMES(numbers("23 F23 13"))
    for text in ("23 22 F35", "F22 23 13", "23 13 F100", "23 13 F0", "F101 1 11", "53 3 F103"):
        assert not PRIMES(numbers(text)), text


@pytest.mark.rule("H6.2")
@pytest.mark.parametrize(
    "text",
    ["7 17 47 97", "10 50 90 100", "40 44 45 49", "1 2 5 9", "7 F17 F27 F37", "100 F10 20 30"],
)
def test_four_cards_of_one_ones_digit_one_tens_digit_or_single_digits_are_a_set(text: str):
    assert RUMMY(numbers(text))


@pytest.mark.rule("H6.2")
@pytest.mark.parametrize(
    "text",
    [
        "7 17 27",
        "7 17 27 72",
        "40 44 54 45",
        "1 2 5 10",
        "100 1 2 3",
        "100 11 12 13",
        "7 17 27 F107",
    ],
)
def test_no_other_cards_are(text: str):
    assert not RUMMY(numbers(text))


@pytest.mark.rule("H5.7")
def test_an_arrangement_is_sets_from_end_to_end_and_not_too_many():
    assert are_sets(parts("23 22 13 63 / 59 50 39"), PRIMES, 2)
    assert not are_sets(parts("23 22 13 63 / 59 50 39"), PRIMES, 1)
    for text in ("", "/", "23 22 13 /", "/ 23 22 13", "23 22 13 / / 59 50 39", "23 22 / 59 50 39"):
        assert not are_sets(parts(text), PRIMES, 3), text


def test_every_byte_is_a_part_with_a_word_of_its_own():
    assert [part_value(part_text(part)) for part in range(256)] == list(range(256))


@pytest.mark.parametrize(
    "word", ["", "F", "0", "101", "F155", "F-1", "-1", "1F", "//", "²", "F1234"]
)
def test_no_other_word_is_a_part(word: str):
    with pytest.raises(ValueError, match="is no part of a set"):
        part_value(word)
