"""Umpire: build the device, build the app, then step for ever."""

from firmware.device.box import Box

box = Box()
try:
    if box.parts.unfit:
        from firmware import unfit

        unfit.show(box)
    else:
        from firmware.app import App

        app = App(box)
        while True:
            if box.keys_lost():
                app.lost_keys()
            app.step(box.now(), None if app.busy else box.key())
except Exception as error:
    from firmware import crash

    crash.show(box, error)
    raise
