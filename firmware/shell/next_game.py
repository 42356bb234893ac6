"""The session as its next game begins with it: points and names go with those who play on."""

from firmware.play.referee import pack_scores
from firmware.shell.session_record import (
    OUT,
    SEATS,
    ended,
    last_byte,
    left,
    totals,
    with_last_byte,
)


def moved(names: str, kept: "Journal", session: bytes, seats: "Seats", players: int) -> str:
    """Return the `names` as they go with the players into the next game, which has the `session`.

    `seats` are the former seats of those who play on, of so many `players`, -1 for each who joins.
    The names of those who have left come behind those of all seats.
    """
    before = [names[i : i + 3] for i in range(0, 3 * (SEATS + OUT), 3)]
    here = [before[seat] if seat >= 0 else "" for seat in seats]
    here += [""] * (players - len(here))
    gone = before[SEATS : SEATS + len(left(kept))]
    gone += [before[seat] for seat in range(players) if seat not in seats]
    count = last_byte(session) >> 4 & 7
    cells = here + before[len(here) : SEATS] + gone[len(gone) - count :]
    return "".join(["{:<3}".format(cell) for cell in cells]).rstrip()


def carried(kept: "Journal", game: "Folder", seats: "Seats | None" = None) -> bytes:
    """Return the session as the next game begins with it, packed for the journal.

    A new one begins after its end, and after as many ROUNDS as make a total by the manifest of
    `game`.  `seats` are the former seats of those who play on, -1 for each who joins, with no
    points; None if they are the same.  Points that all make together stay as they are.
    """
    games, scores = totals(kept)
    rounds = getattr(game.manifest, "ROUNDS", 0)
    if not scores or ended(kept) or rounds and games >= rounds:
        return b""
    out = left(kept)
    if seats is not None and len(scores) > 1:
        out += [(seat, scores[seat]) for seat in range(len(scores)) if seat not in seats]
        scores = [0 if seat < 0 else scores[seat] for seat in seats]
    out = out[-OUT:]
    for line in out:
        scores += line
    session = bytes((min(games, 255),)) + pack_scores(scores)
    return with_last_byte(session, len(out) << 4) if out else session
