"""How somebody who plays at random plays a round of 4½ Minutes to its end (tools/soak)."""

from firmware.games.minutes.tables import (
    BLOCK_PILE,
    BLOCKED,
    DIRECTION,
    DRAW_TWO,
    LAY,
    NAME,
    PLAY,
    REVERSE,
    TIME,
    TURN,
    TWO,
    cards,
)

MOVES = 72  # so many, and then the time is up
ANY = 0.1  # of the moves are any that is legal, setting aside included
ON_CALL = {TURN: NAME, DIRECTION: REVERSE, TWO: DRAW_TWO, BLOCKED: BLOCK_PILE}  # by a card's kind


def move(game: "Minutes", moves: int, chance: "Random"):
    """Return what is played after so many `moves`; None for any move that is legal.

    Each card comes as often as it is in the box.
    """
    if moves == MOVES and not game.challenge:
        return (TIME,)
    if chance.random() < ANY:
        return None
    legal = game.legal_moves()
    box = cards()
    chance.shuffle(box)
    for card in box:
        found = [move for move in legal if _plays(game, move, card)]
        if found:
            return chance.choice(found)
    return None


def _plays(game: "Minutes", move: "Move", card: int) -> bool:
    """Return True if `move` may be that of `card`."""
    if game.on_call:
        return move[0] == ON_CALL.get(card & 15, PLAY)
    return move[:2] == (LAY, card)
