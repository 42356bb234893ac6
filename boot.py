"""The drive is the computer's, so that a broken file never locks anybody out."""

import microcontroller
import storage
import usb_hid
import usb_midi

usb_hid.disable()  # half a kilobyte more for the games
usb_midi.disable()
try:
    from firmware.storage import second_copy as kept

    journal = kept.Journal(microcontroller.nvm)
    copy = kept.due(journal)
    if copy or journal.asked:
        try:
            storage.remount("/", False)
            if copy:
                kept.write(copy)
            if journal.asked:
                from firmware.shell import export

                export.write(journal)
        finally:
            storage.remount("/", True)
except Exception:
    pass
