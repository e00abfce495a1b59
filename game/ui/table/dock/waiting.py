"""The dock while somebody else is to act: who acts and follows, the last turn, and what can be done meanwhile.

Knows the layout and whose turn it is; knows nothing of selections, events or sessions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules import visible_card
from game.rules.model import Place, PlaceKind, Seat
from game.support.i18n import tr
from game.ui.graphics.print_art import round_frame, soft_shadow
from game.ui.graphics.type_scale import PROMPT, TABLE_CAPTION
from game.ui.table.action_buttons import TableButton, draw_button, draw_quiet
from game.ui.table.dock.piece_line import caption_size
from game.ui.table.painter import LINE_STEP, Painter
from game.ui.table.turn_pieces import draw_moves
from game.view.counts import missing_text
from game.view.descriptions.affordability import turns_left
from game.view.descriptions.recent_moves import MoveSummary
from game.view.descriptions.sentence_parts import unbroken
from game.view.layout.density import Density
from game.view.layout.dock import waiting_strip
from game.view.layout.geometry import Rect
from game.view.layout.table import Control
from game.view.theme import MIN_TEXT_PX

_TEXT_PX: Final = Density(19, 15)
"""The size of sentences in reference pixels; twice as large they still have their place."""
_LINE: Final = 0.3
"""The height of the sentence below a plan, by that of both."""
_EDGE_PX: Final = Density(14, 10)
"""The distance of what the strip shows to its edges, in reference pixels."""
_PORTRAIT_PX: Final = Density(60, 44)
"""The largest portrait of the seat that acts, in reference pixels."""
_BESIDE_PX: Final = Density(20, 14)
"""From that portrait to what is beside it, in reference pixels."""
_RING: Final = 4
"""The distance of the ring around it, in reference pixels."""
_LIGHT_PX: Final = 14
_LIGHT_ALPHA: Final = 190
"""How far the light in the colour of its seat reaches around it, in reference pixels, and the alpha of that."""
_ROW_GAP_PX: Final = Density(8, 6)
"""The gap between a caption and what is below it, in reference pixels."""
_SENTENCE_GAP_PX: Final = Density(12, 8)
"""The gap between the portrait and the sentence below it, in reference pixels."""
_CAPITAL_RATIO: Final = 0.72
"""The height of the letters of a caption by its size."""
_PIECES_PX: Final = Density(40, 28)
"""The height of the pieces below a caption, in reference pixels."""
_NEXT_RATIO: Final = 0.9
"""The size of the portraits of who follows by that height."""
_NEXT_GAP_RATIO: Final = 0.2
"""The gap behind such a portrait by its size."""
_COLUMN_GAP_PX: Final = Density(24, 14)
"""The least gap between both columns, in reference pixels."""
_LAST_TURN_RATIO: Final = 0.5
"""Where the last turn usually begins, by the width beside the portrait."""
_MIN_TURN_PX: Final = Density(96, 60)
"""The least width that the order of play leaves to the last turn, in reference pixels."""
_FLAG_RATIO: Final = 0.8
"""The size of the flag at the end of the last round by that of a portrait."""


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
    with p.canvas.clip(strip):
        if below and p.animation.former is not None:  # leaves upwards, as the title does
            with p.canvas.without_words():  # is not read aloud again
                _seat(p, strip.moved(0, below - strip.h), p.animation.former, text)
        if p.stopped:
            portrait, beside = _columns(p, strip)
            p.icon("icon/pause", *portrait.center, portrait.h * 0.6)
            p.paragraph(PROMPT.in_color("text_soft"), text, beside, _text_size(p))
        else:
            _seat(p, strip.moved(0, below), p.turn, text)


def _text_size(p: Painter) -> float:
    """Return the usual size of a sentence in window pixels."""
    return p.px(_TEXT_PX[p.layout.compact]) * p.layout.enlarged


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


def _seat(p: Painter, strip: Rect, seat: Seat, text: str) -> None:
    """Draw in the strip a seat that acts, and beside it a text; if there is none, the seats after it and its last turn.

    Below, in a strip that is high enough, is what the table waits for or how to plan meanwhile.
    """
    portrait, beside = _columns(p, strip)
    if text:
        _portrait(p, portrait, seat)
        p.paragraph(PROMPT.in_color("text_soft"), text, beside, _text_size(p))
        return
    edge, gap = p.px(_EDGE_PX[p.layout.compact]), p.px(_SENTENCE_GAP_PX[p.layout.compact])
    words, style, size = _below(p, seat), PROMPT.in_color("text" if p.watches else "text_soft"), _text_size(p)
    ring = portrait.h + 2 * p.px(_RING)
    lines = p.look.text.line_height(p.look.text.sized(style, max(size, MIN_TEXT_PX))) * LINE_STEP
    free = strip.h - ring - gap - lines
    if strip.h == p.layout.dock.strip.h or free < edge or not words:
        _portrait(p, portrait, seat)
        _beside(p, beside, seat)
        return
    top = strip.y + round(free / 2)
    up = top + p.px(_RING) - portrait.y
    _portrait(p, portrait.moved(0, up), seat)
    _beside(p, beside.moved(0, up), seat)
    low = top + ring + gap
    box = Rect(strip.x + edge, low, strip.w - 2 * edge, strip.bottom - low - round(free / 4))
    p.paragraph(style, words, box, size)


def _columns(p: Painter, strip: Rect) -> tuple[Rect, Rect]:
    """Return the box of the portrait in the middle of a strip, and that beside it, of its height."""
    edge, ring = p.px(_EDGE_PX[p.layout.compact]), p.px(_RING)
    side = min(p.px(_PORTRAIT_PX[p.layout.compact]), strip.h - 2 * ring - edge)
    portrait = Rect(strip.x + edge + ring, round(strip.center[1] - side / 2), side, side)
    left = portrait.right + p.px(_BESIDE_PX[p.layout.compact])
    return portrait, Rect(left, portrait.y, strip.right - edge - left, side)


def _below(p: Painter, seat: Seat) -> str:
    """Return the sentence below a seat that acts: what a card lacks, else how to plan once the seat had a turn."""
    lacking = _lacking(p) if seat == p.turn else ""
    if lacking:
        return lacking
    plans = _may_plan(p) and not p.watches and bool(_moves(p, seat))
    return tr("Plan ahead: hover over a card") if plans else _sentence(p, seat)


def _moves(p: Painter, seat: Seat) -> Sequence[MoveSummary]:
    """Return the last turn of a seat that acts elsewhere."""
    return () if seat in p.highlights.local_seats else p.log_state.moves.get(seat, ())


def _beside(p: Painter, box: Rect, seat: Seat) -> None:
    """Draw below captions in a box who follows a seat that acts, and what it did in its last turn."""
    caption, gap = caption_size(p), p.px(_ROW_GAP_PX[p.layout.compact])
    letters = caption * _CAPITAL_RATIO
    height = min(p.px(_PIECES_PX[p.layout.compact]) * p.layout.enlarged, box.h - letters - gap)
    top = box.center[1] - (letters + gap + height) / 2
    middle, line = top + letters + gap + height / 2, top + letters / 2
    moves, x, last = _moves(p, seat), box.x, tr("Last turn").upper()
    turn, between = p.text_width(TABLE_CAPTION, last, caption), p.px(_COLUMN_GAP_PX[p.layout.compact])
    if _coming(p, seat)[1:] or _ends(p, seat):
        end = p.label(TABLE_CAPTION, tr("Up next").upper(), x, line, caption, width=box.w).right
        most = max(p.px(_MIN_TURN_PX[p.layout.compact]), turn) + between if moves else 0
        end = max(end, round(_order(p, box._replace(w=box.w - most), seat, middle, height * _NEXT_RATIO)))
        x = max(min(round(box.x + box.w * _LAST_TURN_RATIO), box.right - turn), end + between)
    if moves:
        p.label(TABLE_CAPTION, last, x, line, caption, width=box.right - x)
        draw_moves(p, moves, (x, middle), box.right - x, height)


def _order(p: Painter, box: Rect, seat: Seat, y: float, side: float) -> float:
    """Draw the portraits of the seats after one that acts, up to the viewer's or to the flag at the game's end.

    They are ``side`` large where they have room in the width of the box. A word is behind the viewer's where it has
    room too. Return where they end.
    """
    seats, ends, x = _coming(p, seat)[1:], _ends(p, seat), float(box.x)
    count = len(seats) + ends
    side = min(side, box.w / (count + (count - 1) * _NEXT_GAP_RATIO))
    gap = side * _NEXT_GAP_RATIO
    for each in seats:
        p.seat_sign(each, x + side / 2, y, side)
        x += side + gap
    if ends:
        p.icon("icon/flag", x + side / 2, y, side * _FLAG_RATIO)
        return x + side
    word, size = tr("You"), caption_size(p)
    fits = x + p.text_width(TABLE_CAPTION, word, size) <= box.right
    if fits and len(p.highlights.local_seats) == 1 and seats[-1] in p.highlights.local_seats:
        return p.label(TABLE_CAPTION.in_color("text"), word, x, y, size).right
    return x - gap


def _ends(p: Painter, seat: Seat) -> bool:
    """Whether the game ends with the last of the seats from one that acts on."""
    return len(_coming(p, seat)) == _turns_left(p, seat)


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
