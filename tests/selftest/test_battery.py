"""The self-test measures the battery where settings.toml names one, and says what is wrong."""

from collections.abc import Callable

import pytest

from host_sim import reader
from host_sim.desk import Desk
from tests import owner_drive
from tests.selftest.examiner import Examiner


def examined(make: Callable[..., Desk], volts: float, settings: str) -> tuple[Desk, list[str]]:
    desk = make(drive=owner_drive.drive(settings))
    desk.feed(volts, cable=True)
    return desk, Examiner(desk).press_all().finish()


def test_it_says_what_the_battery_has(make: Callable[..., Desk]):
    desk, lines = examined(make, 3.92, 'UMPIRE_BATTERY = "GP26"')
    assert lines[0] == "Self-test: good."
    assert lines[-1] in ("battery 3.91 V", "battery 3.92 V")
    desk.tap("#")  # the page of figures, with six lines
    desk.run(300)
    shown = " ".join(reader.read(desk.panel.picture()))
    assert "battery 3.9" in shown
    assert "Umpire " in shown


@pytest.mark.parametrize(
    ("volts", "said"),
    [
        (0.0, "Self-test: no battery at GP26, but 0.00 V: see its wires to R4, R5 and BAT."),
        (4.96, "Self-test: no battery at GP26, but 4.95 V: see its wires to R4, R5 and BAT."),
    ],
)
def test_a_voltage_that_no_cell_has_is_a_fault(make: Callable[..., Desk], volts: float, said: str):
    _, lines = examined(make, volts, 'UMPIRE_BATTERY = "GP26"')
    assert lines[0] == said


def test_without_a_battery_in_the_settings_none_is_missed(make: Callable[..., Desk]):
    _, lines = examined(make, 0.0, "")
    assert lines[0] == "Self-test: good."
    assert not [line for line in lines if "battery" in line]
