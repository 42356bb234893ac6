"""All screens of The Game at their longest, as goldens/screens.txt shows them."""

from collections.abc import Iterator

from firmware.games.the_game import texts
from firmware.shell import take_back
from tests.desk import Desk
from tests.gallery import framed, pages
from tests.games.led_frames import led_turns

LEGEND = (
    "`^` and `v` are the arrows; in reverse `X` is keep off, `~` no big jump, who asked beside."
)

FIVE = "1 2 1 5"  # expert 1, at table level, five players
PASSED = "1 2 2 5"  # the same, dealt
TWO = "1 1 2 2"  # official, dealt, two players: hands of seven
ALONE = "1 1 2 1"  # official, dealt, one player: a hand of eight
EIGHT = (12, 25, 37, 48, 61, 79, 88, 90)
TOPS = "<*> 3 2 A 100 # <*> 3 2 B 100 #"  # every pile shows three digits
ALL_LAID = "#".join(f"{card} A {card + 1} A" for card in range(2, 100, 2))
SIGNS = "<A> 2 <B> 3 <C> # <D> A 4"  # as P5 is on turn
SHEET = "<A> 1 <B> A 2 <C> A A 3 <D> A A 4"


def frames() -> Iterator[str]:
    yield framed("who starts, at table level", Desk().type(FIVE))
    yield framed("who starts, dealt", Desk().type(PASSED))
    yield from turns()
    yield from refusals()
    yield from questions()
    yield from covers()
    yield from rulings()
    yield from results()
    yield from readings()
    yield framed("a turn alone, the pixels", alone(), pixels=True)
    yield framed("a turn at the table, the pixels", crowded(), pixels=True)
    yield framed("the cover, the pixels", Desk().type(TWO + "1"), pixels=True)
    yield from own_turns()


def own_turns() -> Iterator[str]:
    """Yield what the device's own turns show, to one or two at the table."""
    yield framed("how many play with the device", Desk(seed=3).type("1 1 2 A A"), pixels=True)
    desk = Desk(seed=3).type("1 1 2 A A 3 1 3 7 A 4 7 A #").wait(900)
    yield framed("the device's turn, to one alone with it", desk)
    yield framed("what it has laid", desk.wait(2000), pixels=True)
    yield framed("a key that means nothing there", desk.type("5").wait(600))
    yield framed("taking its turn back", desk.type("* *"))
    passed = Desk(seed=3).type("1 1 2 A 3 3")
    yield framed("what it has laid, to two who pass it round", passed.wait(2000), pixels=True)
    yield from led_turns("TG")


def alone() -> Desk:
    return Desk().deal(*EIGHT).type(ALONE)


def crowded() -> Desk:
    """Return a turn at the table where every row is as long as it can be."""
    return Desk().type(FIVE + "5").type("<*> 3 3 9 8 #").type("1 0 A 1 1 A 1 2 A").type(SIGNS)


def turns() -> Iterator[str]:
    yield framed("the first turn, at table level", Desk().type(FIVE + "5"))
    yield framed("every row at its longest, a marker said", crowded())
    yield framed("a number of three digits", crowded().type("9 9 9"))
    yield framed("the next player's turn", crowded().type("*").type("1 3 A #"))
    yield framed("tops of three digits", Desk().type(FIVE + "5" + TOPS).type("1"))
    yield framed("alone, eight cards", alone())
    yield framed("alone, with markers and a card laid", alone().type("<A> <B> <B> 8 8 D 9"))
    yield framed("alone, after a turn", alone().type("1 2 A 2 5 A #"))
    yield framed("who asks for a sign", crowded().type("<A>"))
    yield framed("another sign", crowded().type("<B> A"))
    yield framed("a key that nobody asks by", crowded().type("<B> 5"))
    yield framed("a sign that is ignored", crowded().type("* 1 4 A"))
    yield framed("the signs of the short sheet", Desk().type("1 4 1 5 5").type(SHEET))
    yield framed("can't, at table level", stuck())
    yield framed("pass, on the short sheet", passing())


def stuck() -> Desk:
    return Desk().type("1 2 1 2 2").type("9 9 A 9 8 B 9 7 B * # 4 A *").type("2 C 3 D # # *")


def passing() -> Desk:
    """Return a dealt turn on the short sheet in which nothing fits."""
    low, high = (2, 3, 4, 5, 6, 7), (99, 98, 97, 96, 95, 94)
    dealt = [card for pair in zip(high, low, strict=True) for card in pair]
    desk = Desk().deal(*dealt, 50, 51).type("1 4 2 2 1 1")
    return desk.type("<*> 3 2 A 9 9 # 1 <*> 3 2 B 9 9 # 1 <*> 3 2 C 2 # 1 <*> 3 2 D 9 # 1")


FIGURES = {
    "up": (99, 100),
    "down": (99, 100),
    "card": (999,),
    "laid": (99,),
    "held": (99,),
    "none": ("WWW",),
    "few": (3,),
    "count": (0, 98),
    "seat": (5,),
    "turn": (5,),
    "many": (8,),
}


def refusals() -> Iterator[str]:
    desk = crowded()
    screen = desk.app.stack[-1]
    for reason in sorted(texts.REFUSED):
        screen.refuse(texts.why((reason, *FIGURES.get(reason, ()))))
        yield framed(f"refused: {reason}", desk.wait(20))
    for said in (texts.WHICH_CARD, texts.WHICH_PILE, take_back.NOTHING):
        screen.refuse(said)
        yield framed("refused", desk.wait(20))


def questions() -> Iterator[str]:
    yield framed("can't, asked once more", stuck().type("#"))
    yield framed(
        "the same on the short sheet", Desk().type("1 4 1 5 5").type("99A 98B # 2C 3D # #")
    )
    taken = Desk().type(FIVE + "5").type("1 0 A 1 1 A 1 2 A #")
    yield framed("taking back what was seen", taken.type("*"))
    yield framed("taken back: the end of a turn", taken.type("#"))
    yield framed("taken back: a card", taken.type("*"))
    yield framed("taken back: the start", taken.type("* * *"))


def covers() -> Iterator[str]:
    desk = Desk().deal(*range(99, 1, -1)).type(TWO)
    yield framed("the cover while all look", desk.type("A"))
    yield framed("a look before the start", desk.type("1"))
    desk = Desk().deal(*range(99, 1, -1)).type(TWO + "1")
    yield framed("the cover before a turn", desk)
    yield framed("a key that lifts no cover", desk.type("5"))
    yield framed("a sign put on a cover", desk.type("<B>"))
    yield framed("the turn behind it", desk.type("<B> <B> 1"))
    desk.type("9 9 C 9 7 C 9 5 C 9 3 C 9 1 C 8 9 C")
    yield framed("six cards laid", desk)
    yield framed("the new cards", desk.type("#"))
    yield framed("a key that hides nothing", desk.type("5"))
    yield framed("whose hand is looked at", Desk().type(PASSED + "1 1 <*> 2 5"))


def rulings() -> Iterator[str]:
    for title, keys in (
        ("what is ruled", ""),
        ("which pile", "2"),
        ("its top", "2 D"),
        ("a number that cannot be", "2 D 9 9 9 #"),
        ("a wrong key", "2 D A"),
        ("whose turn", "1"),
        ("the draw pile", "3"),
        ("whose hand", "4"),
        ("its cards", "4 5"),
        ("what was laid", "5"),
        ("ruled: a top", "2 D 1 0 0 #"),
        ("ruled: the turn", "1 5"),
        ("ruled: the draw pile", "3 9 8 #"),
        ("ruled: a hand", "4 5 6 #"),
    ):
        yield framed(f"ruling: {title}", Desk().type(FIVE + "5" + "<*> 3").type(keys))
    dealt = Desk().type(PASSED + "1 1 <*> 3 1 5")
    yield framed("ruling: told on a cover", dealt)
    yield framed("ruling: taken back", dealt.type("* #"))


def results() -> Iterator[str]:
    for title, setup, counts in (
        ("all laid", "1 1 2 1", ALL_LAID),
        ("none left, as ruled", "1 1 1 2 1", "<*> 3 4 2 0 # <*> 3 3 0 # <*> 3 4 1 1 # 5 0 A"),
        ("less than ten", "1 1 1 2 1", "<*> 3 3 0 # <*> 3 4 1 2 # 9 9 A 9 8 B # # #"),
        ("more", "1 2 1 5 5", "<*> 3 3 9 8 # 9 9 A 9 8 B 2 C # 3 D # #"),
        ("short sheet, all laid", "1 4 1 2 1", ALL_LAID),
        ("short sheet, more", "1 4 1 2 1", "<*> 3 3 0 # <*> 3 4 1 2 # 9 9 A 9 8 B # # #"),
    ):
        desk = Desk().deal().type(setup).type(counts)
        yield framed(f"result: {title}", desk.wait(3200))  # until nothing moves


def readings() -> Iterator[str]:
    yield from pages("rules", Desk().type("1 1 1 2 1 <*> 1 2"))
    yield from pages("rules of the short sheet", Desk().type("1 4 1 2 1 <*> 1 2"))
    for title, keys in (
        ("who starts", FIVE),
        ("a turn", FIVE + "1"),
        ("a cover", PASSED + "1"),
        ("whose hand", PASSED + "1 <*> 2 5"),
        ("a ruling", FIVE + "1 <*> 3"),
        ("the result", "1 1 1 2 1 99A 98B # 2C 3D # # #"),
    ):
        yield from pages(f"help: {title}", Desk().type(keys + "<#>"))
