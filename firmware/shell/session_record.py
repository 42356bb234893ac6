"""The session as the journal keeps it: several games in a row, their points added up.

Layout: a byte, how many games it has had; two bytes for the sum of each score; for each player who
has left, OUT at most, two bytes for the seat they had and two for their sum; a last byte, which may
be missing.  Its low three bits are the seat that is proposed to start; above are how many have left
(three bits), ENDED, and LEARNT beside it where learning was on.  An older journal has the seat
alone.

To the seat of who left the game in play, and whose place another has, JOINED is added for each
move by which somebody had joined by then; the last may go back.
"""

from firmware.play.referee import unpack_scores

OUT = 4  # so many who have left are kept, the last ones
JOINED = 8
ENDED = 128  # the players ended the session with the game in the journal
SEAT, LEARNT = 7, 8
LEAVING, JOINING = "ruling-leave seat", "ruling-join seat"


def last_byte(session: bytes) -> int:
    """Return the last byte of the packed `session`, 0 where it is missing."""
    return session[-1] if session and len(session) % 2 == 0 else 0


def proposed(kept: "Journal") -> int:
    """Return the seat that is proposed to start the game in the journal."""
    return last_byte(kept.session) & SEAT


def with_last_byte(session: bytes, mark: int) -> bytes:
    """Return the packed `session` with `mark` as its last byte."""
    scores = session[:-1] if len(session) % 2 == 0 else session
    return (scores or b"\x00") + bytes((mark,))


def sums(session: bytes) -> "tuple[list[int], list[int]]":
    """Return the sum of each score, and mark and sum of each player who has left in turn."""
    points = unpack_scores(session[1:])
    split = max(len(points) - 2 * (last_byte(session) >> 4 & 7), 0)
    return points[:split], points[split:]


def totals(kept: "Journal") -> "tuple[int, list[int]]":
    """Return how many games the session in the journal has had, and their scores added up.

    The last game counts if it is over.
    """
    games = kept.session[0] if kept.session else 0
    before = sums(kept.session)[0]
    now = unpack_scores(kept.closing)
    if not now:
        return games, before
    if len(before) > len(now):
        return games + 1, now
    before += [0] * (len(now) - len(before))  # of those who joined in its middle
    return games + 1, [before[i] + now[i] for i in range(len(now))]


def session_games(shell: "Shell") -> int:
    """Return how many games the session has had, with the last one if that is over."""
    return totals(shell.journal)[0]


def left(kept: "Journal") -> "list[tuple[int, int]]":
    """Return seat and sum of each player who has left the session, the first to go first.

    Nobody has as long as there are no points.
    """
    points, out = sums(kept.session)
    return [(out[i] % JOINED, out[i + 1]) for i in range(0, len(out) - 1, 2) if points]


def gone(kept: "Journal", rules: "Any") -> "list[int]":
    """Return the seats of those who have left the game in the journal, which has these `rules`."""
    leave, join = coming(rules, LEAVING), coming(rules, JOINING)
    away = []
    for _, move in kept.entries(tuple):
        if move[:1] == (leave,):
            away.append(move[1])
        elif move[:1] == (join,) and move[1] in away:
            away.remove(move[1])
    return away


def coming(rules: "Any", row: str) -> int:
    """Return the code of the `row` LEAVING or JOINING of the moves, -1 where the game has none."""
    rows = [names[0] for names in rules.MOVES]
    return rows.index(row) if row in rows else -1


def seated(kept: "Journal", rules: "Any", players: int) -> int:
    """Return how many seats the game in the journal has, which began with so many `players`."""
    join = (coming(rules, JOINING),)
    joined = [move[1] + 1 for _, move in kept.entries(tuple) if move[:1] == join]
    return max([players] + joined)


def staying(kept: "Journal", rules: "Any", players: int) -> "list[int] | None":
    """Return the seats of those who play on after the game in the journal; None if they are those
    of the so many `players` who began it.
    """
    away, count = gone(kept, rules), seated(kept, rules, players)
    there = [seat for seat in range(count) if seat not in away]
    return there if away or count > players else None


def ended(kept: "Journal") -> bool:
    """Return True if the players have ended the session: not while its game is gone on with."""
    return not kept.open and last_byte(kept.session) & ENDED > 0
