"""settings.toml: parts that are mounted or wired otherwise, and the way into the bootloader."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from host_sim.desk import Desk
from host_sim.wiring import read_wiring
from tests.device.board_values import told
from tests.whole_device import TABLE, WholeDevice


@pytest.mark.parametrize(
    ("lines", "places"),
    [
        ("UMPIRE_FIRST = 5", [4, 5, 15, 0]),
        ('UMPIRE_DIRECTION = "counterclockwise"', [0, 15, 5, 4]),
        ('UMPIRE_FIRST = 16\nUMPIRE_DIRECTION = "Counterclockwise"', [15, 14, 4, 3]),
    ],
)
def test_the_ring_s_first_pixel_and_direction_may_be_others(
    start: Callable[..., Desk], lines: str, places: list[int]
):
    desk = start(f"{lines}\nUMPIRE_BRIGHTNESS = 4")
    box = desk.main["box"]
    for light, place in zip((0, 1, 11, 12), places, strict=True):
        box.glow([(80 * (i == light), 0, 0) for i in range(16)])  # type: ignore[attr-defined]
        assert [i for i, colour in enumerate(desk.ring.colours) if colour[0]] == [place]


def test_a_ring_of_another_size_is_turned_too(start: Callable[..., Desk]):
    wiring = replace(read_wiring(), pixels=24)
    lines = 'UMPIRE_PIXELS = 24\nUMPIRE_FIRST = 24\nUMPIRE_DIRECTION = "counterclockwise"'
    box = (desk := start(lines, wiring=wiring)).main["box"]
    box.glow([(90 * (i == 0), 0, 0) for i in range(16)])  # type: ignore[attr-defined]
    assert [i for i, colour in enumerate(desk.ring.colours) if colour[0]] == [23]


def test_a_piezo_on_two_pins_is_driven_in_push_pull(start: Callable[..., Desk]):
    """Twice as strong as on one, softer by as much, and without a voltage that stays."""
    two = replace(read_wiring(), piezo=18, piezo_other=19)
    wired = WholeDevice(start('UMPIRE_PIEZO = "GP18 GP19"', wiring=two))
    wired.type(TABLE + "37A")
    tone = wired.desk.piezo.tones()[-1]
    assert (tone.frequency, tone.strength) == (2400, pytest.approx(2, abs=0.01))
    strengths = []
    for volume in "123":
        wired.type("<*>54" + volume + "**")
        strengths.append(wired.desk.piezo.tones()[-1].strength / 2)
    assert strengths == [pytest.approx(share, abs=0.03) for share in (0.1, 0.32, 1)]
    board = wired.desk.board
    assert board
    assert (board.wires.level(18), board.wires.level(19)) == (False, False)


def test_the_volume_of_a_piezo_on_one_pin_is_its_share_of_the_time(start: Callable[..., Desk]):
    wired = WholeDevice(start("")).type(TABLE)
    strengths = []
    for volume in "123":
        wired.type("<*>54" + volume + "**")
        strengths.append(wired.desk.piezo.tones()[-1].strength)
    assert strengths == [pytest.approx(share, abs=0.01) for share in (0.1, 0.32, 1)]


def test_a_larger_panel_with_an_ssd1309_shows_the_same(start: Callable[..., Desk]):
    wiring = replace(read_wiring(), reset=14)
    desk = start('UMPIRE_PANEL = "SSD1309"\nUMPIRE_RESET = "GP14"', wiring=wiring)
    assert told(desk) == []
    wired = WholeDevice(desk).type(TABLE + "37A")
    assert wired.rows()[2] == "37  1  100  100"
    assert desk.panel.contrast == 140
    desk.unplug_display()
    desk.run(2000)
    desk.plug_display()
    desk.run(2500)
    assert wired.rows()[2] == "37  1  100  100", "it is reset again"


def test_an_ssd1309_without_its_reset_stays_dark(start: Callable[..., Desk]):
    desk = start('UMPIRE_PANEL = "SSD1309"', wiring=replace(read_wiring(), reset=14))
    assert not any(desk.panel.picture())


def test_update_mode_ends_in_the_bootloader_and_the_game_is_there_afterwards(
    start: Callable[..., Desk],
):
    wired = WholeDevice(start("")).type(TABLE + "37A")
    wired.type("<*>64#")
    wired.desk.run(20_000)
    assert wired.desk.in_bootloader
    assert wired.desk.console.endswith("Switch it off and on.\n")
    assert wired.rows()[0].startswith("Update mode: copy the")
    wired.desk.power_off()
    wired.desk.power_on()
    assert wired.type("#").rows()[2] == "37  1  100  100"
