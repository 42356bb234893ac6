"""The self-test names swapped wires of the keys, and says how the ring is mounted."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from host_sim.desk import Desk
from host_sim.wiring import read_wiring
from tests import owner_drive
from tests.selftest.examiner import Examiner


@pytest.mark.parametrize(("wired", "verdicts"), [
    ({"rows": (7, 6, 8, 9)}, ["rows 1 2 of the keys are swapped: GP6 GP7"]),
    ({"columns": (13, 11, 12, 10)}, ["columns 1 4 of the keys are swapped: GP10 GP13"]),
    ({"rows": (7, 8, 6, 9), "columns": (10, 12, 11, 13)},
     ["rows 1 2 3 of the keys are swapped: GP6 GP7 GP8",
      "columns 2 3 of the keys are swapped: GP11 GP12"]),
])  # fmt: skip
def test_swapped_wires_of_the_keys_are_named_and_the_keys_answer_as_they_are_printed(
    make: Callable[..., Desk], wired: dict, verdicts: list[str]
):
    desk = make(wiring=replace(read_wiring(), **wired))
    start = next(key for key in "123A456B789C*0#D" if sent(desk, key) == "#")
    lines = Examiner(desk, start).press_all().finish()
    assert lines[: len(verdicts)] == [f"Self-test: {verdict}." for verdict in verdicts]
    assert lines[len(verdicts)] == "Umpire 0.1.0"


def sent(desk: Desk, key: str) -> str:
    """Return the key that the firmware takes for `key`, whose wires are swapped."""
    row, column = desk.wiring.contact(key)
    usual = read_wiring()
    return usual.keys[4 * usual.rows.index(row) + usual.columns.index(column)]


def test_keys_that_are_pressed_in_another_order_are_no_fault(make: Callable[..., Desk]):
    desk = make()
    examiner = Examiner(desk)
    for key in "147*2580369#ABCD":
        desk.tap(key)
        desk.run(100)
    assert examiner.finish()[0] == "Self-test: good."


@pytest.mark.parametrize(("first", "direction", "verdicts"), [
    (5, 1, ["light 5 of the ring is at its top: set UMPIRE_FIRST"]),
    (1, -1, ["the ring runs the other way: set UMPIRE_DIRECTION"]),
    (12, -1, ["light 12 of the ring is at its top: set UMPIRE_FIRST",
              "the ring runs the other way: set UMPIRE_DIRECTION"]),
])  # fmt: skip
@pytest.mark.parametrize("pixels", [16, 24])
def test_how_the_ring_is_mounted_is_asked_and_what_to_set_is_said(
    make: Callable[..., Desk], pixels: int, first: int, direction: int,
    verdicts: list[str],
):  # fmt: skip
    wiring = replace(read_wiring(), pixels=pixels, first=first, direction=direction)
    drive = owner_drive.drive(f"UMPIRE_PIXELS = {pixels}")
    lines = Examiner(make(drive=drive, wiring=wiring)).press_all().finish()
    assert lines[: len(verdicts)] == [f"Self-test: {verdict}." for verdict in verdicts]
    assert lines[len(verdicts)] == "Umpire 0.1.0"
    (drive / "settings.toml").write_text(
        f"UMPIRE_PIXELS = {pixels}\nUMPIRE_FIRST = {first}\n"
        f'UMPIRE_DIRECTION = "{"clockwise" if direction > 0 else "counterclockwise"}"\n'
    )
    desk = make(drive=drive, wiring=wiring)
    assert Examiner(desk).press_all().finish()[0] == "Self-test: good."
