"""A moment of the game shown large: a board with a medal over the cloth, or a plaque with a tile that was won.

Knows a moment on show and the layout; knows nothing of input, sessions or how moments are found.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import COLORS, SPECIAL, market, tile
from game.ui.graphics.print_art import mix, sunburst
from game.ui.table.board.ground import cloth_box
from game.ui.table.events.motion import draw_glint, draw_light
from game.ui.table.events.news import news_box
from game.ui.table.painter import Painter
from game.view.animation.moments import MomentShow
from game.view.descriptions.moments import moment_words
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX

_DUSK, _DUSK_STEPS = 178, 4
"""The alpha of the dark over the table around a board, and in how many steps it comes."""
_EARLY: Final = 1.3
"""How much faster the dark comes than the board: its last step is not the end of the motion."""
_EDGE: Final = 6
"""The least distance of a board to the edges of the cloth, in reference pixels."""
_BESIDE: Final = 60
"""The room at both sides of a board's title, likewise."""
_BROAD, _BROADEST = 2.2, 3.1
"""The least width of a board by its height, and of one with stones."""
_INSET: Final = 24
"""The distance of stones to a board's sides, in reference pixels."""
_SLIM: Final = 0.84
"""The height of a board by that of the middle row with the gaps around it."""
_ABOVE: Final = 0.36
_MEDAL: Final = 0.64
"""Where a medal's foot is, and its height, as shares of the board's: it reaches over the edge above."""
_STAR, _LIGHT, _AURA = 1.85, 3.4, 5.0
"""The sizes of a comic's star, of the light on the board, and of that on the table, behind a medal by the medal's."""
_DIFFUSE: Final = 153
"""The alpha of the light on the table."""
_RAYS: Final = 1.52
"""The size of the star of gold behind a medal of the other skin, by the medal's."""
_DARK_GOLD: Final = 0.45
"""How dark its gold is in the shade."""
_GLINTS: Final = (-0.33, -0.33, 0.26), (0.41, -0.18, 0.18), (0.2, -0.43, 0.14)
"""The places and sizes of the glints on this star, by its size."""
_CLEAR: Final = 0.53
"""The distance of stones from the middle of a comic's star, by its size."""
_FRAME: Final = 11
"""The width of a board's frame in reference pixels."""
_RISE: Final = 0.26
"""How much higher a star is than the medal, by its size."""
_SHADOW: Final = 40
"""How far its shadow reaches, in reference pixels."""
_LINES, _SIZES = (0.32, 0.7), (0.38, 0.31)
"""Where the lines of a plaque lie, and the sizes of their texts, by its height."""
_WORTH: Final = 0.38
"""The size of the points on a plaque, likewise."""
_PORTRAIT: Final = 84
"""The largest portrait on a plaque, in reference pixels."""
_AROUND: Final = 7, 5
"""The edge around the pictures of a plaque, in reference pixels of a large and of a compact layout."""


def draw_moment(p: Painter, show: MomentShow) -> None:
    """Draw the moment that is on show."""
    if show.moment.kind == "tile":
        _plaque(p, show)
    else:
        _board(p, show)


def _board(p: Painter, show: MomentShow) -> None:
    """Draw a board over the middle of the darkened table, which opens from its middle, and a medal on its edge.

    All below the bar is equally dark, but for light around a medal of gold.
    """
    palette = p.look.palette
    title, detail = moment_words(p.state, p.seating.names, show.moment)
    whole = _board_box(p, title, _BROADEST if show.moment.kind == "gauntlet" else _BROAD)
    wide = round(whole.w * show.come)
    open_ = Rect(round(whole.center[0] - wide / 2), whole.y, wide, whole.h)
    (wide_window, foot), bar = p.layout.size, p.layout.bar.rect.bottom
    dusk = p.whole_window(min(show.come * _EARLY, 1.0), _DUSK_STEPS)
    p.canvas.rect((*palette.ink, round(_DUSK * dusk)), (0, bar, wide_window, foot - bar))
    x, high = whole.center[0], whole.h * _MEDAL
    y = whole.y + whole.h * _ABOVE - high / 2
    alpha = round(255 * show.strength)
    if not p.skin.comic:
        p.icon("fx/glow", x, y, high * _AURA, round(_DIFFUSE * dusk))
    with p.canvas.clip(open_.inset(-p.px(_SHADOW))):  # with its shadow: it stands over the table
        p.sprite("ui/dialog", whole)
    top, room = whole.y + whole.h * _ABOVE, whole.h * (1 - _ABOVE)
    if p.skin.comic:
        p.icon("fx/burst", x, y - high * _RISE, high * _STAR, alpha)
    else:
        with p.canvas.clip(open_.inset(p.px(_FRAME))):  # no light falls on prices
            p.icon("fx/glow", x, y, high * _LIGHT, alpha)
        _rays(p, x, y, round(high * _RAYS), alpha)
    p.seat_sign(show.moment.seat, x, y, high)
    with p.canvas.clip(open_):
        if show.moment.kind == "gauntlet":
            _stones(p, show, Rect(whole.x, round(y), whole.w, round(whole.y + whole.h * _ABOVE - y)), high)
        if show.read:
            with p.canvas.fade(round(255 * show.read)):
                _title(p, title, whole, top + room * 0.34, _title_size(whole.h))
                size = p.larger(p.px(24), room * 0.28)
                p.label("name", detail, x, top + room * 0.77, palette.text, "center", size, whole.w * 0.9)
    if show.come < 1.0:
        for x in (open_.x, open_.right):
            for y in (whole.y, whole.bottom):
                draw_glint(p, x, y, p.px(70), min((1 - show.come) * 3, 1.0))


def _rays(p: Painter, x: float, y: float, side: int, alpha: int) -> None:
    """Draw a star of gold behind a medal, with a glint at some of its rays."""
    palette = p.look.palette
    colors = palette.line_light, mix(palette.line, palette.ink, _DARK_GOLD), palette.ink
    star = p.look.drawn.get_or_make(("sunburst", side, *colors), lambda: sunburst(side, *colors))
    p.canvas.surface(star, x - side / 2, y - side / 2, alpha)
    for across, down, size in _GLINTS:
        draw_glint(p, x + across * side, y + down * side, size * side, alpha / 255)


def _board_box(p: Painter, title: str, broad: float) -> Rect:
    """Return a box in the middle of the cloth, a little lower than the middle row.

    It is at least ``broad`` and as wide as its title.
    """
    cloth = cloth_box(p.look, p.layout)
    top, bottom = p.layout.places[market(3, 0)].bottom, p.layout.places[market(1, 0)].y
    high, most = round((bottom - top) * _SLIM), cloth.w - 2 * p.px(_EDGE)
    needed = p.look.display_width(p.skin.display, title, _title_size(high)) + 2 * p.px(_BESIDE)
    wide = min(max(needed, round(high * broad)), most)
    return Rect(round(cloth.center[0] - wide / 2), (top + bottom - high) // 2, wide, high)


def _title_size(high: float) -> float:
    return high * (1 - _ABOVE) * 0.66


def _stones(p: Painter, show: MomentShow, row: Rect, medal: float) -> None:
    """Draw the Gauntlet's stones on both sides of the medal's star; they light up one after the other."""
    kinds = (*range(COLORS), SPECIAL)
    half = len(kinds) // 2
    star = medal * _STAR * _CLEAR
    step = (row.w / 2 - p.px(_INSET) - star) / half
    size = min(row.h * 0.84, step * 0.86)
    for number, kind in enumerate(kinds):
        beside = star if number >= half else -star
        x, y, flash = row.center[0] + beside + (number - half + 0.5) * step, row.center[1], show.stone(number)
        p.icon(f"gem/{kind}", x, y, size, 255 if flash >= 0 else 64)
        if flash > 0:
            draw_light(p, "fx/glow", 90, x, y, max(8, round(size * 2.5 / 8) * 8), round(255 * flash))
            draw_glint(p, x, y - size * 0.23, size * 1.5, flash)


def _title(p: Painter, text: str, band: Rect, y: float, size: float) -> None:
    style = p.skin.display
    if not p.look.can_display(style, text):
        color = p.look.palette.line_light
        p.label("name", text, band.center[0], y, color, "center", size * 0.6, band.w * 0.9)
        return
    high = size * min(1.0, band.w * 0.9 / p.look.display_width(style, text, size))
    p.look.display(p.canvas, style, text, band.center[0], y - high * p.skin.capital_middle, high, 0.5)


def _plaque(p: Painter, show: MomentShow) -> None:
    """Draw a strip of the seat's mat that covers the news from the left on, with a glint at its edge.

    Neither the strip nor the seat's mat gets a light, which would look like its turn.
    """
    box, around = news_box(p), p.px(_SHADOW)
    end = box.x + round(box.w * show.come)
    right = box.right + around if show.come == 1.0 else end
    with p.canvas.clip(Rect(box.x - around, box.y - around, right - box.x + around, box.h + 2 * around)):
        _won_tile(p, show, box)
    if show.come < 1.0:
        draw_glint(p, end, box.y, p.px(60), 1 - show.come)


def _won_tile(p: Painter, show: MomentShow, box: Rect) -> None:
    """Draw who won a tile, the tile, its name and its points on a strip of the seat's mat.

    There is no picture where the words need its room.
    """
    moment, middle = show.moment, box.center[1]
    p.sprite(f"mat/{p.person(moment.seat)}", box)
    edge = p.px(_AROUND[p.layout.compact])
    side = box.h - 2 * edge
    left = box.x + edge + p.px(4)
    portrait = min(side, p.px(_PORTRAIT)) * 0.92
    p.seat_sign(moment.seat, left + portrait / 2, middle, portrait)
    left += round(portrait + 2 * edge)
    rest = p.layout.places[tile(0)]
    picture = p.look.sprite(f"tile/{moment.tile}", rest.w, rest.h)
    small = p.look.warp.image(picture, round(side * rest.w / rest.h), side)
    right, beside = box.right - edge - p.px(6), small.width + p.px(18)
    words = _tile_words(p, show, box.h, right - beside - left)
    points, size = words.pop()
    at = p.label("count", points, right, middle, p.look.palette.line_light, "midright", size)
    room = at.left - beside - left
    if max(p.text_width("name", text, MIN_TEXT_PX) for text, _ in words) > room:
        room = at.left - p.px(10) - left
    else:
        p.canvas.image(small, round(at.left - p.px(10) - small.width), round(middle - side / 2))
    for (text, size), share, color in zip(words, _LINES, (p.seat_color(moment.seat), p.look.palette.text), strict=True):
        p.label("name", text, left, box.y + box.h * share, color, "midleft", size, room)


def _tile_words(p: Painter, show: MomentShow, high: int, room: float) -> list[tuple[str, float]]:
    """Return who won a tile, its name and its points, each with its size.

    Where not all fit side by side in a ``room``, the points are no more than their number.
    """
    moment = show.moment
    what, points = moment_words(p.state, p.seating.names, moment)
    who = p.seating.names[moment.seat]
    size, small = (max(high * share, MIN_TEXT_PX) for share in _SIZES)
    worth = high * _WORTH
    wide = max(p.text_width("name", who, size), p.text_width("name", what, small))
    if wide + p.text_width("count", points, worth) > room:
        points = f"+{p.edition.tiles[moment.tile].points}"
    return [(who, size), (what, small), (points, worth)]
