"""*The Game* as tests and programs ask of it; this never goes to the board."""

from firmware.games.the_game.rules import CANT, END, JUMP, LAY, START
from firmware.play.knowledge import UNKNOWN


def legal_moves(game: "TheGame") -> "list[Move]":
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


def random_move(game: "TheGame", moves: int, chance: "Random"):
    """Return what is played after so many `moves`; None for any move that is legal.

    On call it is the fewest cards: who is stuck ends the game.
    """
    blind = game.started and "tops" not in game.facts()
    return game.legal_moves()[0] if blind else None


FIELDS = ("tops", "seat", "laid", "draw", "hands", "over")  # the table after each step
LASTING = ("tops", "draw", "hands", "over")  # what of it still counts after the end
RESULT = "left"  # a field of the whole game, once it is over


def word(game: "TheGame"):
    """Return the move by which the player on turn says that none of their cards goes, or None.

    None means that the device knows better, or that enough is laid.
    """
    for move in ((CANT,), (END,)):
        if game.why_not(move) is None and not (move[0] == END and game.laid):
            return move
    return None
