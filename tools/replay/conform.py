"""``dev.py conform``: replay playthroughs through the rules that the device runs.

A playthrough is a game of one JSON object: ``rules``, ``players``, ``deck`` and ``steps``, each
with what was tried (``do``), whether the rules allow it (``ok``) and the table after it.  Or it is
one claim: ``rules``, the ``hand`` after drawing, the card to ``discard``, and whether the player is
``out`` by that.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from firmware.play.knowledge import LEVELS
from host_sim import verb
from host_sim.arguments import Parser
from tools.replay import claim_replay
from tools.replay.playthrough import Disagreement, Replay, found, shown, usual_level


def first_disagreement(line: str, level: int | None = None) -> str | None:
    """Return where the game in `line` and the rules first differ, or None if nowhere.

    Without a `level` it is *screen*, or else the first at which the game is played.  A line that
    tells no game is a disagreement too.
    """
    where = ""
    try:
        told = _game(line)
        level = usual_level(told) if level is None else level
        if "hand" in told and "steps" not in told:
            return claim_replay.judge(told, level)
        steps = found(told, "steps", list)
        if not steps:
            raise Disagreement("steps is empty")
        replay = Replay(told, level)
        for number, step in enumerate(steps, 1):
            where = f"step {number}: "
            replay.step(step)
        where = "at the end: "
        replay.close(told)
    except Disagreement as difference:
        return where + str(difference)
    except RecursionError:
        return where + "too deeply nested"
    return None


def _game(line: str) -> dict:
    try:
        told = json.loads(line, object_pairs_hook=_once)
    except json.JSONDecodeError as error:
        raise Disagreement(f"no JSON: {error.msg} at character {error.pos + 1}") from error
    except ValueError as error:
        raise Disagreement("no JSON: a number of thousands of digits") from error
    if not isinstance(told, dict):
        raise Disagreement(f"no game but {shown(told)}")
    return told


def _once(fields: list[tuple]) -> dict:
    """Return an object of JSON, whose second field of one name would hide the first."""
    told = dict(fields)
    if len(told) < len(fields):
        names = [name for name, _ in fields]
        raise Disagreement(f"{shown(max(names, key=names.count))} is told twice")
    return told


def disagreements(path: Path, level: int | None) -> Iterator[str | None]:
    """Yield for each game of the file at `path` what is wrong with it, or None."""
    try:
        lines = path.read_text(encoding="utf-8-sig").split("\n")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "no UTF-8 text"
        yield f"{path}: cannot be read: {reason}"
        return
    games = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    if not games:
        yield f"{path}: no game in it"
    for number, line in games:
        difference = first_disagreement(line, level)
        yield difference and f"{path.name} line {number}: {difference}"


def main(arguments: list[str]) -> int:
    """Replay every game of every file; print the differences and the count; 1 if any differ."""
    parser = Parser(prog="dev.py conform", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--level", choices=LEVELS)
    options = parser.parse_args(arguments)
    level = LEVELS.index(options.level) if options.level else None
    passed = failed = 0
    for path in options.files:
        for difference in disagreements(path, level):
            if difference:
                failed += 1
                print(difference, file=sys.stderr)
            else:
                passed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    verb.run(main)
