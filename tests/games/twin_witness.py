"""Two devices with twin decks under the same keys: what differs would be told to all."""

from collections.abc import Iterator
from typing import Any

from firmware.play.knowledge import GUIDED
from firmware.play.setup import Setup
from tests.desk import playing
from tests.games.twins import Course, typed_in

OWNERS = "for its owner alone"


class Witness:
    """All that everybody at the table can tell of a device, picture by picture and key by key."""

    def __init__(self, agreed: Setup) -> None:
        self.desk = playing(agreed)
        self.level = agreed.level
        self.open = agreed.rules.startswith("FH")
        self.names: set[str] = set()
        self._told: list[object] = []
        self._last: object = None
        self.desk.watch = self._look
        self._look()

    def press(self, keys: str) -> list[object]:
        """Press `keys`; return what was shown, heard and told meanwhile."""
        self._told = []
        desk = self.desk
        took = typed_in(desk, keys)
        self._look()  # at what was sent in pieces, too
        referee = desk.referee
        shown = [picture for picture in self._told if picture != OWNERS]
        told: list[object] = ["pictures", *shown]
        told += ["ring", list(desk.ring), "tones", desk.tones(), "console", list(desk.said)]
        told += ["log", referee.log_text(), "journal", referee.journal.used()]
        alone = OWNERS in self._told or self._last == OWNERS
        self._last = self._told[-1] if self._told else self._last
        told += ["ms", took] if not alone else [OWNERS]
        return [*told, "screen", type(desk.app.stack[-1]).__name__]

    def _look(self) -> None:
        top = self.desk.app.stack[-1]
        self.names.add(f"{type(top).__module__}.{type(top).__name__}")
        self._told.append(OWNERS if self.is_covered(top) else bytes(self.desk.panel))

    def is_covered(self, top: Any) -> bool:
        """Return True if the panel shows what only the player may see who holds the device."""
        if getattr(top, "beneath", None) is not None and type(top).__name__ == "Ask":
            top = top.beneath
        if type(top).__name__ == "Hand":
            return True
        return self.level != GUIDED and not self.open and top.looking


def differences(course: Course, names: set[str]) -> Iterator[str]:
    """Yield what differs on the twins of `course`; add to `names` the screens that were shown."""
    one = Witness(course.agreed)
    before = [one.press(keys) for keys in course.keys]
    other = Witness(course.twin)  # not at the same time: a game's clock is one
    for keys, told in zip(course.keys, before, strict=True):
        again = other.press(keys)
        for what, (this, that) in enumerate(zip(told, again, strict=False)):
            if this != that:
                head = f"{course.agreed.rules}: {keys}: {told[max(what - 1, 0)]!r:.40}"
                yield f"{head}: {this!r:.80} is not {that!r:.80}"
                return
        if len(told) != len(again):
            yield f"{course.agreed.rules}: {keys}: another number of pictures"
            return
    names |= one.names
