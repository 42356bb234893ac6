"""Discarding on call: the players judge their cards, and tell the device how many (H1 to H3).

Only the counts are known, and of the cards the last one of a turn where it is told.  No clock, no
chance, no I/O.
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
    digits,
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
    """Return why it is not said that the last card was `number`, or None."""
    if not game.is_card(number):
        return ("card", number)
    return ("oblige",) if game.obliged and number > 9 else None  # H2.2


def doubtful(game: "Discarding", number: int) -> bool:
    """Return True if `number` can hardly be the last card of the turn, by the last one told.

    Of several cards only a run is known by it: all of them have a digit of that card (H2.3).
    """
    told = game.told
    if not told:
        return False
    if not game.laid:
        return not game.fits(number)
    return not game.without_run and not digits(number) & digits(told)


def meant(game: "Discarding", move: "Move") -> "Move":
    """Return what `move`, a legal one, means in the game, and let `game` know what it tells."""
    code = move[0]
    game.more = code == LAID
    if code == DISCARD:
        game.told = move[1]
    elif code in (LAST_LAID, OBLIGE, RULE_ANSWER) or code == PASS and game.laid:
        game.told = 0
    if code == PASS:  # they lay no card, or none more (H1.4, H2.8)
        return (END if game.laid else DRAW,)
    if code in (LAID, LAST_LAID):
        return (DISCARD, JOKER)
    if code == OBLIGE or code == RULE_ANSWER and move[1]:
        game.open = 1  # some Monumeral: nobody tells which
    return (END,) if code == OBLIGE else move
