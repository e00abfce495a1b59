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
class _Note:
    """What is written beside a card: the points that it brings, and below them the score, or that it is free."""

    points: str = ""
    below: str = ""
    wins: bool = False


def draw_cards_in_reach(p: Painter, places: Iterable[Place]) -> None:
    """Draw the cards at some places side by side behind a caption, with what each brings where there is room for it.

    Those that reach the goal come first, with the flag that they have in the market. Then those of the market follow,
    by level, and those of the hand.
    """
    plans = [plan for place in sorted(places, key=_order) if (plan := p.facts.plan(place)) is not None]
    plans.sort(key=lambda plan: not p.facts.reaches_goal(plan.card))
    strip, caption = p.layout.dock.strip, caption_size(p)
    x, width = strip.x + p.px(_SIDE_PX), strip.w * _MAX_CAPTION_RATIO
    p.label("caption", tr("In reach").upper(), x, strip.center[1], p.look.palette.text_soft, "midleft", caption, width)
    boxes, notes = _laid_out(p, [_note(p, plan) for plan in plans])
    for plan, box, note in zip(plans, boxes, notes, strict=True):
        draw_tiny_card(p, plan.card, box)
        if note.wins:
            size, across, down = _FLAG
            paint_icon(p.canvas, p.look, "sign/goal", box.x + box.w * across, box.y + box.h * down, box.w * size)
        _draw_note(p, note, box)


def _order(place: Place) -> tuple[bool, Place]:
    return place.kind is PlaceKind.HAND, place


def _note(p: Painter, plan: Plan) -> _Note:
    points = f"+{plan.effect.points}" if plan.effect.points else ""
    if p.facts.reaches_goal(plan.card):
        return _Note(points, f"= {plan.effect.score}", wins=True)
    return _Note(points, "" if any(plan.payment) else tr("Free"))


def _laid_out(p: Painter, notes: Sequence[_Note]) -> tuple[list[Rect], Sequence[_Note]]:
    """Return the boxes of the cards with these notes, and the notes: empty ones where they have no room."""
    scoring = [note if note.wins else _Note(note.points) for note in notes]
    winning = [note if note.wins else _Note() for note in notes]
    usual = _room(p).h * CARD_RATIO
    for tried in (notes, scoring, winning):
        boxes = reach_boxes(p, [_note_width(p, note) for note in tried])
        if boxes[0].w >= round(usual):
            return boxes, tried
    return reach_boxes(p, [0.0] * len(notes)), [_Note()] * len(notes)


def _room(p: Painter) -> Rect:
    """Return the room of the cards in the strip, behind the caption."""
    strip, side = p.layout.dock.strip, p.px(_SIDE_PX)
    words = p.text_width("caption", tr("In reach").upper(), caption_size(p))
    left = strip.x + side + round(min(words, strip.w * _MAX_CAPTION_RATIO)) + p.px(_CAPTION_GAP_PX)
    edge = p.px(_EDGE_PX)
    return Rect(left, strip.y + edge, strip.right - side - left, strip.h - 2 * edge)


def reach_boxes(p: Painter, beside: Sequence[float]) -> list[Rect]:
    """Return the boxes of cards in the strip, by the widths of what is written ``beside`` each, in window pixels.

    The cards are smaller where they are many.
    """
    room, count = _room(p), len(beside)
    widths = count + (count - 1) * _GAP
    width = min(room.h * CARD_RATIO, max(room.w - sum(beside), 0.0) / max(widths, 1))
    height, left = width / CARD_RATIO, float(room.x)
    boxes = []
    for more in beside:
        boxes.append(Rect(round(left), round(room.center[1] - height / 2), round(width), round(height)))
        left += width * (1 + _GAP) + more
    return boxes


def _points_size(p: Painter) -> float:
    return max(_room(p).h * _POINTS_RATIO, MIN_TEXT_PX)


def _note_width(p: Painter, note: _Note) -> float:
    """Return the width of what is written beside a card, with the gaps around it."""
    widths = [p.text_width("count", text, _points_size(p)) for text in (note.points, note.below * note.wins) if text]
    widths += [p.text_width("caption", note.below.upper(), caption_size(p))] * bool(note.below and not note.wins)
    return max(widths) + p.px(_NOTE_GAP_PX) + p.px(_AFTER_NOTE_PX) if widths else 0.0


def _draw_note(p: Painter, note: _Note, box: Rect) -> None:
    """Write the note of a card beside its box, in the middle where it has one line."""
    palette, x = p.look.palette, box.right + p.px(_NOTE_GAP_PX)
    upper, lower = (box.y + box.h * line for line in (_LINES if note.points and note.below else (0.5, 0.5)))
    if note.points:
        p.label("count", note.points, x, upper, palette.text, "midleft", _points_size(p))
    if note.below and note.wins:
        p.label("count", note.below, x, lower, palette.action, "midleft", _points_size(p))
    elif note.below:
        p.label("caption", note.below.upper(), x, lower, palette.text_soft, "midleft", caption_size(p))
