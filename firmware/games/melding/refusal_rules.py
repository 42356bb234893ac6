"""Why a move of games 5 and 6 is refused: a word, which the texts make a sentence, and figures."""

from firmware.games.melding import ruling_rules
from firmware.games.melding.sets import JOKER, SPLIT, are_sets, real
from firmware.games.melding.tables import (
    CLAIM,
    DRAW,
    FORGET,
    OPEN,
    SCORE,
    SHUFFLE,
    START,
    TAKE,
    THROW,
    TOP,
)


def why_not(game: "Drawing", move: "Move"):
    """Return why `move` is refused, a word and its figures, or None if it is legal."""
    code = move[0]
    if code == FORGET and not game.over:
        return game.why_not_forget()
    if game.owes or code == SHUFFLE:
        return _why_not_shuffle(game, move)
    if game.over:
        return ("over",)
    if code >= CLAIM:
        return ("checked",)
    if code >= TOP:
        return ruling_rules.why_not(game, move)
    if not game.started:
        return game.why_not_first(move, START)
    if game.scoring or code == SCORE:
        return why_not_score(game, move)
    if not game.told or code == OPEN:
        return _why_not_open(game, move)
    if code == START:
        return ("started",)
    if code in (DRAW, TAKE):
        return None if game.drawn is None else ("drawn",)
    if game.drawn is None:
        return ("draw",)
    return why_not_card(game, move[1], 1) if code == THROW else why_not_out(game, move)


def _why_not_shuffle(game: "Drawing", move: "Move"):
    if move[0] == SHUFFLE and sorted(move[1:]) == list(game.owes):
        return None
    return ("owes",) if game.owes else ("full",)


def why_not_score(game: "Drawing", move: "Move"):
    """Return why the points that `move` tells are not due, or cannot be (H5.6, H6.4)."""
    if not game.scoring:
        return ("playing",)
    if move[0] != SCORE or move[1] != game.seat:
        return ("score", game.name(game.seat))
    return None if move[2] <= game.hand_size else ("count", 0, game.hand_size)


def _why_not_open(game: "Drawing", move: "Move"):
    if game.told:
        return ("told",)
    if move[0] != OPEN:
        return ("open",)
    if move[1] == JOKER:
        return ("under",)  # H-e
    return None if 1 <= move[1] <= game.last else ("card", move[1], game.last)


def why_not_out(game: "Drawing", move: "Move"):
    """Return why these cards are not the hand, or not in sets (H5.5, H6.3).

    `move` has the card thrown at 1, and the others behind it.
    """
    cards = [real(part) for part in move[2:] if part != SPLIT] + [move[1]]
    if len(cards) != game.hand_size + 1:
        return ("size", game.hand_size)
    why = why_not_hand(game, cards)
    if why:
        return why
    return None if are_sets(move[2:], game.is_set, game.most) else ("sets",)


def why_not_hand(game: "Drawing", cards: "Cards"):
    """Return why `cards` cannot be the whole hand of the player at `seat`, or None."""
    for card in cards:
        why = why_not_card(game, card, cards.count(card))
        if why:
            return why
    if game.knowledge.hand(game.seat) is None:
        shown = game.shown[game.seat]
        for card in shown:
            if cards.count(card) < shown.count(card):
                return ("shown", card)
    return None


def why_not_card(game: "Drawing", card: int, count: int):
    """Return why `count` of `card` cannot be in the hand of the player at `seat`, or None."""
    if not game.copies(card):
        return ("jokers",) if card == JOKER else ("card", card, game.last)
    hand = game.knowledge.hand(game.seat)
    if hand is not None:
        return None if hand.count(card) >= count else ("held", card)
    if count > game.copies(card):
        return ("twice", card)
    shown = game.shown[game.seat]
    held = game.knowledge.hands[game.seat] + (game.drawn is None and not game.scoring)  # to draw
    if count > held - len(shown) + shown.count(card):
        return ("room", card)  # the others are those that they took openly
    return None if game.away(card) + count <= game.copies(card) else ("elsewhere", card)
