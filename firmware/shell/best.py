"""How near a game that is over came to the best of its kind, and who played before."""

from firmware.play.rules_base import BOXES
from firmware.storage.history import (
    BEST,
    FIGURE,
    FLAGS,
    HOW,
    NAME,
    OF,
    WINS,
    History,
    code_of,
    measure_of,
    name_of,
    read,
    way_of,
    whole,
)
from firmware.storage.journal import LEFT, RULED, TOGETHER, WON

NEW = "new best, was {}"
FIRST = "the first win"
AGAIN = "equals the best"
NEAR_MISS = "{} off the best, {}"
KNOWN = "best {}"
SO_FAR, NONE = "Best so far: {} left.", "No best yet."
WIDEST = "widest win, was {}"
SHORT = "{} short of widest win"
_NEAR = 3  # so much off the best is near
CHEER = (0, 80, 2093, 100, 2349, 100, 2637, 100, 3136, 300)  # follows what tells the end


def told(shell: "Shell") -> "tuple[str, bool]":
    """Return how near the game came to the best of those before, and whether it is a new one.

    That is "" where there is nothing to say.  As the game has just ended a new one is cheered.
    While it is in play it is which one is to be beaten, with the same rules, way and players.
    """
    referee = shell.referee
    game: Game = referee.game
    setup, best = referee.setup, History(shell.journal.past).best
    if not game.over:
        packed = setup.pack()
        way = way_of(packed[packed[0] + 1], game.players)
        row = best(setup.rules, way)
        return (SO_FAR.format(row[BEST]) if row else NONE), False
    line = read(shell.journal.result)
    words, new = "", False
    if line and not line[FLAGS] & RULED:
        row = best(setup.rules, line[HOW])
        words, new = _together(line, row) if line[FLAGS] & TOGETHER else _apart(line, row)
    if new and referee.just_over:
        shell.signals.effect((), CHEER)
    referee.just_over = False
    return words, new


def rounds(shell: "Shell", count: int) -> "list[int]":
    """Return what each of the last `count` games by these rules came to, as far as is kept."""
    code = code_of(shell.referee.setup.rules)
    results = whole(shell.journal).results
    return [r[FIGURE] for r in results if r[OF] == code and not r[FLAGS] & LEFT][-count:]


def _together(line: "Sequence[Any]", row: "Sequence[int] | None") -> "tuple[str, bool]":
    if line[FLAGS] & WON and not (row and row[WINS]):
        return FIRST, True
    if not row:
        return "", False
    best = row[BEST]
    more = line[FIGURE] - best
    if more < 0:
        return NEW.format(best), True
    if not more:
        return AGAIN, False
    return (NEAR_MISS.format(more, best) if more < _NEAR else KNOWN.format(best)), False


def _apart(line: "Sequence[Any]", row: "Sequence[int] | None") -> "tuple[str, bool]":
    by = measure_of(line)
    if not row or not row[BEST] or not by:
        return "", False
    if by > row[BEST]:
        return WIDEST.format(row[BEST]), True
    short = row[BEST] - by
    return (SHORT.format(short) if 0 < short < _NEAR else ""), False


def names(shell: "Shell") -> "list[str]":
    """Return the people's names that are known: of games before, the last first, then those now."""
    found = [name_of(row[NAME]) for row in reversed(whole(shell.journal).people)]
    found += [shell.names[at : at + 3].strip() for at in range(0, len(shell.names), 3)]
    known: list[str] = []
    for name in found:
        if name and name not in known and name not in BOXES:
            known.append(name)
    return known
