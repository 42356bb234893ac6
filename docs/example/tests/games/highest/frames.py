"""All screens of Highest Card at their longest, as goldens/screens.txt shows them."""

from collections.abc import Iterator

from firmware.games.highest import texts
from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.setup import Setup
from tests.desk import Desk, playing
from tests.gallery import framed, pages


def at_table(players: int = 2) -> Desk:
    """Return a desk at the first turn; the players have the cards."""
    return playing(Setup("HC", TABLE, players))


def dealt(*first: int, players: int = 2) -> Desk:
    """Return a desk at the first turn; the device has the cards, `first` on top."""
    rest = (card for card in range(1, 101) if card not in first)
    return playing(Setup("HC", SCREEN, players, bytes([*first, *rest])))


def frames() -> Iterator[str]:
    desk = at_table(6)
    for title, keys in (
        ("the first turn", ""),
        ("a number typed", "1 0 0"),
        ("another is on turn", "#"),
        ("nothing typed", "#"),
        ("a letter", "A"),
        ("the last of the round", "9 1 # 9 2 # 9 3 # 9 4 #"),
        ("the round is won", "9 5 #"),
        ("the keys then", "7 *"),
        ("the next round", "1 #"),
        ("taken back", "*"),
        ("all of it taken back", "* * * * * *"),
        ("nothing to take back", "*"),
    ):
        yield framed(f"at the table: {title}", desk.type(keys))
    desk = dealt(100, 99, players=6)
    for title, keys in (
        ("the first turn", ""),
        ("a card", "#"),
        ("a digit", "7"),
        ("taking back", "*"),
        ("taken back", "#"),
    ):
        yield framed(f"on the screen: {title}", desk.type(keys))
    screen = desk.app.stack[-1]
    for reason in sorted(texts.REFUSED):
        screen.refuse(texts.why((reason, 100)))
        yield framed(f"refused: {reason}", desk.wait(20))
    yield framed("result: one has won", dealt(1, 2).type("# # # # # # # # # #"))
    desk = dealt(100, 99, players=6).type("#" * 30)
    yield framed("result: six", desk)
    yield framed("the next game", desk.type("A"))
    yield from pages("rules", at_table().type("<*> 1"))
    yield from pages("help", at_table().type("<#>"))
    yield framed("a turn of six, the pixels", at_table(6).type("1 0 0 #"), pixels=True)
    yield framed("on the screen, the pixels", dealt(100).type("#"), pixels=True)
