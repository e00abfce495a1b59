"""The edges of the table: top bar, turn banner and inspector.

Knows the layout and the position; knows nothing of input or time.
"""

from __future__ import annotations

from game.rules.model import COLORS, Place, PlaceKind, Seat
from game.rules.payment import net_cost
from game.support.i18n import tr, trn
from game.ui.table.frames import draw_outline
from game.ui.table.painter import Painter
from game.view.descriptions.affordability import turns_left
from game.view.interaction.choices import Paying, Picked
from game.view.layout.geometry import Rect
from game.view.layout.table import Control
from game.view.theme import MIN_TEXT_PX, Color


def draw_bar(p: Painter) -> None:
    """Draw the top bar: menu, title, order of turns, round and goal, help and settings."""
    bar = p.layout.bar
    palette = p.look.palette
    p.sprite("ui/bar", bar.rect)
    for control, rect in ((Control.MENU, bar.menu), *bar.buttons):
        p.sprite("ui/button_hover" if p.marks.hover is control else "ui/button", rect)
        if p.marks.focus is control:
            draw_outline(p, rect)
    for control, rect in bar.buttons:
        p.icon(f"icon/{control.value}", *rect.center, rect.h * 0.7)
    _, middle = bar.menu.center
    icon = bar.menu.h * 0.72
    if p.layout.compact or bar.menu.w < 2 * bar.menu.h:
        p.icon("icon/menu", *bar.menu.center, icon)
    else:
        p.icon("icon/menu", bar.menu.x + p.px(22), middle, icon)
        size = p.larger(p.px(17), p.px(20))
        p.label("button", tr("Menu"), bar.menu.x + p.px(40), middle, palette.text, "midleft", size)
    if bar.logo is not None:
        wide, high = p.look.atlas.size("logo")
        height = bar.logo.h * 0.94
        width = round(height * wide / high)
        logo = Rect(bar.logo.x, round(bar.logo.center[1] - height / 2), width, round(height))
        p.sprite("logo", logo)
        name = tr(p.skin.text.box)
        x = logo.right + p.px(16)
        p.label("body", name, x, bar.logo.center[1], palette.text_soft, "midleft", p.px(19), bar.logo.right - x)
    _turns(p)
    _status(p)


def _turns(p: Painter) -> None:
    palette = p.look.palette
    for seat, rect in enumerate(p.layout.bar.turns):
        active = p.turn == seat and not p.over
        p.sprite("ui/pill_active" if active else "ui/pill", rect)
        p.seat_sign(seat, rect.x + rect.h * 0.55, rect.center[1], rect.h * 0.6, rect.h * 0.86)
        pill_name(p, rect, seat, palette.text_dark if active else palette.text_soft)
        if seat < len(p.layout.bar.turns) - 1:
            p.icon("icon/right", rect.right + p.px(7), rect.center[1], p.px(12), 170)


def pill_name(p: Painter, rect: Rect, seat: Seat, color: Color) -> None:
    """Draw a player's name on a pill in the order of turns, right of its sign."""
    x, size = rect.x + rect.h * 1.12, p.larger(rect.h * 0.56, rect.h * 0.76)
    p.label("caption", p.name(seat), x, rect.center[1], color, "midleft", size, rect.right - x - p.px(6))


def _status(p: Painter) -> None:
    palette = p.look.palette
    rect = p.layout.bar.status
    left = 0 if p.over else turns_left(p.state)
    if left:
        _last_round(p, rect, left)
        return
    parts = ((tr("ROUND"), str(p.state.round)), (tr("GOAL"), str(p.edition.goal)))
    size = p.larger(max(p.px(16), 13), p.px(21))
    big = p.larger(max(p.px(22), 17), p.px(27))
    gap = p.px(8)
    widths = [p.text_width("caption", word, size) + gap + p.text_width("count", value, big) for word, value in parts]
    x = rect.right - sum(widths) - p.px(30) if not p.layout.spec.side.turns_right else rect.x + p.px(20)
    for (word, value), width in zip(parts, widths, strict=True):
        where = p.label("caption", word, x, rect.center[1], palette.text_muted, "midleft", size)
        p.label("count", value, where.right + gap, rect.center[1], palette.text, "midleft", big)
        x += width + p.px(30)


def _last_round(p: Painter, rect: Rect, left: int) -> None:
    """Draw, in place of the round's number, that it is the last one and how many turns are left."""
    palette = p.look.palette
    high = round(rect.h * 0.92)
    size = p.larger(high * 0.62, high * 0.76)
    word = tr("LAST ROUND")
    more = trn("{count} turn left", "{count} turns left", left).format(count=left)
    gap = p.px(10)
    wide = min(p.text_width("caption", word, size) + high * 1.5, rect.w * 0.6)
    max_width = rect.w - wide - gap
    rest = min(p.text_width("small", more, size), max_width)
    x = rect.x + p.px(20) if p.layout.spec.side.turns_right else rect.right - wide - gap - rest
    pill = Rect(round(x), round(rect.center[1] - high / 2), round(wide), high)
    p.sprite("ui/badge_short", pill)
    p.icon("icon/flag", pill.x + high * 0.6, pill.center[1], high * 0.62)
    start = pill.x + high * 1.05
    p.label("caption", word, start, pill.center[1], palette.text, "midleft", size, pill.right - high * 0.35 - start)
    p.label("small", more, pill.right + gap, pill.center[1], palette.text_soft, "midleft", size, max_width)


def draw_banner(p: Painter) -> None:
    """Draw the banner with whose turn it is and the prompt or what the table waits for."""
    rect = p.layout.banner
    if rect is None:
        return
    if p.skin.turn_flag:
        _flag(p, rect)
        return
    if p.over:
        return
    palette = p.look.palette
    entrance = p.frame.banner
    if p.mine:
        with p.canvas.clip((rect.x - p.px(40), rect.y - p.px(40), (rect.w + p.px(80)) * entrance, rect.h + p.px(80))):
            p.sprite("banner/turn", rect)
            text = tr(p.skin.text.your_turn)
            larger = (p.layout.enlarged - 1) * (1.5 if p.layout.compact else 1.0)
            title_h = round(rect.h * (0.5 - 0.14 * larger))
            _display(p, text, Rect(rect.x + p.px(16), rect.y + p.px(8), rect.w - p.px(32), title_h), "dark")
            top = rect.y + rect.h * (0.58 - 0.12 * larger)
            bottom = rect.y + rect.h * 0.94
            side = p.px(10 if p.layout.compact and larger else 18)
            area = Rect(rect.x + side, round(top), rect.w - 2 * side, round(bottom - top))
            size = p.px(20) * p.layout.enlarged
            p.paragraph("prompt", p.marks.prompt, area, palette.text_dark, size, centred=True)
        return
    p.sprite("banner/other", rect)
    name = tr("{name}’s turn").format(name=p.seating.names[p.turn])
    size = min(p.px(32), rect.h * 0.36)
    area = Rect(
        round(rect.x + rect.w * 0.04), round(rect.y + rect.h * 0.08), round(rect.w * 0.92), round(rect.h * 0.52)
    )
    p.paragraph("name", name, area, p.seat_color(p.turn), size, centred=True)
    if not p.marks.actions:
        kind = p.marks.prompt  # the text of a viewer or a demonstration
    elif p.marks.waiting:
        kind = p.marks.waiting
    elif p.turn in p.marks.here:
        kind = tr("Playing the move")
    else:
        kind = tr("Waiting for their move") if p.seating.human[p.turn] else tr("The computer is thinking")
    area = Rect(area.x, round(rect.y + rect.h * 0.56), area.w, round(rect.h * 0.36))
    if p.text_width("small", kind, MIN_TEXT_PX) <= area.w:
        # Where it does not fit, it is still in the action panel.
        p.paragraph("small", kind, area, palette.text_soft, p.px(18) * p.layout.enlarged, centred=True)


def _flag(p: Painter, rect: Rect) -> None:
    """Draw the turn as a flag of one line, bright for the reader's turn."""
    palette = p.look.palette
    if p.over:
        sprite, text, color = "banner/other", tr("The game is over").upper(), palette.text
    elif p.mine:
        sprite, text, color = "banner/turn", tr(p.skin.text.your_turn), palette.text_dark
    else:
        text, color = tr("{name}’s turn").format(name=p.name(p.turn)).upper(), p.seat_color(p.turn)
        sprite = "banner/other"
    entrance = p.frame.banner if p.mine else 1.0
    p.sprite(sprite, rect, round(255 * min(entrance, 1.0)))
    p.label("name", text, *rect.center, color, "center", rect.h * 0.66, rect.w * 0.74)


def _display(p: Painter, text: str, rect: Rect, style: str) -> None:
    if not p.look.can_display(style, text):
        p.label("heading", text, *rect.center, p.look.palette.text_dark, "center", rect.h * 0.7, rect.w)
        return
    height = rect.h * 1.35
    width = p.look.display_width(style, text, height)
    if width > rect.w:
        height *= rect.w / width
    p.look.display(p.canvas, style, text, rect.center[0], rect.center[1] - height * 0.52, height, 0.5)


def draw_inspector(p: Painter) -> None:
    """Draw a card large, with what the reader has of its price."""
    rect = p.layout.inspector
    if rect is None:
        return
    palette = p.look.palette
    p.sprite("ui/panel", rect)
    pointed = inspected(p)
    name = pointed or p.course.last_card
    head = tr("LAST CARD") if pointed is None and name is not None else tr("INSPECT")
    size = p.larger(p.px(16), p.px(22))
    wide = rect.w - p.px(24)
    p.label("caption", head, rect.x + p.px(12), rect.y + p.px(16), palette.text_muted, "midleft", size, wide)
    foot = p.px(44)
    area = Rect(rect.x + p.px(10), rect.y + p.px(30), rect.w - p.px(20), rect.h - p.px(38) - foot)
    box = area.fit(p.layout.spec.card_aspect)
    if name is None:
        p.sprite("ui/slot", box, 130)
        size = p.px(17) * p.layout.enlarged
        inner = box.inset(p.px(10))
        p.paragraph("small", tr("Hover over a card to enlarge it."), inner, palette.text_muted, size, centred=True)
        return
    p.sprite(f"card/{name}", box)
    if pointed is None:
        return
    player = p.state.players[p.seating.perspective]
    card = p.edition.cards[name]
    due = net_cost(player.bonuses, card.cost)
    kinds = [color for color in range(COLORS) if card.cost[color]]
    if not kinds:
        return
    each = (rect.w - p.px(16)) / len(kinds)
    for i, color in enumerate(kinds):
        cell = Rect(round(rect.x + p.px(8) + i * each), rect.bottom - foot, round(each - p.px(4)), foot - p.px(10))
        have = card.cost[color] - max(due[color] - player.tokens[color], 0)
        enough = have >= card.cost[color]
        p.sprite("ui/badge_ok" if enough else "ui/badge_short", cell)
        gem = min(cell.h * 0.62, cell.w * 0.34)
        p.icon(f"gem_small/{color}", cell.x + cell.w * 0.27, cell.center[1], gem)
        text, x = f"{have}/{card.cost[color]}", cell.x + cell.w * 0.68
        p.label("count", text, x, cell.center[1], palette.text, "center", cell.h * 0.56, cell.w * 0.56)


def inspected(p: Painter) -> str | None:
    """Return the open card under the pointer or the focus, or picked."""
    selection = p.marks.selection
    picked = selection.place if isinstance(selection, Picked | Paying) else None
    for target in (p.marks.hover, p.marks.focus, picked):
        if not isinstance(target, Place):
            continue
        if target.kind is PlaceKind.MARKET:
            card = p.state.market[target.row - 1][target.slot]
            if card is not None:
                return card
        if target.kind is PlaceKind.HAND and target.slot < len(p.state.players[target.row].hand):
            return p.state.players[target.row].hand[target.slot].card
    return None
