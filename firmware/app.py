"""The device's one step: a key, a tick, and what has changed is sent."""

from firmware.home import first_screen
from firmware.house import House
from firmware.menu import Menu, help_on
from firmware.ui.keys import TOGETHER, Keys
from firmware.ui.page import Page
from firmware.ui.screen import BACK

LIGHT_MS = 40  # how often the ring is looked at


class App:
    """The stack of screens over one device; knows no game and no pin.

    `box` is the device: see firmware/device/box.py for what it offers.
    """

    def __init__(self, box):
        self.box = box
        self.house = House(box)
        self.keys = Keys()
        self.page = Page(box.pixels)
        self.stack = [first_screen(self.house)]
        self._light_due = None

    @property
    def referee(self):
        """The game in play, or None."""
        return self.house.referee

    def step(self, now: int, event) -> None:
        """Handle `event`, a (key, pressed, ms) or None, then the time `now` in ms; then show."""
        stroke = None
        if event:
            stroke = self.keys.feed(event[0], event[1], event[2])
        stroke = stroke or self.keys.tick(now)
        if stroke:
            self._on_stroke(stroke)
        self._go(self.stack[-1].on_tick(now))
        self._show(now, stroke)

    def lost_keys(self) -> None:
        """Begin anew with the pad after its queue overflowed."""
        self.keys.forget()

    def _on_stroke(self, stroke: str) -> None:
        top = self.stack[-1]
        top.stale = True
        top.note = ""
        if stroke == TOGETHER:
            top.refuse("One key at a time, please.")
        elif stroke == "hold #":
            self._go(help_on(self.house, top))
        elif stroke == "hold *" and not top.dialog:
            self._go(Menu(self.house))
        else:
            self._go(top.on_key(stroke))

    def _go(self, destination) -> None:
        if destination is None:
            return
        if destination == BACK:
            if len(self.stack) > 1:
                self.stack.pop()
        elif destination.dialog:
            self.stack.append(destination)
        else:
            self.stack = [destination]
        self.stack[-1].stale = True

    def _show(self, now: int, stroke) -> None:
        top = self.stack[-1]
        if top.stale:
            top.stale = False
            top.draw(self.page)
            if top.note:
                top.draw_note(self.page)
            self.page.paint()
            self.box.show()
        if stroke or self._light_due is None or now >= self._light_due:
            self._light_due = now + LIGHT_MS
            self.box.glow(self.house.signals.tick(now, top.lights(now)))
