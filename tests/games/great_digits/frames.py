"""All screens of Great Digits at their longest, as goldens/screens.txt shows them."""

from collections.abc import Iterator

from firmware.games.shedding import texts
from tests.gallery import framed
from tests.games.shedding import frames as shedding_frames
from tests.games.shedding import on_call_frames
from tests.games.shedding.desk import at_table, dealt


def frames() -> Iterator[str]:
    yield from shedding_frames.frames("H2", texts, texts.REFUSED_SPECIAL, shown=98)
    yield from on_call_frames.frames("H2")
    yield from on_call_frames.special_frames("H2")
    yield from turns()


def turns() -> Iterator[str]:
    desk = at_table("H2", 6, 98, jokers=4)
    yield framed("a joker", desk.type("A 8 8"))
    yield framed("a run", desk.type("#"))
    yield framed("it ends with a Monumeral", desk.type("8 #"))
    yield framed("an answer is due", desk.type("#"))
    yield framed("drawing three", desk.type("#"))
    yield framed("three are drawn", desk.type("#"))
    yield framed("Trick before an answer", desk.type("B #"))
    yield framed("Trick before an answer, seen", desk.type("9 *"))
    yield framed("whose is it?", desk.type("# A 8 #"))
    yield framed("a Treat", at_table("H2", 6, 98, jokers=4).type("C #"))
    desk = at_table("H2", 6, 98, jokers=4).type("<*> 3 3 4 # B")
    yield framed("Trick is asked about", desk)
    desk.type("#")
    yield framed("Trick with too few cards", desk)
    desk = at_table("H2", 6, 98, jokers=4).type("9# ## <*> 3 3 4 # B #")
    yield framed("Trick and the discards", desk)
    low, high = "1 2 3 4 5 6 7", "95 96 97 99 100 F F"
    desk = dealt("H2", high, low, jokers=4, shown=98)
    yield framed("all keys, passed round", desk)
    yield framed("a Trick, passed round", desk.type("B #"))
    desk = dealt("H2", low, high, jokers=4, shown=17).type("7 # 2")
    yield framed("an answer is due, passed round", desk)
    yield framed("three drawn", desk.type("# #"))
    for title, keys in (
        ("the second page", "D"),
        ("must answer", "6"),
        ("a run", "7"),
        ("laid", "5"),
        ("who has the 100", "8"),
        ("ruled: the 100", "8 6"),
    ):
        desk = at_table("H2", 6, 98, jokers=4).type("18# <*> 3").type(keys)
        yield framed(f"ruling: {title}", desk)
