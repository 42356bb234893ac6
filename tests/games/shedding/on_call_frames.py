"""All screens of a game of discarding on call at their longest, for the goldens of each."""

from collections.abc import Iterator

from firmware.play.knowledge import ON_CALL
from tests.desk import Desk, playing
from tests.gallery import framed, pages
from tests.games.shedding.positions import setup


def called(name: str, places: bool = False) -> Desk:
    """Return a desk with six players, the last of whom is on turn."""
    return playing(setup(name, 6, ON_CALL, places=places)).type("6")


def frames(name: str) -> Iterator[str]:
    """Yield what the game of `name` shows on call."""
    desk = called(name)
    yield framed("on call: the first turn", desk)
    yield framed("on call: drawn", desk.type("# A"))
    yield framed("on call: taking it back", desk.type("*"))
    yield framed("on call: taken back", desk.type("#"))
    yield framed("on call: many cards", called(name).type("<*> 3 3 6 3 0 # <*> 3 2 1 # A"))
    yield framed("on call: the last card is told", called(name).type("98#"))
    yield framed("on call: it goes hardly", called(name).type("98#77#"))
    yield framed("on call: 0 is refused", called(name).type("0#"))
    for key in "BCD":
        yield framed(f"on call: {key} is refused", called(name).type(f"7{key}"))
    yield from pages("on call: help", called(name).type("<#>"))
    yield framed("on call: what is ruled", called(name).type("<*> 3"))
    for place in (False, True):
        desk = called(name, place).type("<*> 3 3 6 1 # #")
        if not place:
            yield framed("on call: the last card is asked about", desk)
        desk.type("#")
        yield framed(f"on call: out, {'places' if place else 'cards'}", desk)


def special_frames(name: str) -> Iterator[str]:
    """Yield what only a game with Monumerals and such shows."""
    desk = called(name).type("D D D")
    yield framed("on call: cards of a turn", desk)
    yield framed("on call: no more is laid", called(name).type("D A"))
    yield framed("on call: none follows the last", called(name).type("<*> 3 3 6 1 # D"))
    yield framed("on call: a Monumeral is typed", desk.type("9"))
    yield framed("on call: a letter over it", desk.type("B"))
    yield framed("on call: an answer is due", desk.type("#"))
    yield framed("on call: an answer is due, seen", desk.type("#"))
    yield framed("on call: no Monumeral is told", desk.type("#"))
    yield framed("on call: no Treat now", desk.type("C"))
    yield framed("on call: Trick is asked about", desk.type("B"))
    yield framed("on call: a wrong key", desk.type("4"))
    yield framed("on call: Trick", desk.type("#"))
    yield framed("on call: it has been played", desk.type("B"))
    yield framed("on call: Treat is asked about", called(name).type("C"))
    yield framed("on call: Treat", called(name).type("C #"))
    yield framed("on call: three are drawn", called(name).type("7 # A"))
    desk = called(name).type("<*> 3 2 4 # B #")
    yield framed("on call: Trick and the discards", desk)
    for title, keys in (("must answer", "4"), ("who has the 100", "5")):
        yield framed(f"on call: ruling: {title}", called(name).type("# <*> 3").type(keys))
    yield framed("on call, the pixels", called(name), pixels=True)
