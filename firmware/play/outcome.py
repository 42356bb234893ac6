"""How a game ended, as the journal keeps it; it comes late, as a game ends."""

import struct

from firmware.storage.journal import MOVE, RULED, TOGETHER, WON


def packed(referee: "Referee") -> bytes:
    """Return the payload of RESULT for the game of `referee`, which is over.

    Its first byte has the bits; then come the beginning of the set-up, what is left where all play
    together, else a bit for the seat of each winner, the players' names, and the points if each has
    some of their own.
    """
    game: Game = referee.game
    left = game.left_together()
    scores = game.scores() or ()
    flags = RULED if _ruled(referee) else 0
    figure = 0
    if left is None:
        for seat in game.winners():
            figure |= 1 << seat
    else:
        flags |= TOGETHER | (WON if not left else 0)
        figure, scores = left, ()
    setup = referee.setup.pack()
    begun = setup[: setup[0] + 2] + bytes((game.players,))  # who joined is one of them
    names = [spelt(game.names[3 * seat : 3 * seat + 3]) for seat in range(game.players)]
    found = bytes((flags,)) + begun + struct.pack("<h", figure)
    return found + struct.pack("<" + "H" * len(names), *names) + _points(scores)


def named(result: bytes, seat: int, name: str) -> bytes:
    """Return the `result` with the `name` of the player at `seat`, if they had none in it."""
    begun = result[1] + 3  # with how many played behind it
    at = 1 + begun + 2 + 2 * seat
    if seat >= result[begun] or result[at] or result[at + 1]:
        return result
    return result[:at] + struct.pack("<H", spelt(name)) + result[at + 2 :]


def spelt(name: str) -> int:
    """Return a name of three letters as a number, 0 for none."""
    number = 0
    for letter in "{:<3}".format(name)[:3]:
        place = (ord(letter) & 95) - 64  # a small letter's is its capital's
        number = 27 * number + (place if 0 < place < 27 else 0)
    return number


def _points(scores: "Points") -> bytes:
    return struct.pack("<" + "h" * len(scores), *scores)


def _ruled(referee: "Referee") -> bool:
    """Return True if the players ever set what the device believed."""
    rows = referee.moves
    for kind, payload in referee.journal.entries():
        if kind == MOVE and rows.ruled(payload):
            return True
    return False
