"""Which pin carries what, and how it is mounted; checked against hardware/pins.toml.

What the owner has set in settings.toml takes the place of it at power-up (settings_toml.py).
"""

SDA = "GP4"
SCL = "GP5"
ADDRESS = 0x3C
ROWS = ("GP6", "GP7", "GP8", "GP9")
COLUMNS = ("GP10", "GP11", "GP12", "GP13")
LEGEND = "123A456B789C*0#D"  # row by row
RING = "GP16"  # empty, there is none
PIXELS = 16
FIRST = 1  # the pixel at the top, counted from the data wire
DIRECTION = 1  # 1 is clockwise, -1 is back
PIEZO = "GP18"  # empty, there is none; or two, in push-pull
BATTERY = ""  # measures its cell; empty, there is none
RESET = ""  # of the panel, if it has one
PANEL = "ssd1306"  # or "ssd1309"
