"""The head of a player's panel: name, state or last action, points, how many tokens.

Knows the layout of a panel and a player's position; knows nothing of input or time.
"""

from __future__ import annotations

from game.rules.model import TOKEN_LIMIT, Player, tokens
from game.sessions.participants import Participant
from game.support.i18n import tr, trn
from game.ui.table.painter import Painter
from game.ui.table.recent_moves import draw_recent
from game.view.descriptions.presence import away_text
from game.view.layout.geometry import Rect
from game.view.layout.panels import PanelLayout


def draw_heading(p: Painter, panel: PanelLayout, acting: bool) -> None:
    """Draw the mark, the name with the player's state or last actions, and the points."""
    palette = p.look.palette
    seat = panel.seat
    if panel.own and p.layout.spec.flags:
        p.sprite(f"ui/header/{seat}", panel.header)
    on_flag = p.layout.spec.flags
    if panel.avatar.w >= (24 if p.skin.portraits else 16):
        p.seat_sign(seat, *panel.avatar.center, panel.avatar.h)
    color = palette.text_dark if on_flag else palette.text
    name = p.name(seat)
    size = panel.name.h * (0.62 if panel.own and not on_flag else 0.72)
    size = min(size, p.larger(p.px(30), size))
    if panel.own and not on_flag and not p.layout.compact:
        y, size = panel.name.y + panel.name.h * 0.34, p.larger(p.px(29), panel.name.h * 0.6)
        p.label("name", name, panel.name.x, y, color, "midleft", size, panel.name.w)
        if panel.presence is None:
            text = tr("seat {number}").format(number=seat + 1)
            y = panel.name.y + panel.name.h * 0.78
            size = p.larger(p.px(18), panel.name.h * 0.42)
            p.label("small", text, panel.name.x, y, palette.text_soft, "midleft", size, panel.name.w)
    else:
        tag = _tag(p, panel, acting)
        max_width = panel.name.w
        if tag and not on_flag:
            max_width = min(max_width, panel.total.x - panel.name.x - _tag_box(p, panel, tag)[0] - p.px(20))
        where = p.label("name", name, panel.name.x, panel.name.center[1], color, "midleft", size, max_width)
        if tag:
            _status(p, panel, tag, where.right + p.px(12))
        elif not panel.own:
            draw_recent(p, panel, where.right + p.px(12))
    _points(p, panel)


def _tag(p: Painter, panel: PanelLayout, acting: bool) -> str:
    """Return the text of the pill beside an opponent's name; empty for none."""
    if panel.own or p.layout.compact:
        return ""
    missed = _missed(p, panel)
    if missed is not None:
        return away_text(missed)
    return tr("PLAYING NOW") if acting else ""


def _tag_box(p: Painter, panel: PanelLayout, text: str) -> tuple[int, int]:
    """Return width and height of the pill beside the name: at most half of the room up to the tokens."""
    height: float = min(p.larger(p.px(22), panel.name.h * 0.7), panel.name.h)
    ratio = p.text_width("caption", text, height * 0.68) / height + 1
    available = panel.total.x - (
        panel.header.right + p.px(12) if p.layout.spec.flags else (panel.name.x + panel.total.x) / 2
    )
    if 0 < available < height * ratio:
        height = max(available / ratio, p.px(22))
        ratio = p.text_width("caption", text, height * 0.68) / height + 1
    return round(height * ratio), round(height)


def _missed(p: Painter, panel: PanelLayout) -> Participant | None:
    return None if p.marks.gathering is None else p.marks.gathering.missed(panel.seat)


def _status(p: Painter, panel: PanelLayout, text: str, x: float) -> None:
    palette = p.look.palette
    width, height = _tag_box(p, panel, text)
    missed = _missed(p, panel) is not None
    acting = p.turn == panel.seat and not missed
    left = max(round(x), panel.header.right + p.px(8)) if p.layout.spec.flags else round(x)
    rect = Rect(left, round(panel.name.center[1] - height / 2), width, height)
    sprite = "ui/badge_short" if missed else "ui/pill_active" if acting else "ui/badge_info"
    p.sprite(sprite, rect)
    color = palette.text if missed else palette.text_dark if acting or p.skin.light_plates else palette.last
    p.label("caption", text, *rect.center, color, "center", height * 0.68)


def _points(p: Painter, panel: PanelLayout) -> None:
    palette = p.look.palette
    points = p.points(panel.seat)
    if p.skin.labelled:
        p.number(str(points), panel.points, 0.5 if panel.own else 1.0)
        if panel.own and not p.layout.compact:
            y = panel.points.bottom + p.px(16)
            high, max_width = p.larger(p.px(17), p.px(26)), panel.points.w
            p.label("caption", tr("POINTS"), panel.points.center[0], y, palette.text_muted, "center", high, max_width)
        elif not panel.own and not p.layout.compact:
            x = panel.points.right + p.px(6)
            y, size = panel.points.bottom - p.px(4), p.larger(p.px(16), p.px(21))
            max_width = panel.rect.right - p.px(4) - x
            p.label("caption", tr("PTS"), x, y, palette.text_muted, "bottomleft", size, max_width)
        return
    p.sprite("ui/plate", panel.points)
    if panel.own and not p.layout.compact:
        left = Rect(panel.points.x, panel.points.y, round(panel.points.w * 0.56), panel.points.h)
        p.number(str(points), left.inset(0, p.px(4)))
        text = tr("of {goal}").format(goal=p.edition.goal)
        middle, size = panel.points.center[1] + p.px(6), p.larger(p.px(22), p.px(34))
        max_width = panel.points.right - p.px(6) - left.right
        p.label("prompt", text, left.right, middle, palette.text_soft, "midleft", size, max_width)
    else:
        p.number(str(points), panel.points.inset(p.px(4), p.px(3)))


def draw_total(p: Painter, panel: PanelLayout, player: Player) -> None:
    """Draw how many tokens a player holds, and the limit."""
    palette = p.look.palette
    held = sum(p.shown(tokens(panel.seat, kind), count) for kind, count in enumerate(player.tokens))
    rect = panel.total
    color = palette.short if held > TOKEN_LIMIT else palette.text
    limit = f"/{TOKEN_LIMIT}"
    if panel.own and not p.skin.labelled and not p.layout.compact:
        middle = rect.y + rect.h * 0.38
        where = p.label("count", str(held), rect.x + p.px(8), middle, color, "midleft", p.px(42))
        p.label("caption", limit, where.right + 1, rect.y + rect.h * 0.45, palette.text_muted, "midleft", p.px(24))
        word = trn("token", "tokens", held)
        high, max_width = p.larger(p.px(18), p.px(25)), rect.w + p.px(8)
        p.label("small", word, rect.center[0], rect.bottom - p.px(8), palette.text_soft, "center", high, max_width)
        return
    size = max(min(rect.h * 0.66, p.larger(p.px(22), rect.w * 0.34)), 14)
    icon = min(rect.h * 0.8, size * 1.1) if rect.w >= p.px(60) else 0.0
    text_w = p.text_width("count", str(held), size)
    limit_w = p.text_width("caption", limit, size * 0.75)
    x = rect.center[0] - (icon + 4 + text_w + limit_w) / 2
    y = rect.center[1]
    if icon:
        p.icon("icon/tokens", x + icon / 2, y, icon)
    where = p.label("count", str(held), x + icon + 4, y, color, "midleft", size)
    p.label("caption", limit, where.right + 1, y + 1, palette.text_muted, "midleft", size * 0.75)
