"""The column of tiles, and the race to each of them.

Knows the layout and the position; knows nothing of mats, input or time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.rules.model import MAJORITY, Place, Seat, owned_majority, tile
from game.ui.graphics.look import CORNER
from game.ui.graphics.print_art import round_frame, rounded
from game.ui.graphics.type_scale import FIGURE
from game.ui.table.board.small_tile import draw_small_tile, is_small_tile, majority_sign
from game.ui.table.color_letters import MIN_TILE_WIDTH, tile_letters
from game.ui.table.outlines import draw_frame, draw_state_frames, draw_target, glow_alpha
from game.ui.table.painter import Painter, grown
from game.view.descriptions.card_details import LegendSign
from game.view.descriptions.race import Race, threats_and_nearest
from game.view.descriptions.recent_moves import MAJORITY_TILE
from game.view.interaction.choices import PickTile
from game.view.layout.geometry import Rect
from game.view.layout.model import others
from game.view.skins.model import MAJORITY_SIGN
from game.view.theme import MIN_TEXT_PX, Color

_PORTRAIT_RATIO: Final = 0.42
"""The height of a winner's portrait in the place of the tile, by that of the place."""
_PORTRAIT_EDGE: Final = 0.55
"""How far from the edges the middle of this portrait is, by its height: in the corner that has neither points, name nor
face."""
_WON_ALPHA: Final = 112
"""The alpha of the shade on a tile that was won in its former place: it is gone, but its picture can be recognized."""
_WON_FRAME_PX: Final = 3.0
"""The width of the frame in the winner's colour around it, in reference pixels."""
_PILL_GAP_PX: Final = 5
"""The gap between two pills in reference pixels."""
_MIN_PILL_W_PX: Final = 48.0
"""The least width in reference pixels of a low pill, one below the other."""
_TALL_RATIO: Final = 0.8
"""From this height by its width on, a pill has its figure below the mark."""
_FIGURE_RATIO: Final = 0.72
"""The size of the figure on a pill by the pill's height."""
_TALL_FIGURE_RATIO: Final = 0.45
"""The size of the figure on a tall pill by the pill's height."""
_FLAT_FIGURE_RATIO: Final = 0.74
"""The size of the figure on a flat pill by the pill's height."""
_FLAT_RATIO: Final = 2
"""A pill is flat from this width by its height on."""
_TALL_MARGIN_PX: Final = 3
"""The least distance of mark, figure and rim on a tall pill, in window pixels."""
_BESIDE_MARK_PX: Final = 2
"""The distance of a mark to the figure, in window pixels."""
_MAX_MARK_GAP_PX: Final = 1
"""The greatest distance of one mark to the next, in window pixels."""
_MARGIN_PX: Final = 2.0
"""What mark and figure have on both sides of them in a pill that is not tall, in reference pixels."""
_OWN_OUTLINE_PX: Final = 2.0
"""The width of the outline of the viewer's pill, in reference pixels."""
_THREAT_OUTLINE_PX: Final = 2.6
"""The width of the outline of the pill of a threat, in reference pixels."""
_CORNER_PX: Final = 7.0
"""The radius of a pill's corners, in reference pixels."""
_INK_RATIO: Final = 0.016
"""The ink around a pill in a comic's skin by the width of a tile, whose frame lies within as much of it."""
_NEAREST_ALPHA: Final = 92
"""The alpha of the seat's colour on the ground of the pill of the nearest rival."""
_QUIET_ALPHA: Final = 96
"""The alpha of a rim, but where a single card is lacking: the tiles beside the pills are more prominent."""
_NEUTRAL_ALPHA: Final = 200
"""The alpha of the ground of the pill of a threat or of several."""
_MAX_LACK: Final = 6
"""The most cards that a seat may lack to have a pill while its tile is not pointed at: of more nothing follows yet."""
_ALL_SIGN: Final = "icon/human"
"""The mark of all rivals together."""
_MAX_MARK_PX: Final = 20.0
"""The greatest size of the mark on a pill, in reference pixels."""
_SIGN_H_RATIO: Final = 0.8
"""The size of a tile's sign by that of the figure."""
_MIN_MARK_PX: Final = 8
"""The least size of one of several marks in window pixels: where there is no room for that, they overlap."""
_SIGN_RATIO: Final = 0.72
"""The height of the sign on the majority tile's medallion by that."""
_HOLDER_RATIO: Final = 0.34
"""The size of a holder's portrait on the majority tile, as a share of the tile."""


def draw_tiles(p: Painter) -> None:
    """Draw every tile with the race to it, once races are on show.

    The place of a tile that was won has the winner's portrait.
    """
    chosen = p.highlights.selection.place if isinstance(p.highlights.selection, PickTile) else None
    for slot, name in enumerate(p.state.tiles):
        place = tile(slot)
        rect = p.layout.places[place]
        if name is None or place in p.animation.hidden:
            _empty(p, slot, rect, won=name is None)
            if p.highlights.focus == place:
                draw_frame(p, "focus", rect)
            continue
        lit = p.highlights.primary.lights(place)
        box = grown(rect, 1.0, p.px(4) if place in (chosen, p.highlights.hover) and lit else 0)
        draw_face(p, f"tile/{name}", box)
        if lit:
            draw_target(p, box, p.look.palette.action, glow_alpha(p))
        elif place in (p.highlights.hover, p.highlights.magnified):
            draw_frame(p, "hover", box)
        draw_state_frames(p, place, box, picked=place == chosen)
    if MAJORITY in p.layout.places:
        _majority(p)
    for race in p.facts.races if p.signs.races else ():
        if race.place in p.layout.places and race.place not in p.animation.hidden:
            _race(p, race, p.layout.rails[_rail(race.place)])


def draw_face(p: Painter, name: str, box: Rect) -> None:
    """Draw a tile."""
    rect = p.tile_sprite(name, box)
    if is_small_tile(p, rect):
        draw_small_tile(p, name, p.edition.tiles.get(name.removeprefix("tile/")), rect)
    elif p.letters and name != MAJORITY_TILE and box.w > MIN_TILE_WIDTH:
        tile_letters(p.canvas, p.look, p.edition.tiles[name.removeprefix("tile/")], rect)


def draw_medallion(p: Painter, name: str, box: Rect) -> None:
    """Draw what matters most of a tile's picture as a medallion in a square box."""
    key = ("medallion", name, box.h)
    p.canvas.surface(p.look.drawn.get_or_make(key, lambda: _medallion(p, name, box.h)), box.x, box.y)


def _medallion(p: Painter, name: str, side: int) -> pygame.Surface:
    """Return a medallion; that of the majority tile has the sign of what is counted."""
    corner = p.skin.medallion_corner
    counted = name == MAJORITY_TILE
    part = majority_sign(p, (side, side), side / 2, side * _SIGN_RATIO) if counted else _middle(p, name, side)
    picture = rounded(part, side * corner)
    frame = round_frame((side, side), p.look.palette.line, max(2, p.px(2)), side * corner)
    picture.blit(frame, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return picture


def _middle(p: Painter, name: str, side: int) -> pygame.Surface:
    """Return the part of a tile's picture that matters most, as a square."""
    x, y, share = p.skin.medallions[name]
    size = max(p.layout.places[tile(0)].w, round(side / share))
    image = p.look.sprite(f"tile/{name}", size, size)
    width = round(image.width * share)
    left, top = (
        round(start + middle * length - width / 2)
        for start, middle, length in ((image.dx, x, image.width), (image.dy, y, image.height))
    )
    return pygame.transform.smoothscale(image.surface.subsurface((left, top, width, width)), (side, side))


def _empty(p: Painter, slot: int, rect: Rect, *, won: bool) -> None:
    """Draw a place without its tile, and no race; one that was won has the tile in less light and who won it."""
    p.sprite("deck/place", rect)
    taken = p.log_state.taken.get(slot)
    if won and taken is not None and taken[0] < len(p.state.players):
        seat, name = taken
        if name in p.state.players[seat].tiles:
            draw_face(p, f"tile/{name}", rect)
            box, side = p.tile_box(f"tile/{name}", rect), rect.h * _PORTRAIT_RATIO
            shade = round_frame((box.w, box.h), p.look.palette.ink, box.w, box.w * CORNER)
            p.canvas.surface(shade, box.x, box.y, _WON_ALPHA)
            line = max(p.px(_WON_FRAME_PX), 2)
            p.canvas.surface(round_frame((box.w, box.h), p.seat_color(seat), line, box.w * CORNER), box.x, box.y)
            edge = side * _PORTRAIT_EDGE
            p.seat_sign(seat, rect.right - edge, rect.y + edge if p.skin.named_tiles else rect.bottom - edge, side)


def _majority(p: Painter) -> None:
    """Draw the majority tile, which stays in its place, with its holder's portrait and everybody's tags (R14)."""
    rect = p.layout.places[MAJORITY]
    if MAJORITY in p.animation.hidden:
        p.sprite("deck/place", rect)
        return
    draw_face(p, "majority", rect)
    target = next((race.target for race in p.facts.races if race.place == MAJORITY), 0)
    p.count(f"{target}+", rect.x + rect.w * 0.09, rect.bottom - rect.h * 0.16, max(rect.h * 0.17, 13))
    holder = p.state.majority
    if holder is not None and owned_majority(holder) in p.animation.hidden:
        holder = p.facts.state.majority  # its points are still on their way
    if holder is not None:
        side = rect.w * _HOLDER_RATIO
        p.seat_sign(holder, rect.right - side * 0.55, rect.y + side * 0.55, side)
    if p.highlights.focus == MAJORITY:
        draw_frame(p, "focus", rect)


def _rail(place: Place) -> int:
    return -1 if place == MAJORITY else place.row


def _race(p: Painter, race: Race, rail: Rect) -> None:
    """Draw a pill for the viewer with what they lack, and one for the nearest rivals, whose distance is the same.

    Each has its place, which is empty for a seat that lacks much. While the tile is pointed at, every seat has a pill
    of its own, in the order of play.
    """
    own, seats = p.layout.viewer, len(race.distances)
    threats, nearest = threats_and_nearest(race, p.facts.warnings, own)
    groups, most = [(own,), nearest], _MAX_LACK
    if race.place in (p.highlights.hover, p.highlights.focus):
        groups, most = [(seat,) for seat in (own, *others(seats, own))], race.target
    for group, box in zip(groups, _pills(p, rail, len(groups)), strict=True):
        if race.distances[group[0]] <= most:
            draw_pill(p, box, group, race, threat=not threats.isdisjoint(group), nearest=group[0] in nearest)


def _pills(p: Painter, rail: Rect, count: int) -> list[Rect]:
    """Return the boxes of so many pills of a race, of one size, which fill its rail: side by side, or in a column.

    Many in a narrow rail are low, and reach over the tile.
    """
    gap = p.px(_PILL_GAP_PX)
    if rail.w > rail.h:
        return list(rail.row(count, gap, round((rail.w - gap * (count - 1)) / count)))
    height = (rail.h - gap * (count - 1)) // count
    spare = rail.h - gap * (count - 1) - count * height
    width = rail.w if height > rail.w * _TALL_RATIO else max(rail.w, p.px(_MIN_PILL_W_PX))
    tops = (rail.y + number * (height + gap) + (number > 0) * spare for number in range(count))
    return [Rect(rail.right - width, top, width, height) for top in tops]


def draw_pill(p: Painter, box: Rect, seats: Sequence[Seat], race: Race, *, threat: bool, nearest: bool) -> None:
    """Draw what each of some seats lacks, as at a price, or a tile's sign where nothing is, and the seats' marks.

    All rivals together have one mark instead.

    A threat has the rim and the figure in the colour of what is short, and the viewer's pill those of what can be done
    where a single card is lacking.
    """
    lack, sign = race.distances[seats[0]], MAJORITY_SIGN if race.tile is None else p.skin.tile_sign
    close = lack == 1 and p.layout.viewer in seats
    line = _draw_ground(p, box, seats, threat=threat, nearest=nearest, close=close)
    tall, flat, text = box.h > box.w * _TALL_RATIO, box.w > _FLAT_RATIO * box.h, f"−{lack}"
    height = max(box.h * (_TALL_FIGURE_RATIO if tall else _FLAT_FIGURE_RATIO if flat else _FIGURE_RATIO), MIN_TEXT_PX)
    width = p.text_width(FIGURE, text, height) if lack else height * _SIGN_H_RATIO
    margin = 0 if tall else max(p.px(_MARGIN_PX) - _ink(p), 1)
    inner, largest, below = box.inset(line + margin, line), p.px(_MAX_MARK_PX), 0
    if tall:
        height *= min(1.0, (inner.w - 2 * _TALL_MARGIN_PX) / width)
        height = max(height, MIN_TEXT_PX)
        seen = p.seen_height(FIGURE, text, height) if lack else height * _SIGN_H_RATIO
        largest = max(min(largest, int(inner.h - seen) - 3 * _TALL_MARGIN_PX), _MIN_MARK_PX)
        apart = (inner.h - seen - largest) / 3
        inner, below = inner.inset(0, round(apart / 2)), round(seen + apart)
    marked = [f"seat_mark/{p.person(seat)}" for seat in seats]
    if 1 < len(seats) == len(race.distances) - 1:
        marked = [_ALL_SIGN]
    marks, figure = _parts(inner, len(marked), largest, width, below)
    for name, mark in zip(marked, marks, strict=True):
        p.icon(name, *mark.center, mark.h)
    if lack:
        style = FIGURE.in_color("short" if threat else "action" if close else "text")
        p.label(style, text, *figure, height, "ink")
    else:
        p.icon(f"icon/{sign}", *figure, height * _SIGN_H_RATIO)


def _draw_ground(
    p: Painter, box: Rect, seats: Sequence[Seat], *, threat: bool, nearest: bool, close: bool = False
) -> int:
    """Draw the pill of seats with nothing on it; return the width of its rim.

    A threat has an outline in the colour of what is short, the viewer's pill one in the colour of what can be done
    where they are ``close``, else a plain one, and that of the ``nearest`` rival a ground in their colour; that of
    several has the colour of none.
    """
    palette, line = p.look.palette, max(p.px(_THREAT_OUTLINE_PX if threat or close else _OWN_OUTLINE_PX), 1)
    quiet = 255 if p.look.high_contrast else _QUIET_ALPHA
    ink = _ink(p)
    if ink:
        edge = round_frame((box.w, box.h), palette.ink, min(box.w, box.h), p.px(_CORNER_PX) + ink)
        p.canvas.surface(edge, box.x, box.y)
        box = box.inset(ink)

    def lay(color: Color, width: int, alpha: int = 255) -> None:
        p.canvas.surface(round_frame((box.w, box.h), color, width, p.px(_CORNER_PX)), box.x, box.y, alpha)

    whole = min(box.w, box.h)
    if threat or len(seats) > 1:
        lay(palette.ink, whole, _NEUTRAL_ALPHA)
        lay(palette.short if threat else palette.text_muted, line, 255 if threat else quiet)
    else:
        p.sprite(f"race/{p.person(seats[0])}", box)
        if p.layout.viewer in seats:
            lay(palette.action if close else palette.text, line, 255 if close else quiet)
        elif nearest:
            color = p.seat_color(seats[0])
            lay(color, whole, _NEAREST_ALPHA)
            lay(color, line, quiet)
    return ink + line


def _ink(p: Painter) -> int:
    """Return the width of the ink around a pill: its rim begins where the frames of tiles and cards do."""
    return max(round(p.layout.places[tile(0)].w * _INK_RATIO), 1) if p.skin.comic else 0


def draw_key_sign(p: Painter, box: Rect, sign: LegendSign, race: Race) -> None:
    """Draw what a key to a race explains: the pill of the viewer or a rival with nothing on it, or a sign at a tile."""
    if sign == "holder":
        x, y = box.center
        p.icon(f"icon/{MAJORITY_SIGN}", x, y, box.h * _SIGN_H_RATIO)
    else:
        _, nearest = threats_and_nearest(race, p.facts.warnings, p.layout.viewer)
        seat = p.layout.viewer if sign in ("own", "close") else nearest[0]
        _draw_ground(p, box, (seat,), threat=sign == "threat", nearest=sign == "rival", close=sign == "close")


def _parts(box: Rect, count: int, largest: float, figure: float, below: int) -> tuple[list[Rect], tuple[float, float]]:
    """Return the squares of so many marks on a pill, side by side, and the middle of its figure of a width.

    This follows the marks, or is below them where its room ``below`` is given. Marks that have no room beside each
    other overlap.
    """
    after = 0.0 if below else figure + _BESIDE_MARK_PX
    area = box._replace(h=box.h - below) if below else box._replace(w=int(box.w - after))
    side = int(min(largest, area.h, max((area.w - _MAX_MARK_GAP_PX * (count - 1)) / count, min(_MIN_MARK_PX, area.w))))
    step = min(side + _MAX_MARK_GAP_PX, (area.w - side) / (count - 1)) if count > 1 else 0.0
    width = side + step * (count - 1)
    x, y = box.center[0] - after / 2, area.center[1]
    start = round(x - width / 2)
    marks = [Rect(start + round(number * step), round(y - side / 2), side, side) for number in range(count)]
    if below:
        return marks, (box.center[0], box.bottom - below / 2)
    return marks, (x + (width - figure) / 2 + after, y)
