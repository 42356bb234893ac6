"""Games of Numbers Memo for tests: laid out as wanted, played by written moves."""

from firmware.games.memo import rules
from firmware.games.memo.rules import SUM, Memo
from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.setup import Setup
from tests.text_player import TextPlayer

written = TextPlayer(rules)
moves, play, why = written.moves, written.play, written.why


def agreed(count: int = 10, pairs: int = SUM, players: int = 2, deck: bytes = b"") -> Setup:
    """Return a set-up, at screen level if there is a `deck`."""
    return Setup("H7", SCREEN if deck else TABLE, players, deck, bytes((count, pairs)))


def at_table(count: int = 10, pairs: int = SUM, players: int = 2) -> Memo:
    """Return a game at table level in which the first seat is on turn."""
    return play(rules.new(agreed(count, pairs, players)), "start P1")


def laid_out(*first: int, count: int = 10, pairs: int = SUM, players: int = 2) -> Memo:
    """Return a game at screen level: `first` lie on the first places, then the lowest left."""
    return play(rules.new(agreed(count, pairs, players, lying(count, *first))), "start P1")


def lying(count: int, *first: int) -> bytes:
    """Return the deck of `count` cards that begins with `first`; then come the lowest left."""
    return bytes([*first, *(card for card in range(1, count + 1) if card not in first)])
