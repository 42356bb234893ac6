"""Every legal move of games 5 and 6."""

from firmware.games.melding.refusal_rules import why_not_card
from firmware.games.melding.sets import JOKER
from firmware.games.melding.tables import (
    DRAW,
    OPEN,
    SCORE,
    SHUFFLE,
    START,
    TAKE,
    THROW,
)


def moves(game: "Drawing") -> "list[Move]":
    """Return every move that the rules allow now; rulings and claims to be out left out."""
    if game.owes:
        return [(SHUFFLE,) + tuple(game.owes)]
    if game.over:
        return []
    if not game.started:
        return [(START, seat) for seat in range(game.players)]
    if game.scoring:
        return [(SCORE, game.seat, count) for count in range(game.hand_size + 1)]
    if not game.told:
        return [(OPEN, card) for card in range(1, game.last + 1)]
    if game.drawn is None:
        return [(DRAW,), (TAKE,)]
    hand = game.knowledge.held(game.seat)
    cards = range(1, JOKER + 1) if hand is None else sorted(set(hand))
    return [(THROW, card) for card in cards if not why_not_card(game, card, 1)]
