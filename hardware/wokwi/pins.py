"""Which pin carries what; checked against hardware/pins.toml."""

SDA = "GP4"
SCL = "GP5"
ADDRESS = 0x3C
ROWS = ("GP6", "GP7", "GP8", "GP9")
COLUMNS = ("GP10", "GP11", "GP12", "GP13")
LEGEND = "123A456B789C*0#D"  # row by row
RING = "GP16"
PIXELS = 16
PIEZO = "GP18"
