"""The story of a game: a few sentences, charts and tables, in no form yet."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from firmware.play.story import count
from tools.story.played import Played, Step


class Series(NamedTuple):
    """A line of a chart, or a colour of its bars: a name, and what it is at each place."""

    name: str
    values: Sequence[float | None]


class Chart(NamedTuple):
    """A chart of `series` over the places `labels`; `told` says in a sentence what it shows."""

    title: str
    told: str
    across: str  # what the places are
    upward: str  # what the values are
    labels: Sequence[str]
    series: Sequence[Series]
    bars: bool = False


class Rows(NamedTuple):
    """A table with a head."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


class Story(NamedTuple):
    """The story of one game; the sentences are the most telling first, five at most."""

    title: str
    facts: Sequence[str]
    sentences: Sequence[str]
    charts: Sequence[Chart] = ()
    tables: Sequence[Rows] = ()


class Turn(NamedTuple):
    """A turn: its number from 1, who had it and what they did in it."""

    number: int
    seat: int
    steps: list[Step]


def turns_of(played: Played) -> list[Turn]:
    """Return the turns of a game as the device counts them; what the table does is in none."""
    found: dict[int, Turn] = {}
    game = played.new()
    heard = played.story(game)
    after = heard.after

    def note(game: Any, word: str, move: Sequence[int]) -> None:
        after(game, word, move)
        found.setdefault(heard.turn, Turn(heard.turn, heard.seat, [])).steps.append(step)

    heard.after = note
    for step in played.steps:
        heard.play(game, step.move, step.word)
    return list(found.values())


def head(played: Played, turns: Sequence[Turn]) -> list[str]:
    """Return in short what was played: how many, how, and how long."""
    levels = ("with their own cards", "guided", "dealt", "on call")
    found = [count(played.players, "player"), levels[played.agreed.level]]
    return [*found, count(len(turns), "turn")] if turns else found


def over_turns(played: Played, turns: Sequence[Turn], field: str) -> list[list[float | None]]:
    """Return for each turn what each player has of `field` at its end, None of who is not there."""
    ends = {id(turn.steps[-1]) for turn in turns}
    gone: set[int] = set()
    rows: list[list[float | None]] = []
    for step in played.steps:
        if step.word == "ruling-leave":
            gone.add(step.move[1])
        elif step.word == "ruling-join":
            gone.discard(step.move[1])
        if id(step) in ends:
            row = [None if at in gone else value for at, value in enumerate(step.after[field])]
            rows.append([*row, *[None] * (played.players - len(row))])
    return rows


def lines(played: Played, rows: Sequence[Sequence[float | None]]) -> list[Series]:
    """Return a series for each player out of `rows` with a figure for each."""
    seats = range(played.players)
    return [Series(played.name(seat), [row[seat] for row in rows]) for seat in seats]
