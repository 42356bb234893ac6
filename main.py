"""Umpire: build the device, build the app, then step for ever."""

# CircuitPython gives the heap memory piece by piece and collects all garbage before each piece, up
# to seven times while a page was drawn; as long as that frees a little, it gives none and collects
# again and again.  What is read takes its room first, gives back what it does not need and lies in
# the new piece.  A piece of which only the first block is in use goes back: so more is read.
box = app = None
memory = []
for size in (150_000, 120_000, 90_000, 60_000):
    try:
        with open("main.py", "rb") as file:
            file.seek(-1, 2)
            memory.append(file.read(size))
    except MemoryError:  # another board has less
        pass

try:
    # The collector of garbage begins with the names of this file, with the one in the last place of
    # their table: that is `order` where it comes before the other two.
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
        box.watch()
        while True:
            if box.keys_lost():
                app.lost_keys()
            app.step(box.now(), None if app.busy else box.key())
except KeyboardInterrupt:  # Ctrl-C on the console, which is its owner's: nothing stays to be seen
    from firmware.device import program_end

    program_end.blank(box)
    raise
except Exception as error:
    unkept = bool(app and app.shell.unkept)
    app = None  # its memory is wanted
    from firmware.device import program_end

    program_end.show(box, error, unkept)
    raise
