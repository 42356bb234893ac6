"""The screens of a shuffle by hand at their longest, as a file to read: goldens/shuffle.txt."""

from collections.abc import Callable, Iterator
from pathlib import Path

from tests.desk import Desk
from tests.gallery import framed, gallery, pages
from tests.shuffle.panel_hands import PanelHands
from tests.shuffle.test_as_left import ended
from tests.shuffle.test_by_the_panel import GAME, shuffling
from tests.shuffle.test_in_mid_game import used_up

FILE = Path(__file__).parent / "goldens" / "shuffle.txt"
HEAD = """A shuffle by hand, at its longest; `#` before a row: light on dark is reversed.
Written by: python3 dev.py test tests/shuffle --goldens"""
JOKERS = "3 4 2 #"  # 104 cards: eleven heaps, the last of four


def test_the_screens_of_a_shuffle_are_as_they_were_read(golden: Callable[[Path, str], None]):
    golden(FILE, gallery(HEAD, frames()))


def frames() -> Iterator[str]:
    yield framed("how the deck lies", Desk().type(GAME))
    yield from pages("the order of a sorted deck", Desk().type("9 1 4 2 A"))
    yield from told()
    yield from mended()
    yield from typed()
    yield framed("stop", held(shuffling().type("#"), "C"))
    desk = ended("TG", 5)
    yield framed("how the deck lies after a game", desk.type("A"))
    yield framed("how it is gathered", desk.type("#"))
    desk = used_up("H4", 3)
    yield framed("in mid-game", desk)
    yield framed("how the discards lie", desk.type("A"))
    for title, keys in (("shuffle", GAME + "1"), ("order", GAME)):
        yield from pages(f"help: {title}", Desk().type(keys + "<#>"))
    yield framed("a number, the pixels", shuffling(), pixels=True)


def told() -> Iterator[str]:
    desk = Desk().type(JOKERS + "1")
    hands = PanelHands(desk, list(range(1, 101)) + [101] * 4)
    yield framed("a heap", desk)
    yield framed("a wrong key", desk.type("5"))
    yield framed("at a pace", desk.type("A #"))
    yield framed("a pause", desk.type("5"))
    desk.power_off_and_on()
    yield framed("after a power cut", desk)
    desk.type("#")
    yield framed("is the last card there?", desk)
    desk.type("*")
    while "left in the pack" not in desk.words():
        hands.step()
    yield framed("the pack is counted", desk)
    while "none left over" not in desk.words():
        hands.step()
    yield framed("the end of the first pass", desk)
    hands.step()
    yield framed("the last heap", desk)
    hands.step()
    yield framed("a place", desk)
    while "one card each" not in desk.words():
        hands.step()
    yield framed("the end of a block", desk)
    hands.step()
    yield framed("the next heap", desk)
    while "heap 9." not in desk.words():
        hands.step()
    yield framed("a heap later", desk)


def mended() -> Iterator[str]:
    desk = shuffling()
    hands = PanelHands(desk, list(range(2, 100)))
    while "one card each" not in desk.words():
        hands.step()
    desk.type("*")
    yield framed("a bad heap is set aside", desk)
    hands.step()
    while "packet" not in desk.words():
        hands.step()
    yield framed("a packet of its own", desk)
    while "Wrong" not in desk.words():
        hands.step()
    yield framed("what went wrong", desk)
    course = desk.app.stack[-1].course
    hands.step()
    yield framed("a card is typed", desk)
    card = next(card for card in range(98) if course.places[card] // 10 == 0) + 2
    yield framed("a card from another heap", desk.type(f"{card} #"))
    desk = shuffling()
    while "none left over" not in desk.words():
        desk.type("#")
    yield framed("what was laid last is taken up", desk.type("*"))
    yield framed("a card is laid again", desk.type("# 8 5 #"))
    yield framed("not all were found", desk.type("#"))
    desk = shuffling()
    while "left in the pack" not in desk.words():
        desk.type("#")
    yield framed("a card of the pack", desk.type("* # 2 2 #"))


def typed() -> Iterator[str]:
    desk = Desk().type("9 1 4 2 2")
    yield framed("a deck that is sorted", desk)
    yield framed("half a card", desk.type("C"))
    yield framed("a card that is told its heap", desk.type("5 #"))
    yield framed("no such card", desk.type("9 9 #"))


def held(desk: Desk, key: str) -> Desk:
    desk.hold(key)
    return desk
