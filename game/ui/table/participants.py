"""People at other screens: presence on panels and pills, the notice, the turn's clock, the chat's button, bubbles.

Knows the layout and what the marks show of the participants; knows nothing of input, time or networks.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.ui.table.clock import clock_pill
from game.ui.table.frames import draw_outline
from game.ui.table.mats.untouched import is_untouched, order_right
from game.ui.table.painter import Painter
from game.view.descriptions.presence import Bubble, Gathering, condition
from game.view.layout.geometry import Rect
from game.view.layout.mats import PanelLayout, won_tile_boxes
from game.view.layout.table import Control, ParticipantsLayout
from game.view.theme import MIN_TEXT_PX, Color

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
_MARK: Final = 9, 4, 0.2
"""The mark of the notice of a broken connection: distance to the left and width in reference pixels, distance to the
upper edge by the notice's height."""


def draw_participants(p: Painter) -> None:
    """Draw presence, clock, notice and the button of the chat."""
    gathering, participants = p.marks.gathering, p.layout.participants
    if gathering is None or participants is None:
        return
    for panel in p.layout.panels:
        _presence(p, panel, gathering)
    if gathering.state.clock_s is not None and not p.stopped:
        clock_pill(p, participants.clock, gathering.state.clock_s)
    _button(p, participants, gathering)
    if gathering.notice:
        _notice(p, participants.notice, gathering)


def draw_bubbles(p: Painter) -> None:
    """Draw the latest chat messages over their authors' names."""
    if p.marks.gathering is not None and p.layout.participants is not None:
        for bubble in p.marks.gathering.bubbles:
            _bubble(p, p.layout.participants, bubble)


def _presence(p: Painter, panel: PanelLayout, gathering: Gathering) -> None:
    person, rect = gathering.person(panel.seat), panel.presence
    if person is None or rect is None:
        return
    if panel.seat == gathering.state.absent and gathering.notice and not p.stopped and not panel.folded:
        return  # the notice says it
    player = p.state.players[panel.seat]
    won = len(player.tiles) + (p.state.majority == panel.seat)
    if won:
        last = won_tile_boxes(panel, won, p.layout.medal_gap)[-1]
        rect = rect._replace(w=last.x - p.layout.medal_gap - rect.x)
    untouched = is_untouched(p, panel, player)
    if untouched:
        left = max(rect.x, round(order_right(p, panel) + p.px(_BESIDE)))
        rect = rect._replace(x=left, w=rect.right - left)
    if rect.w < rect.h:
        return  # tiles have its place; who is away has a sign on the portrait
    late = panel.seat in gathering.late
    icon, text = condition(person, late, False)
    wide = p.text_width("small", text, MIN_TEXT_PX)
    if wide > rect.w:
        icon, text = condition(person, late, True)
        if untouched and p.text_width("small", text, MIN_TEXT_PX) + (rect.h * _ICON if icon else 0) > rect.w:
            text = ""
    elif wide + rect.h * _ICON > rect.w:
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
        p.label("small", text, x, y, color, "midleft", size, rect.right - x)


def _button(p: Painter, participants: ParticipantsLayout, gathering: Gathering) -> None:
    rect, palette = participants.button, p.look.palette
    p.sprite("ui/button_hover" if p.marks.hover is Control.CHAT else "ui/button", rect)
    balloon = _balloon(round(rect.h * 0.62), palette.line_light)
    p.canvas.surface(balloon, round(rect.center[0] - balloon.get_width() / 2), rect.y + round(rect.h * 0.2))
    if p.marks.focus is Control.CHAT:
        draw_outline(p, rect)
    if gathering.unread:
        side = max(round(rect.h * 0.5), 17)
        text = str(gathering.unread) if gathering.unread < 10 else "9+"
        mark = Rect(rect.right - round(side * 0.6), max(rect.y - round(side * 0.15), 1), round(side * 1.1), side)
        p.sprite("ui/badge_short", mark)
        p.label("count", text, *mark.center, palette.text, "center", side * 0.72)


def _notice(p: Painter, rect: Rect, gathering: Gathering) -> None:
    """Draw what the table waits for, in as many lines as fit; a narrow box has no icon."""
    palette, text = p.look.palette, p.look.text
    p.sprite("ui/badge_short" if gathering.state.alarm else "mat/dock", rect)
    color, absent = palette.text, gathering.state.absent
    one_line = rect.h < p.px(34)
    signed = one_line or rect.w >= p.px(300)
    portrait = signed and absent is not None and not p.stopped
    if gathering.state.notice and not p.stopped and not portrait:
        edge = p.px(_MARK[0])
        mark = rect.inset(edge, round(rect.h * _MARK[2]))
        p.canvas.rect(palette.short, mark._replace(w=max(2, p.px(_MARK[1]))))
    pad = p.px(8 if one_line else 11)
    left = rect.x + pad + (p.px(_MARK[0]) if gathering.state.notice else 0)
    if signed:
        icon = rect.h * 0.7 if one_line else min(p.px(52 if portrait else 36), rect.h * 0.6)
        if portrait and absent is not None:
            p.seat_sign(absent, left + icon / 2, rect.center[1], icon)
        else:
            p.icon(f"icon/{_notice_sign(gathering)}", left + icon / 2, rect.center[1], icon)
        left += round(icon) + pad
    width, height = rect.right - pad - left, rect.h - (0 if one_line else p.px(8))
    size = max(round(p.px(18) * p.layout.enlarged), MIN_TEXT_PX)
    while True:
        step = round(size * 1.22)
        max_lines = max(1, height // step)
        lines = text.wrap("small", gathering.notice, width, p.role_px("small", size))
        if len(lines) <= max_lines or size <= MIN_TEXT_PX:
            break
        size -= 1
    lines = text.wrap("small", gathering.notice, width, p.role_px("small", size), max_lines)
    for number, line in enumerate(lines):
        y = rect.center[1] + (number - (len(lines) - 1) / 2) * step
        p.label("small", line, left, y, color, "midleft", size)


def _notice_sign(gathering: Gathering) -> str:
    """Return the icon of a notice: why the game has stopped, a broken connection, or something to wait for."""
    state = gathering.state
    if state.stopped:
        return "alert" if state.alarm else "quit"
    return "offline" if state.notice else "clock"


def _bubble(p: Painter, participants: ParticipantsLayout, bubble: Bubble) -> None:
    """Draw a message with its tail at its author's name, or below it where it is too long."""
    high = max(p.px(36 if p.layout.compact else 44), 26)
    if bubble.seat is not None and p.layout.panel(bubble.seat).presence is not None:
        high = max(p.layout.panel(bubble.seat).name.h, 26)  # clear of the line below the name
    tail = 0
    size = min(high * 0.56, p.px(21))
    icon, sign = bubble.icon, high * 0.9
    wide: float = p.text_width("name", bubble.text, size) + high * 0.9 + (sign if icon else 0)
    lines, step, right = [bubble.text], size * 1.3, participants.button.right
    mats = [panel.rect for panel in p.layout.panels if not panel.own]
    if bubble.seat is None and wide > p.px(_SHORT_BUBBLE) and mats:
        # It lies over another player's mat, not over cards and tokens.
        right, rest = mats[0].right, wide - p.text_width("name", bubble.text, size)
        lines = p.look.text.wrap("name", bubble.text, mats[0].w - rest, p.role_px("name", size), _BUBBLE_LINES)
        wide = max(p.text_width("name", line, size) for line in lines) + rest
    if bubble.seat is None:
        wide = min(wide, right - p.px(8))
        x, y = right - wide, float(participants.button.bottom + p.px(6))
    else:
        panel = p.layout.panel(bubble.seat)
        x, limit = float(panel.name.x - p.px(6)), panel.points.x - p.px(8)
        middle = panel.rect.y if panel.own else panel.name.center[1]
        name = p.name_size(panel.name)
        tail = round(high * _TAIL)
        beside = panel.name.x + p.text_width("name", p.name(bubble.seat), name) + name + p.px(_CLEAR) + tail
        if panel.own:
            limit, tail = panel.rect.right - p.px(180), 0
        elif beside + wide <= limit:
            x = float(beside)
        elif icon and beside + wide - sign <= limit:  # the words alone
            x, wide, icon = float(beside), wide - sign, ""
        elif panel.presence is not None and panel.presence.x + p.px(_PING) + wide <= limit:
            x, middle, tail = limit - wide, panel.presence.center[1], 0
        elif not panel.folded:  # below the name, which says whose message it is
            x, limit, middle = float(panel.bonuses[0].x), panel.hand[0].right, panel.bonuses[0].center[1]
            tail = 0
        wide = min(wide, limit - x)
        y = middle - high / 2
        if panel.presence is not None and middle == panel.name.center[1]:
            y = min(y, panel.presence.y - high)
    rect = Rect(round(x), round(y), round(wide), round(high + (len(lines) - 1) * step))
    alpha = round(255 * bubble.strength)
    p.sprite("ui/pill_active", rect, alpha)
    if tail:
        picture = _tail(p.look.palette.picked, p.look.palette.ink, tail)
        p.canvas.surface(picture, rect.x - tail + 2, round(rect.center[1] - tail / 2), alpha)
    left = rect.x + high * 0.4
    if icon:
        p.icon(f"icon_dark/{icon}", left + high * 0.35, rect.center[1], high * 0.66, alpha)
        left += sign
    max_width = rect.right - high * 0.4 - left
    color = p.look.palette.text_dark
    for number, line in enumerate(lines):
        middle = rect.y + high / 2 + number * step
        p.label("name", line, left, middle, color, "midleft", size, max_width, alpha=alpha)


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
