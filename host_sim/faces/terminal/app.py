"""The terminal face: one app around one desk."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Container

from host_sim.desk import Desk
from host_sim.faces.terminal.fingers import HOLD_MS, Fingers
from host_sim.faces.terminal.keys import HOLDS, TAPS, Pad
from host_sim.faces.terminal.panel import PanelView
from host_sim.faces.terminal.report import Report
from host_sim.faces.terminal.ring import RingView, sound
from host_sim.faults import Stuck, WireFault
from host_sim.journal_file import JournalFile
from host_sim.picture import CASE

PERIOD = 0.01  # seconds between two looks at the wall's clock
PATIENCE = 5.0  # seconds: who waits at a terminal gives up sooner than a test
GROUND = "#{:02x}{:02x}{:02x}".format(*CASE)


class Face(App[None]):
    """Panel, ring, keypad, and what there is to say about them.

    `live` lets the device keep up with the wall's clock; without it whoever runs the desk calls
    `look` after that.
    """

    CSS = f"""
    Screen {{ background: {GROUND}; align: center middle; overflow: auto; }}
    #device {{ width: 80; height: 24; layout: horizontal; }}
    #left {{ width: 65; padding-top: 1; }}
    #right {{ width: 15; padding-top: 1; }}
    #keypad {{
        margin-top: 1; height: 15;
        layout: grid; grid-size: 4 4; grid-columns: 3; grid-rows: 3; grid-gutter: 1 1;
    }}
    """
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar = [
        Binding("q,ctrl+c,ctrl+q", "quit", "quit", priority=True),
        Binding("p", "power", "power"),
    ]

    def __init__(self, desk: Desk, keeping: JournalFile | None = None, live: bool = True) -> None:
        super().__init__()
        self.desk = desk
        self.keeping = keeping or JournalFile(None)
        self.failure = ""  # what stopped the firmware, the first time that it was stopped
        self.said = ""  # by the console, up to when the power was last switched off
        self._fingers = Fingers(desk)
        self._fault = ""  # what the chips or the clock complained of, since power on
        self._unkept = ""
        self._live = live

    def compose(self) -> ComposeResult:
        """Lay out the device in 80 x 24."""
        with Container(id="device"):
            with Container(id="left"):
                yield PanelView()
                yield Report()
            with Container(id="right"):
                yield RingView()
                with Container(id="keypad"):
                    for row in self.desk.wiring.legend:
                        yield from (Pad(key) for key in row)

    def on_mount(self) -> None:
        """Switch on, and keep looking."""
        self._switch_on()
        if self._live:
            self.set_interval(PERIOD, self.keep_up)

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
        self.failure = self.failure or self._fault or desk.crash or ""
        self._keep()
        self.query_one(PanelView).look(desk.panel)
        tone = sound(desk.piezo, desk.clock.ms) if desk.on else []
        self.query_one(RingView).look(desk.ring, tone)
        self.query_one(Report).look(desk, self._fault, self._unkept or self._kept_where())
        for pad in self.query(Pad):
            pad.look(desk.keys_down)

    def on_key(self, event: events.Key) -> None:
        """Tap or hold the pad that a key of the keyboard stands for."""
        typed = event.character if event.character in TAPS | HOLDS else event.key
        if typed in TAPS:
            self._touch(lambda: self._fingers.stroke(TAPS[typed]))
        elif typed in HOLDS:
            self._touch(lambda: self._fingers.stroke(HOLDS[typed], HOLD_MS))

    def on_pad_pressed(self, message: Pad.Pressed) -> None:
        """Press the pad under the mouse."""
        self._touch(lambda: self._fingers.press(message.key))

    def on_pad_lifted(self, message: Pad.Lifted) -> None:
        """Release the pad that was under the mouse."""
        self._touch(lambda: self._fingers.lift(message.key))

    def action_power(self) -> None:
        """Switch the power off, or on again."""
        if self.desk.on:
            self._fingers.off()
            self.said += self.desk.console
            self.desk.power_off()
        else:
            self._switch_on()
        self.look()

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
