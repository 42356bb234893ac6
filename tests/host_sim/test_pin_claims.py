"""Whoever claims pins keeps others from them, and gives them back."""

import pytest

PARTS = {
    "digitalio.DigitalInOut(board.GP6)": "value",
    "pwmio.PWMOut(board.GP6)": "duty_cycle",
    "keypad.KeyMatrix((board.GP6,), (board.GP10,))": "key_count",
    "busio.I2C(board.GP5, board.GP4)": "scan()",
}


@pytest.mark.parametrize(("part", "asked"), PARTS.items(), ids=[part[:5] for part in PARTS])
def test_pins_are_claimed_until_the_part_is_given_up(running, part: str, asked: str):
    desk = running(f"""
import board, busio, digitalio, keypad, pwmio
def wrong(action):
    try:
        action()
    except (ValueError, RuntimeError) as error:
        print(error)
with {part} as first:
    wrong(lambda: {part})
wrong(lambda: first.{asked})
first.deinit()
second = {part}
wrong(lambda: {part})
""")
    assert desk.crash is None
    taken, gone, again = desk.console.splitlines()
    assert taken == again
    assert taken in ("GP6 in use", "GP5 in use", "Internal resource(s) in use")
    assert gone == "Object has been deinitialized and can no longer be used. Create a new object."
