"""The set-up: what was agreed before the first card."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.setup import Setup, unpack

DECK = bytes(range(99, 1, -1))


@pytest.mark.parametrize(
    ("setup", "packed"),
    [
        (Setup("TG", TABLE, 3), b"\x02TG\x00\x03\x00"),
        (Setup("TG-expert2", TABLE, 1), b"\x0aTG-expert2\x00\x01\x00"),
        (Setup("TS", SCREEN, 5, DECK), b"\x02TS\x02\x05\x00" + DECK),
        (Setup("H2", TABLE, 4, b"", b"\x04\x00"), b"\x02H2\x00\x04\x02\x04\x00"),
        (Setup("H7", SCREEN, 2, DECK, b"\x62"), b"\x02H7\x02\x02\x01\x62" + DECK),
        (Setup("TG", SCREEN, 2, DECK, b"", True), b"\x02TG\x82\x02\x00" + DECK),
    ],
)
def test_a_set_up_comes_back_from_its_bytes(setup: Setup, packed: bytes):
    assert setup.pack() == packed
    assert vars(unpack(packed)) == vars(setup)


@pytest.mark.parametrize(
    "packed",
    [
        b"",
        b"\x02",
        b"\x02TG",
        b"\x02TG\x00",
        b"\x02TG\x00\x02",  # how many options?
        b"\x02TG\x00\x02\x02\x00",  # one of the two options
        b"\x02TG\x00\x00\x00",  # nobody plays
        b"\x02TG\x04\x02\x00",  # no such level
        b"\x02TG\x02\x02\x00",  # the device dealt, but what?
        b"\x02TG\x80\x02\x00",  # hints, though nobody knows the hands
        b"\x02TG\x00\x02\x00" + DECK,  # the players dealt, so nobody knows
    ],
)
def test_bytes_that_are_no_set_up_say_so(packed: bytes):
    with pytest.raises(ValueError, match=r"^no set-up$"):
        unpack(packed)


def test_a_set_up_whose_rules_have_no_name_is_none():
    with pytest.raises(ValueError):
        unpack(b"\x02\xff\xff\x00\x02\x00")


@given(st.binary(max_size=120))
def test_any_bytes_are_a_set_up_or_none(packed: bytes):
    try:
        setup = unpack(packed)
    except ValueError:
        return
    assert setup.pack() == packed
