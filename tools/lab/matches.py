"""Games of the other boxes, some at a time: who wins against whom, or what a round costs."""

from random import Random
from typing import NamedTuple

from host_sim.players.others import match
from host_sim.players.quick.house import NoSuchHouse

TOGETHER = ("FH", "FH-challenge")  # all play for few minus points
MOST = {"H6": 4, "H5-advanced": 4}
USUAL_MOST = 6


class Match(NamedTuple):
    """One player on a seat and the others against them; where all play together, all are alike."""

    rules: str
    players: int
    player: str
    against: str


def check(kind: Match) -> None:
    """Raise NoSuchHouse if `kind` cannot be played."""
    most = MOST.get(kind.rules, USUAL_MOST)
    if not 2 <= kind.players <= most:
        raise NoSuchHouse(f"{kind.rules} is for 2 to {most} players, not {kind.players}")
    known = match.strengths(kind.rules)
    for name in (kind.player, kind.against):
        if name not in known:
            raise NoSuchHouse(f"no player {name!r} in {kind.rules}; there are {', '.join(known)}")


def play(kind: Match, seed: int, start: int, count: int) -> list[float]:
    """Return what each of the games `start` to `start` + `count` of `seed` came to.

    That is the share won by `kind.player`, who sits on each seat in turn with the same deal, or
    the minus points of a round where all play together.
    """
    return [_played(kind, seed, game) for game in range(start, start + count)]


def _played(kind: Match, seed: int, game: int) -> float:
    known = match.strengths(kind.rules)
    together = kind.rules in TOGETHER
    deal, seat = (game, 0) if together else divmod(game, kind.players)
    names = [kind.player if together or at == seat else kind.against for at in range(kind.players)]
    chance = Random(f"{seed} {deal}")
    setup = match.deck_of(kind.rules, kind.players, chance)
    over = match.play(setup, [known[name]() for name in names], chance)
    if together:
        return over.score
    winners = over.winners()
    return (seat in winners) / len(winners)


def title(kind: Match) -> str:
    """Return what `kind` is called in a line."""
    if kind.rules in TOGETHER:
        return f"{kind.rules}, {kind.players} by {kind.player}"
    return f"{kind.rules}, {kind.players} players, {kind.player} against {kind.against}"
