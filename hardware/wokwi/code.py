"""Try the wiring, without the game: each key shows its place, lights its pixel and sounds.

Runs in Wokwi and on a real board, beside ``pins.py``.
"""

import time

import board
import busio
import keypad
import neopixel
import pins
import pwmio
from adafruit_ssd1306 import SSD1306_I2C

WIDE, HIGH = 32, 16  # a key's field on the panel
LIT = (0, 50, 60)


def pin(name):
    """Return the board's pin of that name."""
    return getattr(board, name)


i2c = busio.I2C(pin(pins.SCL), pin(pins.SDA), frequency=400000)
panel = SSD1306_I2C(128, 64, i2c, addr=pins.ADDRESS)
ring = neopixel.NeoPixel(pin(pins.RING), pins.PIXELS)
piezo = pwmio.PWMOut(pin(pins.PIEZO), duty_cycle=0, frequency=440, variable_frequency=True)
keys = keypad.KeyMatrix(tuple(map(pin, pins.ROWS)), tuple(map(pin, pins.COLUMNS)))

panel.fill(0)
for number in range(16):
    panel.rect(number % 4 * WIDE + 2, number // 4 * HIGH + 2, WIDE - 4, HIGH - 4, 1)
panel.show()
ring.fill((0, 0, 0))

while True:
    event = keys.events.get()
    if event:
        number, down = event.key_number, event.pressed
        print(pins.LEGEND[number], "down" if down else "up")
        x, y = number % 4 * WIDE, number // 4 * HIGH
        panel.fill_rect(x + 4, y + 4, WIDE - 8, HIGH - 8, 1 if down else 0)
        panel.show()
        ring[number] = LIT if down else (0, 0, 0)
        piezo.frequency = 440 + 40 * number
        piezo.duty_cycle = 0x8000 if down else 0
    time.sleep(0.005)
