"""The rows that can be played, by their names."""

from typing import NamedTuple

from firmware.modules import catalog
from tools.page import twins
from tools.rig import lives
from tools.rig.hands import Life

PACE, QUICK = 500, 150  # ms a key
BUSY = {"page": 0.7, "erase": 45.0}  # ms of a flash that takes time
INSTANT = {"page": 0.0, "erase": 0.0}
EVENING = "evening"
ROUGH = "rough"
LATE = ("TG-table", "H3-dealt", "H4-table", "FH-dealt")  # games at the end of an evening
LONG = ("H1-dealt", "H3-dealt", "H5-dealt", "H6-table")  # of those that are long some times
LOOK = ("TG-dealt", "H2-dealt", "H6-guided", "H7-table", "FH-dealt")  # of those that are over
# Of those in which the device plays too, or gives hints.
BOX = ("TG-hints", "H1-dealt", "H2-dealt", "H3-dealt", "H4-dealt", "H7-dealt", "H4-guided")
MENU = ("TG-dealt", "H3-dealt", "FH-challenge-dealt")  # of those with least memory
MARKS = ("quick", "busy", "late", "long", "look", "box", "menu")


class Unknown(Exception):
    """There is no such row."""


class Row(NamedTuple):
    """A game, or an evening of nine, and the `marks` of how it is played."""

    base: str
    marks: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Its name, as it is asked for."""
        return "+".join((self.base, *self.marks))

    @property
    def quick(self) -> bool:
        """True if the typist does not wait for what they see."""
        return "quick" in self.marks

    @property
    def pace(self) -> int:
        """The ms from one key to the next."""
        return QUICK if self.quick else PACE

    @property
    def takes(self) -> dict[str, float]:
        """The ms that the flash takes."""
        return BUSY if "busy" in self.marks else INSTANT

    @property
    def run(self) -> dict[str, object]:
        """The line that begins it in a log, but for the version."""
        game, _, level = self.base.rpartition("-") if "-" in self.base else (self.base, "", "")
        if self.base.endswith("-on-call"):
            game, level = self.base.removesuffix("-on-call"), "on-call"
        level = "+".join((level or "nine games", *self.marks))
        return {"kind": "run", "game": game, "level": level, "pace": self.pace}

    def lives(self) -> list[Life]:
        """Return what is pressed."""
        if self.base == EVENING:
            return lives.evening()
        if _seed(self.base):
            keys = lives.ROUGH_LONG if "long" in self.marks else lives.ROUGH_KEYS
            return lives.rough(_seed(self.base), keys)
        way = lives.way_named(self.base)
        if "look" in self.marks:
            return lives.look(way)
        if "box" in self.marks:
            return lives.boxes(way)
        if "menu" in self.marks:
            return lives.menu(way)
        if "long" in self.marks:
            return lives.long(way)
        return lives.evening(way) if "late" in self.marks else lives.game(way)


def named(name: str) -> Row:
    """Return the row of that `name`; raises Unknown."""
    base, *marks = name.split("+")
    if base not in bases() and not _seed(base) or set(marks) - set(MARKS):
        raise Unknown(f"there is no row {name!r}")
    return Row(base, tuple(mark for mark in MARKS if mark in marks))


def _seed(base: str) -> int:
    """Return the seed of a row ``rough-7``, 0 of another."""
    word, _, seed = base.partition("-")
    return int(seed) if word == ROUGH and seed.isdecimal() else 0


def bases() -> list[str]:
    """Return the names without marks."""
    return [lives.row_name(way) for way in twins.ways()] + [EVENING]


def plain() -> list[Row]:
    """Return the first rule set of each game, in each way that it can be played."""
    first = {game.manifest.RULE_SETS[0][0] for game in catalog.games()}
    return [Row(lives.row_name(way)) for way in twins.ways() if way.course.rules in first]


def groups() -> dict[str, list[Row]]:
    """Return rows by the name that stands for all of them."""
    every = plain()
    dealt = [row for row in every if row.base.endswith("-dealt")]
    return {
        "plain": [*every, Row(EVENING)],
        "quick": [row._replace(marks=("quick",)) for row in every],
        "busy": [row._replace(marks=("busy",)) for row in dealt],
        "late": [Row(base, ("late",)) for base in LATE],
        "long": [Row(base, ("long",)) for base in LONG],
        "look": [Row(base, ("look",)) for base in LOOK],
        "box": [Row(base, ("box",)) for base in BOX],
        "menu": [Row(base, ("menu",)) for base in MENU],
    }


def wanted(names: list[str]) -> list[Row]:
    """Return the rows of those `names`, some of groups, or all if there is none; raises Unknown."""
    known = groups()
    names = names or list(known)
    return [row for name in names for row in known.get(name) or [named(name)]]
