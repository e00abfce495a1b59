"""The table itself: wood or page, the cloth under the market, and the top bar.

Knows the layout and the position; knows nothing of players, input or time.
"""

from __future__ import annotations

from typing import Final

from game.support.i18n import tr, trn
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import FIGURE, TABLE_CAPTION
from game.ui.table.board.gauntlet import draw_stones, held_stones
from game.ui.table.painter import Painter
from game.ui.table.plates import BASELINE
from game.view.layout.geometry import Rect
from game.view.layout.outside import outside
from game.view.layout.table import Control, TableLayout
from game.view.theme import MIN_TEXT_PX

_EDGE: Final = 32.0
"""How far the picture of the edge reaches into the cloth at most. Within it is empty: to blend its middle with all that
is painted there would take as long as the cloth itself."""
_WARM_ALPHA: Final = 64
"""The alpha of the light of the last round."""
_WARM_STEPS: Final = 8
"""The number of pictures in which this light comes."""


def draw_ground(p: Painter) -> None:
    """Draw the cloth with its edge; the background below it belongs to the canvas."""
    inner = cloth_box(p.look, p.layout)
    p.canvas.surface(p.look.atlas.background("bg/cloth", inner.w, inner.h), inner.x, inner.y)
    for side in outside(Rect(0, 0, *p.canvas.size), [p.layout.cloth.inset(p.px(_EDGE))]):
        with p.canvas.clip(side):
            p.sprite("table/cloth_edge", p.layout.cloth)


def cloth_box(look: RenderContext, layout: TableLayout) -> Rect:
    """Return where the picture of the cloth lies: within its edge."""
    return layout.cloth.inset(look.px(2))


def draw_warmth(p: Painter, share: float) -> None:
    """Warm the light around the cloth in the last round, by a share of 0 to 1; cloth and cards keep their colours."""
    alpha = round(_WARM_ALPHA * p.whole_window(share, _WARM_STEPS))
    for box in outside(Rect(0, 0, *p.canvas.size), [p.layout.cloth]):
        p.canvas.rect((*p.skin.lights.last_round, alpha), box)


def draw_bar(p: Painter) -> None:
    """Draw the top bar: menu, title, round and goal or the last round, and the buttons."""
    bar = p.layout.bar
    p.sprite("ui/bar", bar.rect)
    for control, rect in ((Control.MENU, bar.menu), *bar.buttons):
        plate = "ui/button_hover" if p.highlights.hover is control else "ui/button"
        p.sprite(plate, rect)
        p.icon(f"icon/{control.value}", *rect.center, rect.h * 0.7)
        if p.highlights.focus is control:
            p.canvas.image(p.look.focus_ring(plate, rect.w, rect.h), rect.x, rect.y)
    logo_w, logo_h = p.look.atlas.size("logo")
    height = bar.logo.h * 0.94
    logo = Rect(bar.logo.x, round(bar.logo.center[1] - height / 2), round(height * logo_w / logo_h), round(height))
    p.sprite("logo", logo)
    if p.log_state.turns_left and not p.over:
        _last_round(p, bar.status, p.log_state.turns_left)
    else:
        _status(p, bar.status)


def _status(p: Painter, rect: Rect) -> None:
    """Draw the round, and the goal with all its conditions and which of them the viewer meets (R16, R17)."""
    size, big = p.larger(max(p.px(15), 13), p.px(19)), p.larger(max(p.px(21), 16), p.px(26))
    gap = p.px(7)
    parts = ((tr("Round").upper(), str(p.facts.state.round)), (tr("Play to").upper(), str(p.edition.goal)))
    widths = [p.text_width(TABLE_CAPTION, word, size) + gap + p.text_width(FIGURE, value, big) for word, value in parts]
    stones = held_stones(p.state.players[p.layout.viewer]) if p.edition.gauntlet else ()
    stone = p.px(22)
    total: float = sum(widths) + p.px(30)
    if stones:
        total += gap + p.text_width(TABLE_CAPTION, "+", big) + stone * 1.1 * len(stones)
    x: float = rect.right - total
    low = rect.center[1] + (big - size) * BASELINE
    for (word, value), width in zip(parts, widths, strict=True):
        where = p.label(TABLE_CAPTION, word, x, low, size)
        p.label(FIGURE, value, where.right + gap, rect.center[1], big)
        x += width + p.px(30)
    if stones:
        x += gap - p.px(30)
        where = p.label(TABLE_CAPTION, "+", x, rect.center[1], size)
        stones_w = round(stone * 1.1 * len(stones))
        draw_stones(p, Rect(where.right + p.px(4), round(rect.center[1] - stone / 2), stones_w, stone), stones)


def _last_round(p: Painter, rect: Rect, left: int) -> None:
    """Draw, in place of the round's number, that it is the last one and how many turns are left."""
    height = round(rect.h * 0.86)
    size = p.larger(height * 0.62, height * 0.76)
    word, gap = tr("Last round").upper(), p.px(10)
    more = trn("{count} turn left", "{count} turns left", left).format(count=left)
    badge_w = min(p.text_width(TABLE_CAPTION, word, size) + height * 1.5, rect.w * 0.6)
    max_width, big = rect.w - badge_w - gap, height * 0.86
    before, number, after = more.upper().partition(str(left))
    caption = TABLE_CAPTION.in_color("text")
    parts = [part for part in ((caption, before, size), (FIGURE, number, big), (caption, after, size)) if part[1]]
    widths = [p.text_width(*part) for part in parts]
    share = min(1.0, max_width / sum(widths))
    rest = sum(widths) * share
    pill = Rect(round(rect.right - (badge_w + gap + rest)), round(rect.center[1] - height / 2), round(badge_w), height)
    p.sprite("ui/badge_short", pill)
    p.icon("icon/flag", pill.x + height * 0.6, pill.center[1], height * 0.62)
    start = pill.x + height * 1.05
    p.label(caption, word, start, pill.center[1], size, width=pill.right - height * 0.35 - start)
    x: float = pill.right + gap
    for (style, text, px), width in zip(parts, widths, strict=True):
        fitting = max(px * share, MIN_TEXT_PX)
        y = pill.center[1] + (size - fitting) * BASELINE
        p.label(style, text, x, y, fitting)
        x += width * share


def draw_foot(p: Painter) -> None:
    """Draw the line below the table that is left free for a controller's buttons: no light of a mat reaches into it."""
    width, height = p.canvas.size
    top = p.layout.size[1]
    if top < height:
        p.canvas.rect(p.look.palette.ink, (0, top, width, height - top))
        p.canvas.rect((*p.look.palette.line, 90), (0, top, width, max(1, p.px(1))))
