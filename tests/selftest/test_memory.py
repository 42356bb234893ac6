"""The self-test writes into the memory, and no game is the worse for it."""

from collections.abc import Callable

from host_sim.desk import Desk
from tests.nvm import LIMIT, begun
from tests.selftest.examiner import Examiner


def test_the_memory_is_written_without_an_erase_and_a_game_stays(make: Callable[..., Desk]):
    kept = begun().flash.image
    desk = make(nvm=kept)
    assert Examiner(desk).press_all().finish()[-1] == "memory kept byte 1/8"
    assert desk.flash.image == kept[:LIMIT] + b"\x5a" + kept[LIMIT + 1 :]
    assert desk.flash.erases == 0


def test_the_ninth_self_test_costs_an_erase(make: Callable[..., Desk]):
    kept = begun().flash.image
    full = kept[:LIMIT] + b"\x5a" * 8 + kept[LIMIT + 8 :]
    desk = make(nvm=full)
    assert Examiner(desk).press_all().finish()[-1] == "memory kept byte 1/8"
    assert desk.flash.image == kept[:LIMIT] + b"\x5a" + kept[LIMIT + 1 :]
    assert desk.flash.erases == 1


def test_a_memory_that_keeps_nothing_is_named(make: Callable[..., Desk]):
    desk = make()
    desk.flash.worn = True
    lines = Examiner(desk).press_all().finish()
    assert lines[0] == "Self-test: the board's memory does not keep what is written."
    assert lines[-1] == "memory kept no byte"


def test_a_memory_that_refuses_to_be_written_is_named(make: Callable[..., Desk]):
    desk = make()

    def refuse(start: int, values: bytes) -> None:
        raise RuntimeError("Unable to write to nvm.")

    desk.flash.write = refuse  # type: ignore[method-assign] (as CircuitPython tells it)
    assert Examiner(desk).press_all().finish()[0].endswith("does not keep what is written.")


def test_a_memory_that_is_not_ours_is_left_alone(make: Callable[..., Desk]):
    desk = make(nvm=b"UMP\x03" * 1024)
    lines = Examiner(desk).press_all().finish()
    assert lines[0].endswith("and was not tried.")
    assert lines[-1] == "memory: not tried"
    assert desk.flash.programmed == 0
