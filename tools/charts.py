"""Charts as SVG: values with intervals, and lines over a common axis.

Knows numbers and labels; knows nothing of what they measure.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

import msgspec

WIDE: Final = 760.0
LEFT: Final = 150.0
"""Where the axis begins; labels stand before it."""
RIGHT: Final = 40.0
LABEL: Final = 20
"""How many characters of a label fit before the axis."""
ROW: Final = 30.0
PANEL: Final = 190.0
TOP: Final = 46.0
COLORS: Final = ("#1f6f8b", "#b3541e", "#4b7f3a", "#7a4f9a")
_TICKS: Final = 6


class Interval(msgspec.Struct, frozen=True):
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float


class Panel(msgspec.Struct, frozen=True):
    """Lines with a common vertical axis: the values of each by its name, over the chart's x; ``None`` leaves a gap."""

    label: str
    lines: dict[str, Sequence[float | None]]


def ticks(low: float, high: float) -> list[float]:
    """Return round numbers that span an interval; for an empty one those around it."""
    if high <= low:
        low, high = low - 0.5, high + 0.5
    rough = (high - low) / _TICKS
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough * 0.999)
    return [round(step * number, 10) for number in range(floor(low / step), ceil(high / step) + 1)]


def interval_chart(title: str, rows: Sequence[Interval], unit: str) -> str:
    """Return a chart with a row for each value."""
    marks = ticks(min(row.low for row in rows), max(row.high for row in rows))
    bottom = TOP + ROW * len(rows)

    def x(value: float) -> float:
        return LEFT + (value - marks[0]) / (marks[-1] - marks[0]) * (WIDE - LEFT - RIGHT)

    parts = [_text(WIDE / 2, 24, title, "middle", 16)]
    for mark in marks:
        parts += [_line(x(mark), TOP, x(mark), bottom, "#ddd"), _text(x(mark), bottom + 18, f"{mark:g}", "middle")]
    parts.append(_text((LEFT + WIDE - RIGHT) / 2, bottom + 38, unit, "middle"))
    for number, row in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        label = row.label if len(row.label) <= LABEL else f"{row.label[: LABEL - 1]}…"
        parts.append(_text(LEFT - 12, y + 4, label, "end"))
        parts.append(_line(x(row.low), y, x(row.high), y, COLORS[0], 2))
        parts += [_line(x(end), y - 5, x(end), y + 5, COLORS[0], 2) for end in (row.low, row.high)]
        parts.append(f'<circle cx="{x(row.value):.1f}" cy="{y:.1f}" r="5" fill="{COLORS[0]}"/>')
    return _svg(bottom + 50, parts)


def line_chart(title: str, label: str, x: Sequence[float], panels: Sequence[Panel]) -> str:
    """Return a chart of panels one below the other over the common axis ``x``."""
    across = ticks(min(x, default=0.0), max(x, default=0.0))
    bottom = TOP + PANEL * len(panels)

    def at(value: float) -> float:
        return LEFT + (value - across[0]) / (across[-1] - across[0]) * (WIDE - LEFT - RIGHT)

    parts = [_text(WIDE / 2, 24, title, "middle", 16)]
    for mark in across:
        parts += [_line(at(mark), TOP, at(mark), bottom - 30, "#eee"), _text(at(mark), bottom, f"{mark:g}", "middle")]
    parts.append(_text((LEFT + WIDE - RIGHT) / 2, bottom + 22, label, "middle"))
    for number, panel in enumerate(panels):
        parts += _panel(panel, [at(value) for value in x], TOP + PANEL * number)
    return _svg(bottom + 34, parts)


def _panel(panel: Panel, x: Sequence[float], top: float) -> list[str]:
    known = [value for line in panel.lines.values() for value in line if value is not None]
    marks = ticks(min(known, default=0.0), max(known, default=0.0))
    high = PANEL - 50

    def y(value: float) -> float:
        return top + high - (value - marks[0]) / (marks[-1] - marks[0]) * (high - 14)

    parts = [_text(12, top + 12, panel.label)]
    for mark in marks:
        parts += [_line(LEFT, y(mark), WIDE - RIGHT, y(mark), "#ddd"), _text(LEFT - 8, y(mark) + 4, f"{mark:g}", "end")]
    for number, (name, line) in enumerate(panel.lines.items()):
        color = COLORS[number % len(COLORS)]
        points = [f"{left:.1f},{y(value):.1f}" for left, value in zip(x, line, strict=True) if value is not None]
        parts.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{color}" stroke-width="2"/>')
        if len(panel.lines) > 1:
            parts.append(_text(12, top + 36 + 18 * number, name, color=color))
    return parts


def _line(x1: float, y1: float, x2: float, y2: float, color: str, wide: float = 1) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{color}" stroke-width="{wide}"/>'


def _text(x: float, y: float, text: str, anchor: str = "start", size: int = 13, color: str = "#222") -> str:
    how = f'text-anchor="{anchor}" font-size="{size}" fill="{color}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {how}>{escape(text)}</text>'


def _svg(high: float, parts: Sequence[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE:g} {high:g}" font-family="sans-serif">'
    return "\n".join([head, '<rect width="100%" height="100%" fill="#fff"/>', *parts, "</svg>"]) + "\n"
