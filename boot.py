"""Who owns the drive: the computer, so that a broken file never locks anybody out.

The device is no keyboard and no instrument either: without them there is half a kilobyte more for
the games.  Before the computer sees the drive, what is kept in nvm is copied onto it, if it has
changed; whatever goes wrong in that, the drive is the computer's.
"""

import microcontroller
import storage
import usb_hid
import usb_midi

usb_hid.disable()
usb_midi.disable()
try:
    from firmware.storage import second_copy

    copy = second_copy.due(microcontroller.nvm)
    if copy:
        try:
            storage.remount("/", readonly=False)
            second_copy.write(copy)
        finally:
            storage.remount("/", readonly=True)
except Exception:  # its owner can do without, and must see the drive
    pass
