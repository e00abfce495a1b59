"""People at other screens: presence on mats and pills, the notice, the turn's clock, the chat's button, bubbles.

Knows the layout and what the highlights show of the participants; knows nothing of input, time or networks.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from game.ui.graphics.type_scale import DETAIL, FIGURE, NAME
from game.ui.table.clock import clock_pill
from game.ui.table.mats.untouched import is_untouched, order_right
from game.ui.table.outlines import draw_outline
from game.ui.table.painter import Painter
from game.view.descriptions.presence import Bubble, ParticipantsView, condition
from game.view.layout.geometry import Rect
from game.view.layout.mats import MatLayout, won_tile_boxes
from game.view.layout.table import Control, ParticipantsLayout
from game.view.theme import MIN_TEXT_PX, Color

if TYPE_CHECKING:
    from game.rules import Seat

_CONDITION: Final = 19.0
"""Size of the text on a person's connection where there is room, in reference pixels."""
_BESIDE: Final = 12.0
"""Its distance to a seat's place in the order of play, likewise."""
_ICON: Final = 1.35
"""The room of its icon, by the size of the text."""
_SHORT_BUBBLE: Final = 300.0
"""A wider message of the table itself has several lines."""
_BUBBLE_LINES: Final = 6
_TAIL: Final = 0.4
"""The size of a message's tail, by the message's height."""
_CLEAR: Final = 10.0
"""Its distance to the name of who wrote it, in reference pixels."""
_PING: Final = 80.0
"""The room of the text on a connection beside which a message may lie, likewise."""
_MARK_LEFT_PX, _MARK_WIDTH_PX = 9, 4
"""The mark of the notice of a broken connection: its distance to the left and its width in reference pixels."""
_MARK_TOP_RATIO: Final = 0.2
"""Its distance to the upper edge by the notice's height."""


def draw_participants(p: Painter) -> None:
    """Draw presence, clock, notice and the button of the chat."""
    view, boxes = p.highlights.participants_view, p.layout.participants
    if view is None or boxes is None:
        return
    for mat in p.layout.mats:
        _presence(p, mat, view)
    if view.state.clock_s is not None and not p.stopped:
        clock_pill(p, boxes.clock, view.state.clock_s)
    _button(p, boxes, view)
    if view.notice:
        _notice(p, boxes.notice, view)


def draw_bubbles(p: Painter) -> None:
    """Draw the latest chat messages over their authors' names."""
    if p.highlights.participants_view is not None and p.layout.participants is not None:
        for bubble in p.highlights.participants_view.bubbles:
            _bubble(p, p.layout.participants, bubble)


def _presence(p: Painter, mat: MatLayout, view: ParticipantsView) -> None:
    person, rect = view.person(mat.seat), mat.presence
    if person is None or rect is None:
        return
    if mat.seat == view.state.absent and view.notice and not p.stopped and not mat.folded:
        return  # the notice says it
    player = p.state.players[mat.seat]
    won = len(player.tiles) + (p.state.majority == mat.seat)
    if won:
        left = min(box.x for box in won_tile_boxes(mat, won, p.layout.medal_gap))
        rect = rect._replace(w=left - p.layout.medal_gap - rect.x)
    untouched = is_untouched(p, mat, player)
    if untouched:
        left = max(rect.x, round(order_right(p, mat) + p.px(_BESIDE)))
        rect = rect._replace(x=left, w=rect.right - left)
    if rect.w < rect.h:
        return  # tiles have its place; who is away has a sign on the portrait
    late = mat.seat in view.late
    icon, text = condition(person, late, False)
    width = p.text_width(DETAIL, text, MIN_TEXT_PX)
    if width > rect.w:
        icon, text = condition(person, late, True)
        if untouched and p.text_width(DETAIL, text, MIN_TEXT_PX) + (rect.h * _ICON if icon else 0) > rect.w:
            text = ""
    elif width + rect.h * _ICON > rect.w:
        icon = ""
    palette = p.look.palette
    color = palette.text_soft if person.connected else palette.short
    if person.connected and late:
        color = palette.picked
    size = max(min(rect.h * 0.95, p.px(_CONDITION)), MIN_TEXT_PX)
    x, y = float(rect.x), rect.center[1]
    if icon:
        p.icon(f"icon/{icon}", x + size * 0.55, y, size * 1.05)
        x += size * _ICON
    if text:
        p.label(DETAIL.in_color(color), text, x, y, size, width=rect.right - x)


def _button(p: Painter, boxes: ParticipantsLayout, view: ParticipantsView) -> None:
    rect, palette = boxes.button, p.look.palette
    p.sprite("ui/button_hover" if p.highlights.hover is Control.CHAT else "ui/button", rect)
    balloon = _balloon(round(rect.h * 0.62), palette.line_light)
    p.canvas.surface(balloon, round(rect.center[0] - balloon.get_width() / 2), rect.y + round(rect.h * 0.2))
    if p.highlights.focus is Control.CHAT:
        draw_outline(p, rect)
    if view.unread:
        side = max(round(rect.h * 0.5), 17)
        text = str(view.unread) if view.unread < 10 else "9+"
        mark = Rect(rect.right - round(side * 0.6), max(rect.y - round(side * 0.15), 1), round(side * 1.1), side)
        p.sprite("ui/badge_short", mark)
        p.label(FIGURE, text, *mark.center, side * 0.72, "center")


def _notice(p: Painter, rect: Rect, view: ParticipantsView) -> None:
    """Draw what the table waits for, in as many lines as fit; a narrow box has no icon."""
    palette, text = p.look.palette, p.look.text
    p.sprite("ui/badge_short" if view.state.alarm else "mat/dock", rect)
    absent = view.state.absent
    one_line = rect.h < p.px(34)
    signed = one_line or rect.w >= p.px(300)
    portrait = signed and absent is not None and not p.stopped
    if view.state.notice and not p.stopped and not portrait:
        edge = p.px(_MARK_LEFT_PX)
        mark = rect.inset(edge, round(rect.h * _MARK_TOP_RATIO))
        p.canvas.rect(palette.short, mark._replace(w=max(2, p.px(_MARK_WIDTH_PX))))
    pad = p.px(8 if one_line else 11)
    left = rect.x + pad + (p.px(_MARK_LEFT_PX) if view.state.notice else 0)
    if signed:
        icon = rect.h * 0.7 if one_line else min(p.px(52 if portrait else 36), rect.h * 0.6)
        if portrait and absent is not None:
            p.seat_sign(absent, left + icon / 2, rect.center[1], icon)
        else:
            p.icon(f"icon/{_notice_sign(view)}", left + icon / 2, rect.center[1], icon)
        left += round(icon) + pad
    width, height = rect.right - pad - left, rect.h - (0 if one_line else p.px(8))
    size = max(round(p.px(18) * p.layout.enlarged), MIN_TEXT_PX)
    while True:
        step = round(size * 1.22)
        max_lines = max(1, height // step)
        lines = text.wrap(p.look.text.sized(DETAIL, size), view.notice, width)
        if len(lines) <= max_lines or size <= MIN_TEXT_PX:
            break
        size -= 1
    lines = text.wrap(p.look.text.sized(DETAIL, size), view.notice, width, max_lines)
    for number, line in enumerate(lines):
        y = rect.center[1] + (number - (len(lines) - 1) / 2) * step
        p.label(DETAIL, line, left, y, size)


def _notice_sign(view: ParticipantsView) -> str:
    """Return the icon of a notice: why the game has stopped, a broken connection, or something to wait for."""
    state = view.state
    if state.stopped:
        return "alert" if state.alarm else "quit"
    return "offline" if state.notice else "clock"


class _BubbleText(NamedTuple):
    """The lines of a message, their text size, and the width of the message with its icon."""

    lines: list[str]
    size: float
    width: float
    wrapped: bool
    """Whether the message had to be broken into lines."""


class _BubblePlace(NamedTuple):
    """Where the first line of a message lies; ``tail`` is the side of its tail, 0 for none, and ``icon`` its icon."""

    x: float
    y: float
    width: float
    tail: int
    icon: str


def _bubble(p: Painter, boxes: ParticipantsLayout, bubble: Bubble) -> None:
    """Draw a message with its tail at its author's name, or below it where it is too long."""
    height = max(p.px(36 if p.layout.compact else 44), 26)
    if bubble.seat is not None and p.layout.mat(bubble.seat).presence is not None:
        height = max(p.layout.mat(bubble.seat).name.h, 26)  # clear of the line below the name
    text = _bubble_text(p, bubble, height)
    if bubble.seat is None:
        place = _table_bubble_place(p, boxes, bubble, text)
    else:
        place = _seat_bubble_place(p, bubble, bubble.seat, text.width, height)
    step = text.size * 1.3
    whole = round(height + (len(text.lines) - 1) * step)
    rect = Rect(round(place.x), round(place.y), round(place.width), whole)
    alpha = round(255 * bubble.strength)
    p.sprite("ui/pill_active", rect, alpha)
    if place.tail:
        picture = _tail(p.look.palette.picked, p.look.palette.ink, place.tail)
        p.canvas.surface(picture, rect.x - place.tail + 2, round(rect.center[1] - place.tail / 2), alpha)
    left = rect.x + height * 0.4
    if place.icon:
        p.icon(f"icon_dark/{place.icon}", left + height * 0.35, rect.center[1], height * 0.66, alpha)
        left += _icon_width(height)
    max_width = rect.right - height * 0.4 - left
    for number, line in enumerate(text.lines):
        middle = rect.y + height / 2 + number * step
        p.label(NAME.in_color("text_dark"), line, left, middle, text.size, width=max_width, alpha=alpha)


def _icon_width(height: float) -> float:
    """Return the width that the icon of a message takes."""
    return height * 0.9


def _other_mats(p: Painter) -> list[Rect]:
    return [mat.rect for mat in p.layout.mats if not mat.own]


def _bubble_text(p: Painter, bubble: Bubble, height: float) -> _BubbleText:
    """Return the text of a message; a long one of the table itself is as wide as another player's mat."""
    size = min(height * 0.56, p.px(21))
    words = p.text_width(NAME, bubble.text, size)
    width: float = words + height * 0.9 + (_icon_width(height) if bubble.icon else 0)
    mats = _other_mats(p)
    if bubble.seat is not None or width <= p.px(_SHORT_BUBBLE) or not mats:
        return _BubbleText([bubble.text], size, width, wrapped=False)
    rest = width - words
    lines = p.look.text.wrap(p.look.text.sized(NAME, size), bubble.text, mats[0].w - rest, _BUBBLE_LINES)
    width = max(p.text_width(NAME, line, size) for line in lines) + rest
    return _BubbleText(lines, size, width, wrapped=True)


def _table_bubble_place(p: Painter, boxes: ParticipantsLayout, bubble: Bubble, text: _BubbleText) -> _BubblePlace:
    """Return the place of a message of the table itself; a long one lies over a mat, not over cards and tokens."""
    right = _other_mats(p)[0].right if text.wrapped else boxes.button.right
    width = min(text.width, right - p.px(8))
    return _BubblePlace(right - width, float(boxes.button.bottom + p.px(6)), width, 0, bubble.icon)


def _seat_bubble_place(p: Painter, bubble: Bubble, seat: Seat, width: float, height: float) -> _BubblePlace:
    """Return the place of a player's message: beside the name, there without the icon, or where there is room."""
    mat, icon = p.layout.mat(seat), bubble.icon
    x, limit = float(mat.name.x - p.px(6)), mat.points.x - p.px(8)
    middle = mat.rect.y if mat.own else mat.name.center[1]
    name = p.name_size(mat.name)
    tail = round(height * _TAIL)
    beside = mat.name.x + p.text_width(NAME, p.name(seat), name) + name + p.px(_CLEAR) + tail
    if mat.own:
        limit, tail = mat.rect.right - p.px(180), 0
    elif beside + width <= limit:
        x = float(beside)
    elif icon and beside + width - _icon_width(height) <= limit:  # the words alone
        x, width, icon = float(beside), width - _icon_width(height), ""
    elif mat.presence is not None and mat.presence.x + p.px(_PING) + width <= limit:
        x, middle, tail = limit - width, mat.presence.center[1], 0
    elif not mat.folded:  # below the name, which shows whose message it is
        x, limit, middle = float(mat.bonuses[0].x), mat.piles.right, mat.bonuses[0].center[1]
        tail = 0
    y = middle - height / 2
    if mat.presence is not None and middle == mat.name.center[1]:
        y = min(y, mat.presence.y - height)
    return _BubblePlace(x, y, min(width, limit - x), tail, icon)


@lru_cache(maxsize=8)
def _tail(color: Color, ink: Color, side: int) -> pygame.Surface:
    """Return the tail of a message, which points to the left."""
    surface = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
    for fill, grow in ((ink, 0), (color, 4)):
        pygame.draw.polygon(surface, fill, ((grow * 2, side * 2), (side * 4, grow), (side * 4, side * 4 - grow)))
    return pygame.transform.smoothscale(surface.premul_alpha(), (side, side))


@lru_cache(maxsize=8)
def _balloon(side: int, color: Color) -> pygame.Surface:
    """Draw a speech balloon at four times its size and scale it down, so that it is smooth."""
    large = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
    large.fill((*color, 0))
    line = max(4, round(side * 0.36))
    body = pygame.Rect(0, side * 0.2, side * 4, side * 2.8)
    tail = ((side * 0.7, side * 2.8), (side * 0.7, side * 3.9), (side * 1.9, side * 2.8))
    pygame.draw.rect(large, color, body, border_radius=round(side * 0.7))
    pygame.draw.polygon(large, color, tail)
    pygame.draw.rect(large, (*color, 0), body.inflate(-2 * line, -2 * line), border_radius=round(side * 0.45))
    for dot in (1.15, 2.0, 2.85):
        pygame.draw.circle(large, color, (side * dot, body.centery), side * 0.26)
    return pygame.transform.smoothscale(large, (side, side)).premul_alpha()
