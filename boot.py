"""Who owns the drive: the computer, always, so that a broken file never locks anybody out.

The device keeps everything in nvm and never writes files.  It is no keyboard and no instrument
either: without them there is half a kilobyte more for the games.
"""

import usb_hid
import usb_midi

usb_hid.disable()
usb_midi.disable()
