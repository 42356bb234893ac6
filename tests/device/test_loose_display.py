"""The whole device with a display whose contact is bad: what comes in halves is no nonsense."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from host_sim.desk import Desk
from host_sim.wiring import read_wiring
from tests.device.board_values import at_home

SSD1309 = 'UMPIRE_PANEL = "SSD1309"\nUMPIRE_RESET = "GP14"'


@pytest.mark.parametrize(
    ("settings", "reset"), [("", None), (SSD1309, 14)], ids=["SSD1306", "SSD1309"]
)
def test_a_contact_that_is_loose_stays_so_as_the_power_goes_and_ends_no_run(
    start: Callable[..., Desk], settings: str, reset: int | None
):
    desk = start(settings, wiring=replace(read_wiring(), reset=reset))
    desk.loosen_display(0.3)
    for _ in range(12):
        desk.power_off()
        desk.power_on(rest=False)
        desk.run(3000)
        desk.unplug_display()
        desk.plug_display()
        desk.run(1500)
    desk.loosen_display(0)
    desk.run(3000)
    assert at_home(desk)
