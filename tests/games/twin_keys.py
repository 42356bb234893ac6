"""Twins that stand at one place of a game: whatever is pressed there, both answer alike.

The place is reached at random.  Their hidden cards differ, and nothing that all have seen.  Where
the device judges what a player claims, a card that is laid or that none can be, the verdicts may
differ: there it ends.
"""

import itertools
import random
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from firmware.modules import loader
from firmware.play.knowledge import SCREEN
from firmware.play.rules_base import HELD
from firmware.play.setup import Setup
from firmware.shell.hand_over import ALONE_MS
from tests import drawn
from tests.desk import Desk
from tests.games.twin_places import Place, claims, reached, twin_of
from tests.games.twin_witness import PROOF_MS, Witness, difference, seen_by, settle

KEYS = "1234567890ABCD*#"
STROKES = (*KEYS, *(f"<{key}>" for key in KEYS))
EACH = list(itertools.product(("", *"1234567890"), STROKES))  # what is typed, and a key after it
BACKS = 3  # times that ``*`` may be needed to be where one was
SETTLED_MS = 300
# What the loader knows of a device's memory.
LISTS = ("_late", "_staying", "_expected", "_read", "_open", "_marks")
OTHERS = ("_free", "_give_back", "_spare", "_counted", "_no_room", "_since")
OTHERS += ("_while_room",)


def _loaded() -> dict[str, ModuleType]:
    return {name: sys.modules[name] for name in sys.modules if name.startswith("firmware.")}


def _load(modules: dict[str, ModuleType]) -> None:
    """Let `modules` be loaded of the firmware, and no others."""
    there = _loaded()
    for name in sorted(there, reverse=True):  # a package goes after what is in it
        if modules.get(name) is not there[name]:
            loader.drop(name)
    for name in sorted(modules):  # and comes before
        if name not in sys.modules:
            module = sys.modules[name] = modules[name]
            package, _, last = name.rpartition(".")
            setattr(sys.modules[package], last, module)


def _noted() -> dict[str, Any]:
    """Return what the loader knows."""
    return {name: list(getattr(loader, name)) for name in LISTS} | {
        name: getattr(loader, name) for name in OTHERS
    }


def _note(noted: dict[str, Any]) -> None:
    """Let the loader know what was `noted`."""
    for name, value in noted.items():
        if name in LISTS:
            getattr(loader, name)[:] = value
        else:
            setattr(loader, name, value)


class Side(Witness):
    """Who watches one of two twins, who is switched on with what is in its memory."""

    def __init__(self, agreed: Setup, image: bytes) -> None:
        self._modules: dict[str, ModuleType] = {}
        self._memory: dict[str, Any] = {}
        with self.awake():
            super().__init__(agreed, Desk(image, free=drawn.same_left()).type("#"))
        self.judged: list[tuple] = []  # the cards that were laid, each with the verdict
        self._submit = self.desk.referee.submit
        self.desk.referee.submit = self._judge  # type: ignore[method-assign]

    @contextmanager
    def awake(self) -> Iterator[None]:
        """Let those modules be loaded that are on this side: what takes time takes it on both."""
        _load(self._modules or _loaded())
        _note(self._memory)
        yield
        self._modules, self._memory = _loaded(), _noted()

    def _judge(self, move: tuple, at: int | None = None) -> object:
        cards = self.desk.game.cards_of(move)
        why = self._submit(move, at)
        self.judged += [(move, why)] if cards else []
        return why

    def strike(self, key: str) -> int:
        start = self.desk.now
        self.desk.type(key)
        took = self.desk.now - start
        refused = self.desk.referee.refused
        if key == "D" and refused and refused[1][0] == HELD:  # asked of a card as ``#`` asks of it
            self.judged.append(refused)
        waits = type(self.desk.app.stack[-1]).__name__ == "Cover"  # a hand may come
        if self._proves():
            self._await_verdict()
        else:
            settle(self.desk, ALONE_MS if waits else SETTLED_MS)
        return took

    def _proves(self) -> bool:
        return type(self.desk.app.stack[-1]).__name__ in ("Checking", "Claim", "AnyClaim")

    def _await_verdict(self) -> None:
        """Let a claim be proved: how long that takes hangs on the hand, its verdict is for all."""
        while self._proves():
            self.desk.wait(SETTLED_MS)
        self.desk.wait(PROOF_MS)
        self.desk.tones()
        self._pictures.clear()

    @property
    def typed(self) -> bool:
        """True if something has been typed that is not entered."""
        return bool(self.desk.app.stack[-1].unfinished())

    def known(self, seat: int) -> tuple:
        """Return what all know by the moves so far, and the cards that `seat` sees."""
        game = self.desk.game
        seats = range(game.players) if self.is_open else [seat] if seat >= 0 else []
        return game.facts(), [game.knowledge.held(each) for each in seats]

    def place(self) -> tuple:
        """Return which pages lie over each other, what is typed, and how much is written."""
        pages = [type(screen).__name__ for screen in self.desk.app.stack]
        return pages, self.typed, self.desk.referee.journal.used()


class Twins:
    """Two at `place`, of whom `seat` sees their own pages too; -1 for what all see."""

    def __init__(self, place: Place, twin: Setup, seat: int) -> None:
        self.seat = seat
        self._images = [(agreed, place.image(agreed)) for agreed in (place.agreed, twin)]
        self._begin()

    def _begin(self) -> None:
        """Switch both on; who has cards on pages of their own looks at them."""
        self.one, self.other = [Side(agreed, image) for agreed, image in self._images]
        self.pressed: list[str] = []
        self.apart = ""
        if self.seat >= 0:
            self.press(str(self.seat + 1))
        elif type(self.one.desk.app.stack[-1]).__name__ == "Pause":
            self.press("#")  # the clock stood still while the power was off
        self._first = self.one.place()

    def press(self, key: str) -> bool:
        """Press `key` on both; return False where they are `apart`, or may be from here on."""
        one, other = self.one, self.other
        if key == "#" and not one.typed and claims(one.desk.game) != claims(other.desk.game):
            return False
        self.pressed.append(key)
        for side in (one, other):
            with side.awake():
                side.press(key)
        if one.judged != other.judged or one.known(self.seat) != other.known(self.seat):
            return False
        here, there = one.told[-1], other.told[-1]
        self.apart = difference(seen_by(here, self.seat), seen_by(there, self.seat))
        return not self.apart and here.alone | there.alone <= {self.seat}

    def differ(self, keys: Iterable[str]) -> str:
        """Press `keys` at the place; return what differs then, and after which keys."""
        if all(self.press(key) for key in keys) and self._back():
            return ""
        told = f"{' '.join(self.pressed)}: {self.apart}" if self.apart else ""
        if told:
            told += f"\n{self.one.desk.rows()}\n{self.other.desk.rows()}"
        self._begin()
        return told

    def _back(self) -> bool:
        """Press ``*`` until both are where they were; return False where they cannot be."""
        for _ in range(BACKS):
            pages, typed, written = self.one.place()
            if (pages, typed, written) == self._first:
                return True
            if written != self._first[2] or not (typed or len(pages) > 1) or not self.press("*"):
                break
        return False


def differences(
    rules: str, level: int, players: int, chance: random.Random, count: int
) -> Iterator[str]:
    """Yield what differs at a place of `rules` after `count` of EACH, some with two digits.

    Where the device deals, it is what differs for the player on turn, or for all.
    """
    twins = None
    while twins is None:  # late in a game nothing may be hidden any more
        place = reached(rules, level, players, chance)
        game = place.play(place.agreed)
        alone = level == SCREEN and game.started and "FH" not in rules and rules != "H7"
        seat = game.seat if alone and chance.random() < 0.7 else -1
        twin = twin_of(place, seat, chance)
        twins = Twins(place, twin, seat) if twin else None
    for typed, key in chance.sample(EACH, count):
        second = chance.choice(("", "", chance.choice(KEYS[:10]))) if typed else ""
        told = twins.differ([*typed, *second, key])
        if told:
            yield f"{rules}, seen by {twins.seat}: {told}"
