"""All screens of Multiplication at their longest, as goldens/screens.txt shows them."""

from collections.abc import Iterator

from firmware.games.multiplication import texts
from tests.gallery import framed
from tests.games.shedding import frames as shedding_frames
from tests.games.shedding.desk import at_table, dealt


def frames() -> Iterator[str]:
    yield from shedding_frames.frames("H4", texts, texts.REFUSED, shown=24, typed="0")
    yield from turns()


def turns() -> Iterator[str]:
    desk = at_table("H4", 6, 6, jokers=2)
    yield framed("a factor", desk.type("2"))
    yield framed("the other is missing", desk.type("#"))
    yield framed("declared", desk.type("9"))
    yield framed("factors that do not go", desk.type("3 4"))
    yield framed("a square", desk.type("4 9"))
    yield framed("a joker", desk.type("A"))
    yield framed("a free card: a factor", desk.type("9"))
    yield framed("declared by ten", desk.type("0"))
    yield framed("declared, the pixels", desk.type("0 0 9 *"), pixels=True)
    yield framed("ruling: the open card as", at_table("H4", 6, 12).type("<*> 3 2 2 4 #"))
    low, high = "1 2 3 4 5 6 7", "72 80 81 90 100 F F"
    yield framed("free cards in a hand", dealt("H4", high, low, jokers=2, shown=8))
