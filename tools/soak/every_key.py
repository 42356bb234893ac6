"""Every key on every kind of page, tapped and held, at once and later, however little memory.

A page is reached anew for each key, or where the system can fork once for all of them: a process of
its own presses each, on the page as it stands.  Whatever memory is free the key has the same
answer: the same page, and the same kept.  A key that the last row names is never passed over in
silence, and one that it does not name changes nothing of the game.
"""

import functools
import gc
import os
import pickle
import signal
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import NamedTuple

from tests import read_once
from tools.soak import beginnings
from tools.soak.failure import Failure, of_its_own
from tools.soak.page_answers import differ, judge
from tools.soak.page_desk import AT_ONCE, LITTLE, MOMENTS, MUCH, STROKES, Answer, PageDesk, Way
from tools.soak.page_kinds import Kind, kind

WHOLE = gc.collect
FORKS = hasattr(os, "fork")
DRAWN = 12  # keys that are pressed one after the other in a drawn sample


class Found(NamedTuple):
    """A failure: the way to the page, the stroke there, when, and how much memory was free."""

    failure: Failure
    way: Way
    stroke: str = ""
    moment: int = AT_ONCE
    free: int = MUCH

    def __str__(self) -> str:
        when = f"{self.moment / 1000:g} s later" if self.moment else "at once"
        return (
            f"{self.failure.name}\n{self.failure.said}\n"
            f"{self.stroke} {when}, {self.free} bytes free\n"
            f"python3 dev.py soak --at '{self.way}'"
        )


@dataclass
class Pressed:
    """The keys pressed, the first way to each kind of page that they led to, and what failed."""

    keys: int = 0
    led: dict[Kind, Way] = field(default_factory=dict)
    found: list[Found] = field(default_factory=list)

    def look(self, way: Way, desk: PageDesk) -> None:
        """Note of what kind the page is to which the `way` has led `desk`."""
        self.led.setdefault(kind(desk), way)

    def add(self, other: "Pressed") -> None:
        """Add what was pressed by an `other` process."""
        self.keys += other.keys
        self.found += other.found
        for found, way in other.led.items():
            self.led.setdefault(found, way)


def ready() -> None:
    """Let devices begin quickly in this process, and leave Ctrl-C to the one that asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    read_once.begin()
    gc.collect = functools.partial(gc.collect, 0)  # the new alone


def begin(seed: int, number: int, seats: beginnings.Seats) -> Pressed:
    """Return the pages where a sweep begins in the course `number`, or at home if it is below 0."""
    pressed = Pressed()
    for way in beginnings.of(seed, number, seats):
        try:
            pressed.look(way, PageDesk(way, MUCH).stand(AT_ONCE))
        except Failure as failure:
            pressed.found.append(Found(failure, way))
    return pressed


def press_all(way: Way) -> Pressed:
    """Press all keys at the end of `way`."""
    pressed = Pressed()
    for moment in MOMENTS:
        if FORKS:
            press_each(pressed, way, moment)
        else:
            for stroke in STROKES:
                press(pressed, way, (stroke,), moment)
    WHOLE()  # who collects the new alone, over and over, is never found due for the old
    return pressed


def press_each(pressed: Pressed, way: Way, moment: int) -> None:
    """Press all keys at the end of `way` at that `moment`, each in a process of its own."""
    desks: list[tuple[PageDesk, Answer]] = []  # with much memory, and with little
    for free in (MUCH, LITTLE):
        try:
            desk = PageDesk(way, free).stand(moment)
            desks.append((desk, desk.answer()))
        except Exception as error:
            pressed.found.append(Found(_failure(error), way, "", moment, free))
            return
    gc.freeze()  # lest whoever forks copies it all
    for stroke in STROKES:
        pressed.add(_in_its_own_process(lambda: _pressed(desks, way, stroke, moment)))  # noqa: B023
    gc.unfreeze()


def _pressed(
    desks: Sequence[tuple[PageDesk, Answer]], way: Way, stroke: str, moment: int
) -> Pressed:
    """Return what came of the `stroke` on `desks`, which stand at the end of `way`."""
    pressed = Pressed()
    much: tuple[Answer, Answer] | None = None  # the page and the answer, with much memory
    for free, (desk, before) in zip((MUCH, LITTLE), desks, strict=True):
        try:
            pressed.keys += 1
            after = desk.stroke(stroke).answer()
            judge(before, stroke, after)
            if much:
                differ(much[1], after, (much[0], before), stroke)
            else:
                much = before, after
                pressed.look(way.then(stroke), desk)
        except Exception as error:
            pressed.found.append(Found(_failure(error), way, stroke, moment, free))
            break
    return pressed


def _in_its_own_process(work: Callable[[], Pressed]) -> Pressed:
    """Return what `work` returns, which leaves nothing behind here."""
    reads, writes = os.pipe()
    child = os.fork()
    if not child:
        try:
            gc.disable()
            with os.fdopen(writes, "wb") as pipe:
                pickle.dump(work(), pipe)
        finally:
            os._exit(0)
    os.close(writes)
    with os.fdopen(reads, "rb") as pipe:
        told = pipe.read()
    os.waitpid(child, 0)
    return pickle.loads(told)


def _failure(error: Exception) -> Failure:
    return error if isinstance(error, Failure) else of_its_own(error)


def press(pressed: Pressed, way: Way, strokes: Sequence[str], moment: int) -> None:
    """Press `strokes` at the end of `way`, each at that `moment`, with much memory and with little.

    Up to the first that fails.
    """
    much: list[tuple[Answer, Answer]] = []  # each page and its answer, with much memory
    for free in (MUCH, LITTLE):
        there, stroke = way, ""
        try:
            desk = PageDesk(way, free)
            for number, stroke in enumerate(strokes):
                pressed.keys += 1
                before = desk.stand(moment).answer()
                after = desk.stroke(stroke).answer()
                judge(before, stroke, after)
                there = there.then(stroke)
                if free == LITTLE:
                    differ(much[number][1], after, (much[number][0], before), stroke)
                else:
                    much.append((before, after))
                    pressed.look(there, desk)
        except Exception as error:
            pressed.found.append(Found(_failure(error), there, stroke, moment, free))
            return


@dataclass
class Swept:
    """All that was done: kinds of pages, keys, and each failure once by name, with its times."""

    kinds: set[Kind] = field(default_factory=set)
    keys: int = 0
    found: dict[str, Found] = field(default_factory=dict)
    times: Counter[str] = field(default_factory=Counter)
    _told: int = 0

    def news(self) -> list[Found]:
        """Return what was found since this was last asked."""
        told, self._told = self._told, len(self.found)
        return list(self.found.values())[told:]

    def add(self, pressed: Pressed) -> Iterator[Way]:
        """Add what was `pressed`; yield the ways to pages of a kind that had not been seen."""
        self.keys += pressed.keys
        for found in pressed.found:
            self.found.setdefault(found.failure.name, found)
            self.times[found.failure.name] += 1
        for found, way in pressed.led.items():
            if found not in self.kinds:
                self.kinds.add(found)
                yield way

    def __str__(self) -> str:
        return f"{len(self.kinds)} pages, {self.keys} keys, {self.times.total()} failed"


def sweep(swept: Swept, seed: int, jobs: int, told: Callable[[int], None]) -> None:
    """Look for all kinds of pages and press all keys on each; the same by the same `seed`.

    After each page `told` is called with the number of pages that are still known to come.
    """
    with ProcessPoolExecutor(jobs, initializer=ready) as pool:
        todo: deque[Future[Pressed]] = deque()
        try:
            for number, seats in product(range(-1, beginnings.count()), beginnings.SEATS):
                todo.append(pool.submit(begin, seed, number, seats))
            while todo:
                for way in swept.add(todo.popleft().result()):
                    todo.append(pool.submit(press_all, way))
                told(len(todo))
        finally:
            pool.shutdown(cancel_futures=True)


def drawn(chance: Random, enough: Callable[[], bool]) -> Swept:
    """Press keys that `chance` draws, some after each other, on pages that it draws."""
    swept = Swept()
    while not enough():
        number, seats = chance.randrange(-1, beginnings.count()), chance.choice(beginnings.SEATS)
        for way in beginnings.of(chance.getrandbits(31), number, seats):
            pressed = Pressed()
            press(pressed, way, chance.choices(STROKES, k=DRAWN), chance.choice(MOMENTS))
            list(swept.add(pressed))
    return swept
