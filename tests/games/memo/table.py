"""Games of Numbers Memo for tests: laid out as wanted, played by written moves, looked at whole."""

from typing import Any

from firmware.games.memo import rules, tables
from firmware.games.memo.rules import Memo
from firmware.games.memo.tables import SUM
from firmware.knowledge import SCREEN, TABLE
from firmware.notation import Notation
from firmware.setup import Setup

moves = Notation(tables)


def play(game: Memo, text: str) -> Memo:
    """Play the moves of `text`, separated by commas, none of which may be refused."""
    for words in text.split(","):
        assert game.play(moves.parse(words)) is None, words
    return game


def why(game: Memo, text: str) -> tuple | None:
    """Return why the move `text` is refused, or None."""
    return game.why_not(moves.parse(text))


def agreed(count: int = 10, pairs: int = SUM, players: int = 2, deck: bytes = b"") -> Setup:
    """Return a set-up, at screen level if there is a `deck`."""
    return Setup("H7", SCREEN if deck else TABLE, players, deck, bytes((count, pairs)))


def at_table(count: int = 10, pairs: int = SUM, players: int = 2) -> Memo:
    """Return a game at table level in which the first seat is on turn."""
    return play(rules.new(agreed(count, pairs, players)), "start P1")


def laid_out(*first: int, count: int = 10, pairs: int = SUM, players: int = 2) -> Memo:
    """Return a game at screen level: `first` lie on the first places, then the lowest left."""
    deck = bytes([*first, *(card for card in range(1, count + 1) if card not in first)])
    return play(rules.new(agreed(count, pairs, players, deck)), "start P1")


def snapshot(thing: Any) -> Any:
    """Return everything that `thing` consists of, so that any change can be seen."""
    if hasattr(thing, "__dict__"):
        return {name: snapshot(value) for name, value in vars(thing).items()}
    if isinstance(thing, list):
        return [snapshot(value) for value in thing]
    return bytes(thing) if isinstance(thing, bytearray) else thing
