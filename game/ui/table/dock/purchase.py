"""The strip of the dock for a purchase: the plan for a card, or its payment.

Knows selections, plans and the layout; knows nothing of buttons, events or sessions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import astuple, dataclass
from typing import Final

from game.rules import visible_card
from game.rules.model import SPECIAL, TOKEN_LIMIT, WILD, Place, Tokens, market
from game.support.i18n import tr, trn
from game.ui.graphics.type_scale import FIGURE, PROMPT, TABLE_CAPTION
from game.ui.table.dock.piece_line import (
    MIDDLE,
    PieceLine,
    caption_size,
    card_height,
    counted_width,
    draw_counted,
    token_size,
)
from game.ui.table.dock.plan_line import PlanLine, plan_styles
from game.ui.table.painter import LINE_STEP, Painter
from game.view.descriptions.plan import Plan
from game.view.layout.dock import first_box, words_box
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX

_GAIN_X_RATIO: Final = 0.34
"""The least left edge of what the purchase brings by the width of the strip, unless tiles come with it."""
_MAX_CAPTION_RATIO: Final = 0.4
"""The greatest width of the first caption by that of the strip."""
_SENTENCE_PX: Final = 20
"""The greatest size of the words beside a reservation, in reference pixels."""
_FREE_PX: Final = 24
"""The size of the word for a purchase without a payment, in reference pixels."""
_MIN_STONE_PX: Final = 17.0
"""The least size of a stone that is missing, in window pixels."""
_BEFORE_NUMBER_RATIO: Final = 0.12
"""The gap between such a stone and its number, which are of one size, by that."""
_AFTER_NUMBER_RATIO: Final = 0.36
"""The gap behind this number, likewise."""
_SOON: Final = 2
"""The number of turns of a plan whose purchase is in the next one."""


@dataclass(frozen=True)
class _Captions:
    """What is written above a plan: over what comes now, what is given back, what the purchase brings, and the end."""

    first: str
    back: str
    then: str
    last: str


def draw_plan(p: Painter, plan: Plan, strip: Rect) -> None:
    """Draw in a strip what to take or pay now, what to give back at the end of the turn, and what a purchase brings.

    Unless something is given back, at the end is what is kept, or what is missing after this turn.
    """
    captions, lack = _captions(plan), lack_after(p, plan) if plan.steps else {}
    line, caption = _fitting_line(p, plan, strip, captions, lack)
    left, top = strip.x + p.px(10), strip.y + caption_size(p) * 0.75
    p.label(TABLE_CAPTION, captions.first, left, top, caption, width=strip.w * _MAX_CAPTION_RATIO)
    if line.back is not None:
        p.label(TABLE_CAPTION.in_color("short"), captions.back, line.back, top, caption)
    line.draw()
    most = strip.right - line.then - p.px(6)
    end = p.label(TABLE_CAPTION, captions.then, line.then, top, caption, width=most).right
    end = max(round(line.x), end) + p.px(9)
    if line.back is not None:
        return
    if lack:
        _draw_missing(p, strip, captions.last, lack, end, caption)
    elif not plan.steps:
        kept = sum(p.state.players[p.layout.viewer].tokens) - sum(plan.payment)
        _draw_total(p, strip, captions.last, kept, end, caption)


def _captions(plan: Plan) -> _Captions:
    if not plan.steps:
        return _Captions(tr("You pay").upper(), "", tr("You get").upper(), tr("You keep").upper())
    then = tr("Next turn") if plan.turns == _SOON else tr("Turn {count}").format(count=plan.turns)
    back = tr("Give back {count}").format(count=sum(plan.steps[0].given_back))
    return _Captions(tr("Now").upper(), back.upper(), then.upper(), tr("Still needed").upper())


def _fitting_line(
    p: Painter, plan: Plan, strip: Rect, captions: _Captions, lack: Mapping[int, int]
) -> tuple[PlanLine, float]:
    """Return the first line of a plan that has room in a strip, else the last one, and the size of its captions."""
    left, returns = strip.x + p.px(10), bool(plan.steps) and any(plan.steps[0].given_back)
    least_total = _total_width(p, strip, lack) if lack else 0.0
    for style in plan_styles(plan, caption_size(p), float(MIN_TEXT_PX)):
        widths = [p.text_width(TABLE_CAPTION, text, style.caption) for text in astuple(captions)]
        head, then = min(widths[0], strip.w * _MAX_CAPTION_RATIO), widths[2]
        total = max(widths[3], least_total) if lack or not plan.steps else 0.0
        room = strip.right - 2 * p.px(10) - total if style.ends and not returns else strip.right - p.px(6)
        begins = strip.x + strip.w * _GAIN_X_RATIO * (not plan.effect.tiles and not style.squeezed)
        if plan.steps and not plan.effect.points and not style.full:
            # A card alone is in the middle between both other fields.
            begins = max(begins, (left + head + room - then) / 2)
        least, between = left + head + p.px(8), widths[1] + p.px(14)
        line = PlanLine(p, plan, strip, style, least=least, between=between, begins=begins)
        if max(line.x, line.then + then) <= room:
            break
    return line, style.caption


def lack_after(p: Painter, plan: Plan) -> dict[int, int]:
    """Return how many tokens of each colour are missing after the turn that is due; a wild one stands for the most."""
    taken = plan.steps[0].taken
    lack = Counter({kind: count - taken[kind] for kind, count in enumerate(p.facts.missing(plan.card))})
    for _ in range(taken[WILD]):
        lack[max(lack, key=lambda kind: lack[kind])] -= 1
    return dict(+lack)


def _draw_total(p: Painter, strip: Rect, words: str, count: int, left: int, caption: float) -> None:
    """Draw a number of tokens and their limit at the end of the strip, right of ``left``, where there is room.

    Its ``caption`` is as large as the others; a number above the limit (R11) is in the colour of what is missing.
    """
    right, limit = strip.right - p.px(10), f"/{TOKEN_LIMIT}"
    top, middle = strip.y + caption_size(p) * 0.75, strip.y + strip.h * MIDDLE
    size = max(min(strip.h * 0.48, p.px(32)), 15)
    small = max(size * 0.62, 13)
    width = p.text_width(FIGURE, str(count), size) + p.text_width(FIGURE, limit, small) + 2
    if max(width, p.text_width(TABLE_CAPTION, words, caption)) > right - left:
        return
    p.label(TABLE_CAPTION, words, right, top, caption, "midright")
    p.label(FIGURE.in_color("text_muted"), limit, right, middle + (size - small) * 0.24, small, "midright")
    x = right - p.text_width(FIGURE, limit, small) - 2
    p.label(FIGURE.in_color("short" if count > TOKEN_LIMIT else "text"), str(count), x, middle, size, "midright")


def _draw_missing(p: Painter, strip: Rect, words: str, lack: Mapping[int, int], left: int, caption: float) -> None:
    """Draw at the end of the strip, right of ``left``, each stone that is missing with its number.

    They are as large as they fit, in one line or in two, or not there; their ``caption`` is as large as the others.
    """
    right = strip.right - p.px(10)
    top, low = strip.y + caption_size(p) * 0.75, strip.y + caption_size(p) * 1.4
    room = right - left
    fitting = [
        (size, rows)
        for rows in (1, 2)
        for size in (_row_size(p, strip, rows), _MIN_STONE_PX)
        if size * rows <= strip.bottom - low and max(_row_widths(p, lack, size, rows)) <= room
    ]
    if not fitting or p.text_width(TABLE_CAPTION, words, caption) > room:
        return
    p.label(TABLE_CAPTION, words, right, top, caption, "midright")
    size, rows = max(fitting)
    middle = strip.y + strip.h * MIDDLE if rows == 1 else (low + strip.bottom) / 2 - p.px(4)
    for row, (kinds, width) in enumerate(zip(_rows(lack, rows), _row_widths(p, lack, size, rows), strict=True)):
        x, y = right - width, middle + (row - (rows - 1) / 2) * size * 1.06
        for kind in kinds:
            p.icon(f"gem/{kind}", x + size / 2, y, size * 0.92)
            p.token_letter(kind, x + size / 2, y, size * 0.92)
            x += size + size * _BEFORE_NUMBER_RATIO
            x = p.label(FIGURE, str(lack[kind]), x, y, size).right + size * _AFTER_NUMBER_RATIO


def _total_width(p: Painter, strip: Rect, lack: Mapping[int, int]) -> float:
    """Return the least width of the stones that are missing with their numbers."""
    height = strip.bottom - strip.y - caption_size(p) * 1.4
    return min(
        max(_row_widths(p, lack, _MIN_STONE_PX, rows))
        for rows in (1, 2)
        if _MIN_STONE_PX * rows <= max(height, _MIN_STONE_PX)
    )


def _row_size(p: Painter, strip: Rect, rows: int) -> float:
    """Return the usual size of stones in so many lines."""
    return max(min(strip.h * 0.48, p.px(32)), _MIN_STONE_PX) if rows == 1 else max(strip.h * 0.3, _MIN_STONE_PX)


def _rows(lack: Mapping[int, int], rows: int) -> list[list[int]]:
    """Return the kinds of stones in so many lines, in the first of them one more where they are odd."""
    kinds = list(lack)
    each = -(-len(kinds) // rows)
    return [kinds[start : start + each] for start in range(0, len(kinds), each)]


def _row_widths(p: Painter, lack: Mapping[int, int], size: float, rows: int) -> list[float]:
    """Return the widths of the lines of stones with their numbers."""
    return [
        sum(size * (1 + _BEFORE_NUMBER_RATIO) + p.text_width(FIGURE, str(lack[kind]), size) for kind in kinds)
        + size * _AFTER_NUMBER_RATIO * (len(kinds) - 1)
        for kinds in _rows(lack, rows)
    ]


def draw_reservation(p: Painter, place: Place | None, words: str = "") -> bool:
    """Draw in the strip what a reservation brings, the tokens held after it, and any words between them.

    Without a ``place`` the sign of reserving stands for the card. The tokens are left out where they leave no room for
    the words. Return whether the words have room; else nothing is drawn.
    """
    strip, caption = p.layout.dock.strip, caption_size(p)
    first, last = tr("You get").upper(), trn("token", "tokens", TOKEN_LIMIT).upper()
    begins, gained = strip.x + p.px(10), int(p.state.bank[WILD] > 0)
    line = _reservation_line(p, place, begins, gained)
    left = max(line.x, begins + p.text_width(TABLE_CAPTION, first, caption)) + p.px(14)
    total = max(p.text_width(TABLE_CAPTION, last, caption), p.text_width(FIGURE, f"00/{TOKEN_LIMIT}", p.px(32)))
    right = strip.right - p.px(10) - total
    beside = _room_for(p, words, left, right - p.px(14))
    box = beside or _room_for(p, words, left, strip.right - p.px(10))
    if box is None:
        return False
    p.label(TABLE_CAPTION, first, begins, strip.y + caption * 0.75, caption)
    line.draw()
    if words:
        style = PROMPT.in_color("text_soft" if words == p.highlights.reason else "text")
        p.paragraph(style, words, box, p.px(_SENTENCE_PX) * p.layout.enlarged, centred=True)
    if beside is not None:
        held = sum(p.state.players[p.layout.viewer].tokens) + gained
        _draw_total(p, strip, last, held, round(right), caption)
    return True


def _reservation_line(p: Painter, place: Place | None, begins: int, gained: int) -> PieceLine:
    """Return the line of what a reservation brings: the card, or its sign, and ``gained`` wild tokens."""
    strip, rest = p.layout.dock.strip, p.layout.places[market(1, 0)]
    height, line = card_height(strip, caption_size(p)), PieceLine(p, begins, strip.y + strip.h * MIDDLE)
    if place is None:
        line.add_icon("icon/reserve", height * 0.9, height * 0.36, height * rest.w / rest.h + p.px(8))
    else:
        card = visible_card(p.state, place)
        line.add_picture(f"back/{place.row}" if card is None else f"card/{card}", height, rest, p.px(8))
    if gained:
        line.add_tokens(WILD, gained, token_size(p, strip))
    return line


def _room_for(p: Painter, words: str, left: float, right: float) -> Rect | None:
    """Return the box in the strip in which words fit whole in their least size, ``None`` where they do not."""
    text, least = p.look.text, p.look.text.sized(PROMPT, MIN_TEXT_PX * p.layout.enlarged)
    box = words_box(p.layout.dock)._replace(x=round(left), w=round(right - left))
    if box.w < max(text.size(least, word)[0] for word in words.split(" ")):
        return None
    lines = len(text.wrap(least, words, box.w))
    return box if lines * text.line_height(least) * LINE_STEP <= box.h else None


def draw_payment(p: Painter, payment: Tokens) -> None:
    """Draw a payment as tokens with their numbers."""
    layout = p.layout.dock
    kinds = [kind for kind in range(SPECIAL) if payment[kind]]
    if not kinds:
        box = words_box(layout)
        p.label(TABLE_CAPTION.in_color("text"), tr("Free").upper(), box.x, box.center[1], p.px(_FREE_PX), width=box.w)
        return
    slot = first_box(layout)
    size, x, middle = float(slot.h), float(slot.x), slot.center[1]
    room = layout.strip.right - slot.w // 3 - slot.x
    size *= min(1.0, room / sum(counted_width(p, payment[kind], size) for kind in kinds))
    for kind in kinds:
        draw_counted(p, kind, payment[kind], middle, size, x)
        x += counted_width(p, payment[kind], size)
