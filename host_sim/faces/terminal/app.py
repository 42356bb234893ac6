"""The terminal face: one app around one desk."""

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Container
from textual.widget import Widget

from host_sim.desk import Desk
from host_sim.faces.terminal.cell_widgets import Drawn
from host_sim.faces.terminal.fingers import HOLD_MS, TAP_MS, Fingers
from host_sim.faces.terminal.keys import HOLD, HOLDS, TAPS, Pad
from host_sim.faces.terminal.layout import SMALL, Layout, Place, layout_for
from host_sim.faces.terminal.notice import Notice
from host_sim.faces.terminal.panel import PanelView
from host_sim.faces.terminal.report import Report
from host_sim.faces.terminal.ring import RingView, sound
from host_sim.faults import Stuck, WireFault
from host_sim.journal_file import JournalFile
from host_sim.picture import CASE

HELD_NEXT = "The next key is held."
PERIOD = 0.01  # seconds between two looks at the wall's clock
PATIENCE = 5.0  # seconds: who waits at a terminal gives up sooner than a test
GROUND = "#{:02x}{:02x}{:02x}".format(*CASE)


class Face(App[None]):
    """Panel, ring, keypad, and what there is to say about them.

    It takes the layout that the window has room for, and says so where there is none.  `plain`
    writes it without braille and all in ASCII.  `live` lets the device keep up with the wall's
    clock; without it whoever runs the desk calls `look` after that.
    """

    CSS = f"""
    Screen {{ background: {GROUND}; align: center middle; overflow: hidden; }}
    #notice {{ display: none; }}
    #device > * {{ position: absolute; }}
    """
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar = [
        Binding("q,Q,ctrl+c,ctrl+q", "quit", "quit", priority=True),
        Binding("p,P", "power", "power"),
        Binding("v,V", "view", "view"),
    ]

    def __init__(
        self,
        desk: Desk,
        keeping: JournalFile | None = None,
        live: bool = True,
        plain: bool = False,
    ) -> None:
        super().__init__()
        self.desk = desk
        self.keeping = keeping or JournalFile(None)
        self.failure = ""  # what stopped the firmware, the first time that it was stopped
        self.said = ""  # by the console, up to when the power was last switched off
        self._fingers = Fingers(desk)
        self._pads = [Pad(key) for key in desk.wiring.keys]
        self._fault = ""  # what the chips or the clock complained of, since power on
        self._unkept = ""
        self._holding = False  # is the next key to be held?
        self._live = live
        self._plain = plain
        self._layout: Layout | None = SMALL  # None in a window that is too small

    def compose(self) -> ComposeResult:
        """Put the parts on the device, and beside it what is said where it has no room."""
        yield Notice()
        with Container(id="device"):
            yield from (PanelView(), Report(), RingView())
            yield from self._pads

    def on_mount(self) -> None:
        """Switch on, and keep looking."""
        self._arrange(self.size.width, self.size.height)
        self._switch_on()
        if self._live:
            self._end_by_signals()
            self.set_interval(PERIOD, self.keep_up)

    def _end_by_signals(self) -> None:
        """Quit as by ``q`` where this is ended from elsewhere, so that the terminal is whole."""
        for name in ("SIGTERM", "SIGHUP"):
            with suppress(NotImplementedError):  # Windows
                if hasattr(signal, name):
                    asyncio.get_running_loop().add_signal_handler(getattr(signal, name), self.exit)

    def on_resize(self, event: events.Resize) -> None:
        """Follow the window."""
        self._arrange(event.size.width, event.size.height)
        self.look()

    def keep_up(self) -> None:
        """Bring the device to the wall's time and show what has changed."""
        if not self.is_running:  # the timer fires once more while the widgets are taken away
            return
        self._guarded(self.desk.keep_up)
        self.look()

    def look(self) -> None:
        """Move the fingers that are due; show and keep what is on the desk now."""
        self._fingers.tick()
        desk = self.desk
        layout = self._layout or SMALL
        self.failure = self.failure or self._fault or desk.crash or ""
        self._keep()
        self.query_one(PanelView).look(desk.panel, layout.plain if self._plain else layout.usual)
        tone = sound(desk.piezo, desk.clock.ms) if desk.on else []
        self.query_one(RingView).look(desk.ring, tone)
        kept = self._unkept or self._kept_where()
        self.query_one(Report).look(desk, self._fault, HELD_NEXT if self._holding else kept)
        for pad in self._pads:
            pad.look(desk.keys_down)

    def on_key(self, event: events.Key) -> None:
        """Tap or hold the pad that a key of the keyboard stands for."""
        if self._layout is None:
            return  # who sees nothing presses nothing
        typed = event.character if event.character in TAPS | HOLDS else event.key
        if event.character in HOLD:
            self._holding = not self._holding
            self.look()
        elif typed in TAPS:
            ms = HOLD_MS if self._holding else TAP_MS
            self._holding = False
            self._touch(lambda: self._fingers.stroke(TAPS[typed], ms))
        elif typed in HOLDS:
            self._holding = False
            self._touch(lambda: self._fingers.stroke(HOLDS[typed], HOLD_MS))

    def on_paste(self, event: events.Paste) -> None:
        """Tap what a text that is pasted spells, such as 98D; what is no key is passed over."""
        if self._layout is not None:
            keys = [TAPS[char] for char in event.text if char in TAPS]
            self._touch(lambda: self._fingers.row(keys))

    def on_pad_pressed(self, message: Pad.Pressed) -> None:
        """Press the pad under the mouse."""
        self._touch(lambda: self._fingers.press(message.key))

    def on_pad_lifted(self, message: Pad.Lifted) -> None:
        """Release the pad that was under the mouse."""
        self._touch(lambda: self._fingers.lift(message.key))

    def action_power(self) -> None:
        """Switch the power off, or on again."""
        if self._layout is None:
            return
        if self.desk.on:
            self._fingers.off()
            self.said += self.desk.console
            self.desk.power_off()
        else:
            self._switch_on()
        self.look()

    def action_view(self) -> None:
        """Write the panel without braille, or with it again."""
        self._plain = not self._plain
        self._write_plain()
        self.look()

    def _arrange(self, columns: int, rows: int) -> None:
        """Lay the parts out for a window of `columns` x `rows`."""
        self._layout = layout = layout_for(columns, rows)
        notice, device = self.query_one(Notice), self.query_one("#device")
        notice.display, device.display = layout is None, layout is not None
        if layout is None:
            notice.look(columns, rows)
            return
        device.styles.width, device.styles.height = layout.columns, layout.rows
        _put(self.query_one(PanelView), layout.panel)
        _put(self.query_one(Report), layout.report)
        _put(self.query_one(RingView), layout.ring)
        for number, pad in enumerate(self.query(Pad)):
            pad.size_to(*layout.pad)
            _put(pad, layout.pad_at(*divmod(number, len(self.desk.wiring.legend[0]))))
        self._write_plain()

    def _write_plain(self) -> None:
        for widget in self.query(Drawn):
            widget.plain = self._plain

    def _touch(self, move: Callable[[], None]) -> None:
        """Let `move` happen at this moment, not at the one last looked at."""
        if self._live:
            self._guarded(self.desk.keep_up)
        move()
        self.look()

    def _switch_on(self) -> None:
        self._fault = ""
        self.desk.power_on(rest=False)
        if self.desk.board is not None:
            self.desk.board.patience = PATIENCE

    def _guarded(self, run: Callable[[], None]) -> None:
        """Let the device run; what it must not do ends that, and is shown."""
        try:
            run()
        except (WireFault, Stuck) as fault:
            self._fault = str(fault)
            self._fingers.off()
            self.said += self.desk.console
            self.desk.power_off()

    def _keep(self) -> None:
        try:
            self.keeping.keep(self.desk.flash.image)
            self._unkept = ""
        except OSError as error:
            self._unkept = f"The journal cannot be kept: {error.strerror or error}"

    def _kept_where(self) -> str:
        file = self.keeping.file
        if file is None:
            return "Nothing is kept."
        near = file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file
        return f"The journal is kept in {near}"


def _put(widget: Widget, place: Place) -> None:
    widget.styles.offset = place
