"""Brightness and sound, which are kept."""

from firmware.ui.choice import Dialog
from firmware.ui.screen import BACK

_NAMES = ("dark", "dim", "bright", "full")


def brightness(house):
    """Return the screen on which the brightness is chosen."""

    def picked(index: int):
        house.keep_settings(index + 1, house.signals.sound)
        return BACK

    return Dialog(house, "Brightness", _NAMES, picked, house.brightness - 1)


def switch_sound(menu) -> None:
    """Turn the sound on or off and let the line of `menu` say so."""
    house = menu.house
    sound = not house.signals.sound
    house.keep_settings(house.brightness, sound)
    for i in range(len(menu.items)):
        if menu.items[i].startswith("Sound is"):
            menu.items[i] = "Sound is on" if sound else "Sound is off"
