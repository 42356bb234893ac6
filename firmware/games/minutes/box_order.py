"""How the cards lie when they are sorted: colour by colour the numbers, then sign by sign."""

from firmware.games.minutes.tables import COLOUR, TURN


def sorted_deck(cards: "Cards") -> "list[int]":
    """Return `cards`, which ascend, the numbers first and Change colour last (FH1)."""
    numbers = [card for card in cards if card & 15 < TURN]
    signs = [card for card in cards if card & 15 >= TURN]
    return numbers + sorted(signs, key=lambda card: (card & 15 == COLOUR, card & 15, card))
