"""The settings as they are kept: brightness, sound, volume, where the first seat is, the names."""

from firmware.storage.game_log import names_in, place_in
from firmware.storage.journal import SETTINGS

BRIGHTNESS = 4  # steps, from 1
VOLUME = 3


def restore(shell: "Shell") -> None:
    """Set what was kept; where nothing was, the usual."""
    kept = shell.journal.settings
    level = kept[0] & 7 if len(kept) > 1 else 0
    known = 1 <= level <= BRIGHTNESS
    shell.brightness = level if known else shell.box.parts.brightness
    shell.signals.place = kept[0] >> 3 if known else 0
    sound = kept[1] if len(kept) > 1 else 1
    shell.signals.sound = sound % 2 > 0
    shell.volume = max(VOLUME - sound // 2, 1)  # at first this byte was 0 or 1 alone
    shell.names = names_in(kept)
    shell.box.brightness(shell.brightness)
    shell.box.volume(shell.volume)


def keep(shell: "Shell", brightness: int, sound: bool) -> None:
    """Set and keep the brightness (1 to BRIGHTNESS), whether there is sound, and the volume."""
    shell.brightness = brightness
    shell.signals.sound = sound
    shell.box.brightness(brightness)
    shell.box.volume(shell.volume)
    kept = shell.journal.settings[2:]  # where it broke last, see crash.py
    shell.journal.append(SETTINGS, _packed(shell) + kept)


def named(shell: "Shell", names: str) -> bytes:
    """Let the players have the `names`; return the settings with them, to be kept."""
    shell.names = names
    if shell.referee:
        game: Game = shell.referee.game
        game.names = names
    place = place_in(shell.journal.settings)
    return _packed(shell) + names.encode() + b"\0" + place


def _packed(shell: "Shell") -> bytes:
    """Return the first two bytes of the settings.

    Where the first seat is stands in the upper five bits of the brightness.
    """
    signals = shell.signals
    sound = 2 * (VOLUME - shell.volume) + signals.sound
    return bytes((shell.brightness | signals.place << 3, sound))
