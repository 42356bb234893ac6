"""Umpire: build the device, build the app, then step for ever."""

from firmware.app import App
from firmware.device.box import Box

box = Box()
app = App(box)
try:
    while True:
        if box.keys_lost():
            app.lost_keys()
        app.step(box.now(), None if app.busy else box.key())
except Exception as error:
    app.crashed(error)
    raise
