"""Before USB starts: the clock, and the drive, which stays the computer's: no file locks it out."""

import os

import board
import microcontroller
import storage
import usb_hid
import usb_midi

try:
    # The chip's maker vouches for 200 MHz (pico-sdk 2.1.1), at the voltage that CircuitPython then
    # gives it, and the Pico's flash for half of them; other boards have other flash.
    if board.board_id == "raspberry_pi_pico" and str(os.getenv("UMPIRE_MHZ")).strip() != "125":
        microcontroller.cpu.frequency = 200_000_000
except Exception:
    pass
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
