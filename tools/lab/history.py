"""How hard is your table?  The games that a device has exported, beside those of the players."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from firmware.games.the_game.rules import DECK, RULE_SETS
from firmware.shell.export import AS_RULED, GIVEN_UP, HEAD
from tools.lab import figures, games
from tools.lab.games import Kind
from tools.lab.houses import SPREAD

PLAYERS = ("easy", "steady", "strong")  # the weakest first
FEW = 3  # games of which nothing is said yet, if there are not so many
EVEN = 0.5


class NoHistory(Exception):
    """A file is no history; the message says in a line where and why."""


class Table(NamedTuple):
    """Your games of a rule set and a number of players: how many cards each left."""

    rules: str
    players: int
    left: list[int]


class Beside(NamedTuple):
    """Your games beside one player's: how often yours leaves fewer, and the interval of 95 %."""

    player: str
    share: float
    low: float
    high: float


def read(path: Path) -> tuple[list[Table], int]:
    """Return the tables of The Game in the file at `path`, and how many games are left out.

    Those are given up, ruled or of another game.  Raises NoHistory.
    """
    try:
        lines = path.read_bytes().decode("utf-8-sig").splitlines()
    except OSError as error:
        raise NoHistory(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise NoHistory(f"{path.name}: no UTF-8 text, so no history") from None
    if not lines or lines[0] != HEAD:
        raise NoHistory(f"{path.name} line 1: a history begins with '{HEAD}'")
    found: dict[tuple[str, int], list[int]] = {}
    aside = 0
    for number, line in enumerate(lines[1:], 2):
        game = _game(line, f"{path.name} line {number}")
        if game is None:
            aside += 1
        else:
            found.setdefault(game[:2], []).append(game[2])
    if not found:
        raise NoHistory(f"{path.name}: no game of The Game was played to its end")
    return [Table(*key, left) for key, left in sorted(found.items())], aside


def _game(line: str, place: str) -> tuple[str, int, int] | None:
    """Return rules, players and cards left of a game, None where it is left out."""
    cells = line.split(",")
    names = HEAD.split(",")
    if len(cells) != len(names):
        raise NoHistory(f"{place}: {len(cells)} cells, not {len(names)}: cut off or edited?")
    row = dict(zip(names, cells, strict=True))
    if row["remark"] not in ("", GIVEN_UP, AS_RULED):
        raise NoHistory(f"{place}: nobody knows the remark '{row['remark']}'")
    if not row["players"].isdecimal():
        raise NoHistory(f"{place}: '{row['players']}' players")
    if row["remark"] or row["rules"] not in RULE_SETS:
        return None
    if not row["left"].isdecimal() or int(row["left"]) > DECK:
        raise NoHistory(f"{place}: '{row['left']}' cards are left")
    return row["rules"], int(row["players"]), int(row["left"])


def kinds(tables: list[Table]) -> list[Kind]:
    """Return what is to be played beside `tables`; raise NoSuchHouse if one cannot be."""
    found = [Kind(table.rules, table.players, True, name) for table in tables for name in PLAYERS]
    for kind in found:
        games.check(kind)
    return found


def beside(table: Table, row: dict[str, Any]) -> Beside:
    """Return how `table` stands beside a player, of whose games `row` has the spread.

    A game that leaves as many counts half.
    """
    spread, total = row[SPREAD], row["games"]
    wins = sum((sum(spread[left + 1 :]) + sum(spread[left : left + 1]) / 2) / total
               for left in table.left)  # fmt: skip
    count = len(table.left)
    return Beside(row["player"], wins / count, *figures.interval(wins, count))


def verdict(found: list[Beside]) -> str:
    """Return in a sentence like whom you play, by what is `found` of each player in order."""
    like = [one for one in found if one.low <= EVEN <= one.high]
    if like:
        return f"You play like {min(like, key=lambda one: abs(one.share - EVEN)).player}."
    weaker = [one.player for one in found if one.low > EVEN]
    stronger = [one.player for one in found if one.high < EVEN]
    if not stronger:
        return f"You play better than {weaker[-1]}."
    if not weaker:
        return f"You do not play like {stronger[0]} yet."
    return f"You play better than {weaker[-1]}, not yet like {stronger[0]}."


def title(table: Table) -> str:
    """Return in a line what `table` has played."""
    count, won = len(table.left), table.left.count(0)
    average = sum(table.left) / count
    games_of_yours = f"{count} game{'s' * (count > 1)} of yours"
    return (
        f"{table.rules}, {table.players} player{'s' * (table.players > 1)}: {games_of_yours}, "
        f"{won} won, {average:.1f} cards left on average"
    )


def lines(tables: Sequence[Table], rows: Sequence[dict[str, Any]]) -> list[str]:
    """Return what is to be printed of `tables` beside the `rows` of their `kinds`."""
    found = []
    for table in tables:
        found.append(title(table))
        about = rows_of(table, rows)
        each = [beside(table, row) for row in about]
        for row, one in zip(about, each, strict=True):
            share, low, high = (100 * value for value in one[1:])
            won = 100 * row["wins"] / row["games"]
            found.append(
                f"  {one.player:7} {won:5.1f} % won, {row['left']:5.2f} left; yours leaves fewer "
                f"in {share:.0f} of 100 ({low:.0f} to {high:.0f})"
            )
        enough = len(table.left) >= FEW
        found.append("  " + (verdict(each) if enough else "Play some more to be told."))
    return found


def rows_of(table: Table, rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return those of `rows` that stand beside `table`, a player each, the weakest first."""
    fitting = [
        row
        for row in rows
        if (row["rules"], row["players"], row["signs"]) == (table.rules, table.players, True)
    ]
    order = {row["player"]: row for row in fitting if row["player"] in PLAYERS}
    return [order[name] for name in PLAYERS]
