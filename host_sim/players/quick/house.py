"""The rules of a table as numbers: the firmware's own, or those of a house."""

from typing import NamedTuple

from firmware.games.the_game.rules import RULE_SETS
from host_sim.players.quick.turns import HAND

PLAYERS = 5  # at most
PILES = 4


class House(NamedTuple):
    """Rules of a table; whole numbers all, as compiled functions want them."""

    players: int
    hand: int
    least: int  # cards a turn
    least_at_end: int  # once the draw pile is empty
    short: int  # 1: who cannot go on passes (TS5)
    up: int  # piles that rise
    down: int
    signs: int  # 1: those who are not on turn put signs on piles


class NoSuchHouse(ValueError):
    """Rules that cannot be played by; its text says why in a line."""


def house(
    rules: str,
    players: int,
    signs: bool = True,
    hand: int | None = None,
    least: int | None = None,
    piles: int = PILES,
) -> House:
    """Return the house that plays by `rules`, with a `hand`, `least` and `piles` of its own.

    Raises NoSuchHouse if nobody can play so.
    """
    if rules not in RULE_SETS:
        raise NoSuchHouse(f"no rules {rules!r}; there are {', '.join(RULE_SETS)}")
    usual, at_end, hands = RULE_SETS[rules]
    if not 1 <= players <= PLAYERS or not hands[players - 1]:
        raise NoSuchHouse(f"{rules} is not for {players} players")
    hand = hands[players - 1] if hand is None else hand
    least = usual if least is None else least
    if not 1 <= hand <= HAND:
        raise NoSuchHouse(f"hands have 1 to {HAND} cards, not {hand}")
    if not 1 <= least <= hand:
        raise NoSuchHouse(f"of a hand of {hand} nobody can lay {least} a turn")
    if not 1 <= piles <= PILES:
        raise NoSuchHouse(f"there are 1 to {PILES} piles, not {piles}")
    at_end = min(at_end, least)
    short, talk = int(rules == "TS"), int(signs and players > 1)
    return House(players, hand, least, at_end, short, (piles + 1) // 2, piles // 2, talk)
