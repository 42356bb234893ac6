"""Brightness and sound, which are kept."""

from firmware.ui.choice import Dialog
from firmware.ui.screen import BACK

_NAMES = ("dark", "dim", "bright", "full")


def brightness(shell):
    """Return the screen on which the brightness is chosen."""

    def picked(index: int):
        shell.keep_settings(index + 1, shell.signals.sound)
        return BACK

    return Dialog(shell, "Brightness", _NAMES, picked, shell.brightness - 1)


def switch_sound(menu) -> None:
    """Turn the sound on or off and let the line of `menu` say so."""
    shell = menu.shell
    sound = not shell.signals.sound
    shell.keep_settings(shell.brightness, sound)
    for i in range(len(menu.items)):
        if menu.items[i].startswith("Sound is"):
            menu.items[i] = "Sound is on" if sound else "Sound is off"
