"""Discarding on call: the players judge their cards, and tell the device how many (H1 to H3).

Only the counts are known, and of the cards a turn's last Monumeral.  No clock, no chance, no I/O.
"""

from firmware.games.shedding import rules
from firmware.games.shedding.rules import (
    DISCARD,
    DRAW,
    END,
    FREE,
    JOKER,
    LAID,
    LAST_LAID,
    MISTYPED,
    OBLIGE,
    OPEN,
    PASS,
    RULE_ANSWER,
    RULE_LAID,
    RULE_OPEN,
    RULE_RUN,
    SHUFFLE,
)

# What is told in another way, or not at all.
_UNTOLD = (OPEN, SHUFFLE, FREE, DRAW, END, RULE_OPEN, RULE_RUN, RULE_LAID, MISTYPED)
_LAYS = (DISCARD, LAID, LAST_LAID)


def why_not(game: "Discarding", move: "Move"):
    """Return why `move` is refused, a word and its figures, or None if it is legal."""
    code = move[0]
    if code in _UNTOLD:
        return ("on-call",)
    if game.over or not game.started:
        return rules.why_not(game, move)
    if code == PASS:
        return None  # H1.4
    if code == OBLIGE and game.special:
        return None if game.laid else ("nothing",)
    if code == RULE_ANSWER and game.special and move[1] == 1:
        return game.rulings().why_not_obliged(game)
    if code not in _LAYS:
        return rules.why_not(game, move)
    if code == DISCARD:
        return _why_not_said(game, move[1])
    if game.obliged:
        return ("oblige",)  # H2.2: it is a Monumeral that they lay, so it is told
    return None if code == LAST_LAID or game.special else ("one",)  # H1.2


def _why_not_said(game: "Discarding", number: int):
    """Return why it is not said that the last card was `number`: only a Monumeral is (H2.2)."""
    if not game.is_card(number):
        return ("card", number)
    if game.special and number < 10:
        return None
    return ("oblige",) if game.obliged else ("nobody", number)


def meant(game: "Discarding", move: "Move") -> "Move":
    """Return what `move`, a legal one, means in the game, and let `game` know what it tells."""
    code = move[0]
    game.more = code == LAID
    if code == PASS:  # they lay no card, or none more (H1.4, H2.8)
        return (END if game.laid else DRAW,)
    if code in (LAID, LAST_LAID):
        return (DISCARD, JOKER)
    if code == OBLIGE or code == RULE_ANSWER and move[1]:
        game.open = 1  # some Monumeral: nobody tells which
    return (END,) if code == OBLIGE else move
