"""A desk on which game 5 or 6 is played: dealt as wanted, from its set-up on."""

from typing import cast

from firmware.games.melding.rules import Drawing
from firmware.play.knowledge import ON_CALL, SCREEN, TABLE
from firmware.play.setup import Setup
from tests.desk import Desk, playing
from tests.games.melding.positions import deck, moves


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
    """Wait until nothing is being checked."""
    for _ in range(200):
        if desk.rows()[2] != "One moment.":
            return desk
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
    rows = desk.rows()
    row = rows[3] if "pile" in rows[0] else rows[0]
    return row.split("  ")[0] if row is rows[3] and "  " in row else "".join(row.split("  ")[1:])


def beside(desk: Desk) -> list[str]:
    """Return what stands beside the open card: a label, and what must be done."""
    rows = desk.rows()
    does = rows[3].split("  ")[-1] if "pile" in rows[0] else rows[0].split("  ")[0]
    return [rows[2].split("  ")[0], does]


def placed(desk: Desk) -> str:
    """Return who is out, as what, and which card they throw, as it stands above their sets."""
    return " ".join(" ".join(desk.rows()[:2]).split())
