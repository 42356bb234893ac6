"""All screens of Digits at their longest, as goldens/screens.txt shows them."""

from collections.abc import Iterator

from firmware.games.shedding import texts
from tests.gallery import framed
from tests.games.shedding import frames as shedding_frames
from tests.games.shedding import on_call_frames
from tests.games.shedding.desk import at_table, dealt


def frames() -> Iterator[str]:
    yield from shedding_frames.frames("H1", texts, {}, shown=100)
    yield from on_call_frames.frames("H1")
    yield from turns()


def turns() -> Iterator[str]:
    yield framed("on a single digit", at_table("H1", 6, 7))
    yield framed("no special cards", at_table("H1", 6, 7).type("B"))
    yield framed("no free cards", at_table("H1", 6, 7).type("A"))
    low, high = "1 2 3 4 5 6 7", "94 95 96 97 98 99 100"
    yield framed("the 100 in a hand", dealt("H1", high, low, shown=49))
