"""Many kinds of games one after the other, each kept once it is played, so that a run can go on."""

import csv
import itertools
import json
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from host_sim.players.quick.house import NoSuchHouse
from tools.lab import figures, games, pool
from tools.lab.games import Kind

KEPT = "games.jsonl"  # in the run's folder: a line for each kind that was played to its end
TABLE = "games.csv"
SPREAD = "spread"  # of a kept line: how many games left no card, one, two …; not in the table


def kinds(
    rules: list[str],
    players: list[int],
    hands: list[int | None],
    leasts: list[int | None],
    piles: list[int],
    signs: bool,
    player: str,
) -> list[Kind]:
    """Return every kind that these make and that can be played; raise NoSuchHouse if none can."""
    found, why = [], ""
    for rule, count, hand, least, stacks in itertools.product(rules, players, hands, leasts, piles):
        kind = Kind(rule, count, signs, player, hand, least, stacks)
        try:
            games.check(kind)
        except NoSuchHouse as error:
            why = why or str(error)
        else:
            found.append(kind)
    if not found:
        raise NoSuchHouse(why)
    return found


def run(crew: Executor, wanted: list[Kind], seed: int, count: int, folder: Path) -> list[dict]:
    """Play what `folder` does not have yet of all kinds `wanted`; return the rows of all."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / KEPT
    known = {_key(row): row for row in _kept(path) if SPREAD in row}
    path.write_text("".join(json.dumps(row) + "\n" for row in known.values()), encoding="utf-8")
    rows = []
    for kind in wanted:
        row = known.get(_key({**kind._asdict(), "seed": seed, "games": count}))
        if row is None:
            left = pool.play(crew, kind, seed, count)
            row = {**kind._asdict(), "seed": seed, **figures.score(left)._asdict()}
            row[SPREAD] = [left.count(cards) for cards in range(max(left) + 1)]
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
            known[_key(row)] = row
        rows.append(row)
    with (folder / TABLE).open("w", encoding="utf-8", newline="") as file:
        names = [name for name in rows[0] if name != SPREAD]
        writer = csv.DictWriter(file, names, extrasaction="ignore")
        writer.writeheader()
        writer.writerows(rows)
    return rows


def lines(rows: list[dict[str, Any]]) -> list[str]:
    """Return `rows` as the lines of a table."""
    found = [f"{'rules':10} players hand least piles {'wins %':>7} {'95 %':>13} {'left':>6}"]
    for row in rows:
        hand, least = (row[name] or "-" for name in ("hand", "least"))
        share, low, high = (
            100 * value for value in (row["wins"] / row["games"], row["low"], row["high"])
        )
        found.append(
            f"{row['rules']:10} {row['players']:7} {hand:>4} {least:>5} {row['piles']:5} "
            f"{share:7.1f} {low:5.1f} to {high:4.1f} {row['left']:6.2f}"
        )
    return found


def _key(row: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(row[name] for name in (*Kind._fields, "seed", "games"))


def _kept(path: Path) -> list[dict[str, Any]]:
    """Return the rows in `path`; a last line that was cut off as it was written is left out."""
    rows = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        try:
            rows.append(json.loads(line))
        except ValueError:
            continue
    return rows
