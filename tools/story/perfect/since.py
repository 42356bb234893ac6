"""From which turn on a game was lost, if it was: asked of as few turns as will do."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tools.story.perfect import answer

Move = tuple[int, ...]


class Since(NamedTuple):
    """The answers for a game's turns, by their place in the list that was asked about.

    `won` is the last that could still be won, `line` the moves from there that win, `lost` the
    first that is proven lost; None where there is none.
    """

    won: int | None
    line: Sequence[Move]
    lost: int | None


def since(played: Any, starts: Sequence[int], seconds: float = answer.SECONDS) -> Since:
    """Return what perfect play had reached in `played`, whose turns begin after `starts` moves.

    Whatever could be won at one turn could be at each before it, so the turns are halved again and
    again: some six questions for a game.  Each line is played to its end by the firmware's rules;
    raises ValueError if it does not win.
    """
    known: dict[int, answer.Answer] = {}

    def word(place: int) -> str:
        if place not in known:
            known[place] = answer.ask(played.after(starts[place]), played.rules, seconds)
            line = [*played.moves[: starts[place]], *known[place].line]
            if known[place].word == answer.WON and not answer.wins(played, line):
                raise ValueError("a line that wins does not win by the rules")
        return known[place].word

    first_not_won = _first(len(starts), lambda place: word(place) != answer.WON)
    asked = [place for place in known if known[place].word == answer.LOST]
    lost = _first(
        min(asked, default=len(starts)), lambda place: word(place) == answer.LOST, first_not_won
    )
    won = first_not_won - 1 if first_not_won else None
    line = known[won].line if won is not None and won in known else ()
    return Since(won, line, lost if lost < len(starts) else None)


def _first(end: int, true: Callable[[int], bool], start: int = 0) -> int:
    """Return the first place for which `true`, which stays so from there on, is; or `end`."""
    while start < end:
        middle = (start + end) // 2
        if true(middle):
            end = middle
        else:
            start = middle + 1
    return start
