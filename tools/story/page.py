"""Stories as one HTML page that fetches nothing: dark and light, and read aloud as it is seen."""

from collections.abc import Sequence
from html import escape

from tools.story.charts import svg
from tools.story.story import Chart, Rows, Story

STYLE = """
:root { color-scheme: light dark; --ink: #1b1b1b; --paper: #fdfcf9; --faint: #d9d5cc;
  --c0: #0b5fa5; --c1: #b3430b; --c2: #1f7a3a; --c3: #8a2a8f; --c4: #7a5c00; --c5: #444; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8df; --paper: #16181b; --faint: #3a3d42;
  --c0: #6cb6ff; --c1: #ff9a5c; --c2: #6fd08c; --c3: #e08be6; --c4: #e3c04b; --c5: #bbb; } }
body { font: 1.05rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 44rem; margin: 0 auto; padding: 1rem; }
h1, h2, h3 { line-height: 1.2; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
figure { margin: 0; }
svg { width: 100%; min-width: 30rem; height: auto; }
svg text { font: 12px system-ui, sans-serif; fill: var(--ink); }
.grid { stroke: var(--faint); fill: none; }
.line { fill: none; stroke-width: 2.2; stroke-linejoin: round; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .15rem .8rem .15rem 0; border-bottom: 1px solid var(--faint); }
summary { cursor: pointer; }
@media print { details:not([open]) { display: none; } }
"""
COLOURS = "".join(
    f".line.c{number} {{ stroke: var(--c{number}); }}\n"
    f".bar.c{number} {{ fill: var(--c{number}); }}\n"
    for number in range(6)
)


def html(stories: Sequence[Story]) -> str:
    """Return `stories` as one page."""
    title = escape(stories[0].title)
    body = "".join(_told(story, place) for place, story in enumerate(stories))
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}: the story</title>\n<style>{STYLE}{COLOURS}</style>\n</head>\n"
        f"<body>\n<main>\n{body}</main>\n</body>\n</html>\n"
    )


def _told(story: Story, place: int) -> str:
    """Return one story as an article; the first one's title is the page's."""
    level = "h1" if place == 0 else "h2"
    parts = [f"<article>\n<{level}>{escape(story.title)}</{level}>\n"]
    parts.append(f"<p>{escape(', '.join(story.facts))}</p>\n")
    parts += [f"<p>{escape(sentence)}</p>\n" for sentence in story.sentences]
    parts += [_chart(chart, 100 * place + number) for number, chart in enumerate(story.charts)]
    drawn = [chart.title for chart in story.charts]
    for rows in story.tables:
        title = rows.title + ", in figures" * (rows.title in drawn)
        parts.append(f"<h2>{escape(title)}</h2>\n{_table(rows)}")
    return "".join(parts) + "</article>\n"


def _chart(chart: Chart, number: int) -> str:
    """Return a chart with what it tells, and its figures as a table for whoever wants them."""
    figures = Rows(
        f"The figures of {chart.title}",
        (chart.across, *(series.name for series in chart.series)),
        [
            (label, *(_figure(series.values, at) for series in chart.series))
            for at, label in enumerate(chart.labels)
        ],
    )
    return (
        f"<h2>{escape(chart.title)}</h2>\n<figure>\n"
        f'<div class="wide" tabindex="0" role="region" aria-label="Chart: {escape(chart.title)}">'
        f"{svg(chart, number)}</div>\n"
        f"<figcaption>{escape(chart.told)}</figcaption>\n</figure>\n"
        f"<details><summary>{escape(figures.title)}</summary>\n"
        f"{_table(figures)}</details>\n"
    )


def _figure(values: Sequence[float | None], at: int) -> str:
    value = values[at] if at < len(values) else None
    return "" if value is None else f"{value:g}"


def _table(rows: Rows) -> str:
    head = "".join(f'<th scope="col">{escape(word)}</th>' for word in rows.head)
    lines = [
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(word)}</td>" for word in rest)
        + "</tr>\n"
        for first, *rest in rows.rows
    ]
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(rows.title)}">'
        f"<table><caption hidden>{escape(rows.title)}</caption>\n"
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{''.join(lines)}</tbody></table></div>\n"
    )
