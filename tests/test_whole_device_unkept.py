"""On the wires: what breaks where the memory does not keep the game, and what is said of it."""

from collections.abc import Callable

import pytest

from host_sim.desk import Desk
from tests.test_whole_device_end import HANG, IMPORT, MENU, make, words
from tests.whole_device import TABLE, WholeDevice

__all__ = ("make",)


def refused(start: int, values: bytes) -> None:
    """Answer a write as CircuitPython does where it cannot."""
    raise RuntimeError("Unable to write to nvm.")


@pytest.mark.parametrize(("name", "value"), [("worn", True), ("write", refused)])
def test_where_no_place_can_be_kept_the_second_crash_stops_all_the_same(
    make: Callable[..., Desk], name: str, value: object
):
    desk = make(changed=(MENU,))
    WholeDevice(desk).type(TABLE + "37A")
    setattr(desk.flash, name, value)
    for _ in range(2):
        desk.hold("*", 0.7)
        desk.run(13_000)
    assert words(desk).startswith("Something broke. Your game is safe. Switch me off and on again.")
    desk.run(60_000)
    assert words(desk).startswith("Something broke. Your game is safe. Switch me off and on again.")


def test_a_game_that_the_memory_does_not_keep_is_not_said_to_be_kept(make: Callable[..., Desk]):
    desk = make(changed=(MENU,), free=80_000)  # so that no start anew makes room
    wired = WholeDevice(desk).type(TABLE + "37A")
    desk.flash.worn = True
    wired.type("40A")
    desk.hold("*", 0.7)
    desk.run(1000)
    assert words(desk).startswith("Something broke. Game is not kept. Back in 10 s.")


def test_where_there_is_no_game_none_is_said_to_be_kept(make: Callable[..., Desk]):
    desk = make(changed=(MENU,))
    desk.hold("*", 0.7)
    desk.run(1000)
    assert words(desk).startswith("Something broke. Back in 10 s. ZeroDivisionError")


def test_another_version_s_memory_that_was_left_alone_keeps_no_game(make: Callable[..., Desk]):
    desk = make(changed=(MENU,), nvm=b"UMP\x03".ljust(4096, b"\0"))
    WholeDevice(desk).type("*" + TABLE)
    for said in ("Game is not kept. Back in 10 s.", "Switch off and on. Zero"):
        desk.hold("*", 0.7)
        desk.run(1000)
        assert words(desk).startswith("Something broke. " + said)
        desk.run(12_000)
    assert "kept" not in words(desk)


def test_a_game_in_the_memory_of_a_device_that_hung_is_said_to_be_kept(make: Callable[..., Desk]):
    desk = make(changed=(HANG, IMPORT))
    WholeDevice(desk).type(TABLE + "37A").again()
    desk.tap("*")
    desk.run(1000)
    desk.tap("9")
    desk.run(12_000)
    assert words(desk).startswith("I did not answer any more and began anew. Your game is safe.")
