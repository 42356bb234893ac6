"""The brightness and the volume, which are kept."""

from firmware.ui.choice import Dialog
from firmware.ui.screen import BACK

_NAMES = ("dark", "dim", "bright", "full")
_VOLUMES = ("soft", "medium", "loud")


def brightness(shell: "Shell"):
    """Return the screen on which the brightness is chosen."""

    def picked(index: int):
        shell.keep_settings(index + 1, shell.signals.sound)
        return BACK

    return Dialog(shell, "Light", _NAMES, picked, shell.brightness - 1)


def volume(shell: "Shell"):
    """Return the screen on which the volume is chosen, which is heard at once."""

    def picked(index: int):
        shell.volume = index + 1
        shell.keep_settings(shell.brightness, True)
        shell.signals.turn()
        return BACK

    return Dialog(shell, "Volume", _VOLUMES, picked, shell.volume - 1)
