"""The ways to pay in the dock: a line for each, in which every kind of tokens has its column.

Knows selections and the layout; knows nothing of buttons, events or sessions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.rules.model import SPECIAL, Tokens
from game.support.i18n import tr
from game.ui.table.frames import draw_outline
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_plate
from game.view.interaction.choices import Choices, Paying
from game.view.interaction.intent import payments_on_show
from game.view.layout.geometry import Rect
from game.view.layout.table import SLOT_CONTROLS, TableLayout, Target
from game.view.theme import MIN_TEXT_PX

_INSET, _GAP = 5, 4
"""The distance of the lines to the edges of the strip, and to each other, in reference pixels."""
_HEAD: Final = 20
"""The height of the words above the lines, likewise."""
_LOWEST, _HIGHEST = 17, 46
"""The lowest line in window pixels, below which the ways to pay stand side by side, and the highest in reference
pixels."""
_CHIP: Final = 0.92
"""The greatest size of a chip by the height of its line."""
_ALONE, _COUNTED, _FIGURE = 1.16, 1.8, 1.06
"""The width of a column by the size of its chips: of one whose tokens are all alone, which have no number, and of
another; and where a number begins."""
_LEAST_CHIP: Final = 16
"""The least size of chips beside which there is room for what is kept, in window pixels."""
_APART: Final = 18
"""The least distance of what is paid and what is kept, in reference pixels."""
_TICK: Final = 25, 17
"""The size of the tick of the way that is chosen, in reference pixels of a large and a compact layout."""
_BAR: Final = 120
"""The alpha of the line between what is paid and what is kept."""


def payment_choices(layout: TableLayout, payments: Sequence[Tokens]) -> list[tuple[Target, Rect]]:
    """Return the boxes in the dock of the payments to choose from: lines, or side by side where the strip is low."""
    unit, count = layout.scale, len(payments)
    strip, gap = layout.actions.strip.inset(max(2, round(_INSET * unit))), max(2, round(_GAP * unit))
    head = _head(layout)
    high = min((strip.h - head + gap) // count - gap, round(_HIGHEST * unit))
    if high < _LOWEST:
        wide = (strip.w + gap) // count - gap
        boxes = [Rect(strip.x + number * (wide + gap), strip.y, wide, strip.h) for number in range(count)]
    else:
        top = strip.y + head + (strip.h - head - count * (high + gap) + gap) // 2
        boxes = [Rect(strip.x, top + number * (high + gap), strip.w, high) for number in range(count)]
    return list(zip(SLOT_CONTROLS, boxes, strict=False))


def _head(layout: TableLayout) -> int:
    """Return the height of the words above the lines."""
    return max(round(_HEAD * layout.scale), MIN_TEXT_PX + 2)


@dataclass(frozen=True)
class _PaymentColumns:
    """The left edge of each kind's column that is paid or kept in any of the ways, from that of a box.

    ``bar`` is between what is paid and what is kept, 0 where there is no room for the latter.
    """

    paid: dict[int, float]
    kept: dict[int, float]
    size: float
    bar: float


def draw_payments(p: Painter, now: Choices, selection: Paying) -> None:
    """Draw each way to pay, with what is kept where there is room."""
    payments = payments_on_show(now, selection)
    held = p.state.players[p.layout.own].tokens
    rests = [tuple(count - paid for count, paid in zip(held, payment, strict=True)) for payment in payments]
    choices = payment_choices(p.layout, payments)
    first = choices[0][1]
    columns = _columns(p, first, _widths(payments), _widths(rests))
    lines = len(choices) > 1 and choices[1][1].x == first.x
    if lines:
        _captions(p, first, columns)
    for (control, box), payment, rest in zip(choices, payments, rests, strict=True):
        chosen = payment == selection.payment
        p.sprite("ui/list_row_active" if chosen else "ui/list_row", box)
        for counts, lefts in ((payment, columns.paid), (rest, columns.kept)):
            for kind, left in lefts.items():
                _cell(p, kind, counts[kind], box.x + left, box.center[1], columns.size)
        if columns.bar:
            edge = p.px(_INSET)
            p.canvas.rect(
                (*p.look.palette.text_muted, _BAR),
                Rect(round(box.x + columns.bar), box.y + edge, max(1, p.px(1)), box.h - 2 * edge),
            )
        if chosen:
            _tick(p, box, lines=lines)
        if p.marks.hover is control:
            p.canvas.rect(p.look.palette.line_light, box, max(1, p.px(1)))
        if p.marks.focus is control:
            draw_outline(p, box)


def _widths(ways: Sequence[Tokens]) -> dict[int, float]:
    """Return the kinds of tokens that are in any of some numbers by kind, and the widths of their columns in chips."""
    most = {kind: max(way[kind] for way in ways) for kind in range(SPECIAL)}
    return {kind: _COUNTED if count > 1 else _ALONE for kind, count in most.items() if count}


def _columns(p: Painter, box: Rect, paid: dict[int, float], kept: dict[int, float]) -> _PaymentColumns:
    """Lay out the columns of a choice."""
    edge, apart = p.px(2 * _INSET), p.px(_APART)
    room = box.w - 2 * edge - _tick_size(p)
    size = min(box.h * _CHIP, (room - apart) / (sum(paid.values()) + sum(kept.values())))
    if size < _LEAST_CHIP:
        size = min(box.h * _CHIP, room / sum(paid.values()))
        return _PaymentColumns(_lefts(paid, size, (box.w - size * sum(paid.values())) / 2), {}, size, 0.0)
    end = edge + size * sum(paid.values())
    free = room - size * (sum(paid.values()) + sum(kept.values()))
    second = end + max(free / 2, apart)
    return _PaymentColumns(_lefts(paid, size, edge), _lefts(kept, size, second), size, (end + second) / 2)


def _lefts(widths: dict[int, float], size: float, start: float) -> dict[int, float]:
    """Return the left edges of columns side by side from ``start`` on, of widths in chips of a size."""
    found = {}
    for kind, wide in widths.items():
        found[kind] = start
        start += wide * size
    return found


def _captions(p: Painter, first: Rect, columns: _PaymentColumns) -> None:
    """Write above the lines what their columns are."""
    high = _head(p.layout)
    write = partial(p.label, "caption", color=p.look.palette.text_soft, size=max(high * 0.7, MIN_TEXT_PX))
    y = first.y - high * 0.5
    start = first.x + next(iter(columns.paid.values()))
    write(tr("You pay").upper(), start, y)
    if columns.bar:
        write(tr("You keep").upper(), first.x + next(iter(columns.kept.values())), y)


def _cell(p: Painter, kind: int, count: int, left: float, y: float, size: float) -> None:
    """Draw tokens of a kind in their column, with their number where there are several."""
    if not count:
        return
    p.icon(f"token_small/{kind}", left + size / 2, y, size)
    p.token_letter(kind, left + size / 2, y, size)
    if count > 1:
        high, palette = max(size * 0.76, MIN_TEXT_PX), p.look.palette
        x = left + size * _FIGURE
        p.label("count", str(count), x, y, palette.text, "midleft", high, outline=palette.ink, outline_px=1.6)


def _tick_size(p: Painter) -> int:
    return max(p.px(_TICK[p.layout.compact]), 16)


def _tick(p: Painter, box: Rect, *, lines: bool) -> None:
    """Mark the way to pay that is chosen with a gold tick at its right end, or on its upper right corner."""
    side = _tick_size(p)
    seal = Rect(box.right - side - p.px(_INSET), round(box.center[1] - side / 2), side, side)
    if not lines:
        seal = Rect(box.right - round(side * 0.66), box.y - round(side * 0.4), side, side)
    draw_plate(p, p.look.palette.action, seal)
    p.icon("icon_dark/ok", *seal.center, side * 0.62)
