"""Beginnings of programs that tests run on the simulated board; pins as in hardware/pins.toml."""

PANEL = """
import board, busio
from adafruit_ssd1306 import SSD1306_I2C
i2c = busio.I2C(board.GP5, board.GP4, frequency=400000)
oled = SSD1306_I2C(128, 64, i2c)
"""
KEYS = """
import board, keypad, time
rows = (board.GP6, board.GP7, board.GP8, board.GP9)
columns = (board.GP10, board.GP11, board.GP12, board.GP13)
"""
LISTEN = """
seen = []
while True:
    event = matrix.events.get()
    if event:
        seen.append((event.key_number, event.pressed, event.timestamp))
    time.sleep(0.005)
"""
