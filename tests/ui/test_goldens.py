"""The house's own screens at their longest, as a file to read: goldens/house.txt."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from firmware.shell import crash
from firmware.shell.crash import FAILED, FULL
from firmware.storage import journal
from firmware.ui.keys import CHANGED, TOO_SOON
from tests.desk import Desk
from tests.gallery import framed, gallery, pages
from tests.nvm import whole, written
from tests.sample import TIMED

FILE = Path(__file__).parent / "goldens" / "house.txt"
HEAD = """The screens of the house at their longest; `#` before a row: light on dark is reversed.
Written by: python3 dev.py test tests/ui --goldens"""

LONGEST = "1 4 2 5"  # short sheet, dealt, five players: the longest names
TABLE = "1 1 1 2 1"
DEALT = "1 1 2 1 #"  # alone
MEMO, WON = "8 1 2 1 4 # #", "1 1# 4# 4# 2# 3# 3#"  # P1 wins with four cards
OVER = "9 9 A 9 8 B # 2 C 3 D # # #"
MUCH = 123_456  # bytes of memory


@pytest.mark.usefixtures("ours_alone")
def test_the_screens_of_the_house_are_as_they_were_read(golden: Callable[[Path, str], None]):
    golden(FILE, gallery(HEAD, frames()))


def frames() -> Iterator[str]:
    yield framed("power on", Desk())
    yield framed("which rules", Desk().type("1"))
    yield framed("who has the cards", Desk().type("1 1"))
    yield framed("how many play", Desk().type("1 1 1"))
    yield framed("power on after a game", after_a_game())
    yield framed("a wrong key there", after_a_game().type("0"))
    yield framed("power on after a result", after_a_result())
    yield framed("a wrong key there", after_a_result().type("C"))
    yield framed("with a game in the memory", asked())
    yield framed("go on with the game", resumed())
    yield framed("go on, damaged", resumed(spoil=True))
    yield framed("another version", Desk(b"UMP\x03" + bytes(4092)))
    yield framed("damaged, no game", Desk(b"UMP\x02\x02".ljust(4096, b"\xff")))
    yield framed("a game is loaded", loading())
    yield from menus()
    yield from a_session()
    for title, keys in HELPS:
        yield from pages(f"help: {title}", Desk().type(keys + "<#>"))
    for note in ("One key at a time.", FULL, FAILED, TOO_SOON, CHANGED):
        desk = Desk().type(DEALT)  # where least of the page is free
        desk.app.stack[-1].say(note)
        yield framed("a note", desk.wait(20))
    desk = Desk()
    for again in (False, True):
        error = MemoryError("memory allocation failed, allocating 4096 bytes")
        crash.say(
            desk, error, f"firmware/games/{TIMED}/rules.py:214"[-28:], crash.KEPT, again, again
        )
        yield framed("it broke again" if again else "something broke", desk)
    yield framed("power on after a game, the pixels", after_a_game(), pixels=True)


HELPS = (
    ("the set-up", "1"),
    ("home", ""),
    ("the menu", "<*>"),
    ("a question", TABLE + "<*> 6 2"),
    ("a number", TABLE + "<*> 3 3"),
)


def after_a_game() -> Desk:
    desk = Desk().type(LONGEST).type("<*> 6 1 #")
    desk.power_off_and_on()
    return desk


def after_a_result() -> Desk:
    desk = Desk().type(TABLE + OVER)
    desk.power_off_and_on()
    return desk.wait(100)


def asked() -> Desk:
    desk = Desk().type(TABLE)
    desk.power_off_and_on()
    return desk.type("* #")


def resumed(spoil: bool = False) -> Desk:
    """Return the question after a game of three digits of moves."""
    desk = Desk().type(LONGEST).type("1 1")
    hand = desk.game.knowledge.hand(0) or []
    for _ in range(120):
        desk.type(f"{hand[0]} A")
        desk.type("*")
        desk.type("<*> 3 2 A 1 #")
        desk.type("1")
    image = desk.flash.image
    return Desk(whole(written(image)[:-1]) if spoil else image)


def loading() -> Desk:
    desk = Desk(left=MUCH)
    for key in "111#":  # too quick for anything to be loaded before
        desk.down(key)
        desk.up(key)
    return desk


def menus() -> Iterator[str]:
    yield framed("the menu before a game", Desk().type("<*>"))
    for title, keys in (("the menu of a turn", TABLE), ("dealt and passed round", "1 1 2 2 1")):
        yield framed(title, Desk().type(keys + "<*>"))
    for title, line in (
        ("help", 1),
        ("who", 2),
        ("light", "5 2"),
        ("volume", "5 4"),
        ("who sits where", "2 4"),
        ("sound off", "5 1"),
        ("leave", 6),
        ("restart", "6 2"),
        ("give up", "6 1"),
        ("about", "6 3"),
    ):
        yield framed(title, Desk(left=MUCH).type(TABLE + f"<*> {line}"))
    yield from pages("help: who sits where", Desk().type("<*> 2 4 <#>"))
    yield framed("of a game that is over", Desk().type(TABLE + OVER + "<*>"))
    yield framed("its record", Desk().type(TABLE + OVER + "<*> 4 2"))


def a_session() -> Iterator[str]:
    desk = Desk().type(MEMO)
    yield framed("scores before a game is over", desk.type("<*> 4"))
    desk.type("* *").type(WON).type("B 1 A A A A #").type(WON)
    yield framed("what a session has besides", desk.type("B"))
    yield from pages("help: who plays on", desk.type("1 <#>"))
    yield framed("who plays on", desk.type("* 1 3 3 6"))
    yield framed("too few", desk.type("2 3 4 5 #"))
    desk.type("2 2 3 4 5 5 #")
    yield framed("scores", desk.type("<*> 4"))
    yield from pages("help: scores", desk.type("<#>"))
    yield framed("the end of an evening", desk.type("* * * 1 <*> 4 B"))
    yield framed("in a game", desk.type("#"))
    desk = Desk().type(MEMO).type(WON)
    yield framed("asked after a game", desk.type("B 2"))
    yield framed("the winner", desk.type("#"))


def test_the_longest_journal_fits_its_line():
    desk = Desk().type(TABLE)
    kept = desk.app.shell.journal
    while kept.used() < 4000:
        kept.append(journal.NOTE, b"\x08\x00\x01")
    assert desk.type("<*> 6 3").rows()[0].partition(" journal ")[2].startswith("4,0")
