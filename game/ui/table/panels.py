"""The players' panels: name, points, bonuses, tokens, hand and tiles, the reader's own and the opponents'.

Knows the layout of a panel and a player's position; knows nothing of input or time.
"""

from __future__ import annotations

from game.rules.model import (
    COLORS,
    HAND_LIMIT,
    NO_TOKENS,
    SPECIAL,
    WILD,
    Phase,
    Player,
    bonus,
    hand,
    owned_majority,
    owned_tile,
    tokens,
)
from game.rules.payment import shortage
from game.support.i18n import tr
from game.ui.table.badges import card_badge
from game.ui.table.color_letters import plate_letter
from game.ui.table.frames import (
    draw_frame,
    draw_outline,
    draw_reach_edge,
    draw_ring,
    draw_state_frames,
    glow_alpha,
    within_reach,
)
from game.ui.table.gauntlet import draw_gauntlet, draw_progress, draw_stones
from game.ui.table.heading import draw_heading, draw_total
from game.ui.table.nearest_tile import draw_nearest
from game.ui.table.painter import Painter, badge, grown, lack_badge, spread
from game.view.interaction.choices import Gather, GiveBack, Paying, Picked
from game.view.layout.geometry import Rect
from game.view.layout.panels import PanelLayout
from game.view.layout.table import SEAT_CONTROLS, TableLayout


def draw_panels(p: Painter) -> None:
    """Draw every player's panel, the reader's last so that its glow lies on top."""
    for panel in sorted(p.layout.panels, key=lambda panel: panel.own):
        _panel(p, panel)


def _panel(p: Painter, panel: PanelLayout) -> None:
    seat = panel.seat
    player = p.state.players[seat]
    acting = p.turn == seat and not p.over and p.state.phase is not Phase.SETUP
    _ground(p, panel, acting)
    control = SEAT_CONTROLS[seat]
    if control in (p.marks.hover, p.marks.focus):
        draw_outline(p, panel.header, p.px(1))
    draw_heading(p, panel, acting)
    draw_total(p, panel, player)
    if panel.folded:
        return
    _bonuses(p, panel, player)
    _tokens(p, panel, player)
    if p.edition.majority_points:
        _gauntlet(p, panel, player)
    _owned_tiles(p, panel, player)
    _hand(p, panel, player)


def _ground(p: Painter, panel: PanelLayout, acting: bool) -> None:
    if panel.own:
        p.sprite("ui/panel_active" if acting else "ui/panel", own_ground(p.layout))
        if not p.layout.compact:
            _own_lines(p, panel)
        return
    p.sprite("ui/panel_opponent_active" if acting else "ui/panel_opponent", panel.rect)
    p.sprite(f"ui/header/{panel.seat}", panel.header)
    if panel.footer is not None:
        p.canvas.rect((*p.look.palette.ink, 120), panel.footer)
    elif not panel.folded:
        # A hairline between bonuses and tokens.
        above, below = panel.bonuses[0], panel.tokens[0]
        right = panel.tokens[WILD].right + panel.count_width
        p.canvas.rect((*p.look.palette.line, 46), (above.x, (above.bottom + below.y) // 2, right - above.x, 1))


def _own_lines(p: Painter, panel: PanelLayout) -> None:
    """Draw hairlines between bonuses with tokens, the Gauntlet, and the hand."""
    top, bottom = panel.bonuses[0].y, panel.tokens[0].bottom
    before = panel.gauntlet
    if before is None:
        return
    for x in (before.x - p.px(8), panel.hand[0].x - p.px(13)):
        p.canvas.rect((*p.look.palette.line, 90), (x, top, max(1, p.px(1)), bottom - top))


def own_ground(layout: TableLayout) -> Rect:
    """Return the drawn box of the reader's panel: on some wide tables it contains the action panel."""
    rect = layout.panel(layout.own).rect
    if layout.spec.actions_inside and not layout.compact:
        return Rect(rect.x, rect.y, layout.actions.rect.right - rect.x, rect.h)
    return rect


def _bonuses(p: Painter, panel: PanelLayout, player: Player) -> None:
    counted: list[tuple[int, int, Rect]] = []
    for color in range(COLORS):
        place = bonus(panel.seat, color)
        rest = rect = panel.bonuses[color]
        count = p.shown(place, player.bonuses[color])
        name = _bonus_sprite(color, count)
        pop = p.frame.pops.get(place, 1.0)
        if pop > 1.01:
            rect = grown(rest, pop)
            p.canvas.image(p.look.warp.image(p.look.sprite(name, rest.w, rest.h), rect.w, rect.h), rect.x, rect.y)
        else:
            p.sprite(name, rect)
        if place in p.course.changed and rest is rect:
            draw_frame(p, "last", rest)
        if p.marks.focus == place:
            draw_frame(p, "focus", rest)
        counted.append((color, count, rect))
    # Above the frames, which reach the neighbours' numbers.
    for color, count, rect in counted:
        _bonus_count(p, color, count, rect)
        if p.letters and count:
            plate_letter(p.canvas, p.look, color, rect)


def _bonus_sprite(color: int, count: int) -> str:
    return f"bonus/{color}" if count > 0 else f"bonus_empty/{color}"


def _bonus_count(p: Painter, color: int, count: int, rect: Rect) -> None:
    palette = p.look.palette
    x, y, size = p.look.atlas.anchor(_bonus_sprite(color, count), "count")
    at = (rect.x + x * rect.w, rect.y + y * rect.h)
    px = max(size * rect.h, 15)
    if count <= 0:
        p.label("count", "0", *at, palette.text_muted, "center", px * 0.9, alpha=170)
    elif p.skin.white_bonus and color == 0:
        p.label("count", str(count), *at, palette.text_dark, "center", px, outline=(255, 255, 255), outline_px=1.4)
    else:
        p.label("count", str(count), *at, (255, 255, 255), "center", px, outline=palette.ink, outline_px=2)


def _tokens(p: Painter, panel: PanelLayout, player: Player) -> None:
    selection = p.marks.selection if panel.own and p.mine else None
    gathered = selection.colors if isinstance(selection, Gather) else ()
    given = selection.kinds if isinstance(selection, GiveBack) else ()
    paying = selection.payment if isinstance(selection, Paying) else NO_TOKENS
    for kind, rect in enumerate(panel.tokens):
        place = tokens(panel.seat, kind)
        count = p.shown(place, player.tokens[kind])
        change = gathered.count(kind) - given.count(kind) - paying[kind]
        if kind == SPECIAL:  # there or not, never more than one (R13)
            if place not in p.frame.hidden:
                p.token(SPECIAL, rect, there=count > 0)
            continue
        if place not in p.frame.hidden:  # otherwise the token that has just arrived is drawn by its animation
            p.token(kind, rect, there=count > 0 or change > 0)
        if place in p.marks.actionable:
            draw_ring(p, "affordable", rect, glow_alpha(p))
        elif place in p.course.changed and not panel.own:
            draw_ring(p, "last", rect)
        if p.marks.hover == place and panel.own and p.mine and not isinstance(selection, Gather):
            draw_ring(p, "hover", rect)
        if p.marks.focus == place:
            draw_ring(p, "focus", rect)
        # Above the rings, whose glow reaches the numbers.
        size = min(panel.count_width * 1.5, rect.h * 0.66, p.px(34))
        if count or change or panel.own:
            text, faint = str(count + min(change, 0)), count + change <= 0
            # The rings of a comic are dashed and reach further than the token.
            apart = p.px(5 if p.skin.comic and not panel.own else 3)
            p.count(text, rect.right + apart, rect.center[1], size, faint=faint)
        if isinstance(selection, GiveBack) and not change and place in p.marks.actionable:
            side = max(p.px(20), 15)
            mark = Rect(rect.x - side // 3, rect.y - side // 3, round(side * 1.2), side)
            p.sprite("ui/badge_short", mark)
            p.icon("icon/minus", *mark.center, side * 0.7)
        if change:
            height = max(p.px(18 if p.layout.compact else 22), 14)
            pill = Rect(rect.x - height // 3, rect.y - height // 2, round(height * 1.5), height)
            text = f"+{change}" if change > 0 else f"−{-change}"
            badge(p, "ui/pill_active", text, pill, p.look.palette.text_dark)


def _gauntlet(p: Painter, panel: PanelLayout, player: Player) -> None:
    palette = p.look.palette
    if panel.gauntlet is not None:
        draw_gauntlet(p, panel.gauntlet, player)
    if panel.progress is not None:
        draw_progress(p, panel.progress, p.points(panel.seat))
    if panel.stones is not None:
        draw_stones(p, panel.stones, player)
    if panel.tags is not None:
        rect = panel.tags
        tall = rect.h > rect.w
        size = min(rect.w * 0.8, rect.h * 0.5) if tall else rect.h * 0.8
        if tall:
            p.icon("tag", rect.center[0], rect.y + size / 2, size)
            p.count(str(player.tags), rect.center[0], rect.bottom - rect.h * 0.22, rect.h * 0.4, anchor="center")
        else:
            p.icon("tag", rect.x + size / 2, rect.center[1], size)
            p.count(str(player.tags), rect.x + size + p.px(3), rect.center[1], rect.h * 0.8)
    if panel.majority is not None and p.state.majority == panel.seat:
        place = owned_majority(panel.seat)
        if place not in p.frame.hidden:
            p.sprite("majority", panel.majority.fit(p.layout.spec.tile_aspect))
    if panel.own and panel.banner is not None and p.turn == panel.seat and p.mine:
        p.sprite("banner/turn", panel.banner, round(255 * p.frame.banner))
        size, max_width = p.larger(p.px(24), p.px(34)), panel.banner.w * 0.8
        p.label("name", tr("YOUR TURN!"), *panel.banner.center, palette.text_dark, "center", size, max_width)


def _owned_tiles(p: Painter, panel: PanelLayout, player: Player) -> None:
    area = panel.tiles
    if not player.tiles:
        draw_nearest(p, panel)
        return
    column = area.h > area.w * 1.3
    boxes = (
        _column(area, len(player.tiles), p.layout.spec.tile_aspect, p.px(4))
        if column
        else spread(area, len(player.tiles), p.layout.spec.tile_aspect, p.px(5))
    )
    for index, (name, box) in enumerate(zip(player.tiles, boxes, strict=True)):
        if owned_tile(panel.seat, index) not in p.frame.hidden:
            p.sprite(f"tile/{name}", box)
            if owned_tile(panel.seat, index) in p.course.changed:
                draw_frame(p, "last", box)
    if p.marks.focus == owned_tile(panel.seat, 0):
        draw_frame(p, "focus", area)


def _column(area: Rect, count: int, aspect: float, gap: int) -> list[Rect]:
    w = area.w
    h = round(w / aspect)
    step = h + gap if count == 1 else min(h + gap, (area.h - h) / (count - 1))
    return [Rect(area.x, round(area.y + i * step), w, h) for i in range(count)]


def _hand(p: Painter, panel: PanelLayout, player: Player) -> None:
    palette = p.look.palette
    marks = p.marks
    for index in range(HAND_LIMIT):
        place = hand(panel.seat, index)
        rect = panel.hand[index]
        if index >= len(player.hand) or place in p.frame.hidden:
            p.sprite("ui/slot", rect, 190 if panel.own else 110)
            if panel.own and not p.layout.compact:
                x, y = rect.center
                p.icon("icon/reserve", x, y - p.px(10), p.px(34), 110)
                role, text, size = p.skin.slot_role, tr(p.skin.text.reserve), p.larger(p.px(18), p.px(28))
                p.label(role, text, x, y + p.px(24), palette.text_muted, "center", size, rect.w - p.px(8))
            if marks.focus == place:
                draw_frame(p, "focus", rect)
            continue
        held = player.hand[index]
        selection = marks.selection
        picked = isinstance(selection, Picked | Paying) and selection.place == place
        hover = marks.hover == place
        up = p.px(6) * (1.0 if picked else marks.lift) if picked or (hover and panel.own) else 0.0
        if held.card is None:
            box = p.back(held.level, rect, 1.0, up)
        else:
            box = p.card(held.card, rect, 1.0, up)
            if held.blind and panel.own:
                eye = max(p.px(24), 16)
                pill = Rect(box.right - eye - p.px(3), round(box.y + box.h * 0.30), eye, eye)
                p.sprite("ui/deck_count", pill)
                p.icon("icon/eye_off", *pill.center, eye * 0.8)
        lit = place in marks.actionable
        if lit and not picked:
            draw_frame(p, "affordable", box, glow_alpha(p))
        elif panel.own and held.card is not None and within_reach(p, held.card):
            draw_reach_edge(p, box)
        elif place in p.course.changed and not panel.own:
            draw_frame(p, "last", box)
        draw_state_frames(p, place, box, picked=picked)
        if held.card is not None and hover and panel.own and not lit:
            lack = shortage(player, p.edition.cards[held.card])
            if lack[:WILD] != NO_TOKENS[:WILD]:
                lack_badge(p, lack, box.center[0], box.y + box.h * 0.34, max(p.px(26), 20), box.w * 1.02)
        elif held.card is not None and panel.own:
            card_badge(p, held.card, box)
