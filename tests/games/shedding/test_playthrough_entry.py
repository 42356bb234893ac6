"""Whole games of H1 to H4 typed into the screens, refused plays included: the verdicts are told."""

from typing import Any

import pytest

from firmware.play.knowledge import GUIDED, ON_CALL
from tests import drawn
from tests.games.playthrough_entry import CALLED, LEVELS, PlaythroughEntry, stories
from tests.games.shedding.desk import table

# With reshuffles, Tricks, Treats, free cards and a 100 left out among them.
GAMES = [("H1", 3), ("H1", 14), ("H2", 4), ("H2", 5), ("H3", 1), ("H3", 8), ("H4", 3), ("H4", 4)]
REFUSED: dict[str, int] = dict.fromkeys(("H1", "H2", "H3", "H4"), 0)


class Discarding(PlaythroughEntry):
    """A playthrough of a game of discarding."""

    def begin(self) -> None:
        super().begin()
        if self.desk.rows()[5].startswith("It shows"):
            self.desk.type(f"{self.replay.open.open}#")

    def settle(self) -> None:
        super().settle()
        if table(self.desk).owes:  # the hands are led to the order that was drawn
            shell = self.desk.app.shell
            referee = self.desk.referee
            referee.random_bytes = self.desk.random_bytes
            referee.settle()
            referee.random_bytes = None
            self.desk.app.stack[:] = [shell.screen()]
            self.desk.wait(20)

    def before(self, step: dict[str, Any]) -> None:
        made = table(self.desk).renewals
        orders = self.told["reshuffles"][made : made + 1]
        self.shuffle_next([101 if card == "F" else card for card in orders[0]] if orders else [])

    def keys(self, step: dict[str, Any], move: tuple) -> str | None:
        """Return the keys; ``#`` does what can be done, and two factors must be of one product."""
        name, *fields = step["do"]
        if name in ("end", "draw"):
            return "#" if step["ok"] else None
        factors = "".join(str(factor % 10) for factor in fields[1:])
        if factors and (fields[1] * fields[2] != fields[0] or max(fields[1:]) > 10):
            return None
        if not fields:
            return {"trick": "B", "treat": "C"}[name]
        return "A" * (name == "free") + (factors or f"{fields[0]}#")

    def enter(self, step: dict[str, Any], keys: str) -> bool:
        asked = super().enter(step, keys)
        # Whether somebody holds the 100 nobody is told before they are sure to play it.
        return asked and self.level == GUIDED and not step["ok"]


class OnCall(PlaythroughEntry):
    """A playthrough of a game that was refereed on call: its table of moves tells the keys."""

    def keys(self, step: dict[str, Any], move: tuple) -> str | None:
        return None if step["do"][0] == "start" else super().keys(step, move)


@pytest.mark.parametrize("name", drawn.some(["H1", "H2", "H3"], 1))
def test_so_it_is_on_call(name: str):
    refused = 0
    for story in stories(name + CALLED):
        refused += OnCall(story, ON_CALL).play()
    assert refused > 20


@pytest.mark.parametrize(("game", "level"), drawn.in_a_way(GAMES, LEVELS))
def test_each_play_is_judged_as_it_was_typed(game: tuple[str, int], level: str):
    REFUSED[game[0]] += Discarding(stories(*game)[0], LEVELS[level]).play()


def test_refused_plays_were_among_them():
    assert sum(REFUSED.values()) > 20, REFUSED
