"""A chart as plain SVG: lines or bars, told apart by dashes and names too, not by colour alone."""

from collections.abc import Sequence
from html import escape

from tools.story.story import Chart, Series

WIDE, HIGH = 640, 260
LEFT, RIGHT, TOP, BOTTOM = 44, 92, 28, 40  # margins; names of lines stand at the right
DASHES = ("", "7 3", "2 3", "9 3 2 3", "5 2 1 2", "1 4")
MOST_LABELS = 12
NAME_HIGH = 14  # between two names at the right


def svg(chart: Chart, number: int) -> str:
    """Return `chart` as an SVG that is read aloud as its title and what it tells."""
    low, high = _span(chart)
    parts = _grid(chart, low, high)
    parts += _bars(chart, low, high) if chart.bars else _lines(chart, low, high)
    title, told = escape(chart.title), escape(chart.told)
    return (
        f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-labelledby="t{number} d{number}">'
        f'<title id="t{number}">{title}</title><desc id="d{number}">{told}</desc>'
        + "".join(parts)
        + "</svg>"
    )


def _span(chart: Chart) -> tuple[float, float]:
    values = [value for series in chart.series for value in series.values if value is not None]
    return min(0, *values, 0), max(1, *values, 1)


def _step(low: float, high: float) -> int:
    """Return the distance of the lines across, so that there are three to six."""
    step, factors = 1, (2, 2.5, 2)
    at = 0
    while (high - low) / step > 6:
        step = int(step * factors[at % 3])
        at += 1
    return step


def _x(chart: Chart, at: float) -> float:
    count = len(chart.labels)
    room = WIDE - LEFT - RIGHT
    return LEFT + room * (at + 0.5) / count if chart.bars else LEFT + room * at / max(count - 1, 1)


def _y(value: float, low: float, high: float) -> float:
    return HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * (value - low) / (high - low)


def _grid(chart: Chart, low: float, high: float) -> list[str]:
    step = _step(low, high)
    parts = []
    value = -(int(-low) // step) * step
    while value <= high:
        y = _y(value, low, high)
        parts.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDE - RIGHT}"/>')
        parts.append(_text(LEFT - 6, y + 4, str(value), "end"))
        value += step
    every = -(-len(chart.labels) // MOST_LABELS)
    for at in range(0, len(chart.labels), every):
        parts.append(_text(_x(chart, at), HIGH - BOTTOM + 16, chart.labels[at], "middle"))
    parts.append(_text((LEFT + WIDE - RIGHT) / 2, HIGH - 6, chart.across, "middle"))
    parts.append(_text(6, 12, chart.upward, "start"))
    return parts


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _lines(chart: Chart, low: float, high: float) -> list[str]:
    parts = []
    for number, series in enumerate(chart.series):
        points = [
            (_x(chart, at), _y(value, low, high))
            for at, value in enumerate(series.values)
            if value is not None
        ]
        if not points:
            continue
        if len(points) == 1:
            (x, y), colour = points[0], f"bar c{number % 6}"
            parts.append(f'<circle class="{colour}" cx="{x:.1f}" cy="{y:.1f}" r="3"/>')
            continue
        way = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        dash = f' stroke-dasharray="{DASHES[number % 6]}"' if number % 6 else ""
        parts.append(f'<path class="line c{number % 6}" d="M{way}"{dash}/>')
    for name, y in _names(chart.series, low, high):
        parts.append(_text(WIDE - RIGHT + 8, y, name, "start"))
    return parts


def _names(rows: Sequence[Series], low: float, high: float) -> list[tuple[str, float]]:
    """Return the names of lines with where they stand: beside their ends, but not on each other."""
    ends = []
    for series in rows:
        values = [value for value in series.values if value is not None]
        if values:
            ends.append((_y(values[-1], low, high) + 4, series.name))
    placed: list[tuple[str, float]] = []
    for y, name in sorted(ends):
        above = placed[-1][1] + NAME_HIGH if placed else y
        placed.append((name, max(y, above)))
    over = max(0.0, placed[-1][1] - (HIGH - BOTTOM + NAME_HIGH)) if placed else 0
    return [(name, y - over) for name, y in placed]


def _bars(chart: Chart, low: float, high: float) -> list[str]:
    parts = []
    count = len(chart.series)
    room = (WIDE - LEFT - RIGHT) / max(len(chart.labels), 1) * 0.8
    for number, series in enumerate(chart.series):
        for at, value in enumerate(series.values):
            if not value:
                continue
            x = _x(chart, at) - room / 2 + room * number / count
            y, base = _y(max(value, 0), low, high), _y(min(value, 0), low, high)
            parts.append(
                f'<rect class="bar c{number % 6}" x="{x:.1f}" y="{y:.1f}"'
                f' width="{room / count:.1f}" height="{base - y:.1f}"/>'
            )
        y = TOP + 10 + NAME_HIGH * number
        if count > 1:
            x = WIDE - RIGHT + 8
            parts.append(
                f'<rect class="bar c{number % 6}" x="{x}" y="{y - 8:.1f}" width="8" height="8"/>'
            )
            parts.append(_text(x + 12, y, series.name, "start"))
    return parts
