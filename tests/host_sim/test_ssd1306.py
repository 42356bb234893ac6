"""The panel makes of I2C bytes what an SSD1306 makes of them."""

import pytest

from host_sim.chips.ssd1306 import Ssd1306
from host_sim.faults import Misuse, WireFault
from tests.host_sim.programs import PANEL

ON = b"\x00\x8d\x14\xa1\xc8\x20\x00\xaf"  # charge pump, upright, horizontal addressing, on


@pytest.fixture
def chip() -> Ssd1306:
    return Ssd1306(lambda: 0, seed=1)


def clear(chip: Ssd1306) -> None:
    chip.receive(b"\x00\x21\x00\x7f\x22\x00\x07")
    chip.receive(b"\x40" + bytes(1024))


def test_the_panel_is_dark_until_it_is_switched_on(chip: Ssd1306):
    chip.receive(b"\x00\x8d\x14\xa5")
    assert chip.picture() == bytes(1024)
    chip.receive(b"\x00\xaf")
    assert chip.picture() == b"\xff" * 1024


def test_the_panel_is_dark_without_its_charge_pump(chip: Ssd1306):
    chip.receive(b"\x00\xa5\xaf")
    assert not chip.lit
    chip.receive(b"\x00\x8d\x14")
    assert not chip.lit, "the pump is heeded where the panel is switched on"
    chip.receive(b"\x00\xaf")
    assert chip.lit


def test_the_memory_is_not_blank_at_power_on(chip: Ssd1306):
    chip.receive(ON)
    assert sum(chip.picture()[i] != 0 for i in range(1024)) > 100


def test_horizontal_addressing_fills_a_window_row_by_row(chip: Ssd1306):
    chip.receive(ON)
    clear(chip)
    chip.receive(b"\x00\x21\x0a\x0c\x22\x02\x03")
    chip.receive(b"\x40\x01\x02\x03\x04\x05\x06")
    picture = chip.picture()
    assert picture[2 * 128 + 10 : 2 * 128 + 13] == b"\x01\x02\x03"
    assert picture[3 * 128 + 10 : 3 * 128 + 13] == b"\x04\x05\x06"
    assert sum(picture) == 21


def test_a_full_window_begins_anew_at_its_start(chip: Ssd1306):
    chip.receive(ON)
    clear(chip)
    chip.receive(b"\x00\x21\x00\x01\x22\x07\x07")
    chip.receive(b"\x40\x01\x02\x03")
    assert chip.picture()[7 * 128 : 7 * 128 + 3] == b"\x03\x02\x00"


def test_vertical_addressing_goes_down_first(chip: Ssd1306):
    chip.receive(ON)
    clear(chip)
    chip.receive(b"\x00\x20\x01\x21\x05\x06\x22\x00\x01")
    chip.receive(b"\x40\x01\x02\x03\x04")
    picture = chip.picture()
    assert (picture[5], picture[133], picture[6], picture[134]) == (1, 2, 3, 4)


def test_page_addressing_stays_on_its_page(chip: Ssd1306):
    chip.receive(ON)
    clear(chip)
    chip.receive(b"\x00\x20\x02\xb3\x0e\x17")  # page 3, column 0x7E
    chip.receive(b"\x40\x01\x02\x03")
    picture = chip.picture()
    assert (picture[3 * 128 + 126], picture[3 * 128 + 127], picture[3 * 128]) == (1, 2, 3)


def test_a_command_s_arguments_may_come_in_transactions_of_their_own(chip: Ssd1306):
    for byte in b"\x8d\x14\xaf\x81\x20":
        chip.receive(bytes((0x80, byte)))
    assert chip.lit
    assert chip.contrast == 0x20


def test_one_transaction_may_mix_commands_and_data(chip: Ssd1306):
    chip.receive(ON)
    clear(chip)
    chip.receive(b"\x80\x21\x80\x04\x80\x04\xc0\x55")
    assert chip.picture()[4] == 0x55


def test_a0_mirrors_what_is_written_from_then_on(chip: Ssd1306):
    chip.receive(ON)
    clear(chip)
    chip.receive(b"\x00\xa0")
    assert sum(chip.picture()) == 0
    chip.receive(b"\x40\x01\x02")
    assert chip.picture()[126:128] == b"\x02\x01"


def test_c0_turns_the_picture_upside_down(chip: Ssd1306):
    chip.receive(ON)
    clear(chip)
    chip.receive(b"\x40\x01")
    chip.receive(b"\x00\xc0")
    assert chip.picture()[7 * 128] == 0x80


def test_the_start_line_scrolls_the_picture(chip: Ssd1306):
    chip.receive(ON)
    clear(chip)
    chip.receive(b"\x40\x10")
    chip.receive(b"\x00\x44")
    assert chip.picture()[0] == 0x01


def test_lines_beyond_the_multiplex_ratio_stay_dark(chip: Ssd1306):
    chip.receive(ON + b"\xa5")
    chip.receive(b"\x00\xa4\xa8\x1f")
    assert not any(chip.picture()[512:])


def test_inversion_turns_dark_into_light(chip: Ssd1306):
    chip.receive(ON)
    clear(chip)
    chip.receive(b"\x00\xa7")
    assert chip.picture() == b"\xff" * 1024


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (b"\x00\x23", "0x23 is no command"),
        (b"\x80\xbf", "0xBF is no command"),
        (b"\x00\x2f", "0x2F is no command"),  # scrolling: nothing of ours does
        (b"\x55\x00", "0x55 is no control byte"),
        (b"\x00\x20\x10", "makes no sense of 0x10"),
        (b"\x00\x21\x00\x80", "makes no sense of 0x80"),
        (b"\x00\x21\x09\x08", "ends before it begins"),
        (b"\x00\xda\x02", "makes no sense of 0x02"),
    ],
)
def test_what_the_chip_does_not_know_is_an_error(chip: Ssd1306, message: bytes, said: str):
    with pytest.raises(Misuse, match=said):
        chip.receive(message)


def test_data_where_an_argument_is_due_is_an_error(chip: Ssd1306):
    chip.receive(b"\x80\x81")
    with pytest.raises(Misuse, match="0x81 wants an argument"):
        chip.receive(b"\x40\x00")


def test_the_stock_driver_draws_on_it(running):
    desk = running(PANEL + "oled.fill_rect(8, 8, 3, 4, 1)\noled.pixel(127, 63, 1)\noled.show()")
    picture = desk.panel.picture()
    assert desk.crash is None
    assert picture[128 + 8 : 128 + 11] == b"\x0f\x0f\x0f"
    assert picture[1023] == 0x80
    assert sum(bin(byte).count("1") for byte in picture) == 13


def test_the_stock_show_puts_1044_bytes_on_the_wire_in_23_5_ms(running):
    desk = running(
        PANEL
        + "import time, keypad\n"
        + "keys = keypad.KeyMatrix((board.GP6,), (board.GP10,))\n"
        + "while not keys.events.get(): time.sleep(0.001)\n"
        + "before = time.monotonic_ns()\noled.show()\nspent = time.monotonic_ns() - before\n"
    )
    assert desk.wire > 1044
    desk.tap("1")
    assert desk.wire == 1044
    look_at_the_clock = 400_000
    assert 23_500_000 < desk.main["spent"] - look_at_the_clock < 24_000_000


def test_the_desk_is_told_of_a_byte_that_no_panel_knows(running):
    with pytest.raises(WireFault, match=r"0x23 is no command that it knows \(main.py:7\)"):
        running(PANEL + "with oled.i2c_device as device:\n    device.write(b'\\x00\\x23')\n")
