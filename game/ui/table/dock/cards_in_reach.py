"""The cards in reach in the strip of the dock, while to buy is offered and none of them is in question.

Knows places, cards and the layout; knows nothing of selections, events or sessions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from game.rules.model import Place, PlaceKind
from game.support.i18n import tr
from game.ui.graphics.type_scale import FIGURE, TABLE_CAPTION
from game.ui.table.board.signals import paint_icon
from game.ui.table.dock.piece_line import caption_size
from game.ui.table.mats.reserved_cards import draw_tiny_card
from game.ui.table.painter import Painter
from game.view.descriptions.plan import Plan
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO
from game.view.theme import MIN_TEXT_PX

_EDGE_PX: Final = 3
"""The least distance of the cards to the edges of the strip, in reference pixels."""
_SIDE_PX: Final = 10
"""The distance of the caption and of the cards to the ends of the strip, in reference pixels."""
_CAPTION_GAP_PX: Final = 12
"""The gap between the caption and the first card, in reference pixels."""
_MAX_CAPTION_RATIO: Final = 0.3
"""The greatest width of the caption by that of the strip."""
_SHARES: Final = 1.0, 0.8, 0.64
"""The sizes in which cards with their labels below them are tried, by the usual one, before some are left out."""
_BESIDE_LARGER: Final = 2
"""In how many of these sizes the others are tried beside a better first card that fills the strip."""
_MIN_CARD_PX: Final = 16
"""The least width of a card in window pixels."""
_MORE: Final = "…"
"""What stands for cards that are left out."""
_GAP_PX: Final = 6
"""The least gap between two cards with their labels, in reference pixels."""
_NOTE_GAP_PX: Final = 5
"""The gap between a card and what is written beside it, in reference pixels."""
_POINTS_RATIO: Final = 0.38
"""The size of what is written beside a card by the height of the card."""
_BELOW_SIZE_RATIO: Final = 1.2
"""The size of a figure below a card by that of the caption."""
_BELOW_RATIO: Final = 0.88
"""The height of the line below a card by this size."""
_LABEL_Y_RATIO: Final = 0.3
"""The middle of a label beside a card above a score, by the card's height."""
_SCORE_Y_RATIO: Final = 0.72
"""The middle of that score by the card's height."""
_COINS_RATIO: Final = 0.86
"""The size of the sign of tokens by the figure before it."""
_FLAG_RATIO: Final = 0.62
"""The size of the seal with the flag by the width of its card."""
_FLAG_X_RATIO, _FLAG_Y_RATIO = 0.66, 0.74
"""The middle of this seal by the card's width and height."""


class _Label(NamedTuple):
    """What a card brings or costs: points, else the number of tokens to pay with their sign, or that it is free."""

    text: str
    coins: bool = False
    word: bool = False
    """Whether it is a word, in the size of the caption."""


class _Entry(NamedTuple):
    """A card and its label, with the score to write below that where the purchase reaches the goal."""

    card: str
    label: _Label
    score: str = ""


class _Cell(NamedTuple):
    """A card with its label below it or ``beside`` it, from its left edge on; sizes in window pixels."""

    entry: _Entry
    width: float
    card_width: float
    beside: bool


def draw_cards_in_reach(p: Painter, places: Iterable[Place]) -> None:
    """Draw the cards at some places side by side beside a caption, each with one label.

    That is the points that it brings, else what it costs. Cards that reach the goal come first, with the flag that they
    have in the market, then those of most points. Labels are beside the cards where there is room for all of them, else
    below, but for the first card if it is better than the others. Where even those have no room the caption gives way,
    and then the last cards.
    """
    strip, caption = p.layout.dock.strip, caption_size(p)
    entries = _entries(p, places)
    if not entries:
        return
    words = tr("In reach").upper()
    x, width = strip.x + p.px(_SIDE_PX), strip.w * _MAX_CAPTION_RATIO
    left = x + min(p.text_width(TABLE_CAPTION, words, caption), width) + p.px(_CAPTION_GAP_PX)
    right = float(strip.right - p.px(_SIDE_PX))
    cells = _fitting(p, entries, right - left)
    if len(cells) == len(entries):
        p.label(TABLE_CAPTION, words, x, strip.center[1], caption, width=width)
    else:
        left = float(x)
        cells = _fitting(p, entries, right - left)
    if len(cells) < len(entries):
        p.label(TABLE_CAPTION, _MORE, right, strip.center[1], caption, "midright")
        right -= _more_width(p)
    around = (right - left - sum(cell.width for cell in cells)) / len(cells)
    left += around / 2
    for cell in cells:
        _draw_cell(p, cell, left)
        left += cell.width + around


def _entries(p: Painter, places: Iterable[Place]) -> list[_Entry]:
    """Return the cards at some places with their labels, the best first."""
    plans = [plan for place in sorted(places, key=_order) if (plan := p.facts.plan(place)) is not None]
    plans.sort(key=lambda plan: (not p.facts.reaches_goal(plan.card), -plan.effect.points))
    return [_entry(p, plan) for plan in plans]


def _order(place: Place) -> tuple[bool, Place]:
    return place.kind is PlaceKind.HAND, place


def _entry(p: Painter, plan: Plan) -> _Entry:
    paid, wins = sum(plan.payment), p.facts.reaches_goal(plan.card)
    label = _Label(str(paid), coins=True) if paid else _Label(tr("Free").upper(), word=True)
    if plan.effect.points:
        label = _Label(f"+{plan.effect.points}")
    return _Entry(plan.card, label, f"= {plan.effect.score}" if wins else "")


def _fitting(p: Painter, entries: Sequence[_Entry], room: float) -> list[_Cell]:
    """Return the first of these cards, as many as fit in a room of window pixels, in the largest form that does."""
    gap = p.px(_GAP_PX)

    def fits(cells: Sequence[_Cell], rest: float = 0.0) -> bool:
        return sum(cell.width + gap for cell in cells) - gap <= room - rest

    beside = [_beside(p, entry) for entry in entries]
    if fits(beside):
        return beside
    below = [[_below(p, entry, share) for entry in entries] for share in _SHARES]
    first, *others = entries
    if others and (first.label, first.score) != (others[0].label, others[0].score):  # it is better than all others
        larger = ([beside[0], *cells[1:]] for cells in below[:_BESIDE_LARGER])
        below = [*larger, *below]
    for cells in below:
        if fits(cells):
            return cells
    for count in range(len(entries) - 1, 1, -1):
        for cells in below:
            if fits(cells[:count], _more_width(p)):
                return cells[:count]
    return below[-1][:1]


def _more_width(p: Painter) -> float:
    """Return the width of the sign of cards that are left out, with the gap before it."""
    return p.text_width(TABLE_CAPTION, _MORE, caption_size(p)) + p.px(_GAP_PX)


def _usual_height(p: Painter) -> float:
    """Return the height of a card that fills the strip."""
    return p.layout.dock.strip.h - 2.0 * p.px(_EDGE_PX)


def _beside(p: Painter, entry: _Entry) -> _Cell:
    """Return the cell of a card that fills the height of the strip, with all that is written on it beside it."""
    height = _usual_height(p)
    size = max(height * _POINTS_RATIO, MIN_TEXT_PX)
    words = max(_label_width(p, entry.label, size), p.text_width(FIGURE, entry.score, size))
    return _Cell(entry, height * CARD_RATIO + p.px(_NOTE_GAP_PX) + words, height * CARD_RATIO, beside=True)


def _below(p: Painter, entry: _Entry, share: float) -> _Cell:
    """Return the cell of a card with its label below it, in a share of the size that fills the height of the strip."""
    size = _below_size(p)
    card = max((_usual_height(p) - size * _BELOW_RATIO) * CARD_RATIO * share, _MIN_CARD_PX)
    return _Cell(entry, max(card, _label_width(p, entry.label, size)), card, beside=False)


def _below_size(p: Painter) -> float:
    """Return the size of a figure below a card."""
    return caption_size(p) * _BELOW_SIZE_RATIO


def _label_width(p: Painter, label: _Label, size: float) -> float:
    if label.word:
        return p.text_width(TABLE_CAPTION, label.text, caption_size(p))
    return p.text_width(FIGURE, label.text, size) + (size * _COINS_RATIO if label.coins else 0.0)


def _draw_cell(p: Painter, cell: _Cell, left: float) -> None:
    """Draw a card with what is written on it, from a left edge on."""
    strip, entry = p.layout.dock.strip, cell.entry
    width, height = round(cell.card_width), round(cell.card_width / CARD_RATIO)
    if cell.beside:
        box = Rect(round(left), round(strip.center[1] - height / 2), width, height)
        x, size = float(box.right + p.px(_NOTE_GAP_PX)), max(height * _POINTS_RATIO, MIN_TEXT_PX)
        _write(p, entry.label, x, box.y + height * (_LABEL_Y_RATIO if entry.score else 0.5), size)
        if entry.score:
            y = box.y + height * _SCORE_Y_RATIO
            p.label(FIGURE.in_color("action"), entry.score, x, y, size)
    else:
        size, line = _below_size(p), _below_size(p) * _BELOW_RATIO
        top = strip.center[1] - (height + line) / 2
        box = Rect(round(left + (cell.width - width) / 2), round(top), width, height)
        x = left + (cell.width - _label_width(p, entry.label, size)) / 2
        _write(p, entry.label, x, box.bottom + line / 2, size)
    draw_tiny_card(p, entry.card, box)
    if entry.score:
        x, y = box.x + box.w * _FLAG_X_RATIO, box.y + box.h * _FLAG_Y_RATIO
        paint_icon(p.canvas, p.look, "sign/goal", x, y, box.w * _FLAG_RATIO)


def _write(p: Painter, label: _Label, x: float, y: float, size: float) -> None:
    """Write a label from a point on."""
    if label.word:
        p.label(TABLE_CAPTION, label.text, x, y, caption_size(p))
        return
    p.label(FIGURE.in_color("text_soft" if label.coins else "text"), label.text, x, y, size)
    if label.coins:
        side = size * _COINS_RATIO
        p.icon("icon/tokens", x + p.text_width(FIGURE, label.text, size) + side * 0.6, y, side * 0.86)
