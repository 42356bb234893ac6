"""Whole games of H1 to H4 typed into the screens, refused plays included: the verdicts are told."""

from typing import Any

import pytest

from tests.games.playthrough_entry import LEVELS, PlaythroughEntry, stories
from tests.games.shedding.desk import table

PAIRS = "a factor  *back"  # the keys where factors are asked for

# With reshuffles, Tricks, Treats, free cards and a 100 left out among them.
GAMES = [("H1", 3), ("H1", 14), ("H2", 4), ("H2", 5), ("H3", 1), ("H3", 8), ("H4", 3), ("H4", 4)]
REFUSED: dict[str, int] = dict.fromkeys(("H1", "H2", "H3", "H4"), 0)


class Discarding(PlaythroughEntry):
    """A playthrough of a game of discarding."""

    def begin(self) -> None:
        super().begin()
        if self.desk.rows()[5].startswith("It shows"):
            self.desk.type(f"{self.replay.open.open}#")

    def before(self, step: dict[str, Any]) -> None:
        made = table(self.desk).renewals
        orders = self.told["reshuffles"][made : made + 1]
        self.shuffle_next([101 if card == "F" else card for card in orders[0]] if orders else [])

    def keys(self, step: dict[str, Any], move: tuple) -> str | None:
        """Return the keys; ``#`` does what can be done, and two factors must be of one product."""
        name, *fields = step["do"]
        if name in ("end", "draw"):
            return "#" if step["ok"] else None
        if len(fields) == 3 and (fields[1] * fields[2] != fields[0] or max(fields[1:]) > 10):
            return None
        if not fields:
            return {"trick": "B", "treat": "C"}[name]
        return f"{'A' * (name == 'free')}{fields[0]}#"

    def enter(self, step: dict[str, Any], keys: str) -> bool:
        super().enter(step, keys)
        if self.desk.rows()[7] == PAIRS:
            self.desk.type(str(min(step["do"][2:]) % 10))
        return False


@pytest.mark.parametrize(("name", "number"), GAMES)
@pytest.mark.parametrize("level", LEVELS.values(), ids=list(LEVELS))
def test_each_play_is_judged_as_it_was_typed(name: str, number: int, level: int):
    REFUSED[name] += Discarding(in_order(stories(name, number)[0]), level).play()


def test_refused_plays_of_each_game_were_among_them():
    assert min(REFUSED.values()) > 5, REFUSED


def in_order(told: dict[str, Any]) -> dict[str, Any]:
    """Return `told` with the smaller of two factors first, as the device names them."""
    for step in told["steps"]:
        step["do"][2:] = sorted(step["do"][2:])
        step["factors"] = sorted(step["factors"]) if step["factors"] else None
    return told
