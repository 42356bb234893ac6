"""Brightness and sound, which are kept."""

from firmware.ui.choice import Dialog
from firmware.ui.screen import BACK

_NAMES = ("dark", "dim", "bright", "full")


def brightness(shell: "Shell"):
    """Return the screen on which the brightness is chosen."""

    def picked(index: int):
        shell.keep_settings(index + 1, shell.signals.sound)
        return BACK

    return Dialog(shell, "Brightness", _NAMES, picked, shell.brightness - 1)


def switch_sound(menu: "Menu") -> None:
    """Turn the sound on or off and let the line of `menu` say so."""
    shell = menu.shell
    sound = not shell.signals.sound
    shell.keep_settings(shell.brightness, sound)
    line = "Sound is on" if sound else "Sound is off"
    menu.items = [line if item.startswith("Sound is") else item for item in menu.items]
