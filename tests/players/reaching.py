"""The search for all that a player could get hold of from what it is shown."""

import gc


def reached(start: object) -> list[object]:
    """Return everything that can be had from `start`, by whatever attribute or item."""
    found, waiting = [], [start]
    while waiting:
        thing = waiting.pop()
        found.append(thing)
        if not isinstance(thing, type):
            waiting += gc.get_referents(thing)
    return found
