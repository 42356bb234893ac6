"""A desk on which Numbers Memo is played: laid out as wanted, from its set-up on."""

from typing import cast

from firmware.games.memo.rules import SUM, Memo
from tests.desk import Desk, playing
from tests.games.memo.positions import agreed, lying


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
    return playing(agreed(count, pairs, players, lying(count, *first))).type("1")


def turn(desk: Desk) -> str:
    """Return who is on turn and what each has won, as on the panel where nothing covers it."""
    rows = desk.rows()
    won = " ".join(map(str, desk.game.knowledge.hands))
    if "cards" in rows[6] and not desk.app.stack[-1].note:
        assert rows[6] == f"cards {won}", rows
    who = f"P{desk.game.seat + 1}"
    said = desk.app.stack[-1].note
    assert said or rows[0].startswith(who) or rows[0].endswith(": no pair"), rows
    return f"{who} {won}"
