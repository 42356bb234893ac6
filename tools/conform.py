"""``dev.py conform``: replay playthroughs through the rules that the device runs.

A playthrough is a game of one JSON object: ``rules``, ``players``, ``deck`` and ``steps``, each
with what was tried (``do``), whether the rules allow it (``ok``) and the table after it.
"""

import argparse
import json
import sys
from pathlib import Path

from firmware import catalog
from firmware.knowledge import LEVELS, SCREEN
from firmware.moves import Moves
from firmware.setup import Setup


class Disagreement(Exception):
    """The rules say otherwise than the playthrough; the message says where and what."""


class Replay:
    """One playthrough, step by step at one level of knowledge."""

    def __init__(self, game: dict, level: int):
        home = catalog.game_of(game["rules"])
        if home is None:
            raise Disagreement(f"rule set {game['rules']!r} is not known")
        rules = home.part("rules")
        self.moves = Moves(home.part("tables").MOVES)
        deck = bytes(game["deck"]) if level == SCREEN else b""
        try:
            self.table = rules.new(Setup(game["rules"], level, game["players"], deck))
        except ValueError as error:
            raise Disagreement(f"set-up: {error}") from error
        self.sure = level == SCREEN
        if self.table.seat is None:
            self.table.play(self.moves.parse("start P1"))

    def step(self, step: dict) -> None:
        """Try one step; raise Disagreement where its verdict or a field differs."""
        text = " ".join(str(word) for word in step["do"])
        self._judge(text, step["ok"])
        over = step.get("over", False)
        if over and not self.table.over and not self.sure:
            self._declare()
        facts = self.table.facts()
        for name, value in step.items():
            if name in ("do", "ok"):
                continue
            if name == "over" and not self.sure and value and not facts["over"]:
                continue  # nobody at the table can tell yet
            if facts.get(name) != value:
                raise Disagreement(f"{text}: {name} is {facts.get(name)}, not {value}")

    def _judge(self, text: str, allowed: bool) -> None:
        try:
            move = self.moves.parse(text)
            why = self.table.why_not(move)
        except ValueError as error:
            move, why = None, ("text", str(error))
        asked = why is not None and why[0] == "ask"
        if not self.sure and (asked or why is None and not allowed):
            # The hand is not known, so the players say what the device cannot tell.
            if not allowed:
                return
            move = self.moves.parse("cant")
            why = self.table.why_not(move)
        if (why is None) != allowed:
            verdict = "allowed" if why is None else f"refused {why}"
            raise Disagreement(f"{text}: {verdict}, expected {'allowed' if allowed else 'refused'}")
        if allowed and move is not None:
            self.table.play(move)

    def _declare(self) -> None:
        """Say "can't play" for the player who is stuck, which at the table nobody else can know."""
        cant = self.moves.parse("cant")
        if self.table.why_not(cant) is None and not self.table.short:
            self.table.play(cant)


def first_disagreement(game: dict, level: int = SCREEN) -> str | None:
    """Return where `game` and the rules first differ, or None if they agree throughout."""
    number = 0
    try:
        replay = Replay(game, level)
        for number, step in enumerate(game["steps"], 1):
            replay.step(step)
        if "left" in game and replay.table.over and replay.table.facts()["left"] != game["left"]:
            raise Disagreement(f"left is {replay.table.facts()['left']}, not {game['left']}")
    except Disagreement as difference:
        return f"step {number}: {difference}"
    return None


def main(arguments: list[str]) -> int:
    """Replay every game of every file; print the differences and the count; 1 if any differ."""
    parser = argparse.ArgumentParser(prog="dev.py conform", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--level", choices=LEVELS, default=LEVELS[SCREEN])
    options = parser.parse_args(arguments)
    passed = failed = 0
    for path in options.files:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.strip():
                continue
            difference = first_disagreement(json.loads(line), LEVELS.index(options.level))
            if difference:
                failed += 1
                print(f"{path.name} game {number}: {difference}")
            else:
                passed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
