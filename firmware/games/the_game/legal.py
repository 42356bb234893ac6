"""Every legal move, for tests and programs that choose one of them."""

from firmware.games.the_game.tables import CANT, END, JUMP, LAY, START
from firmware.play.knowledge import UNKNOWN


def moves(game: "TheGame") -> "list[Move]":
    """Return every move that the rules of `game` allow now; rulings and signs left out."""
    if game.over:
        return []
    seat = game.seat
    if not game.started:
        return [(START, seat) for seat in range(game.players)]
    hand = game.knowledge.held(seat)
    if hand is None:
        hand = game.out() if game.knowledge.hands[seat] else ()
    a, b, c, d = game.tops
    moves = []
    for card in hand:
        if card > a or card == a - JUMP:
            moves.append((LAY, card, 0))
        if card > b or card == b - JUMP:
            moves.append((LAY, card, 1))
        if card < c or card == c + JUMP:
            moves.append((LAY, card, 2))
        if card < d or card == d + JUMP:
            moves.append((LAY, card, 3))
    if game.laid >= game.due or game.short and not moves and game.stuck(seat):
        moves.append((END,))
    elif game.knowledge.held(seat) is None and game.can_go(seat) == UNKNOWN:
        moves.append((CANT,))
    return moves
