"""Every legal move of a game of discarding, for tests and programs that choose one of them."""

from firmware.games.shedding.refusal_rules import why_not_held
from firmware.games.shedding.tables import DISCARD, FREE, JOKER, OPEN, SHUFFLE, START, is_ruling


def moves(game: "Discarding") -> "list[Move]":
    """Return every move that the rules allow now; rulings left out, of a shuffle one order."""
    if game.owes:
        return [(SHUFFLE,) + tuple(game.owes)]
    found: list = [(START, seat) for seat in range(game.players)]
    for code in range(len(game.tables.MOVES)):
        words = game.tables.MOVES[code][0].split()
        if code in (DISCARD, FREE):
            for number in _numbers(game, code):
                found += [(code, number) + way for way in _ways(game, number)]
        elif code == OPEN:
            found += [] if game.open else [(OPEN, card) for card in range(1, JOKER)]
        elif len(words) == 1 and not is_ruling(code):
            found.append((code,))
    return [move for move in found if not (game.why_not(move) or game.why_not_there(move))]


def _numbers(game: "Discarding", code: int):
    """Return the numbers that fit and that the player may have; no others need be asked about."""
    if not game.open or code == FREE and why_not_held(game, JOKER):
        return ()
    hand = game.knowledge.held(game.seat)
    numbers = range(1, JOKER) if hand is None or code == FREE else sorted(set(hand) - {JOKER})
    return [number for number in numbers if game.fits(number)]


def _ways(game, number: int) -> list:
    """Return what can be said beside a `number` that is discarded: factors in turns."""
    ways = game.declarations(number)
    return ways + [(way[1], way[0]) for way in ways if way and way[0] != way[1]]
