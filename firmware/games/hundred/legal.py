"""The legal moves of a game of discarding, for those who play without a table: tests, programs."""

from firmware.games.hundred.table import DISCARD, FREE, JOKER, OPEN, SHUFFLE, START


def moves(game) -> list:
    """Return every move that the rules allow now; rulings left out, of a shuffle one order."""
    if game.owes:
        return [(SHUFFLE,) + tuple(game.owes)]
    found: list = [(START, seat) for seat in range(game.players)]
    for code in range(len(game.tables.MOVES)):
        words = game.tables.MOVES[code][0].split()
        if code in (DISCARD, FREE):
            for number in range(1, JOKER):
                found += [(code, number) + way for way in _ways(game.tables, number)]
        elif code == OPEN:
            found += [(OPEN, card) for card in range(1, JOKER)]
        elif len(words) == 1:
            found.append((code,))
    return [move for move in found if not game.why_not(move)]


def _ways(tables, number: int) -> list:
    """Return what can be said beside a `number` that is discarded: in H4 its factors, in turns."""
    if not hasattr(tables, "pairs"):
        return [()]
    pairs = tables.pairs(number)
    return pairs + [(other, one) for one, other in pairs if one != other]
