"""The cards and moves of *Multiplication* (H4)."""

from firmware.games.shedding import tables

# The same rows, but whoever shows a card declares its factors.
MOVES = (
    tables.MOVES[: tables.DISCARD]
    + (("discard card factor factor", "{1}{2}"),)
    + tables.MOVES[tables.DRAW : tables.RULE_OPEN]
    + (("ruling-open card factor factor", ""),)
    + tables.MOVES[tables.RULE_DRAW : tables.FREE]
    + (("free card factor factor", "A{1}{2}"),)
    + tables.MOVES[tables.END :]
)
CHANCE = tables.SHUFFLE
FORGET = tables.FORGET


def _key_of(factor: int) -> str:
    return "0" if factor == 10 else str(factor)


WORDS = dict(tables.WORDS)
WORDS["factor"] = (str, tables.card_value, _key_of)  # ten is typed as 0

USUAL = b"\x02\x00"  # free cards; scoring by cards or by places: H4.1 H-c
MOST = b"\x02\x01"


def options(setup: "Setup") -> bytes:
    """Return what was agreed; raise ValueError for what the book does not know."""
    return tables.agreed(setup, USUAL, MOST)


def cards(setup: "Setup") -> "list[int]":
    """Return the deck in ascending order (H4.1)."""
    there = bytearray(tables.LAST + 1)
    for one in range(1, 11):
        for product in range(one * one, 10 * one + 1, one):
            there[product] = 1
    products = [number for number in range(1, tables.LAST + 1) if there[number]]
    return products + [tables.JOKER] * options(setup)[0]


def hand_size(players: int) -> int:
    """Return how many cards each player is dealt (H4.1)."""
    return 7 if players < 4 else 5


def factors(number: int) -> int:
    """Return all factors of `number` in the table of 1 to 10 as bits, 0 if it is not there."""
    bits = 0
    for factor in range(1, 11):
        if number % factor == 0 and 0 < number // factor < 11:
            bits |= 1 << factor
    return bits


def pairs(number: int) -> "list[tuple[int, int]]":
    """Return the pairs of factors whose product is `number`, the smaller one first; two at most."""
    found = []
    for factor in range(1, 11):
        other = number // factor
        if factor <= other < 11 and factor * other == number:
            found.append((factor, other))
    return found
