"""The moments at which a row's keys are pressed, and what the simulator shows meanwhile."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from host_sim.desk import Desk
from tools.page.twin_desk import SameChance
from tools.rig.board_file import SEED
from tools.rig.hands import TAP_MS, Life, Press
from tools.rig.heard import STANDS_MS, Shown
from tools.rig.pico import HOLD_MS, HOLDABLE

READ_MS = 1000  # that the first page after power on is looked at
REST_MS = 2000  # after the last key
LOOK_MS = 5
PACE_US = 1000  # that a look at the clock takes: the fewer there are, the sooner it is done
ROOMY = 69_000  # bytes free on home: where cards move on the board they move there too
ANSWER_MS = 150  # after what a finger did; what is drawn later is not drawn for it


class Turn(NamedTuple):
    """A key, pressed at `at` ms since the first picture, and what is shown until the next one is.

    `pictures` and `rings` begin with what was there before; `screen` is the page on which it is
    pressed, and `calm` whether a clock runs there.
    """

    press: Press
    at: float
    until: float
    screen: str
    calm: bool
    pictures: list[Shown]
    rings: list[Shown]

    @property
    def acted(self) -> float:
        """The moment at which the finger did what counts, ms since the first picture."""
        if self.press.ms >= HOLD_MS:
            return self.at + HOLD_MS
        return self.at + (self.press.ms if self.press.key in HOLDABLE else 0)

    @property
    def caused(self) -> list[bytes]:
        """The pictures that the key has caused, from the first that stood."""
        ends = [shown.at for shown in self.pictures[1:]] + [self.until]
        stood = [
            shown
            for shown, end in zip(self.pictures, ends, strict=True)
            if end - shown.at >= STANDS_MS or end == self.until
        ]
        found = [shown for shown in stood if shown is not self.pictures[0]]
        return [shown.what for shown in found if found[0].at <= self.acted + ANSWER_MS]


class Lived(NamedTuple):
    """A life as the simulator lived it: its first picture, its turns, the memory at its end."""

    memory: bytes | None
    first: bytes
    turns: list[Turn]
    end: bytes


def times(presses: list[Press], pace: int) -> Iterator[tuple[float, float]]:
    """Yield when each key is pressed, at `pace` ms a key, and when the next one is.

    It is in ms since the first picture.
    """
    at = READ_MS + (presses[0].wait if presses else 0)
    for number, press in enumerate(presses):
        last = number + 1 == len(presses)
        up = REST_MS if last else pace - TAP_MS + presses[number + 1].wait
        end = at + press.ms + up
        yield at, end
        at = end


def lived(lives: list[Life], pace: int, version: str, alike: bool) -> Iterator[Lived]:
    """Yield the `lives` as the simulator of that `version` of CircuitPython lives them.

    They begin `alike` where the emulated Pico gets the simulator's memory at each power on.
    """
    memory: bytes | None = None
    for life in lives:
        given = memory if alike and life.memory is None else life.memory
        memory = memory if life.memory is None else life.memory
        with Desk(nvm=memory, bounce=False, version=version, pace=PACE_US, free=ROOMY) as desk:
            desk.chance = SameChance(SEED)
            desk.power_on()
            first = desk.panel.picture()
            origin = max(desk.panel.changed_at, 0) / 1000
            turns = [
                _turn(desk, origin, press, at, until)
                for press, (at, until) in zip(life.presses, times(life.presses, pace), strict=True)
            ]
            memory = desk.flash.image
            if desk.traceback:
                raise RuntimeError(desk.traceback)
        yield Lived(given, first, turns, memory)


def _turn(desk: Desk, origin: float, press: Press, at: float, until: float) -> Turn:
    desk.run(origin + at - desk.clock.ms)
    app: Any = desk.main["app"]
    top = app.stack[-1]
    turn = Turn(press, at, until, type(top).__name__, top.calm, [], [])
    _look(desk, turn, at)
    desk.press(press.key)
    up = at + press.ms
    while (now := desk.clock.ms - origin) < until:
        step = min(LOOK_MS, (up if now < up else until) - now)
        desk.run(max(step, 0.001))
        if press.key in desk.keys_down and desk.clock.ms - origin >= up:
            desk.release(press.key)
        _look(desk, turn, desk.clock.ms - origin)
    return turn


def _look(desk: Desk, turn: Turn, now: float) -> None:
    """Note what has changed."""
    colours = bytes(part for colour in desk.ring.colours for part in colour)
    for list_, what in ((turn.pictures, desk.panel.picture()), (turn.rings, colours)):
        if not list_ or list_[-1].what != what:
            list_.append(Shown(now, what))
