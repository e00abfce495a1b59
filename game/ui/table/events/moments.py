"""A moment of the game shown large: a board with a medal over the market, or a plaque with a tile that was won.

Knows a moment on show and the layout; knows nothing of input, sessions or how moments are found.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.model import COLORS, MAJORITY, SLOTS, SPECIAL, PlaceKind, market, tile
from game.support.i18n import tr
from game.ui.graphics.print_art import beams, laurel, mix, soft_shadow, stroke, sunburst, with_soft_edges
from game.ui.graphics.type_scale import GAIN, NAME
from game.ui.table.board.gauntlet import draw_socket
from game.ui.table.events.motion import draw_glint, draw_light
from game.ui.table.events.news import news_box
from game.ui.table.painter import LINE_STEP, Painter
from game.view.animation.moments import MomentShow
from game.view.descriptions.moments import moment_words
from game.view.descriptions.sentence_parts import unbroken
from game.view.layout.density import Density
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX

_DUSK_ALPHA: Final = 196
"""The alpha of the dark over the table around a board."""
_DUSK_STEPS: Final = 4
"""In how many steps this dark comes."""
_DUSK_SPEED_RATIO: Final = 1.3
"""How much faster the dark comes than the board: its last step is not the end of the motion."""
_OVERHANG_RATIO: Final = 0.6
"""How far a board reaches beyond the middle row of cards, by the gap between two rows."""
_MEDAL_Y_RATIO: Final = 0.02
"""Where the middle of a medal is, by the board's height: it stands half above the board's upper edge."""
_MEDAL_RATIO: Final = 0.56
"""The height of a medal by the board's."""
_TITLE_Y_RATIO: Final = 0.625
"""Where the middle of the title is, by the board's height."""
_TITLE_RATIO: Final = 0.38
"""The height of the title by the board's."""
_DETAIL_Y_RATIO: Final = 0.845
"""Where the middle of the line below the title is, by the board's height."""
_DETAIL_RATIO: Final = 0.115
"""The size of this line by the board's height."""
_ENLARGED_RATIO: Final = 1.12
"""How much larger this line becomes with enlarged text."""
_INSET_PX: Final = 24
"""The distance of stones to a board's sides, in reference pixels."""
_STAR_RATIO: Final = 1.6
"""The size of a comic's star behind a medal, by the medal's: it ends before the prices of cards."""
_LIGHT_RATIO: Final = 2.0
"""The size of the light behind a medal, by the medal's."""
_PAPER_ALPHA: Final = 110
"""The alpha of further dark over the tiles, whose paper is brighter than the cards."""
_RAYS_RATIO: Final = 1.36
"""The size of the star of gold behind a medal of the other skin, by the medal's."""
_DARK_GOLD_RATIO: Final = 0.45
"""How dark the gold of this star is in the shade."""
_GLINTS: Final = (-0.33, -0.33, 0.26), (0.41, -0.18, 0.18), (0.3, 0.36, 0.16), (-0.42, 0.14, 0.14)
"""The places and sizes of the glints on this star, by its size."""
_CLEAR_RATIO: Final = 0.53
"""The distance of stones from the middle of a comic's star, by its size."""
_BEAM_COUNT: Final = 22
"""The number of beams of light from a medal on the board."""
_BEAM_ALPHA: Final = 44
"""The alpha of these beams at the medal."""
_COMIC_BEAM_ALPHA: Final = 130
"""The alpha of these beams at the medal in a comic's skin."""
_BEAM_STEP_PX: Final = 10
"""How coarsely beams are drawn, in window pixels."""
_COMIC_BEAM_STEP_PX: Final = 4
"""How coarsely beams are drawn in a comic's skin, in window pixels."""
_STEM: Final = (0.0, 0.345), (0.42, 0.42), (0.84, 0.15)
"""Root, bend and tip of a branch of laurel: how far from the star, by its distance to the board's edge, and how far
down, by the board's height."""
_LEAF_RATIO: Final = 0.19
"""The length of its first leaves by the board's height."""
_EDGE_PX: Final = 26
"""How far inside a board's outline its beams have faded, in reference pixels."""
_BOW_Y_RATIO: Final = 0.155
"""The highest point of a bow of stones by the board's height."""
_BOW_FALL_RATIO: Final = 0.25
"""The fall of this bow to the board's sides, likewise."""
_BOW_LINE_PX: Final = 3.0
"""The width of a bow's line, in reference pixels."""
_BOW_STEPS: Final = 48
"""The number of straight parts that a bow's line is drawn from."""
_SOCKET_RATIO: Final = 1.22
"""The size of a stone's socket by the stone's."""
_FRAME_PX: Final = 11
"""The width of a board's frame in reference pixels."""
_SHADOW_PX: Final = 40
"""How far a board's shadow reaches, in reference pixels."""
_CLOSE_PX: Final = 10
"""How far the closer shadow of a comic's board reaches, in reference pixels."""
_SENTENCE_RATIO: Final = 0.36
"""The greatest usual size of the sentence on a plaque by the plaque's height."""
_ENLARGED_SENTENCE_RATIO: Final = 0.5
"""The greatest size of this sentence where text is enlarged, likewise."""
_RIM_PX: Final = 3
"""The distance of this sentence to the edges above and below it, in window pixels."""
_POINTS_RATIO: Final = 0.38
"""The size of the points on a plaque by the plaque's height."""
_PORTRAIT_PX: Final = 84
"""The largest portrait on a plaque, in reference pixels."""
_AROUND_PX: Final = Density(7, 5)
"""The edge around the pictures of a plaque, in reference pixels."""


def draw_moment(p: Painter, show: MomentShow) -> None:
    """Draw the moment that is on show."""
    if show.moment.kind == "tile":
        _plaque(p, show)
    else:
        _board(p, show)


def _board(p: Painter, show: MomentShow) -> None:
    """Draw a board over the middle row of the darkened market, which opens from its middle, with a medal at its top.

    All below the bar is equally dark. The medal, its star and its light stand above the board's edge and are not cut;
    beams and laurels stay inside its frame.
    """
    palette = p.look.palette
    title, detail = moment_words(p.state, p.seating.names, show.moment)
    whole = _board_box(p)
    width = round(whole.w * show.come)
    open_ = Rect(round(whole.center[0] - width / 2), whole.y, width, whole.h)
    (wide_window, foot), bar = p.layout.size, p.layout.bar.rect.bottom
    veil = Rect(0, bar, wide_window, foot - bar)
    dusk = p.whole_window(min(show.come * _DUSK_SPEED_RATIO, 1.0), _DUSK_STEPS)
    p.canvas.rect((*palette.ink, round(_DUSK_ALPHA * dusk)), veil)
    for place, box in p.layout.places.items():
        if place == MAJORITY or (place.kind is PlaceKind.TILE and p.state.tiles[place.row] is not None):
            p.canvas.rect((*palette.ink, round(_PAPER_ALPHA * dusk)), box)
    x, y, height = whole.center[0], whole.y + whole.h * _MEDAL_Y_RATIO, whole.h * _MEDAL_RATIO
    alpha = round(255 * show.strength)
    with p.canvas.clip(open_.inset(-p.px(_SHADOW_PX))):  # with its shadow: it stands over the table
        if p.skin.comic:
            _shadow(p, whole)
        p.sprite("ui/dialog", whole)
    gauntlet = show.moment.kind == "gauntlet"
    with p.canvas.clip(open_.inset(p.px(_FRAME_PX))):
        p.canvas.surface(_beams(p, whole, x, y), whole.x, whole.y, alpha)
        if not p.skin.comic:
            p.canvas.surface(_laurels(p, whole, round(height * _RAYS_RATIO)), whole.x, whole.y, alpha)
        if gauntlet:
            _bow(p, show, whole, height, alpha)
    if p.skin.comic:
        p.icon("fx/burst", x, y, height * _STAR_RATIO, alpha)
    else:
        p.icon("fx/glow", x, y, height * _LIGHT_RATIO, alpha)
        _rays(p, x, y, round(height * _RAYS_RATIO), alpha)
    p.seat_sign(show.moment.seat, x, y, height)
    if show.read:
        with p.canvas.clip(open_), p.canvas.fade(round(255 * show.read)):
            _title(p, title, whole, whole.y + whole.h * _TITLE_Y_RATIO, whole.h * _TITLE_RATIO)
            size = p.larger(whole.h * _DETAIL_RATIO, whole.h * _DETAIL_RATIO * _ENLARGED_RATIO)
            p.label(NAME, detail, x, whole.y + whole.h * _DETAIL_Y_RATIO, size, "center", whole.w * 0.9)
    if show.come < 1.0:
        for x in (open_.x, open_.right):
            for y in (whole.y, whole.bottom):
                draw_glint(p, x, y, p.px(70), min((1 - show.come) * 3, 1.0))


def _beams(p: Painter, box: Rect, x: float, y: float) -> pygame.Surface:
    """Return the beams of light from a medal to the edges of a board: soft ones of gold, or those of a comic."""
    color, size, at = p.look.palette.line, (box.w, box.h), (x - box.x, y - box.y)
    coarse, alpha = (_COMIC_BEAM_STEP_PX, _COMIC_BEAM_ALPHA) if p.skin.comic else (_BEAM_STEP_PX, _BEAM_ALPHA)

    def make() -> pygame.Surface:
        return with_soft_edges(beams(size, at, color, alpha, _BEAM_COUNT, coarse), p.px(_EDGE_PX))

    return p.look.drawn.get_or_make(("beams", size, at, color), make)


def _shadow(p: Painter, whole: Rect) -> None:
    """Draw the shadow of a comic's board, as close to it as that of its cards."""
    spread, ink = p.px(_CLOSE_PX), p.look.palette.ink
    key = ("board shadow", whole.w, whole.h, spread)
    shadow = p.look.drawn.get_or_make(key, lambda: soft_shadow((whole.w, whole.h), spread, 255, ink))
    p.canvas.surface(shadow, whole.x - spread // 2, whole.y - spread // 2)


def _laurels(p: Painter, whole: Rect, star: int) -> pygame.Surface:
    """Return a branch of laurel at each side of the star behind a medal, above the words of a board."""
    palette = p.look.palette
    metal = palette.line_light, mix(palette.line, palette.ink, _DARK_GOLD_RATIO), palette.ink
    size, leaf = (whole.w, whole.h), whole.h * _LEAF_RATIO

    def make() -> pygame.Surface:
        picture = pygame.Surface(size, pygame.SRCALPHA)
        for side in (-1, 1):
            root, bend, tip = (
                (whole.w / 2 + side * (star / 2 + across * (whole.w - star) / 2), whole.h * down)
                for across, down in _STEM
            )
            branch = laurel(size, (root, bend, tip), leaf, metal)
            picture.blit(branch, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return picture

    return p.look.drawn.get_or_make(("laurels", size, star, *metal), make)


def _rays(p: Painter, x: float, y: float, side: int, alpha: int) -> None:
    """Draw a star of gold behind a medal, with a glint at some of its rays."""
    palette = p.look.palette
    colors = palette.line_light, mix(palette.line, palette.ink, _DARK_GOLD_RATIO), palette.ink
    star = p.look.drawn.get_or_make(("sunburst", side, *colors), lambda: sunburst(side, *colors))
    p.canvas.surface(star, x - side / 2, y - side / 2, alpha)
    for across, down, size in _GLINTS:
        draw_glint(p, x + across * side, y + down * side, size * side, alpha / 255)


def _board_box(p: Painter) -> Rect:
    """Return the box of a board: it covers the middle row of cards, all of it, and nothing of the rows beside it."""
    first, last = (p.layout.places[market(2, slot)] for slot in (0, SLOTS - 1))
    over = round((first.y - p.layout.places[market(3, 0)].bottom) * _OVERHANG_RATIO)
    return Rect(first.x, first.y, last.right - first.x, first.h).inset(-over)


def _bow(p: Painter, show: MomentShow, whole: Rect, medal: float, alpha: int) -> None:
    """Draw the Gauntlet's stones on a bow that ends at the outermost; they light up one after the other."""
    kinds = (*range(COLORS), SPECIAL)
    half = len(kinds) // 2
    star = medal * _STAR_RATIO * _CLEAR_RATIO
    step = (whole.w / 2 - p.px(_INSET_PX) - star) / half
    size = min(medal * 0.42, step * 0.7)
    outermost = star + (half - 0.5) * step
    p.canvas.surface(_bow_line(p, whole, outermost), whole.x, whole.y, alpha)
    for number, kind in enumerate(kinds):
        beside = star if number >= half else -star
        away, flash = beside + (number - half + 0.5) * step, show.stone(number)
        x, y = whole.center[0] + away, whole.y + _fall(whole, away)
        draw_socket(p, x, y, size * _SOCKET_RATIO, p.look.palette.line)
        p.icon(f"gem/{kind}", x, y, size, 255 if flash >= 0 else 64)
        if flash > 0:
            draw_light(p, "fx/glow", 90, x, y, max(8, round(size * 2.5 / 8) * 8), round(255 * flash))
            draw_glint(p, x, y - size * 0.23, size * 1.5, flash)


def _fall(whole: Rect, away: float) -> float:
    """Return how far below a board's upper edge its bow of stones is at a distance from its middle."""
    return whole.h * (_BOW_Y_RATIO + _BOW_FALL_RATIO * (away / (whole.w / 2)) ** 2)


def _bow_line(p: Painter, whole: Rect, reach: float) -> pygame.Surface:
    """Return the line that joins the Gauntlet's stones, as far to both sides as given."""
    size, color = (whole.w, whole.h), p.look.palette.line

    def make() -> pygame.Surface:
        ends = [reach * (2 * step / _BOW_STEPS - 1) for step in range(_BOW_STEPS + 1)]
        return stroke(
            size, [(whole.w / 2 + away, _fall(whole, away)) for away in ends], color, max(p.px(_BOW_LINE_PX), 2)
        )

    return p.look.drawn.get_or_make(("bow", size, color), make)


def _title(p: Painter, text: str, band: Rect, y: float, size: float) -> None:
    style = p.skin.display
    if not p.look.can_display(style, text):
        p.label(NAME.in_color("line_light"), text, band.center[0], y, size * 0.6, "center", band.w * 0.9)
        return
    height = size * min(1.0, band.w * 0.9 / p.look.display_width(style, text, size))
    p.look.display(p.canvas, style, text, band.center[0], y - height * p.skin.capital_middle, height, 0.5)


def _plaque(p: Painter, show: MomentShow) -> None:
    """Draw a strip of the seat's mat that covers the news from the left on, with a glint at its edge.

    Neither the strip nor the seat's mat gets a light, which would look like its turn.
    """
    box, around = news_box(p), p.px(_SHADOW_PX)
    end = box.x + round(box.w * show.come)
    right = box.right + around if show.come == 1.0 else end
    with p.canvas.clip(Rect(box.x - around, box.y - around, right - box.x + around, box.h + 2 * around)):
        _won_tile(p, show, box)
    if show.come < 1.0:
        draw_glint(p, end, box.y, p.px(60), 1 - show.come)


def _won_tile(p: Painter, show: MomentShow, box: Rect) -> None:
    """Draw on a strip of the seat's mat who won a tile, in a sentence, and the tile and its points.

    There is no picture where the words need its room.
    """
    moment, middle = show.moment, box.center[1]
    p.sprite(f"mat/{p.person(moment.seat)}", box)
    edge = p.px(_AROUND_PX[p.layout.compact])
    side = box.h - 2 * edge
    left = box.x + edge + p.px(4)
    portrait = min(side, p.px(_PORTRAIT_PX)) * 0.92
    p.seat_sign(moment.seat, left + portrait / 2, middle, portrait)
    left += round(portrait + 2 * edge)
    rest = p.layout.places[tile(0)]
    picture = p.look.sprite(f"tile/{moment.tile}", rest.w, rest.h)
    small = p.look.warp.image(picture, round(side * rest.w / rest.h), side)
    right, beside = box.right - edge - p.px(6), small.width + p.px(18)
    points = f"+{p.edition.tiles[moment.tile].points}"
    name, what = unbroken(p.name(moment.seat)), unbroken(tr(p.edition.tiles[moment.tile].name))
    text = tr(p.skin.text.tile_won).format(name=name, tile=what)
    at = p.label(GAIN, points, right, middle, box.h * _POINTS_RATIO, "midright")
    room = at.left - beside - left
    height = box.h - 2 * _RIM_PX
    if not _fits(p, text, room, height):
        room = at.left - p.px(10) - left
    else:
        p.canvas.image(small, round(at.left - p.px(10) - small.width), round(middle - side / 2))
    size = p.larger(max(box.h * _SENTENCE_RATIO, MIN_TEXT_PX), box.h * _ENLARGED_SENTENCE_RATIO)
    p.paragraph(NAME, text, Rect(left, box.y + _RIM_PX, room, height), size)


def _fits(p: Painter, text: str, width: int, height: int) -> bool:
    """Whether a text fits in whole words into an area in the smallest size."""
    renderer, least = p.look.text, p.look.text.sized(NAME, MIN_TEXT_PX)
    lines = renderer.wrap(least, text, width)
    whole = max(p.text_width(NAME, word, MIN_TEXT_PX) for word in text.split(" ")) <= width
    return whole and len(lines) * renderer.line_height(least) * LINE_STEP <= height
