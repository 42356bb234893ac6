"""Whole games on both devices, for the tests that compare them after every key."""

from random import Random

from tests import drawn
from tools.page import twins
from tools.page.twin_hands import Way
from tools.page.twins import PageDevice

PLAYED = 4  # games of a run
MOST = 460  # keys of a game, which none of these reaches
# Of some seeds those of the shortest games, at the levels table, guided, screen and on call.
SEEDS = {
    "TG": (1, 4, 5, 1), "TG-expert1": (1, 4, 4, 1), "TG-expert2": (1, 8, 5, 1), "TS": (9, 4, 4, 5),
    "H1": (6, 5, 5, 7), "H2": (7, 7, 13, 1), "H3": (6, 7, 8, 1), "H4": (2, 6, 8),
    "H5": (9, 6, 1, 1), "H5-advanced": (4, 7, 7, 1), "H6": (1, 7, 7, 1), "H7": (8, 10, 10, 7),
    "FH": (1, 3, 6, 1), "FH-challenge": (3, 7, 5, 5),
}  # fmt: skip
# The hands are led through a whole shuffle here; at level guided they have been led elsewhere.
SHUFFLED = ("TG guided", "H7 guided")


def ways() -> list[Way]:
    """Return one way of each of some rule sets that have SEEDS, others with each UMPIRE_SEED.

    ``python3 dev.py page --sweep`` plays them all.
    """
    chance = Random(drawn.SEED)
    by_rules: dict[str, list[Way]] = {}
    for way in [way for way in twins.ways() if way.course.rules in SEEDS]:
        by_rules.setdefault(way.course.rules, []).append(way)
    return drawn.some([chance.choice(every) for every in by_rules.values()], PLAYED)


def difference(way: Way, device: PageDevice) -> str | None:
    """Play a game in this `way` on CPython's device and on the page's; return what differs."""
    seed = SEEDS[way.course.rules][way.course.level]
    told = twins.shortly(way, MOST, seed, led=way.name not in SHUFFLED)
    if not told.is_whole:
        return f"{way.name}: not over after {len(told.touches)} keys; try another seed"
    return twins.difference(way, told, device.play(told))
