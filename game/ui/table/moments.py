"""A moment of the game shown large: a board over the middle of the market, or a plaque with a tile that was won.

Knows a moment on show and the layout; knows nothing of input, sessions or how moments are found.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import COLORS, SLOTS, SPECIAL, deck, market, tile
from game.ui.table.ground import cloth_box
from game.ui.table.motion import draw_glint, draw_light
from game.ui.table.news import news_box
from game.ui.table.painter import Painter
from game.view.animation.moments import MomentShow
from game.view.descriptions.moments import moment_words
from game.view.layout.geometry import Rect, whole_tile

_DUSK, _DUSK_STEPS = 150, 4
"""The alpha of the dark over the table around a board, and in how many steps it comes."""
_EDGE: Final = 6
"""How far a board reaches beyond decks and cards at its sides, in reference pixels."""
_ABOVE: Final = 0.3
"""The height of what is above a board's title, as a share of the board's."""
_SHADOW: Final = 40
"""How far its shadow reaches, in reference pixels."""
_HIGH: Final = 124, 68
"""The least height of a plaque, in reference pixels of a large and a compact layout."""
_PORTRAIT: Final = 84
"""The largest portrait on a plaque, in reference pixels."""
_AROUND: Final = 4
"""The edge around the pictures of a plaque, in reference pixels."""
_DROP: Final = 16
"""How far a plaque falls, in reference pixels."""


def draw_moment(p: Painter, show: MomentShow) -> None:
    """Draw the moment that is on show."""
    if show.moment.kind == "tile":
        _plaque(p, show)
    else:
        _board(p, show)


def _board(p: Painter, show: MomentShow) -> None:
    """Draw a board in the place of the middle row of the darkened market, which opens from its middle."""
    palette = p.look.palette
    whole, inner = _board_box(p), cloth_box(p.look, p.layout)
    wide = round(whole.w * show.come)
    open_ = Rect(round(whole.center[0] - wide / 2), whole.y, wide, whole.h)
    p.canvas.rect((*palette.ink, round(_DUSK * p.whole_window(show.come, _DUSK_STEPS))), inner)
    with p.canvas.clip(open_.inset(-p.px(_SHADOW))):  # with its shadow: it stands over the table
        p.sprite("ui/dialog", whole)
    with p.canvas.clip(open_):
        _words(p, show, whole)
    if show.come < 1.0:
        for x in (open_.x, open_.right):
            for y in (whole.y, whole.bottom):
                draw_glint(p, x, y, p.px(70), 1.0)


def _board_box(p: Painter) -> Rect:
    """Return the box of the middle row with its deck, and of the gaps around it: no card shows a part of itself."""
    first, last = p.layout.places[deck(2)], p.layout.places[market(2, SLOTS - 1)]
    top, bottom = p.layout.places[market(3, 0)].bottom, p.layout.places[market(1, 0)].y
    edge = p.px(_EDGE)
    return Rect(first.x - edge, top + 1, last.right - first.x + 2 * edge, bottom - top - 2)


def _words(p: Painter, show: MomentShow, band: Rect) -> None:
    """Draw the Gauntlet's stones where it is complete, else a portrait, the title, and who ends the game."""
    above = Rect(band.x, round(band.y + band.h * 0.09), band.w, round(band.h * _ABOVE))
    if show.moment.kind == "gauntlet":
        _stones(p, show, above)
    else:
        p.seat_sign(show.moment.seat, *above.center, above.h)
    title, detail = moment_words(p.state, p.seating.names, show.moment)
    top = above.bottom + band.h * 0.01
    room = band.bottom - top
    _title(p, title, band, top + room * 0.33, room * 0.7)
    size = p.larger(p.px(24), room * 0.28)
    p.label("name", detail, band.center[0], top + room * 0.76, p.look.palette.text, "center", size, band.w * 0.9)


def _stones(p: Painter, show: MomentShow, row: Rect) -> None:
    """Draw the Gauntlet's stones, which light up one after the other."""
    step = row.h * 1.25
    kinds = (*range(COLORS), SPECIAL)
    left = row.center[0] - step * (len(kinds) - 1) / 2
    for number, kind in enumerate(kinds):
        x, y, flash = left + number * step, row.center[1], show.stone(number)
        p.icon(f"gem/{kind}", x, y, row.h * 0.86, 255 if flash >= 0 else 64)
        if flash > 0:
            draw_light(p, "fx/glow", 90, x, y, max(8, round(row.h * 2.2 / 8) * 8), round(255 * flash))
            draw_glint(p, x, y - row.h * 0.2, row.h * 1.3, flash)


def _title(p: Painter, text: str, band: Rect, y: float, size: float) -> None:
    style = p.skin.display
    if not p.look.can_display(style, text):
        color = p.look.palette.line_light
        p.label("name", text, band.center[0], y, color, "center", size * 0.6, band.w * 0.9)
        return
    high = size * min(1.0, band.w * 0.9 / p.look.display_width(style, text, size))
    p.look.display(p.canvas, style, text, band.center[0], y - high * p.skin.capital_middle, high, 0.5)


def _plaque(p: Painter, show: MomentShow) -> None:
    """Draw who won a tile, the tile, its name and its points on a strip of the seat's mat in the place of news.

    Where that is low the strip reaches up over the lowest mat while it is shown.
    The seat's mat gets no light, which would look like its turn.
    """
    moment = show.moment
    alpha, person = round(255 * show.strength), p.person(moment.seat)
    place = news_box(p)
    if p.layout.ticker is not None:
        p.sprite("mat/dock", place)
    high = max(place.h, p.px(_HIGH[p.layout.compact]))
    box = Rect(place.x, place.bottom - high - round(p.px(_DROP) * (1 - show.come)), place.w, high)
    p.sprite(f"mat/{person}", box, alpha)
    p.sprite(f"mat/lamp/{person}", box, alpha)
    edge = p.px(_AROUND)
    side = box.h - 2 * edge
    middle = box.center[1]
    left = box.x + edge + p.px(6)
    if not p.layout.compact:
        portrait = min(side, p.px(_PORTRAIT)) * 0.9
        p.seat_sign(moment.seat, left + portrait / 2, middle, portrait)
        left += round(portrait) + p.px(12)
    rest = whole_tile(p.layout.places[tile(0)])
    picture = p.look.sprite(f"tile/{moment.tile}", rest.w, rest.h)
    small = p.look.warp.image(picture, round(side * rest.w / rest.h), side)
    p.canvas.image(small, left, round(middle - side / 2), alpha)
    left += small.width + p.px(10)
    _won(p, show, Rect(left, box.y, box.right - p.px(14) - left, box.h), alpha)
    if show.come < 1.0:
        draw_glint(p, box.x + box.w * show.come, box.y, p.px(60), 1 - show.come)


def _won(p: Painter, show: MomentShow, box: Rect, alpha: int) -> None:
    """Draw the name of a tile and its points below it."""
    palette, middle = p.look.palette, box.center[1]
    name, text = moment_words(p.state, p.seating.names, show.moment)
    size = p.larger(p.px(20 if p.layout.compact else 28), box.h * 0.3)
    y, below = middle - box.h * 0.17, middle + box.h * 0.2
    p.label("name", name, box.x, y, palette.text, "midleft", size, box.w, alpha=alpha)
    p.label("count", text, box.x, below, palette.line_light, "midleft", size, box.w, alpha=alpha)
