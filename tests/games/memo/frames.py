"""All screens of Numbers Memo at their longest, as goldens/screens.txt shows them."""

from collections.abc import Iterator

from firmware.games.memo import texts
from firmware.games.memo.rules import CONSECUTIVE, DIFFERENCE, SUM
from firmware.play.knowledge import ON_CALL
from firmware.play.setup import Setup
from tests.desk import Desk, playing
from tests.gallery import framed, pages
from tests.games.led_frames import led_turns
from tests.games.memo.desk import at_table, laid_out, memo
from tests.games.memo.positions import agreed


def frames() -> Iterator[str]:
    yield framed("who starts, at the table", playing(agreed(100, players=6)))
    yield framed("who starts, on the panel", playing(agreed(4, deck=bytes((3, 1, 4, 2)))))
    yield from turns()
    yield from calls()
    yield from grids()
    yield from refusals()
    yield from questions()
    yield from rulings()
    yield from results()
    yield from readings()
    yield framed("at the table, the pixels", at_table(100).type("1 0 0 # 1 # 9 9 #"), pixels=True)
    yield framed("ten cards, the pixels", crowded(10).type("1 # 1 # 2 #"), pixels=True)
    yield framed("fifty cards, the pixels", crowded(50).type("1 # 1 # 2 #"), pixels=True)
    yield framed("a hundred cards, the pixels", crowded(100).type("1 # 1 # 2 #"), pixels=True)
    yield from own_turns()


def own_turns() -> Iterator[str]:
    """Yield what the device's own turns show, with ten cards, fifty and a hundred."""
    desk = Desk(seed=8).type("8 2 A 2 # 2").wait(900)
    yield framed("the device turns a card", desk)
    yield framed("what it needs", desk.wait(2000), pixels=True)
    for count in ("5 0", "1 0 0"):
        desk = Desk(seed=8).type(f"8 2 A 2 1 {count} # # 2")
        yield framed("what it needs of " + count, desk.wait(2000))
        yield framed("no pair of " + count, desk.wait(2000))
    yield from led_turns("H7")


def crowded(count: int, pairs: int = SUM) -> Desk:
    """Return a turn of six on the panel; the greatest cards lie first, two are gone."""
    desk = laid_out(*range(count, 0, -1), count=count, pairs=pairs, players=6)
    need = memo(desk.type("3 #")).needed
    return desk.type(f"{need} # {count + 1 - need} # 7 *")


def turns() -> Iterator[str]:
    desk = at_table(100, players=6)
    for title, keys in (
        ("the first turn", ""),
        ("a number typed", "9 9 9"),
        ("what it needs", "* 1 0 0 #"),
        ("a number said", "9 9"),
        ("it is wrong", "#"),
        ("the keys then", "5 *"),
        ("insisting", "#"),
        ("no pair", "9 8 #"),
        ("the next turn", "#"),
        ("declared rightly", "2 # 9 9 #"),
        ("a pair", "9 9 #"),
        ("again or stop", "7 *"),
        ("typed once more", "9 7"),
    ):
        yield framed(f"at the table: {title}", desk.type(keys))


def calls() -> Iterator[str]:
    desk = on_call()
    for title, keys in (
        ("the first turn", ""),
        ("a pair", "A"),
        ("a key that means nothing", "7"),
        ("the next turn", "#"),
        ("taken back", "*"),
        ("a pair taken back", "*"),
    ):
        yield framed(f"on call: {title}", desk.type(keys))
    yield framed("on call, the pixels", desk.type("A"), pixels=True)


def on_call() -> Desk:
    """Return a turn of six who judge a hundred cards themselves."""
    return playing(Setup("H7", ON_CALL, 6, b"", bytes((100, CONSECUTIVE)))).type("6")


def grids() -> Iterator[str]:
    for count in (2, 8, 10, 12, 50, 52, 100):
        yield framed(f"{count} cards on the panel", laid_out(count=count, players=6))
    for count, pairs in ((10, SUM), (50, DIFFERENCE), (100, CONSECUTIVE)):
        desk = crowded(count, pairs)
        for title, keys in (
            ("a pair gone", ""),
            ("a place typed", str(count)),
            ("a step on", "C"),
            ("a card up", f"{count} #"),
            ("a wrong number", f"{3} #"),
            ("insisting", "#"),
            ("the second place", "B"),
            ("no pair", "#"),
            ("the next turn", "#"),
        ):
            yield framed(f"of {count} on the panel: {title}", desk.type(keys))
        desk = crowded(count, pairs).type("1#")
        desk.type(f"{memo(desk).needed}#").type(f"{count + 1 - memo(desk).needed}#")
        yield framed(f"of {count} on the panel: a pair", desk)


FIGURES = {"seat": (6,), "away": ("WWW",), "card": (100,), "pairs": (100,)}


def refusals() -> Iterator[str]:
    desk = crowded(100).type("1 #")
    screen = desk.app.stack[-1]
    for reason in sorted(texts.REFUSED):
        screen.refuse(texts.why((reason, *FIGURES.get(reason, ()))))
        yield framed(f"refused: {reason}", desk.wait(20))
    screen.refuse(texts.PLACES.format(100))
    yield framed("refused: no such place", desk.wait(20))


def questions() -> Iterator[str]:
    desk = laid_out(3, 9).type("1 # *")
    yield framed("taking back a card that was seen", desk)
    yield framed("taken back: a card", desk.type("#"))
    desk = laid_out(3, 9).type("1# 8# 2# # *")
    yield framed("taking back the end of a turn", desk)
    yield framed("taken back: the end of a turn", desk.type("#"))
    desk = at_table(100, players=6).type("1# 100# 100# # *")
    yield framed("taking back another's turn, at the table", desk)
    yield framed("taken back: the end of a turn, at the table", desk.type("#"))
    yield framed("taken back: the second card", desk.type("*"))
    yield framed("taken back: the first card", desk.type("*"))
    yield framed("taken back: the start", desk.type("*"))


def rulings() -> Iterator[str]:
    for title, keys in (
        ("what is ruled", ""),
        ("whose turn", "1"),
        ("whose cards", "2"),
        ("their number", "2 6"),
        ("too many", "2 6 9 9 9 #"),
        ("an odd number", "2 6 9 9 #"),
        ("ruled: the turn", "1 6"),
        ("ruled: the cards", "2 6 9 8 #"),
    ):
        yield framed(f"ruling: {title}", at_table(100, players=6).type("<*> 3").type(keys))
    yield framed("ruling: on the panel", laid_out().type("<*> 3"))


def results() -> Iterator[str]:
    yield framed("result: one has won", at_table(4).type("1# 4# 4# 2# 3# 3#"))
    desk = at_table(4).type("1# 4# 4# # 2# 3# 3#")
    yield framed("result: a tie", desk)
    yield framed("result: taken back", desk.type("*"))
    ruled = "".join(f"<*> 3 2 {seat} 1 6 #" for seat in range(1, 6))
    last = "<*> 3 2 6 1 4 # <*> 3 1 6 1# 96# 96#"
    desk = at_table(96, players=6).type(ruled).type(last)
    yield framed("result: six share", desk)
    desk.type("A#")
    yield framed("the next game", desk)
    yield framed("result: of two games", desk.type(ruled).type(last))


def readings() -> Iterator[str]:
    yield from pages("rules", at_table().type("<*> 1 2"))
    for title, desk in (
        ("who starts", playing(agreed())),
        ("a turn at the table", at_table()),
        ("a turn on the panel", laid_out()),
        ("a turn on call", on_call()),
        ("a ruling", at_table().type("<*> 3")),
    ):
        yield from pages(f"help: {title}", desk.type("<#>"))
