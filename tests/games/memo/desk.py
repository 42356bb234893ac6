"""A desk on which Numbers Memo is played: laid out as wanted, from its set-up on."""

from typing import cast

from firmware.games.memo.rules import Memo
from firmware.games.memo.tables import SUM
from tests.desk import Desk, playing
from tests.games.memo.positions import agreed


def memo(desk: Desk) -> Memo:
    """Return the rules' table."""
    return cast(Memo, desk.game)  # no isinstance: the device loads the module anew


def at_table(count: int = 10, pairs: int = SUM, players: int = 2) -> Desk:
    """Return a desk at table level with the first player on turn."""
    return playing(agreed(count, pairs, players)).type("1")


def laid_out(*first: int, count: int = 10, pairs: int = SUM, players: int = 2) -> Desk:
    """Return a desk at screen level, the first player on turn.

    `first` lie on the first places, then the lowest cards left.
    """
    deck = bytes([*first, *(card for card in range(1, count + 1) if card not in first)])
    return playing(agreed(count, pairs, players, deck)).type("1")
