"""The session as the journal keeps it: several games in a row, their points added up.

Layout: a byte, how many games it has had; two bytes for the sum of each score; for each player who
has left, OUT at most, two bytes for the seat they had and two for their sum; a last byte, which may
be missing.  Its low four bits are the seat that is proposed to start; above are how many have left
(three bits), and ENDED.  An older journal has the seat alone.
"""

from firmware.play.referee import unpack_scores

SEATS = 6
OUT = 4  # so many who have left are kept, the last ones
ENDED = 128  # the players ended the session with the game in the journal
SEAT = 15
LEAVE = "ruling-leave seat"


def last_byte(session: bytes) -> int:
    """Return the last byte of the packed `session`, 0 where it is missing."""
    return session[-1] if session and len(session) % 2 == 0 else 0


def with_last_byte(session: bytes, mark: int) -> bytes:
    """Return the packed `session` with `mark` as its last byte."""
    scores = session[:-1] if len(session) % 2 == 0 else session
    return (scores or b"\x00") + bytes((mark,))


def _sums(session: bytes) -> "tuple[list[int], list[int]]":
    """Return the sum of each score, and seat and sum of each player who has left in turn."""
    points = unpack_scores(session[1:])
    split = max(len(points) - 2 * (last_byte(session) >> 4 & 7), 0)
    return points[:split], points[split:]


def totals(kept: "Journal") -> "tuple[int, list[int]]":
    """Return how many games the session in the journal has had, and their scores added up.

    The last game counts if it is over.
    """
    games = kept.session[0] if kept.session else 0
    before = _sums(kept.session)[0]
    now = unpack_scores(kept.closing)
    if not now:
        return games, before
    if len(before) != len(now):
        return games + 1, now
    return games + 1, [before[i] + now[i] for i in range(len(now))]


def session_games(shell: "Shell") -> int:
    """Return how many games the session has had, with the last one if that is over."""
    return totals(shell.journal)[0]


def left(kept: "Journal") -> "list[tuple[int, int]]":
    """Return seat and sum of each player who has left the session, the first to go first."""
    found = _sums(kept.session)[1]
    return [(found[i], found[i + 1]) for i in range(0, len(found) - 1, 2)]


def gone(kept: "Journal", rules: "Any") -> "list[int]":
    """Return the seats of those who have left the game in the journal, which has these `rules`."""
    code = leaving(rules)
    return [move[-1] for _, move in kept.entries(tuple) if move[:1] == (code,)]


def leaving(rules: "Any") -> int:
    """Return the row of the move by which a player leaves in the middle of a game, -1 for none."""
    rows = rules.MOVES
    code = len(rows) - 1
    while code >= 0 and rows[code][0] != LEAVE:
        code -= 1
    return code


def staying(kept: "Journal", rules: "Any", players: int) -> "list[int] | None":
    """Return the seats of those who play on after the game in the journal, None if all do."""
    away = gone(kept, rules)
    return [seat for seat in range(players) if seat not in away] if away else None


def ended(kept: "Journal") -> bool:
    """Return True if the players have ended the session: not while its game is gone on with."""
    return not kept.open and last_byte(kept.session) & ENDED > 0
