"""The payments in the dock: a line for each, with what is paid before what is kept, which is smaller and quieter.

Knows selections and the layout; knows nothing of buttons, events or sessions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.rules.model import SPECIAL, Tokens
from game.support.i18n import tr
from game.ui.graphics.type_scale import FIGURE, TABLE_CAPTION
from game.ui.table.outlines import draw_outline
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_badge, draw_plate
from game.view.interaction.choices import Choices, Paying
from game.view.interaction.intent import payments_on_show
from game.view.layout.density import Density
from game.view.layout.geometry import Rect
from game.view.layout.table import SLOT_CONTROLS, TableLayout, Target
from game.view.theme import MIN_TEXT_PX

_INSET_PX: Final = 5
"""The distance of the lines to the edges of the strip, in reference pixels."""
_GAP_PX: Final = 4
"""The distance of the lines to each other, in reference pixels."""
_HEAD_PX: Final = 20
"""The height of the words above the lines, in reference pixels."""
_MIN_LINE_PX: Final = 17
"""The lowest line in window pixels, below which the payments stand side by side."""
_MAX_LINE_PX: Final = 46
"""The highest line in reference pixels."""
_MAX_CHIP_RATIO: Final = 0.92
"""The greatest size of a chip by the height of its line."""
_ALONE_RATIO: Final = 1.16
"""The width of a token alone, which has no number, by the size of a chip."""
_COUNTED_RATIO: Final = 1.8
"""The width of several tokens by the size of a chip."""
_FIGURE_X_RATIO: Final = 1.06
"""Where the number of several tokens begins, by the size of a chip."""
_KEPT_RATIO: Final = 0.76
"""The size of what is kept by that of what is paid."""
_KEPT_ALPHA: Final = 195
"""The alpha of what is kept."""
_MIN_CHIP_PX: Final = 18
"""The least size of chips beside which there is room for what is kept, in window pixels."""
_MIN_APART_PX: Final = 18
"""The least distance of what is paid and what is kept, in reference pixels."""
_MARK_PX: Final = Density(22, 16)
"""The size of the mark of a payment, in reference pixels."""
_BEFORE_MARK_PX: Final = Density(14, 8)
"""The distance of this mark to the edge, in reference pixels."""
_DOT_RATIO: Final = 0.22
"""The distance of the dot in the mark of the payment that is chosen to its rim, by the mark's size."""
_BAR_ALPHA: Final = 120
"""The alpha of the line between what is paid and what is kept."""
_OTHER_ALPHA: Final = 110
"""The alpha of the plate of a payment that is not chosen."""


def payment_choices(layout: TableLayout, payments: Sequence[Tokens]) -> list[tuple[Target, Rect]]:
    """Return the boxes in the dock of the payments to choose from: lines, or side by side where the strip is low."""
    unit, count = layout.scale, len(payments)
    strip, gap = layout.dock.strip.inset(max(2, round(_INSET_PX * unit))), max(2, round(_GAP_PX * unit))
    head = _head(layout)
    height = min((strip.h - head + gap) // count - gap, round(_MAX_LINE_PX * unit))
    if height < _MIN_LINE_PX:
        width = (strip.w + gap) // count - gap
        boxes = [Rect(strip.x + number * (width + gap), strip.y, width, strip.h) for number in range(count)]
    else:
        top = strip.y + head + (strip.h - head - count * (height + gap) + gap) // 2
        boxes = [Rect(strip.x, top + number * (height + gap), strip.w, height) for number in range(count)]
    return list(zip(SLOT_CONTROLS, boxes, strict=False))


def _head(layout: TableLayout) -> int:
    """Return the height of the words above the lines."""
    return max(round(_HEAD_PX * layout.scale), MIN_TEXT_PX + 2)


def _caption_size(layout: TableLayout) -> float:
    """Return the size of these words."""
    return max(_head(layout) * 0.7, MIN_TEXT_PX)


@dataclass(frozen=True)
class _PaymentColumns:
    """Where what is paid and what is kept begin in a box, from its left edge, and the size of chips that are paid.

    ``bar`` is between both, 0 where there is no room for what is kept.
    """

    paid: float
    kept: float
    size: float
    bar: float


def draw_payments(p: Painter, choices: Choices, selection: Paying) -> None:
    """Draw each payment, with what is kept where there is room."""
    payments = payments_on_show(choices, selection)
    held = p.state.players[p.layout.viewer].tokens
    rests = [tuple(count - paid for count, paid in zip(held, payment, strict=True)) for payment in payments]
    boxes = payment_choices(p.layout, payments)
    first = boxes[0][1]
    lines = len(boxes) > 1 and boxes[1][1].x == first.x
    columns = _columns(p, first, max(map(_width, payments)), max(map(_width, rests)), lines=lines)
    if lines:
        _captions(p, first, columns)
    for (control, box), payment, rest in zip(boxes, payments, rests, strict=True):
        chosen = payment == selection.payment
        p.sprite("ui/list_row_active", box, 255 if chosen else _OTHER_ALPHA)
        _chips(p, payment, box.x + columns.paid, box.center[1], columns.size)
        if columns.bar:
            _chips(p, rest, box.x + columns.kept, box.center[1], columns.size * _KEPT_RATIO, quiet=True)
            edge = p.px(_INSET_PX)
            p.canvas.rect(
                (*p.look.palette.text_muted, _BAR_ALPHA),
                Rect(round(box.x + columns.bar), box.y + edge, max(1, p.px(1)), box.h - 2 * edge),
            )
        _mark(p, box, chosen=chosen, lines=lines)
        if p.highlights.hover is control:
            p.canvas.rect(p.look.palette.line_light, box, max(1, p.px(1)))
        if p.highlights.focus is control:
            draw_outline(p, box)


def _width(tokens: Tokens) -> float:
    """Return the width of tokens side by side with their numbers, in chips."""
    return sum(_COUNTED_RATIO if count > 1 else _ALONE_RATIO for count in tokens[:SPECIAL] if count)


def _columns(p: Painter, box: Rect, paid: float, kept: float, *, lines: bool) -> _PaymentColumns:
    """Lay out a choice whose tokens are at most so wide in chips; ``lines`` have their mark at the left."""
    edge, apart = p.px(2 * _INSET_PX), p.px(_MIN_APART_PX)
    left = p.px(_BEFORE_MARK_PX[p.layout.compact]) + _mark_size(p) + edge if lines else edge
    room = box.w - left - edge
    size = min(box.h * _MAX_CHIP_RATIO, (room - apart) / (paid + kept * _KEPT_RATIO))
    if size < _MIN_CHIP_PX:
        size = min(box.h * _MAX_CHIP_RATIO, room / paid)
        return _PaymentColumns(left if lines else (box.w - size * paid) / 2, 0.0, size, 0.0)
    end = left + size * paid
    second = end + max((room - size * (paid + kept * _KEPT_RATIO)) / 2, apart)
    if lines:  # the words above what is paid may be wider than that
        words = p.text_width(TABLE_CAPTION, tr("You pay").upper(), _caption_size(p.layout)) + apart / 2
        second = max(second, min(left + words, left + room - size * kept * _KEPT_RATIO))
    return _PaymentColumns(left, second, size, (end + second) / 2)


def _captions(p: Painter, first: Rect, columns: _PaymentColumns) -> None:
    """Write above the lines what is paid and what is kept."""
    y, size = first.y - _head(p.layout) * 0.5, _caption_size(p.layout)
    room = columns.kept - columns.paid - p.px(_GAP_PX) if columns.bar else None
    p.label(TABLE_CAPTION.in_color("text"), tr("You pay").upper(), first.x + columns.paid, y, size, width=room)
    if columns.bar:
        p.label(TABLE_CAPTION, tr("You keep").upper(), first.x + columns.kept, y, size)


def _chips(p: Painter, tokens: Tokens, left: float, y: float, size: float, *, quiet: bool = False) -> None:
    """Draw tokens side by side from a point on, with their numbers where there are several of a kind."""
    for kind, count in enumerate(tokens[:SPECIAL]):
        if count:
            _cell(p, kind, count, left, y, size, quiet=quiet)
            left += size * (_COUNTED_RATIO if count > 1 else _ALONE_RATIO)


def _cell(p: Painter, kind: int, count: int, left: float, y: float, size: float, *, quiet: bool) -> None:
    """Draw tokens of a kind, with their number where there are several."""
    p.icon(f"token_small/{kind}", left + size / 2, y, size, _KEPT_ALPHA if quiet else 255)
    p.token_letter(kind, left + size / 2, y, size)
    if count > 1:
        style = FIGURE.in_color("text_soft" if quiet else "text")
        p.label(style, str(count), left + size * _FIGURE_X_RATIO, y, size * 0.76, outline_px=1.6)


def _mark_size(p: Painter) -> int:
    return max(p.px(_MARK_PX[p.layout.compact]), 14)


def _mark(p: Painter, box: Rect, *, chosen: bool, lines: bool) -> None:
    """Draw a ring at the left end of a payment or on its upper right corner, with a dot in that which is chosen."""
    side = _mark_size(p)
    ring = Rect(box.x + p.px(_BEFORE_MARK_PX[p.layout.compact]), round(box.center[1] - side / 2), side, side)
    if not lines:
        ring = Rect(box.right - round(side * 0.66), box.y - round(side * 0.4), side, side)
    draw_badge(p, ring)
    if chosen:
        draw_plate(p, p.look.palette.action, ring.inset(round(side * _DOT_RATIO)))
