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
    title, players = f"{first.folder.title}, an evening", first.players
    facts = [count(players, "player"), count(len(games), "round")]
    remarks = _remarks(games)
    labels = [str(number) for number, game in enumerate(games, 1) if game.game.over]
    games = [game for game in games if game.game.over]
    if not games:
        return Story(title, facts, ["No round is over."])
    scores = [game.game.scores() for game in games]
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
        title,
        facts,
        ["In all: " + ", ".join(told) + ".", *remarks],
        [chart],
        [table],
    )


def _remarks(games: Sequence[Played]) -> list[str]:
    """Return a sentence on each round that is not over, or is an earlier one once more."""
    found = []
    seen: list[tuple[bytes, list[tuple[int, ...]]]] = []
    for number, game in enumerate(games, 1):
        played = (game.agreed.pack() + game.agreed.deck, game.moves)
        if played in seen:
            found.append(f"Round {number} is the same game as round {seen.index(played) + 1}.")
        seen.append(played)
        if not game.game.over:
            found.append(f"Round {number} is not over and does not count.")
    return found


def _reached(game: Played) -> int:
    """Return what all together reached: minus points, or cards left."""
    scores = game.game.scores()
    return scores[0] if scores else getattr(game.game, "left", 0)
