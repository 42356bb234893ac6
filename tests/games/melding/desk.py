"""A desk on which game 5 or 6 is played: dealt as wanted, from its set-up on."""

import re
from typing import cast

from firmware.games.melding.rules import Drawing
from firmware.play.knowledge import ON_CALL, SCREEN, TABLE
from firmware.play.setup import Setup
from tests.desk import Desk, playing
from tests.games.melding.positions import deck, moves

SETS = re.compile(r"(?<=\S)  (\d)/(\d)$")  # at the right of the head, while sets are shown
CARD = re.compile(r"(?:^|  )(\d+|J)$")  # the open card stands at the right
DREW = re.compile(r"drew|took")


def table(desk: Desk) -> Drawing:
    """Return the rules' table."""
    game: object = desk.game
    return cast(Drawing, game)  # the loader may have let go of the class that is imported here


def at_table(name: str = "H5", players: int = 2, first: str = "50", options: bytes = b"") -> Desk:
    """Return a desk at table level, `first` turned over, the first player on turn."""
    return playing(Setup(name, TABLE, players, b"", options)).type(f"1 {first} #")


def on_call(name: str = "H5", players: int = 3, options: bytes = b"") -> Desk:
    """Return a desk on call, the game begun by the first player."""
    return playing(Setup(name, ON_CALL, players, b"", options)).type("1")


def dealing(name: str, hands: list[list[int]], draws: list[int], options: bytes = b"") -> Desk:
    """Return a desk at screen level before the start: see drawn.deck."""
    cards = bytes(deck(name, hands, draws, options))
    return playing(Setup(name, SCREEN, len(hands), cards, options))


def dealt(name: str, hands: list[list[int]], draws: list[int], options: bytes = b"") -> Desk:
    """Return such a desk with the first player on turn, whose hand is in view."""
    return dealing(name, hands, draws, options).type("1 1")


def claimed(cards: list[int], desk: Desk | None = None, seat: int = 2) -> Desk:
    """Return what comes of the claim of the player whose number is `seat`."""
    desk = desk or on_call()
    return settle(desk.type(f"D {seat}").type(cards_keys(cards)))


def settle(desk: Desk) -> Desk:
    """Wait until nothing is being checked, and turn to the last set of one who is out."""
    for _ in range(200):
        rows = desk.rows()
        sets = SETS.search(rows[0]) if re.search(" is |^New page", rows[0]) else None
        if sets and sets[1] != sets[2]:
            desk.type("#")
        elif rows[2] != "One moment." and not getattr(desk.app.stack[-1], "due", 0):
            return desk
        else:
            desk.wait(100)
    raise AssertionError("it never ends")


def thrown_keys(card: int) -> str:
    """Return the keys by which `card` is typed to be thrown."""
    return "A" if card == 101 else str(card)


def cards_keys(cards: list[int]) -> str:
    """Return the keys that enter `cards` one by one."""
    own = {101: "A", 100: "B"}
    return "".join(own.get(card, f"{card}#" if card < 10 else str(card)) for card in cards)


def logged(desk: Desk) -> str:
    """Return the last move as it is written."""
    return moves.text(desk.referee.log()[-1])


def open_card(desk: Desk) -> str:
    """Return the open card as a turn shows it."""
    row = next((row for row in desk.rows()[2:5] if CARD.search(row)), "")
    found = CARD.search(row)
    return found[1] if found else ""


def beside(desk: Desk) -> list[str]:
    """Return what the player on turn has drawn, as it is told, and what they must do."""
    rows = desk.rows()
    said = [part for row in rows[2:6] for part in row.split("  ") if DREW.match(part)]
    return [said[0] if said else "", rows[0].partition(": ")[2]]


def placed(desk: Desk) -> str:
    """Return who is out, as what, and which card they throw, as it stands by their last set."""
    rows = desk.rows()
    return SETS.sub("", rows[0]).strip() + " " + rows[6].partition("  ")[0]


def typed(desk: Desk) -> list[str]:
    """Return the cards that are typed, as the page shows them, without what is not entered yet."""
    words = " ".join(desk.rows()[2:5]).split()
    return [word for word in words if not word.endswith("_")]
