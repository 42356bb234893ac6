"""The laboratory's report: one HTML page with charts, which fetches nothing."""

# pyright: reportMissingImports=false

import io
import itertools
from collections.abc import Callable, Sequence
from html import escape
from typing import Any

import matplotlib

from tools.lab import figures, history
from tools.lab.history import Table
from tools.lab.houses import SPREAD

matplotlib.use("svg")

from matplotlib import pyplot

Row = dict[str, Any]

INK = "#010203"  # stands for the page's own colour, light or dark
TALK = {True: "with signs", False: "without"}
COLOURS = {True: "#2f8f6f", False: "#b0642a"}
FIVE = 5  # numbers of cards that are told together
MARKS = ("o", "s", "^", "D", "v", "P")
HEAD = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The laboratory</title><style>
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
figure{margin:2rem 0}svg{width:100%;height:auto}
table{border-collapse:collapse}td,th{padding:.2rem .7rem;text-align:right}
th:first-child,td:first-child{text-align:left}tr+tr{border-top:1px solid #8886}
</style></head><body>
<h1>How hard is it?</h1>
"""


def page(rows: list[Row], tables: Sequence[Table] = (), beside: Sequence[Row] = ()) -> str:
    """Return the page of `rows`, kinds of games that were played.

    Your `tables`, if there are some, come first, with the rows `beside` them.
    """
    parts = [HEAD, f"<p>{escape(_about(rows))}</p>"]
    if tables:
        parts.append("<h2>How hard is your table?</h2>")
    for table in tables:
        about = history.rows_of(table, beside)
        said = [escape(line) for line in history.lines([table], beside)]
        parts.append(f"<p>{'<br>'.join(said)}</p>")
        title = f"{table.rules}, {table.players}: how many games leave so many cards or fewer"
        yours = [{"player": "you", "games": len(table.left), SPREAD: spread(table.left)}]
        parts.append(_figure(title, _beside, [*about, *yours]))
    for rules in dict.fromkeys(row["rules"] for row in rows):
        own = [row for row in rows if row["rules"] == rules]
        parts.append(f"<h2>{escape(rules)}</h2>")
        parts.append(_figure("How often it is won, with the interval of 95 %", _won, own))
        parts.append(_table(own))
        parts.append(_figure("How many games leave so many cards or fewer", _left, own))
        parts.append(_figure("Where the lost games die: cards that were left", _died, own))
        parts.append(_figure("What signs are worth: points of per cent won", _talk, own))
    return "\n".join([*parts, "</body></html>\n"])


def spread(left: Sequence[int]) -> list[int]:
    """Return how many games left no card, one, two and so on."""
    return [left.count(cards) for cards in range(max(left) + 1)]


def _about(rows: list[Row]) -> str:
    games, player = sum(row["games"] for row in rows), rows[0]["player"]
    return f"{games:,} games that computers played, {player} on every seat, seed {rows[0]['seed']}."


def _figure(title: str, draw: Callable[[Any, list[Row]], None], rows: list[Row]) -> str:
    """Return a chart with its title; it is read aloud as that, and the table has its figures."""
    colours = dict.fromkeys(
        ("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color"), INK
    )
    style: Any = {**colours, "svg.fonttype": "none", "svg.hashsalt": title, "font.size": 11}
    with pyplot.rc_context(style):
        drawn, axes = pyplot.subplots(figsize=(7, 3.4), layout="constrained")
        draw(axes, rows)
        axes.spines[["top", "right"]].set_visible(False)
        file = io.StringIO()
        drawn.savefig(file, format="svg", transparent=True, metadata={"Date": None})
        pyplot.close(drawn)
    svg = file.getvalue()
    svg = svg[svg.index("<svg") :].replace(INK, "currentColor")
    svg = svg.replace("<svg", f'<svg role="img" aria-label="{escape(title)}"', 1)
    return f"<figure>{svg}<figcaption>{escape(title)}</figcaption></figure>"


def _won(axes: Any, rows: list[Row]) -> None:
    for step, signs in enumerate(TALK):
        own = [row for row in rows if row["signs"] == signs]
        shares = [100 * row["wins"] / row["games"] for row in own]
        spread = [
            [share - 100 * row["low"] for share, row in zip(shares, own, strict=True)],
            [100 * row["high"] - share for share, row in zip(shares, own, strict=True)],
        ]
        places = [row["players"] + 0.4 * step - 0.2 for row in own]
        axes.bar(places, shares, 0.38, yerr=spread, color=COLOURS[signs], ecolor=INK, capsize=3,
                 hatch="" if signs else "//", label=TALK[signs])  # fmt: skip
    axes.set_xticks(sorted({row["players"] for row in rows}))
    axes.set(xlabel="players", ylabel="won, %", ylim=(0, 100))
    axes.legend(frameon=False)


def _left(axes: Any, rows: list[Row]) -> None:
    own = [row for row in rows if row["signs"]]
    _sums(axes, own, [f"{row['players']} players" for row in own])


def _beside(axes: Any, rows: list[Row]) -> None:
    _sums(axes, rows, [row["player"] for row in rows])


def _sums(axes: Any, rows: list[Row], names: list[str]) -> None:
    """Draw of each of `rows` the share of games that left so many cards or fewer."""
    end = max(len(row[SPREAD]) for row in rows)
    for row, name, mark in zip(rows, names, MARKS, strict=False):
        counts = row[SPREAD] + [0] * (end - len(row[SPREAD]))
        shares = [100 * sum_so_far / row["games"] for sum_so_far in itertools.accumulate(counts)]
        axes.plot(range(end), shares, marker=mark, markevery=5, ms=5, label=name)
    axes.set(xlabel="cards left, at most", ylabel="games, %", ylim=(0, 100))
    axes.legend(frameon=False)


def _died(axes: Any, rows: list[Row]) -> None:
    for row, mark in zip([row for row in rows if row["signs"]], MARKS, strict=False):
        lost = max(row["games"] - row["wins"], 1)
        fives = range(1, len(row[SPREAD]), FIVE)
        shares = [100 * sum(row[SPREAD][first : first + FIVE]) / lost for first in fives]
        axes.plot([first + FIVE // 2 for first in fives], shares, marker=mark, ms=5,
                  label=f"{row['players']} players")  # fmt: skip
    axes.set(xlabel="cards left, by fives", ylabel="lost games, %", ylim=(0, None))
    axes.legend(frameon=False)


def _talk(axes: Any, rows: list[Row]) -> None:
    kinds = {(row["players"], row["signs"]): row for row in rows}
    counts = sorted({row["players"] for row in rows if row["players"] > 1})
    for players in counts:
        talking, silent = kinds.get((players, True)), kinds.get((players, False))
        if talking and silent:
            gain, spread = worth(talking, silent)
            axes.bar(players, gain, 0.5, yerr=spread, color=COLOURS[True], ecolor=INK, capsize=3)
    axes.axhline(0, color=INK, lw=0.8)
    axes.set_xticks(counts)
    axes.set(xlabel="players", ylabel="points of per cent")


def worth(talking: Row, silent: Row) -> tuple[float, float]:
    """Return by how many points of per cent signs raise the wins, and half the interval of 95 %."""
    gain, square = 0.0, 0.0
    for sign, row in ((1, talking), (-1, silent)):
        share = row["wins"] / row["games"]
        gain += sign * share
        square += share * (1 - share) / row["games"]
    return 100 * gain, 100 * figures.SURE * square**0.5


def _table(rows: list[Row]) -> str:
    lines = ["<table><tr><th>players</th><th>won</th><th>95 %</th><th>left</th></tr>"]
    for row in rows:
        share, low, high = (100 * x for x in (row["wins"] / row["games"], row["low"], row["high"]))
        cells = [f"{row['players']}, {TALK[row['signs']]}", f"{share:.1f} %"]
        cells += [f"{low:.1f} to {high:.1f}", f"{row['left']:.1f}"]
        lines.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return "\n".join([*lines, "</table>"])
