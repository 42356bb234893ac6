"""Umpire: build the device and the app, then step for ever."""

# CircuitPython gives the heap memory piece by piece, and collects all garbage before each: up to
# seven times a page.  What is read takes its room first, and gives back what it does not need: a
# piece of which only the first block is used goes back, so more is read.
# A name that is there needs no memory where there is none.
box = app = error = unkept = stop = program_end = None
memory = []
for size in (150_000, 120_000, 90_000, 60_000):
    try:
        with open("main.py", "rb") as file:
            file.seek(-1, 2)
            memory.append(file.read(size))
    except MemoryError:  # another board has less
        pass

try:
    # The collector begins with the last in this file's table of names: `order`, where it is first.
    from firmware.modules.loader import order  # noqa: F401, I001
    from firmware.device.box import Box

    box = Box()
    box.set_up()
    if box.parts.unfit:
        from firmware.shell import power_up

        power_up.show(box)
    else:
        from firmware.app import App

        app = App(box)
        box.watchdog()
        while True:
            if box.lost_keys():
                app.lost_keys()
            app.step(box.now(), None if app.busy else box.key())
except KeyboardInterrupt:  # Ctrl-C: nothing stays to be seen
    from firmware.device import program_end

    program_end.blank(box)
    raise
except Exception as error:  # noqa: F811 (it is there from the start)
    unkept = bool(app and app.shell.unkept)
    if app:  # its memory is wanted
        app = None
        from firmware.modules.loader import stop

        stop()
    from firmware.device import program_end

    program_end.show(box, error, unkept)
    raise
