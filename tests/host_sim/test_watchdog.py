"""The watchdog's stand-in takes what the RP2040's takes, and bites as it does."""

import pytest

HEAD = """
import time
import microcontroller
from watchdog import WatchDogMode, WatchDogTimer
dog = microcontroller.watchdog
"""


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("dog.timeout = 8.4", "ValueError: timeout must be <= 8"),
        ("dog.timeout = 0", "ValueError: timeout must be > 0"),
        ("dog.mode = WatchDogMode.RESET", "ValueError: timeout must be > 0"),
        ("dog.timeout = 1; dog.mode = WatchDogMode.RAISE", "NotImplementedError"),
        ("dog.mode = 1", "TypeError"),
        ("WatchDogTimer()", "TypeError"),
    ],
)
def test_what_the_board_refuses_is_refused(running, line: str, error: str):
    assert error in running(HEAD + line).crash


def test_it_bites_who_does_not_feed_it_and_no_one_else(running):
    desk = running(
        HEAD
        + "dog.timeout = 2; dog.mode = WatchDogMode.RESET\n"
        + "fed = 0\n"
        + "while microcontroller.cpu.reset_reason != microcontroller.ResetReason.WATCHDOG:\n"
        + "    if fed < 20:\n        dog.feed()\n        fed += 1\n"
        + "    time.sleep(0.5)\n"
    )
    desk.run(11_000)
    assert desk.board.reset_reason == "POWER_ON"
    desk.run(1800)
    assert desk.board.reset_reason == "WATCHDOG"


@pytest.mark.parametrize("end", ["dog.mode = None\ntime.sleep(9)", ""])
def test_told_so_or_with_the_program_it_sleeps(running, end: str):
    desk = running(HEAD + "dog.timeout = 2; dog.mode = WatchDogMode.RESET\n" + end)
    desk.run(8000)
    assert desk.board.reset_reason == "POWER_ON"


def test_it_bites_nobody_without_power(running):
    desk = running(HEAD + "dog.timeout = 2; dog.mode = WatchDogMode.RESET\ntime.sleep(9)\n")
    desk.power_off()
    desk.run(8000)
    assert not desk.on
    desk.power_on(rest=False)
    desk.run(100)
    assert desk.board.reset_reason == "POWER_ON"


def test_ctrl_c_reaches_the_program_where_it_is(running):
    desk = running("import time\nwhile True:\n    time.sleep(0.01)")
    desk.interrupt()
    desk.run(100)
    assert "KeyboardInterrupt" in desk.crash


def test_a_wave_ends_with_its_program(running):
    desk = running(
        "import board, pwmio, time\n"
        "wave = pwmio.PWMOut(board.GP18, frequency=440, duty_cycle=0x8000)\n"
        "time.sleep(0.05)\n1 / 0"
    )
    desk.run(5000)
    assert [(tone.frequency, tone.ms) for tone in desk.piezo.tones()] == [(440, 50)]
