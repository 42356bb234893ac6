"""Rules on call: the players judge the cards, the pile matters to the block alone."""

from firmware.games.minutes.refusal_rules import why_not_name
from firmware.games.minutes.tables import (
    BLOCK_PILE,
    BLOCKED,
    DIRECTION,
    DRAW_TWO,
    NAME,
    PLAY,
    REVERSE,
    TURN,
    TWO,
)

_KINDS = {NAME: TURN, REVERSE: DIRECTION, DRAW_TWO: TWO, BLOCK_PILE: BLOCKED, PLAY: 0}


def why_not(game: "Minutes", move: "Move"):
    """Return why `move`, one of a round on call, is refused, or None."""
    code = move[0]
    if code == NAME:
        return why_not_name(game, True, move[1:])
    if code not in (PLAY, BLOCK_PILE):
        return None
    if move[1] > 1:
        return ("pile",)
    if move[1] == 1 and not game.begun:
        return ("first",)
    if game.count and code == BLOCK_PILE:
        return ("second",)
    if game.count and move[1] == game.blocked:
        return ("blocked", move[1], game.count)
    return None


def laid(game: "Minutes", move: "Move") -> tuple:
    """Return kind and pile of the card that `move` lays; of a number or a new colour kind 0."""
    code = move[0]
    pile = move[1] if code in (PLAY, BLOCK_PILE) else 1 - game.blocked
    return _KINDS[code], pile
