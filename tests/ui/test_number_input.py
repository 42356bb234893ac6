"""A number while it is typed."""

import pytest

from firmware.ui.questions import NumberInput


class Refusals:
    """A screen that only remembers what it refused."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.typing: object = None
        self.free = False

    def refuse(self, text: str) -> None:
        self.said.append(text)


@pytest.fixture
def screen() -> Refusals:
    return Refusals()


@pytest.fixture
def typed(screen: Refusals) -> NumberInput:
    return NumberInput(screen)  # type: ignore[arg-type]


def keys(typed: NumberInput, *strokes: str) -> list[bool]:
    return [typed.take(stroke) for stroke in strokes]


def test_digits_make_a_number(typed):
    assert typed.number is None
    assert keys(typed, "3", "7") == [True, True]
    assert (typed.text, typed.number) == ("37", 37)


def test_star_clears_what_is_typed_and_then_belongs_to_the_screen(typed):
    keys(typed, "3", "7")
    assert keys(typed, "*", "*") == [True, False]
    assert typed.number is None


def test_other_keys_belong_to_the_screen_and_leave_the_number(typed):
    keys(typed, "3")
    assert keys(typed, "#", "A", "hold A", "hold *") == [False] * 4
    assert typed.number == 3


def test_a_dead_number_goes_with_what_said_so_and_another_stays(typed, screen):
    keys(typed, "1", "2")
    screen.free = True  # a joker's
    typed.bury()
    assert (typed.text, screen.free) == ("12", True)
    typed.refuse()
    typed.bury()
    assert (typed.text, typed.number, screen.free) == ("", None, False)


def test_a_digit_too_many_is_refused_in_words_and_the_number_is_dead(typed, screen):
    assert keys(typed, "1", "2", "3", "4") == [True] * 4
    assert (typed.text, typed.number, typed.live) == ("123", None, "")
    assert screen.said == ["Too long\nfewer digits"]
    keys(typed, "5")
    assert (typed.text, typed.number) == ("5", 5), "the next digit begins a new number"


def test_star_clears_a_number_whole_that_had_a_digit_too_many(typed):
    assert keys(typed, "1", "2", "3", "4", "*", "*") == [True] * 5 + [False]


def test_after_a_digit_too_many_one_other_key_is_refused_and_the_next_acts(typed, screen):
    assert keys(typed, "1", "2", "3", "4", "#", "#", "A") == [True] * 5 + [False] * 2
    assert screen.said == ["Too long\nfewer digits"] * 2
    assert typed.text == ""


def test_where_one_digit_is_all_the_next_takes_its_place_and_nothing_is_refused(screen):
    count = NumberInput(screen, 1)
    keys(count, "2", "5", "8")
    assert (count.text, count.number, screen.said) == ("8", 8, [])
    count.withdraw()
    assert count.number == 5, "two keys at once leave the digit before"


def test_a_refused_number_is_still_shown_and_counts_for_nothing(typed):
    keys(typed, "5", "2")
    typed.refuse()
    assert (typed.text, typed.number) == ("52", None)


def test_after_a_refusal_a_digit_begins_a_new_number(typed):
    keys(typed, "5", "2", "1")
    typed.refuse()
    keys(typed, "4")
    assert (typed.text, typed.number) == ("4", 4)


def test_after_a_refusal_star_clears_the_whole_number_and_does_no_more(typed):
    keys(typed, "5", "2")
    typed.refuse()
    assert keys(typed, "*", "*") == [True, False]


@pytest.mark.parametrize("key", ["#", "A", "hold B"])
def test_after_a_refusal_another_key_acts_as_if_nothing_were_typed(typed, key):
    keys(typed, "5", "2")
    typed.refuse()
    assert keys(typed, key, "*") == [False, False]
    assert typed.text == ""


def test_nothing_typed_cannot_be_refused(typed):
    typed.refuse()
    assert keys(typed, "*") == [False]


def test_the_last_digit_is_withdrawn_and_nothing_else(typed, screen):
    keys(typed, "5", "2")
    assert screen.typing is typed
    typed.withdraw()
    assert typed.number == 5
    typed.refuse()
    keys(typed, "7")
    typed.withdraw()
    assert (typed.text, typed.number) == ("5", None), "it is dead as before"


def test_a_digit_too_many_is_withdrawn_and_the_number_lives(typed):
    keys(typed, "1", "2", "3", "4")
    typed.withdraw()
    assert typed.number == 123
