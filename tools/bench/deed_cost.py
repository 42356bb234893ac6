"""Count the keys of what players do now and then: each deed is typed on a device of its own."""

from collections.abc import Iterator
from typing import NamedTuple

from firmware.modules import catalog
from firmware.play.knowledge import ON_CALL, TABLE
from host_sim import reader
from host_sim.desk import Desk
from tools.players.courses import courses

MENU = "<"  # a held star
HELD_S = 0.7
PAUSE_MS = 1000  # between two keys: nothing is typed ahead
PATIENCE_MS = 20_000  # in which a claim is proved

# Of the rule set the cards that are out, and the words by which that is known.
OUT = {
    "H5": (23, 22, 13, 63, 59, 50, 39, 99),
    "H6": (17, 27, 37, 87, 41, 42, 43, 48, 11, 12, 13, 15, 19, 77, 98),
}
MOST = {"H5": 18, "H6": 32}
PROVED = "is out!"
FIRST = "1"  # the key of the player who starts
SECOND = "2"  # of who claims


# Three players get names, play a game and have none any more, but the device knows them.
NAMES = MENU + "21"
NAMED = NAMES + "1266A66#" + "22266622#" + "32229993#" + "***"
PLAYED = "8131" + "4##" + "11#4#4#2#3#3#" + "A" + MENU + "61#"
NOBODY = NAMES + "1*#2*#3*#"


class Deed(NamedTuple):
    """The deed of that `name`: `keys` behind those `before`, done where a page says the `words`."""

    name: str
    before: str
    keys: str
    words: str
    most: int


def deeds() -> Iterator[Deed]:
    """Yield every deed, with the most keys it may take."""
    yield Deed("three known names", NAMED + PLAYED + NOBODY + "***" + NAMES, "BABAB", "#ok 1-6", 6)
    for course in courses():
        if course.rules in OUT and course.level == ON_CALL:
            typed = "".join(map(str, OUT[course.rules]))
            name = f"a claim typed on call, {course.rules}"
            begun = course.keys(2) + FIRST
            yield Deed(name, begun, "D" + SECOND + typed, PROVED, MOST[course.rules])
        if course.rules == catalog.games()[0].rule_sets[0][0] and course.level == TABLE:
            begun = course.keys(2) + FIRST + "37C96D12A34B"
            yield Deed("a card found wrong three plays later", begun, "<3A440#", "40 on C now", 7)


def keys_of(deed: Deed) -> int:
    """Return how many keys `deed` takes; raises RuntimeError if that does not do it."""
    with Desk() as desk:
        desk.power_on()
        for key in deed.before + deed.keys:
            if key == MENU:
                desk.hold("*", HELD_S)
            else:
                desk.tap(key)
            desk.run(PAUSE_MS)
        waited = 0
        while deed.words not in said(desk):
            if waited >= PATIENCE_MS:
                raise RuntimeError(f"{deed.name} is not done: {said(desk)}")
            desk.run(PAUSE_MS)
            waited += PAUSE_MS
    return len(deed.keys)


def said(desk: Desk) -> str:
    """Return all words on the panel."""
    return " ".join(reader.read(desk.panel.picture()))
