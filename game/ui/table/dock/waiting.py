"""The dock while somebody else is to act: the order of play up to the viewer, and what can be done meanwhile.

Knows the layout and whose turn it is; knows nothing of selections, events or sessions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules import visible_card
from game.rules.model import Place, PlaceKind, Seat
from game.support.i18n import tr
from game.ui.graphics.print_art import round_frame
from game.ui.graphics.type_scale import NAME, PROMPT
from game.ui.table.dock.action_buttons import TableButton, draw_button, draw_quiet
from game.ui.table.painter import Painter
from game.view.counts import missing_text
from game.view.descriptions.affordability import turns_left
from game.view.descriptions.sentence_parts import unbroken
from game.view.layout.dock import waiting_strip
from game.view.layout.geometry import Rect
from game.view.layout.table import Control
from game.view.theme import MIN_TEXT_PX

_TEXT: Final = 20
"""The size of sentences in reference pixels; twice as large they still have their place."""
_LINE: Final = 0.3
"""The height of the sentence below the order of play, by that of both."""
_NAME: Final = 17
"""The size of a name in reference pixels."""
_FIRST_RATIO: Final = 0.84
"""The size of the portrait of the seat that acts by the height of its line."""
_NEXT_RATIO: Final = 0.72
"""The size of the portraits of the seats after it by the same height."""
_LARGEST: Final = 66
"""The largest portrait in reference pixels."""
_PITCH: Final = 1.75
"""The distance of portraits by the size of the largest, where there is room."""
_RING: Final = 4
"""The distance of the ring around a portrait, in reference pixels."""
_ARROW_RATIO: Final = 0.34
"""The size of the arrow between two portraits by that of the larger one."""
_FAINT_ALPHA: Final = 190
"""The alpha of this arrow and of the portrait of the seat that acted before."""
_FLAG_RATIO: Final = 0.5
"""The size of the flag at the end of the last round by that of the larger portrait."""


def draw_waiting(p: Painter, *, ordered: bool) -> None:
    """Draw whom the table waits for, and in the order of play who follows unless something else has its place."""
    strip = _strip(p)
    p.sprite("table/strip", strip)
    if p.over and not p.stopped:
        return
    text = tr("Everything up to here is saved.") if p.stopped else p.highlights.waiting or p.highlights.reason
    if text:
        if ordered:
            _explain(p, strip, text)
    else:
        _order(p, strip, ordered=ordered)


def plan_strip(p: Painter) -> Rect:
    """Return the place of the order of play, in which a plan can be shown while somebody else is to act."""
    strip = _strip(p)
    return strip if strip.h == p.layout.dock.strip.h else strip._replace(h=_below(p, strip).y - strip.y)


def _strip(p: Painter) -> Rect:
    """Return the strip while the table waits; with something to press it keeps its height."""
    layout = p.layout.dock
    return layout.strip if p.highlights.dock_offer or p.over else waiting_strip(layout)


def _below(p: Painter, strip: Rect) -> Rect:
    """Return the place of the sentence below the order of play in a high strip."""
    low = round(strip.h * _LINE)
    return Rect(strip.x + p.px(10), strip.bottom - low - p.px(4), strip.w - p.px(20), low)


def draw_meanwhile(p: Painter) -> None:
    """Draw what can be done while the table waits: play the others' turns again, or go on.

    The button for that is gold where somebody is missing or the game has stopped, else plain.
    """
    layout = p.layout.dock
    if p.over and not p.stopped:
        return
    recap = p.signs.ticker and Control.RECAP not in p.layout.areas  # else the ticker has the button for it
    if recap and p.highlights.local_seats and p.turn not in p.highlights.local_seats:
        draw_quiet(p, TableButton(Control.UNDO, layout.undo, tr("Recap"), "play"))
    match p.highlights.dock_offer:
        case "nudge":
            lost = p.highlights.participants is not None and p.highlights.participants.state.absent is not None
            draw_button(p, TableButton(Control.RESERVE, layout.reserve, tr("Nudge"), "bell", primary=lost))
        case "answer":
            draw_button(p, TableButton(Control.RESERVE, layout.reserve, tr("Answer"), "help", primary=True))
        case "menu":
            both = layout.confirm._replace(w=layout.reserve.right - layout.confirm.x)
            draw_button(p, TableButton(Control.CONFIRM, both, tr("Main menu"), "menu", primary=True))


def _explain(p: Painter, strip: Rect, text: str) -> None:
    """Write a text beside the portrait of the seat to act, or beside the sign that the game has stopped."""
    line = p.layout.dock.strip.h
    side = min(line * 0.74, p.px(84)) * (0.6 if p.stopped else 1.0)
    x = strip.x + side * 0.66
    if p.stopped:
        p.icon("icon/pause", x, strip.center[1], side)
    else:
        p.seat_sign(p.turn, x, strip.center[1], side)
    left = round(strip.x + side * 1.3)
    box = Rect(left, strip.y + 3, round(strip.right - side * 0.2 - left), strip.h - 6)
    p.paragraph(PROMPT.in_color("text_soft"), text, box, p.px(_TEXT) * p.layout.enlarged)


def _order(p: Painter, strip: Rect, *, ordered: bool) -> None:
    """Draw the seats in the order of play, from the one that acts to the viewer's, or to the flag at the game's end.

    In a high strip they have names, and a sentence below them.
    """
    named = strip.h > p.layout.dock.strip.h
    if named:
        below = _below(p, strip)
        style = PROMPT.in_color("text" if p.watches else "text_soft")
        p.paragraph(style, _sentence(p, ordered=ordered), below, p.px(_TEXT) * p.layout.enlarged, centred=True)
        strip = strip._replace(h=below.y - strip.y)
    if not ordered:
        return
    size = max(p.px(_NAME) * min(p.layout.enlarged, 1.4), MIN_TEXT_PX)
    height = strip.h - (size * 1.3 if named else 0.0)
    seats = _coming(p)
    ends = len(seats) == turns_left(p.state)
    places = len(seats) + ends
    largest = min(height * _FIRST_RATIO - p.px(_RING), p.px(_LARGEST), strip.w / places * 0.7)
    each = min(strip.w / places, max(largest, p.px(_NAME * 3)) * _PITCH)
    left, y = strip.center[0] - each * places / 2, strip.y + (p.px(4) if named else 0) + height / 2
    former = p.animation.former if p.animation.turn is None and p.animation.turned < 1.0 else None
    if former is not None:  # from the places that they had before the hand-over
        shorter = bool(p.highlights.local_seats) and former not in p.highlights.local_seats
        left += each * (1 - p.animation.turned) * (0.5 if shorter else 1.0)
    with p.canvas.clip(strip):
        if former is not None:
            p.seat_sign(former, left - each / 2, y, largest * _NEXT_RATIO / _FIRST_RATIO, alpha=_FAINT_ALPHA)
        _portraits(p, strip, seats, (left, y), each, largest, size if named else 0)
        if ends:
            x = left + (len(seats) + 0.5) * each
            p.icon("icon/right", x - each / 2, y, largest * _ARROW_RATIO, _FAINT_ALPHA)
            p.icon("icon/flag", x, y, largest * _FLAG_RATIO)


def _portraits(
    p: Painter, strip: Rect, seats: Sequence[Seat], at: tuple[float, float], each: float, largest: float, size: float
) -> None:
    """Draw portraits with arrows between them, from a point on, each with its name where that has a ``size``."""
    (left, y), ring = at, p.px(_RING)
    for number, seat in enumerate(seats):
        x, side = left + (number + 0.5) * each, largest * (_NEXT_RATIO / _FIRST_RATIO if number else 1.0)
        p.seat_sign(seat, x, y, side)
        if not number:
            box = Rect(round(x - side / 2), round(y - side / 2), round(side), round(side)).inset(-ring)
            radius = box.w / 2 if p.skin.portraits else p.px(8)
            p.canvas.surface(round_frame(box[2:], p.seat_color(seat), max(p.px(2.5), 2), radius), box.x, box.y)
        else:
            p.icon("icon/right", x - each / 2, y, largest * _ARROW_RATIO, _FAINT_ALPHA)
        if size:
            own = seat in p.highlights.local_seats and len(p.highlights.local_seats) == 1
            style = NAME.in_color("text" if own or not number else "text_soft")
            name = tr("You") if own else p.name(seat)
            p.label(style, name, x, strip.bottom - size * 0.55, size, "center", each - p.px(6))


def _coming(p: Painter) -> list[Seat]:
    """Return the seats from the one that acts on, up to the next one at this screen where that is another.

    In the last round they end with its last turn.
    """
    count = len(p.state.players)
    found = [p.turn]
    while len(found) < min(count, turns_left(p.state) or count):
        found.append((found[-1] + 1) % count)
        if p.turn not in p.highlights.local_seats and found[-1] in p.highlights.local_seats:
            break
    return found


def _sentence(p: Painter, *, ordered: bool) -> str:
    """Return what the table waits for, or what can be done meanwhile.

    Of a card in question that has no plan it is what the viewer lacks; where its plan is on show, not ``ordered``, what
    the table waits for.
    """
    if p.turn in p.highlights.local_seats or p.animation.turn == p.turn:
        return tr("Playing the move")
    if p.watches:
        return tr("You watch {name}’s seat").format(name=unbroken(p.name(p.layout.viewer)))
    if ordered and p.badges and p.layout.viewer in _coming(p):
        return _lacking(p) or tr("Plan ahead: hover over a card")
    return tr("Waiting for their move") if p.seating.human[p.turn] else tr("The computer is thinking")


def _lacking(p: Painter) -> str:
    """Return a text on what the viewer lacks for the card on which the pointer rests, if it is known."""
    place = p.highlights.rested
    if not isinstance(place, Place) or place.kind not in (PlaceKind.MARKET, PlaceKind.HAND):
        return ""
    if place.kind is PlaceKind.HAND and place.row != p.layout.viewer:
        return ""
    card = visible_card(p.state, place)
    return "" if card is None else missing_text(p.state.edition, p.facts.missing(card))
