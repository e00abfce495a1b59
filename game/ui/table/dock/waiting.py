"""The dock while somebody else is to act: who acts and follows, the last turn, and what can be done meanwhile.

Knows the layout and whose turn it is; knows nothing of selections, events or sessions.
"""

from __future__ import annotations

from typing import Final

from game.rules import visible_card
from game.rules.model import Place, PlaceKind, Seat
from game.support.i18n import tr
from game.ui.graphics.print_art import round_frame, soft_shadow
from game.ui.graphics.type_scale import PROMPT, TABLE_CAPTION
from game.ui.table.action_buttons import TableButton, draw_button, draw_quiet
from game.ui.table.dock.piece_line import caption_size
from game.ui.table.painter import Painter
from game.ui.table.turn_pieces import draw_moves
from game.view.counts import missing_text
from game.view.descriptions.affordability import turns_left
from game.view.descriptions.sentence_parts import unbroken
from game.view.layout.density import Density
from game.view.layout.dock import waiting_strip
from game.view.layout.geometry import Rect
from game.view.layout.table import Control
from game.view.theme import MIN_TEXT_PX

_TEXT: Final = 20
"""The size of sentences in reference pixels; twice as large they still have their place."""
_LINE: Final = 0.3
"""The height of the sentence below a plan, by that of both."""
_EDGE_PX: Final = Density(14, 9)
"""The distance of what the strip shows to its edges, in reference pixels."""
_PORTRAIT_PX: Final = Density(84, 66)
"""The largest portrait of the seat that acts, in reference pixels."""
_BESIDE_PX: Final = Density(26, 16)
"""From that portrait to what is beside it, in reference pixels."""
_RING: Final = 4
"""The distance of the ring around it, in reference pixels."""
_LIGHT_PX: Final = 14
_LIGHT_ALPHA: Final = 190
"""How far the light in the colour of its seat reaches around it, in reference pixels, and the alpha of that."""
_ORDER_PX: Final = Density(17, 15)
"""The size of the line with the seats after it, in reference pixels."""
_NEXT_RATIO: Final = 1.5
"""The size of their portraits by that of the line."""
_SMALL_RATIO: Final = 0.75
"""How small these become where the line is long, by their usual size."""
_ROW_GAP_PX: Final = Density(8, 6)
"""The gap between this line, the caption, the pieces of the last turn and the hint, in reference pixels."""
_CAPITAL_RATIO: Final = 0.72
"""The height of the letters of a caption by its size."""
_ARROW_RATIO: Final = 0.5
"""The size of the arrow before a portrait by that of the portrait."""
_FAINT_ALPHA: Final = 190
"""The alpha of this arrow."""
_CARD_PX: Final = Density(38, 30)
_SMALL_CARD_PX: Final = Density(30, 24)
"""The height of the pieces of the last turn, and their least above a hint, in reference pixels."""
_HINT_PX: Final = Density(16, 13)
"""The size of the hint in reference pixels."""
_FLAG_RATIO: Final = 0.8
"""The size of the flag at the end of the last round by that of a portrait."""
_GAP_RATIO: Final = 0.18
"""The gap behind arrow, portrait and name by the size of a portrait."""


def draw_waiting(p: Painter, *, planned: bool) -> None:
    """Draw the seat that the table waits for, who follows it, and what it did in its last turn.

    While a plan is shown, ``planned``, there is no more than what the table waits for, below the plan.
    """
    strip = _strip(p)
    p.sprite("table/strip", strip)
    if p.over and not p.stopped:
        return
    text = tr("Everything up to here is saved.") if p.stopped else p.highlights.waiting or p.highlights.reason
    if planned:
        if not text and (upper := plan_strip(p)) != strip:
            box = Rect(strip.x, upper.bottom, strip.w, strip.bottom - upper.bottom - p.px(4))
            p.paragraph(PROMPT.in_color("text_soft"), _sentence(p, p.turn), box, _text_size(p), centred=True)
        return
    passed = p.animation.turned if p.animation.turn is None else 1.0
    below = round(strip.h * (1 - passed))
    edge = p.px(_EDGE_PX[p.layout.compact])
    side = min(p.px(_PORTRAIT_PX[p.layout.compact]), strip.h - 2 * p.px(_RING) - edge)
    inner = strip.inset(edge, round(edge * 0.6))
    portrait = Rect(inner.x + p.px(_RING), round(strip.center[1] - side / 2), side, side)
    left = portrait.right + p.px(_BESIDE_PX[p.layout.compact])
    beside = inner._replace(x=left, w=inner.right - left)
    with p.canvas.clip(strip):
        alone, former = strip.h == p.layout.dock.strip.h, p.animation.former
        if below and former is not None:  # leaves upwards, as the title does
            above = below - strip.h
            _portrait(p, portrait.moved(0, above), former)
            if not text:
                with p.canvas.without_words():  # is not read aloud again
                    _beside(p, beside.moved(0, above), former, alone=alone)
        if p.stopped:
            p.icon("icon/pause", *portrait.center, side * 0.6)
        else:
            _portrait(p, portrait.moved(0, below), p.turn)
        if text:
            p.paragraph(PROMPT.in_color("text_soft"), text, beside, _text_size(p))
        else:
            _beside(p, beside.moved(0, below), p.turn, alone=alone)


def _text_size(p: Painter) -> float:
    """Return the usual size of a sentence in window pixels."""
    return p.px(_TEXT) * p.layout.enlarged


def plan_strip(p: Painter) -> Rect:
    """Return the place of a plan while somebody else is to act, below which a high strip has a sentence."""
    strip = _strip(p)
    return strip if strip.h == p.layout.dock.strip.h else strip._replace(h=round(strip.h * (1 - _LINE)))


def _strip(p: Painter) -> Rect:
    """Return the strip while the table waits; with something to press it keeps its height."""
    layout = p.layout.dock
    return layout.strip if p.highlights.dock_offer or p.over else waiting_strip(layout)


def draw_meanwhile(p: Painter) -> None:
    """Draw what can be done while the table waits: play the others' turns again once there are any, or go on.

    The button for that is gold where somebody is missing or the game has stopped, else plain.
    """
    layout = p.layout.dock
    if p.over and not p.stopped:
        return
    recap = p.signs.ticker and Control.RECAP not in p.layout.areas  # else the ticker has the button for it
    recap = recap and bool(p.log_state.movers.get(p.layout.viewer))
    if recap and p.highlights.local_seats and p.turn not in p.highlights.local_seats:
        draw_quiet(p, TableButton(Control.UNDO, layout.undo, tr("Recap"), "play"))
    match p.highlights.dock_offer:
        case "nudge":
            view = p.highlights.participants_view
            lost = view is not None and view.state.absent is not None
            draw_button(p, TableButton(Control.RESERVE, layout.reserve, tr("Nudge"), "bell", primary=lost))
        case "answer":
            draw_button(p, TableButton(Control.RESERVE, layout.reserve, tr("Answer"), "help", primary=True))
        case "menu":
            both = layout.confirm._replace(w=layout.reserve.right - layout.confirm.x)
            draw_button(p, TableButton(Control.CONFIRM, both, tr("Main menu"), "menu", primary=True))


def _portrait(p: Painter, box: Rect, seat: Seat) -> None:
    """Draw the seat that acts in a box, in the light of its colour and with a ring."""
    color, reach = p.seat_color(seat), p.px(_LIGHT_PX)
    key = ("portrait light", box.w, reach, color)
    light = p.look.drawn.get_or_make(key, lambda: soft_shadow(box[2:], reach, _LIGHT_ALPHA, color, oval=True))
    p.canvas.surface(light, box.x - reach, box.y - reach)
    p.seat_sign(seat, *box.center, box.h)
    ring = box.inset(-p.px(_RING))
    radius = ring.w / 2 if p.skin.portraits else p.px(8)
    p.canvas.surface(round_frame(ring[2:], color, max(p.px(2.5), 2), radius), ring.x, ring.y)


def _beside(p: Painter, box: Rect, seat: Seat, *, alone: bool) -> None:
    """Draw who follows a seat that acts, and below it what it did in its last turn; the first ``alone`` in a low strip.

    A sentence has the place of the last turn where there is none, and where a card is in question without a plan.
    """
    size = max(p.px(_ORDER_PX[p.layout.compact]) * p.layout.enlarged, MIN_TEXT_PX)
    size = min(size, box.h / _NEXT_RATIO)
    if alone:
        _order(p, box, seat, size)
        return
    gap, height = p.px(_ROW_GAP_PX[p.layout.compact]), round(size * _NEXT_RATIO)
    moves, lacking = p.log_state.moves.get(seat, ()), _lacking(p) if seat == p.turn else ""
    if lacking or p.watches or not moves or seat in p.highlights.local_seats:
        upper = box._replace(h=height)
        _order(p, upper, seat, size)
        style = PROMPT.in_color("text" if p.watches else "text_soft")
        lower = Rect(box.x, upper.bottom, box.w, box.bottom - upper.bottom)
        p.paragraph(style, lacking or _sentence(p, seat), lower, _text_size(p))
        return
    caption = caption_size(p)
    letters = round(caption * _CAPITAL_RATIO)
    room, hint = box.h - height - letters - 2 * gap, _hint_size(p, box.w)
    if room - hint - gap < p.px(_SMALL_CARD_PX[p.layout.compact]):  # the hint gives way to the pieces
        hint = 0
    room -= (hint + gap) * bool(hint)
    pieces = min(round(p.px(_CARD_PX[p.layout.compact]) * p.layout.enlarged), room)
    free = room - pieces
    upper = Rect(box.x, box.y + free // 2, box.w, height)
    _order(p, upper, seat, size)
    top = upper.bottom + gap
    p.label(TABLE_CAPTION, tr("Last turn").upper(), box.x, top + letters / 2, caption, width=box.w)
    top += letters + gap
    draw_moves(p, moves, (box.x, top + pieces / 2), box.w, pieces)
    if hint:
        middle = top + pieces + gap + hint / 2
        p.label(PROMPT.in_color("text_muted"), tr("Plan ahead: hover over a card"), box.x, middle, hint)


def _hint_size(p: Painter, width: int) -> int:
    """Return the size in which the hint to plan has room in a line, 0 where it has none or nothing can be planned."""
    text, usual = tr("Plan ahead: hover over a card"), p.px(_HINT_PX[p.layout.compact]) * p.layout.enlarged
    size = max(round(usual), MIN_TEXT_PX)
    while size > MIN_TEXT_PX and p.text_width(PROMPT, text, size) > width:
        size -= 1
    return size if _may_plan(p) and p.text_width(PROMPT, text, size) <= width else 0


def _order(p: Painter, line: Rect, seat: Seat, size: float) -> None:
    """Draw the seats after one that acts, up to the viewer's, or to the flag at the game's end.

    All is written in one size. Where not all have room portraits shrink a little, then the last names are left out.
    """
    seats = _coming(p, seat)[1:]
    own = len(p.highlights.local_seats) == 1
    names = [tr("You") if own and each in p.highlights.local_seats else p.name(each) for each in seats]
    ends = len(seats) + 1 == _turns_left(p, seat)
    count = len(seats) + ends
    if not count:
        return
    first, side = tr("Then"), size * _NEXT_RATIO
    widths = [p.text_width(PROMPT, name, size) for name in names]
    begin = p.text_width(PROMPT, first, size)

    def length(side: float) -> float:
        gaps = count + sum(map(bool, widths)) + (count - 1) * 2
        return begin + count * side + (count - 1) * side * _ARROW_RATIO + gaps * side * _GAP_RATIO + sum(widths)

    if length(side) > line.w:
        side *= _SMALL_RATIO
    for index in reversed(range(len(widths))):
        if length(side) > line.w:
            widths[index] = 0
    gap, x, y = side * _GAP_RATIO, float(line.x), line.center[1]
    p.label(PROMPT.in_color("text_soft"), first, x, y, size)
    x += begin + gap
    for index in range(count):
        if index:
            p.icon("icon/right", x + gap + side * _ARROW_RATIO / 2, y, side * _ARROW_RATIO, _FAINT_ALPHA)
            x += side * _ARROW_RATIO + 2 * gap
        if index == len(seats):
            p.icon("icon/flag", x + side / 2, y, side * _FLAG_RATIO)
            break
        p.seat_sign(seats[index], x + side / 2, y, side)
        x += side + gap
        if widths[index]:
            p.label(PROMPT, names[index], x, y, size)
            x += widths[index]


def _turns_left(p: Painter, seat: Seat) -> int:
    """Return the turns until the game ends from that of a seat on, as known before it when its pieces still move."""
    rested = p.facts.state
    return turns_left(rested if rested.turn == seat else p.state)


def _coming(p: Painter, seat: Seat) -> list[Seat]:
    """Return the seats from one that acts on, up to the next one at this screen where that is another.

    In the last round they end with its last turn.
    """
    count = len(p.state.players)
    found = [seat]
    while len(found) < min(count, _turns_left(p, seat) or count):
        found.append((found[-1] + 1) % count)
        if seat not in p.highlights.local_seats and found[-1] in p.highlights.local_seats:
            break
    return found


def _sentence(p: Painter, seat: Seat) -> str:
    """Return what the table waits for at a seat, nothing while its turn at this screen has not begun."""
    if seat in (p.animation.turn, p.animation.former):
        return tr("Playing the move")
    if seat in p.highlights.local_seats:
        taken_over = seat == p.layout.viewer and p.animation.former is None
        return tr("Playing the move") if taken_over else ""
    if p.watches:
        view = p.highlights.participants_view
        if view is not None and view.state.delayed:
            return tr("Delayed: you see each turn one turn later")
        return tr("You watch {name}’s seat").format(name=unbroken(p.name(p.layout.viewer)))
    return tr("Waiting for their move") if p.seating.human[seat] else tr("The computer is thinking")


def _may_plan(p: Painter) -> bool:
    """Whether a card on which the pointer rests has a plan or what the viewer lacks for it."""
    return p.badges and p.layout.viewer in _coming(p, p.turn)


def _lacking(p: Painter) -> str:
    """Return a text on what the viewer lacks for the card on which the pointer rests, if it is known."""
    place = p.highlights.rested
    if not _may_plan(p):
        return ""
    if not isinstance(place, Place) or place.kind not in (PlaceKind.MARKET, PlaceKind.HAND):
        return ""
    if place.kind is PlaceKind.HAND and place.row != p.layout.viewer:
        return ""
    card = visible_card(p.state, place)
    return "" if card is None else missing_text(p.state.edition, p.facts.missing(card))
