"""All screens of Numbers at their longest, as goldens/screens.txt shows them."""

from collections.abc import Iterator

from firmware.games.numbers import texts
from firmware.games.shedding import texts as sentences
from tests.gallery import framed
from tests.games.shedding import frames as shedding_frames
from tests.games.shedding import on_call_frames
from tests.games.shedding.desk import at_table, dealt


def frames() -> Iterator[str]:
    yield from shedding_frames.frames(
        "H3", texts, {**texts.REFUSED, **sentences.REFUSED_SPECIAL}, shown=98
    )
    yield from on_call_frames.frames("H3")
    yield from on_call_frames.special_frames("H3")
    yield from turns()


def turns() -> Iterator[str]:
    desk = at_table("H3", 6, 16, jokers=4)
    yield framed("two more", desk.type("2 6 #"))
    yield framed("a run", desk.type("6 6 #"))
    yield framed("the run goes on", desk.type("6 1 #"))
    yield framed("the end of the turn", desk.type("#"))
    yield framed("three are laid", desk.type("71# 72# 73#"))
    yield framed("a fourth", desk.type("74#"))
    yield framed("on the 100", at_table("H3", 6, 100, hundred="plain"))
    desk = at_table("H3", 6, 17, jokers=4).type("A 7 7 # 7 #")
    yield framed("a free card, then a Monumeral", desk)
    yield framed("an answer is due", desk.type("#"))
    yield framed("drawing three", desk.type("#"))
    low, high = "1 2 3 4 5 6 7", "95 96 97 99 100 F F"
    yield framed("all keys, passed round", dealt("H3", high, low, jokers=4, shown=98))
