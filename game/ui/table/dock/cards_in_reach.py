"""The cards in reach in the strip of the dock, while to buy is offered and none of them is in question.

Knows places, cards and the layout; knows nothing of selections, events or sessions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from game.rules.model import Place, PlaceKind
from game.support.i18n import tr
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
"""The distance of the caption and of the last card to the ends of the strip, in reference pixels."""
_CAPTION_GAP_PX: Final = 12
"""The gap between the caption and the first card, in reference pixels."""
_MAX_CAPTION_RATIO: Final = 0.3
"""The greatest width of the caption by that of the strip."""
_BELOW_RATIO: Final = 1.4
"""Where the room below the caption begins, by the size of that."""
_MIN_SHARE: Final = 0.6
"""How small cards become where they are many, by their usual size, before some are left out."""
_MORE: Final = "…"
"""What stands for these."""
_GAP: Final = 0.16
"""The gap between two cards by their width."""
_NOTE_GAP_PX: Final = 5
"""The gap between a card and what is written beside it, in reference pixels."""
_AFTER_NOTE_PX: Final = 12
"""The gap behind that, in reference pixels."""
_POINTS_RATIO: Final = 0.38
"""The size of the points that a card brings by the height of the card."""
_LINES: Final = 0.3, 0.72
"""The middles of the two lines beside a card by its height."""
_FLAG: Final = 0.62, 0.66, 0.74
"""The size of the seal with the flag by the width of its card, and the seal's middle in the card."""


@dataclass(frozen=True)
class _CardNote:
    """What is written beside a card: the points that it brings, and below them the score, or that it is free."""

    points: str = ""
    below: str = ""
    wins: bool = False


def draw_cards_in_reach(p: Painter, places: Iterable[Place]) -> None:
    """Draw the cards at some places side by side beside a caption, with what each brings where there is room for it.

    Those that reach the goal come first, with the flag that they have in the market, then those of most points; the
    last ones are left out where all would be tiny.
    """
    plans = [plan for place in sorted(places, key=_order) if (plan := p.facts.plan(place)) is not None]
    plans.sort(key=lambda plan: (not p.facts.reaches_goal(plan.card), -plan.effect.points))
    strip, caption, color = p.layout.dock.strip, caption_size(p), p.look.palette.text_soft
    x, width = strip.x + p.px(_SIDE_PX), strip.w * _MAX_CAPTION_RATIO
    boxes, notes = _laid_out(p, [_note(p, plan) for plan in plans])
    y = strip.y + caption * 0.75 if boxes[0].x == x else strip.center[1]
    p.label("caption", tr("In reach").upper(), x, y, color, "midleft", caption, width)
    for plan, box, note in zip(plans, boxes, notes, strict=False):
        draw_tiny_card(p, plan.card, box)
        if note.wins:
            size, across, down = _FLAG
            paint_icon(p.canvas, p.look, "sign/goal", box.x + box.w * across, box.y + box.h * down, box.w * size)
        _draw_note(p, note, box)
    if len(boxes) < len(plans):
        p.label("caption", _MORE, strip.right - p.px(_SIDE_PX), boxes[-1].center[1], color, "midright", caption)


def _order(place: Place) -> tuple[bool, Place]:
    return place.kind is PlaceKind.HAND, place


def _note(p: Painter, plan: Plan) -> _CardNote:
    points = f"+{plan.effect.points}" if plan.effect.points else ""
    if p.facts.reaches_goal(plan.card):
        return _CardNote(points, f"= {plan.effect.score}", wins=True)
    return _CardNote(points, "" if any(plan.payment) else tr("Free"))


def _laid_out(p: Painter, notes: Sequence[_CardNote]) -> tuple[list[Rect], Sequence[_CardNote]]:
    """Return the boxes of the first cards with these notes, and the notes: empty ones where they have no room.

    Those of cards that reach the goal stay, and the other cards become smaller before any is left out.
    """
    scoring = [note if note.wins else _CardNote(note.points) for note in notes]
    winning = [note if note.wins else _CardNote() for note in notes]
    count, usual = len(notes), (p.layout.dock.strip.h - 2 * p.px(_EDGE_PX)) * CARD_RATIO
    size = _points_size(usual)
    for tried in (notes, scoring):
        widths = [_note_width(p, note, size) for note in tried]
        boxes = _boxes(_room(p, count, sum(widths)), widths)
        if boxes[0].w >= round(usual):
            return boxes, tried
    for shown in range(count, 0, -1):
        more = (p.text_width("caption", _MORE, caption_size(p)) + p.px(_CAPTION_GAP_PX)) * (shown < count)
        widths = [_note_width(p, note, size) for note in winning[:shown]]
        room = _room(p, shown, sum(widths) + more)
        boxes = _boxes(room._replace(w=round(room.w - more)), widths)
        if boxes[0].w >= usual * _MIN_SHARE or shown == 1:
            break
    return boxes, winning[:shown]


def _room(p: Painter, count: int, beside: float) -> Rect:
    """Return the room of cards in the strip: behind the caption, or below it where so many cards are larger so.

    ``beside`` is the width of what is written beside all of them, in window pixels.
    """
    strip, side, edge = p.layout.dock.strip, p.px(_SIDE_PX), p.px(_EDGE_PX)
    words = p.text_width("caption", tr("In reach").upper(), caption_size(p))
    left, top = strip.x + side, strip.y + round(caption_size(p) * _BELOW_RATIO)
    right = left + round(min(words, strip.w * _MAX_CAPTION_RATIO)) + p.px(_CAPTION_GAP_PX)
    behind = Rect(right, strip.y + edge, strip.right - side - right, strip.h - 2 * edge)
    below = Rect(left, top, strip.right - side - left, strip.bottom - edge - top)
    return max(behind, below, key=lambda room: _width(room, count, beside))


def _width(room: Rect, count: int, beside: float) -> float:
    """Return the width of so many cards in a room with so much ``beside`` all of them."""
    return min(room.h * CARD_RATIO, max(room.w - beside, 0.0) / max(count + (count - 1) * _GAP, 1))


def _boxes(room: Rect, beside: Sequence[float]) -> list[Rect]:
    """Return the boxes of cards in a room, by the widths of what is written ``beside`` each, in window pixels."""
    width = _width(room, len(beside), sum(beside))
    height, left, boxes = width / CARD_RATIO, float(room.x), list[Rect]()
    for more in beside:
        boxes.append(Rect(round(left), round(room.center[1] - height / 2), round(width), round(height)))
        left += width * (1 + _GAP) + more
    return boxes


def _points_size(width: float) -> float:
    """Return the size of points beside a card by the width of this."""
    return max(width / CARD_RATIO * _POINTS_RATIO, MIN_TEXT_PX)


def _note_width(p: Painter, note: _CardNote, size: float) -> float:
    """Return the width of what is written beside a card, with the gaps around it, points in a ``size``."""
    widths = [p.text_width("count", text, size) for text in (note.points, note.below * note.wins) if text]
    widths += [p.text_width("caption", note.below.upper(), caption_size(p))] * bool(note.below and not note.wins)
    return max(widths) + p.px(_NOTE_GAP_PX) + p.px(_AFTER_NOTE_PX) if widths else 0.0


def _draw_note(p: Painter, note: _CardNote, box: Rect) -> None:
    """Write the note of a card beside its box, in the middle where it has one line."""
    palette, x, size = p.look.palette, box.right + p.px(_NOTE_GAP_PX), _points_size(box.w)
    upper, lower = (box.y + box.h * line for line in (_LINES if note.points and note.below else (0.5, 0.5)))
    if note.points:
        p.label("count", note.points, x, upper, palette.text, "midleft", size)
    if note.below and note.wins:
        p.label("count", note.below, x, lower, palette.action, "midleft", size)
    elif note.below:
        p.label("caption", note.below.upper(), x, lower, palette.text_soft, "midleft", caption_size(p))
