"""All screens of a game of discarding at their longest, for the goldens of each."""

import math
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from firmware.games.shedding import texts as sentences
from firmware.games.shedding.rules import DISCARD
from tests.desk import Desk, playing
from tests.gallery import framed, pages
from tests.games.led_frames import led_turns
from tests.games.shedding.desk import at_table, dealing, table
from tests.games.shedding.positions import MOVES, TABLES, setup

FIGURES: dict[str, tuple] = {
    "seat": (6,), "opened": (100,), "card": (255,), "gone": (100,), "lies": (100,),
    "gone free": (101,),
    "held": (100,), "held free": (101,), "free": (255,), "out": ("P6",), "count": (1, 104),
    "digit": (100, 100), "run": (100, 9), "match": (99, 100), "product": (10, 10, 100),
    "nodigit": (100, 9), "nobody": (100,), "immune": ("P6",), "factors": (10, 10, 10, 10),
    "first": (10, 10, 40, 4, 5, 8, 10),
}  # fmt: skip


def frames(
    name: str, texts: ModuleType, refused: dict[str, str], shown: int, typed: str = "100"
) -> Iterator[str]:
    """Yield what every game of discarding shows; `shown` is a card that lies open.

    `typed` are as many digits as there can be.
    """
    yield framed("who starts, at the table", playing(setup(name, 6)))
    yield framed("the first open card", playing(setup(name, 6)).type("6 1 0 0"))
    yield framed("the first open card: none is typed", playing(setup(name, 6)).type("6 #"))
    desk = at_table(name, 6, shown)
    yield framed("a turn at the table", desk.type(typed))
    yield framed("drawing is asked once more", desk.type("*#"))
    yield framed("drawn", desk.type("#"))
    yield framed("taking it back", desk.type("*"))
    yield framed("taken back", desk.type("#"))
    yield from refusals(name, texts, refused, shown)
    yield from rulings(name, shown)
    yield from passed_round(name, shown)
    yield from crowded(name, shown)
    yield from results(name, shown)
    yield from readings(name, shown)
    yield framed("at the table, the pixels", at_table(name, 6, shown), pixels=True)
    yield from own_turns(name)


PLACES = {"H1": "2", "H2": "3", "H3": "4", "H4": "5"}  # in the list of games


def own_turns(name: str) -> Iterator[str]:
    """Yield what the device's own turns show, to one or two at the table."""
    desk = Desk(seed=3).type(PLACES[name] + "2 A A 3 # 2").wait(900)
    yield framed("the device's turn, to one alone with it", desk)
    yield framed("what it has played", desk.wait(2000))
    desk = Desk(seed=3).type(PLACES[name] + "2 A 3 # 3")
    yield framed("what it has played, to two who pass it round", desk.wait(2000))
    yield from led_turns(name)


def refusals(name: str, texts: ModuleType, refused: dict[str, str], shown: int) -> Iterator[str]:
    desk = at_table(name, 6, shown)
    screen = desk.app.stack[-1]
    for reason in sorted({**sentences.REFUSED, **refused}):
        word, *_ = reason.split()
        screen.refuse(texts.why((word, *FIGURES.get(reason, ()))))
        yield framed(f"refused: {reason}", desk.wait(20))


def rulings(name: str, shown: int) -> Iterator[str]:
    for title, keys in (
        ("what is ruled", ""),
        ("the open card", "2 1 0 0"),
        ("whose turn", "1"),
        ("the draw pile", "3"),
        ("whose hand", "4"),
        ("their number", "4 6"),
        ("too many", "4 6 9 9 9 #"),
        ("ruled: the open card", "2 1 0 0 #"),
        ("ruled: the turn", "1 6"),
        ("ruled: the draw pile", "3 1 9 #"),
        ("ruled: a hand", "4 6 1 9 #"),
    ):
        yield framed(f"ruling: {title}", at_table(name, 6, shown).type("<*> 3").type(keys))


def first_hands(name: str, shown: int) -> list[str]:
    """Return three hands: the lowest cards, the next ones, the highest with a joker if there is."""
    every: list[Any] = [card for card in TABLES[name].cards(setup(name, 3)) if card != shown]
    size = TABLES[name].hand_size(3)
    groups = (every[:size], every[size : 2 * size], every[-size:])
    return [" ".join(map(str, cards)) for cards in groups]


def passed_round(name: str, shown: int) -> Iterator[str]:
    desk = dealing(name, *first_hands(name, shown), shown=shown)
    yield framed("who starts, passed round", desk)
    yield framed("everybody looks", desk.type("A"))
    yield framed("their hand", desk.type("1"))
    desk.type("# 2 # 3 # 1")
    yield framed("whose turn is next", desk)
    yield framed("a turn, passed round", desk.type("1"))
    yield framed("a card goes, passed round", desk.type("#"))
    yield framed("drawn, passed round", desk.type("#"))
    yield framed("the next", desk.type("#"))
    yield framed("who looks", desk.type("<*> 2 5"))
    yield framed("ruling: passed round", desk.type("* <*> 3"))


def crowded(name: str, shown: int) -> Iterator[str]:
    desk = dealing(name, *first_hands(name, shown), shown=shown).type("1 1")
    cards = sorted({*range(73, 101)} & {*TABLES[name].cards(setup(name, 3))})
    cards += [card for card in range(10, 73) if card in TABLES[name].cards(setup(name, 3))]
    known: list[list[int]] = vars(table(desk).knowledge)["known"]
    known[0] = sorted(cards[:28])
    table(desk).knowledge.hands[0] = len(known[0])
    yield framed("many cards, first page", desk.type("9 *"))
    yield framed("many cards, second page", desk.type("D"))
    yield framed("many cards, third page", desk.type("D"))
    yield framed("many cards, hidden soon", desk.type("# # D"))


def results(name: str, shown: int) -> Iterator[str]:
    for title, places in (("cards", False), ("places", True)):
        desk = at_table(name, 6, shown, places=places)
        yield framed(f"result: one is out, {title}", out(desk, 1))
        for seat in range(2, 6 if places else 1):
            out(desk, seat)
        yield framed(f"result: {title}", desk)
        desk.type("A#").type(f"{shown}#")
        for seat in range(2, 7 if places else 3):
            out(desk, seat)
        yield framed(f"result: {title}, two games", desk)


def out(desk: Desk, seat: int) -> Desk:
    """Let the player at `seat`, from 1, have one card left by a ruling, and discard it."""
    if desk.game.seat != seat - 1:
        desk.type(f"<*> 3 1 {seat}")
    desk.type(f"<*> 3 4 {seat} 1 #")
    plain = [move for move in table(desk).legal_moves() if move[0] == DISCARD and _plain(move)]
    return desk.type(MOVES[desk.referee.setup.rules].keys(plain[0]))


def _plain(move: tuple) -> bool:
    """Return True if `move` has no effect on the next player."""
    number = move[1]
    return 9 < number < 100 and number % 11 > 0 and math.isqrt(number) ** 2 != number


def readings(name: str, shown: int) -> Iterator[str]:
    yield from pages("rules", at_table(name, 3, shown).type("<*> 1 2"))
    for title, desk in (
        ("who starts", playing(setup(name, 3))),
        ("the first open card", playing(setup(name, 3)).type("1")),
        ("a turn", at_table(name, 3, shown)),
        ("a ruling", at_table(name, 3, shown).type("<*> 3")),
        ("who looks", dealing(name, *first_hands(name, shown), shown=shown).type("1 <*> 2 5")),
    ):
        yield from pages(f"help: {title}", desk.type("<#>"))
