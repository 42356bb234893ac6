"""Ring, piezo, I2C bus and pins: what the wires make of what the program sends."""

import pytest

from host_sim.chips.piezo import Piezo, Wave
from tests.host_sim.programs import PANEL

RING = "import board, neopixel, time\nring = neopixel.NeoPixel({}, 16, auto_write=False{})\n"


def test_the_ring_shows_the_colours_that_the_driver_was_given(running):
    desk = running(
        RING.format("board.GP16", "") + "ring[0] = (1, 2, 3)\nring[15] = 255\nring.show()"
    )
    assert desk.ring.colours[0] == (1, 2, 3)
    assert desk.ring.colours[1] == (0, 0, 0)
    assert desk.ring.colours[15] == (0, 0, 255)
    assert desk.ring.writes == 1


def test_the_wrong_order_of_colours_shows(running):
    desk = running(
        RING.format("board.GP16", ", pixel_order='RGB'") + "ring[0] = (1, 2, 3)\nring.show()"
    )
    assert desk.ring.colours[0] == (2, 1, 3)


def test_a_ring_on_the_wrong_pin_stays_dark(running):
    desk = running(RING.format("board.GP15", "") + "ring.fill(255)\nring.show()")
    assert desk.ring.writes == 0
    assert set(desk.ring.colours) == {(0, 0, 0)}


def test_bytes_beyond_the_last_pixel_go_nowhere(running):
    desk = running(
        "import board, digitalio, neopixel_write\npin = digitalio.DigitalInOut(board.GP16)\n"
        "pin.direction = digitalio.Direction.OUTPUT\n"
        "neopixel_write.neopixel_write(pin, b'\\x01\\x02\\x03' * 20)"
    )
    assert desk.crash is None
    assert desk.ring.colours == ((2, 1, 3),) * 16


def test_the_ring_goes_dark_with_the_power(running):
    desk = running(RING.format("board.GP16", "") + "ring.fill(255)\nring.show()")
    desk.power_off()
    assert set(desk.ring.colours) == {(0, 0, 0)}


def test_a_tone_is_as_long_and_as_high_as_it_was_asked_for(running):
    desk = running("""
import board, pwmio, time
piezo = pwmio.PWMOut(board.GP18, variable_frequency=True)
time.sleep(1)
for hertz in (880, 440):
    piezo.frequency = hertz
    piezo.duty_cycle = 0x8000
    time.sleep(0.05)
piezo.duty_cycle = 0
""")
    desk.run(2_000)
    tones = [(tone.at, tone.frequency, tone.ms) for tone in desk.piezo.tones()]
    assert tones == [(1000, 880, 50), (1050, 440, 50)]


def test_the_last_tones_are_kept_and_keep_their_numbers():
    now = [0]
    piezo = Piezo(lambda: now[0])
    piezo.most = 2
    for hertz in (440, 550, 660, 0):
        piezo.wave(0, Wave(hertz, 0x8000))
        now[0] += 50_000
    assert [(tone.number, tone.at, tone.frequency) for tone in piezo.tones()] == [
        (2, 50, 550),
        (3, 100, 660),
    ]


def test_a_tone_on_the_wrong_pin_is_not_heard(running):
    desk = running("import board, pwmio\npwmio.PWMOut(board.GP19, duty_cycle=9999)")
    assert desk.piezo.tones() == []


def test_two_waves_on_one_slice_of_the_chip_are_refused(running):
    desk = running(
        "import board, pwmio\na = pwmio.PWMOut(board.GP18)\nb = pwmio.PWMOut(board.GP19)"
    )
    assert "RuntimeError: Internal resource(s) in use" in desk.crash


def test_a_pin_has_one_user(running):
    desk = running(PANEL + "import digitalio\ndigitalio.DigitalInOut(board.GP5)")
    assert "ValueError: GP5 in use" in desk.crash


def test_pins_are_free_again_after_a_restart_of_the_program(running):
    desk = running(
        PANEL
        + "import supervisor\n"
        + "if supervisor.runtime.run_reason is supervisor.RunReason.STARTUP:\n"
        + "    supervisor.reload()\n"
    )
    assert desk.crash is None
    assert repr(desk.main["supervisor"].runtime.run_reason).endswith("SUPERVISOR_RELOAD")


def test_a_bus_without_pull_ups_is_refused(running):
    desk = running(PANEL, display=False)
    assert "RuntimeError: No pull up found on SDA or SCL; check your wiring" in desk.crash


def test_a_missing_panel_on_a_bus_with_pull_ups_does_not_answer(running):
    desk = running(PANEL, display=False, pull_ups=True)
    assert "ValueError: No I2C device at address: 0x3c" in desk.crash


def test_sda_and_scl_exchanged_are_no_pins_for_i2c(running):
    desk = running("import board, busio\nbusio.I2C(board.GP4, board.GP5)")
    assert "ValueError: Invalid pins" in desk.crash


def test_a_bus_that_is_not_locked_is_not_written_to(running):
    desk = running("import board, busio\nbusio.I2C(board.GP5, board.GP4).writeto(0x3C, b'')")
    assert "RuntimeError: Function requires lock" in desk.crash


def test_a_panel_that_is_unplugged_answers_no_more_and_starts_dark_when_it_is_back(running):
    desk = running(
        PANEL
        + """
import time
oled.fill(1)
oled.show()
faults = []
while True:
    time.sleep(0.1)
    try:
        oled.show()
    except OSError as error:
        faults.append(error.errno)
"""
    )
    assert desk.panel.picture() == b"\xff" * 1024
    desk.unplug_display()
    assert desk.panel.picture() == bytes(1024)
    desk.run(300)
    assert set(desk.main["faults"][1:]) == {19}  # the first may have been broken off
    desk.plug_display()
    heard = len(desk.main["faults"])
    desk.run(500)
    assert len(desk.main["faults"]) == heard
    assert not desk.panel.lit


@pytest.mark.parametrize(
    ("transfer", "heard"),
    [
        ("i2c.writeto(0x3C, bytes([0x40]) + bytes(1024))", [-5]),
        ("i2c.readfrom_into(0x3C, buffer)", [0xFF]),
    ],
)
def test_a_panel_whose_plug_moves_in_mid_transfer_has_no_more_part_in_it(
    running, transfer: str, heard: list
):
    desk = running(
        PANEL
        + f"""
import time
begun, heard, buffer = False, [], bytearray(1000)
time.sleep(1)
i2c.try_lock()
begun = True
try:
    {transfer}
    heard.append(buffer[999])
except OSError as error:
    heard.append(-error.errno)
"""
    )
    while not desk.main["begun"]:
        desk.run(1)
    desk.unplug_display()
    desk.plug_display()
    desk.run(60)
    assert desk.main["heard"] == heard


@pytest.mark.parametrize("end", ["", "raise ValueError('no')\n"])
def test_the_piezo_is_silent_once_the_program_has_ended(running, end: str):
    desk = running(
        "import board, pwmio, time\n"
        "piezo = pwmio.PWMOut(board.GP18, duty_cycle=0x8000, frequency=1000)\n"
        "time.sleep(0.5)\n" + end
    )
    desk.run(10_000)
    assert [(tone.frequency, tone.ms) for tone in desk.piezo.tones()] == [(1000, 500)]
