"""The drive is the computer's, so that a broken file never locks anybody out."""

import microcontroller
import storage
import usb_hid
import usb_midi

usb_hid.disable()  # half a kilobyte more for the games
usb_midi.disable()
try:
    from firmware.storage import second_copy as kept

    copy = kept.due(microcontroller.nvm)
    if copy:
        try:
            storage.remount("/", False)
            kept.write(copy)
        finally:
            storage.remount("/", True)
except Exception:
    pass
