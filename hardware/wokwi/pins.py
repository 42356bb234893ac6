"""Which pin carries what; written by dev.py hardware."""

SDA = "GP4"
SCL = "GP5"
ADDRESS = 0x3C
ROWS = ("GP6", "GP7", "GP8", "GP9")
COLUMNS = ("GP10", "GP11", "GP12", "GP13")
LEGEND = "123A456B789C*0#D"
RING = "GP16"
PIXELS = 16
FIRST = 1
DIRECTION = 1
PIEZO = "GP18"
BATTERY = ""
RESET = ""
PANEL = "ssd1306"
