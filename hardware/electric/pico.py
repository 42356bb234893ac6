"""The Raspberry Pi Pico's edge: what each of its forty pins is."""

EDGE = (
    "GP0", "GP1", "GND", "GP2", "GP3", "GP4", "GP5", "GND", "GP6", "GP7",
    "GP8", "GP9", "GND", "GP10", "GP11", "GP12", "GP13", "GND", "GP14", "GP15",
    "GP16", "GP17", "GND", "GP18", "GP19", "GP20", "GP21", "GND", "GP22", "RUN",
    "GP26", "GP27", "AGND", "GP28", "ADC_VREF", "3V3", "3V3_EN", "GND", "VSYS", "VBUS",
)  # fmt: skip


def name(pin: int) -> str:
    """Return what pin `pin` (1 to 40, counted from the USB socket) is called."""
    return EDGE[pin - 1]


def pin(gpio: int) -> int:
    """Return the pin that carries GPIO `gpio`; ValueError if the edge has no such GPIO."""
    return EDGE.index(f"GP{gpio}") + 1
