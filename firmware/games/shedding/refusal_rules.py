"""Why a move is refused: a word, which the texts put into a sentence, and its figures."""

from firmware.games.shedding import parts
from firmware.games.shedding.tables import (
    DISCARD,
    FORGET,
    FREE,
    JOKER,
    OPEN,
    SHUFFLE,
    START,
    is_ruling,
)
from firmware.play.knowledge import NO


def why_not(game: "Discarding", move: "Move"):
    """Return why `move` is refused, a word and its figures, or None if it is legal."""
    code = move[0]
    if code == FORGET and not game.over:
        return game.why_not_forget()
    owes = list(game.owes)
    if owes or code == SHUFFLE:
        # Only these cards may come next, in any order (H-b).
        return None if owes and code == SHUFFLE and sorted(move[1:]) == owes else ("shuffle",)
    if is_ruling(code):
        return parts.ruling_rules.why_not(game, move)
    if game.over:
        return ("over",)
    if not game.started:
        return game.why_not_first(move, START)
    if code == START:
        return ("started",)
    if code == OPEN:
        return _why_not_open(game, move[1])
    if not game.open:
        return ("open",)
    if code == DISCARD:
        return _why_not_discard(game, move)
    if code == FREE:
        return _why_not_free(game, move)
    return game.why_not_other(move)


def why_not_held(game: "Discarding", card: int):
    """Return why the player on turn cannot have `card`, or None if they may."""
    if game.discarded(card):
        return ("gone", card)
    return ("held", card) if game.knowledge.holds(game.seat, card) == NO else None


def _why_not_open(game: "Discarding", card: int):
    if game.open:
        return ("opened", game.open)
    if card == JOKER:
        return ("under",)  # H-e
    return None if game.is_card(card) else ("card", card)


def _why_not_discard(game: "Discarding", move: "Move"):
    card = move[1]
    if card == JOKER:
        return ("declare",) if game.jokers else ("jokers",)
    return game.why_not_card(card) or why_not_held(game, card) or why_not_declared(game, move)


def _why_not_free(game: "Discarding", move: "Move"):
    if not game.jokers:
        return ("jokers",)
    if not game.is_free(move[1]):
        return ("free", move[1])
    return why_not_held(game, JOKER) or why_not_declared(game, move)


def why_not_declared(game: "Discarding", move: "Move"):
    """Return why what `move` discards does not go, whoever holds it, or None if it does."""
    why = game.why_not_fields(move)
    if why:
        return why
    return None if game.fits_as(move) else game.misfit(move)
