"""The brightness, which is kept."""

from firmware.ui.choice import Dialog
from firmware.ui.screen import BACK

_NAMES = ("dark", "dim", "bright", "full")


def brightness(shell: "Shell"):
    """Return the screen on which the brightness is chosen."""

    def picked(index: int):
        shell.keep_settings(index + 1, shell.signals.sound)
        return BACK

    return Dialog(shell, "Light", _NAMES, picked, shell.brightness - 1)
