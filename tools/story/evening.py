"""Several games as the rounds of an evening: everybody's points by round, and in all."""

from collections.abc import Sequence

from tools.story.played import Played
from tools.story.story import Chart, Rows, Series, Story, count


def story(games: Sequence[Played]) -> Story:
    """Return the story of `games`, the first one first; raise ValueError if they are not alike.

    Where players have points of their own these are told by player, else what the table reached.
    """
    first = games[0]
    alike = {(game.folder.folder, game.players) for game in games}
    if len(alike) > 1:
        raise ValueError("these are not the rounds of one evening: other games, or other players")
    labels = [str(number) for number in range(1, len(games) + 1)]
    scores = [game.game.scores() for game in games]
    players = first.players
    facts = [count(players, "player"), count(len(games), "round")]
    if all(row and len(row) == players for row in scores):
        rows = [[row[seat] for row in scores] for seat in range(players)]
        names = [first.name(seat) for seat in range(players)]
    else:
        rows = [[_reached(game) for game in games]]
        names = ["all together"]
    totals = [sum(row) for row in rows]
    told = [f"{name} {total}" for name, total in zip(names, totals, strict=True)]
    series = [Series(name, row) for name, row in zip(names, rows, strict=True)]
    chart = Chart(
        "Points by round", "What each round brought.", "round", "points", labels, series, True
    )
    table = Rows(
        "Points by round",
        ("round", *names),
        [(label, *(str(row[at]) for row in rows)) for at, label in enumerate(labels)]
        + [("in all", *map(str, totals))],
    )
    return Story(
        f"{first.folder.title}, an evening",
        facts,
        ["In all: " + ", ".join(told) + "."],
        [chart],
        [table],
    )


def _reached(game: Played) -> int:
    """Return what all together reached: minus points, or cards left."""
    scores = game.game.scores()
    return scores[0] if scores else getattr(game.game, "left", 0)
