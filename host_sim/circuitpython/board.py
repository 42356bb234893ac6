"""The Pico's pins by their names."""

from host_sim.chips.wires import GPIO as _GPIO

(GP0, GP1, GP2, GP3, GP4, GP5, GP6, GP7, GP8, GP9, GP10, GP11, GP12, GP13, GP14) = _GPIO[:15]
(GP15, GP16, GP17, GP18, GP19, GP20, GP21, GP22, GP23, GP24, GP25, GP26, GP27, GP28) = _GPIO[15:29]
LED = GP25
SMPS_MODE = GP23
VBUS_SENSE = GP24
A0 = GP26_A0 = GP26
A1 = GP27_A1 = GP27
A2 = GP28_A2 = GP28
A3 = VOLTAGE_MONITOR = _GPIO[29]
board_id = "raspberry_pi_pico"

__all__ = [
    "A0", "A1", "A2", "A3", "GP0", "GP1", "GP2", "GP3", "GP4", "GP5", "GP6", "GP7", "GP8", "GP9",
    "GP10", "GP11", "GP12", "GP13", "GP14", "GP15", "GP16", "GP17", "GP18", "GP19", "GP20", "GP21",
    "GP22", "GP23", "GP24", "GP25", "GP26", "GP26_A0", "GP27", "GP27_A1", "GP28", "GP28_A2", "LED",
    "SMPS_MODE", "VBUS_SENSE", "VOLTAGE_MONITOR", "board_id",
]  # fmt: skip
