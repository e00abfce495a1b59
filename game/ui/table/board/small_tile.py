"""A tile too small for its printed name: its points, and larger demands, beside more of its picture.

Knows the print of a tile and a box; knows nothing of positions, input or time.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import pygame

from game.rules.model import COLORS, MAJORITY
from game.rules.pieces import Tile
from game.ui.graphics.print_art import mix, round_frame
from game.ui.graphics.type_scale import FIGURE, SCORE
from game.ui.table.color_letters import MIN_STONE_WIDTH, stone_letter
from game.ui.table.painter import Painter
from game.ui.table.small_faces import average, bonus_color, cut
from game.view.descriptions.recent_moves import MAJORITY_TILE
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX

_NAME_RATIO: Final = 12.5 / 107
"""The size of a printed name by the width of its tile."""
_EDGE_RATIO: Final = 0.05
"""The width of a tile's frame by its width."""
_COLUMN_RATIO: Final = 0.4
"""Where the picture begins beside the demands, by the width."""
_POINTS_RATIO: Final = 0.33
"""Where the demands begin below the points, by the height."""
_POINTS_H_RATIO: Final = 0.98
"""The size of the points by the height above the demands."""
_POINTS_COLOR: Final = (255, 255, 255)
"""The colour of printed points."""
_CLEAR: Final = 0.38, 0.05, 0.95, 0.78
"""What of the picture has neither points nor demands nor a name on it."""
_TAG_RATIO: Final = 0.52
"""The height of the sign of what the majority tile counts by that of its field."""
_TAG_Y_RATIO: Final = 0.3
"""The middle of this sign by the height of its field: above the number."""
_DARK_RATIO: Final = 0.25
"""How much darker the ground of a demand is than the bonuses of its colour."""
_PLATE_GAP_PX: Final = 2
"""The gap between two demands in window pixels."""
_CORNER_RATIO: Final = 0.2
"""The radius of a demand's corners by the height of one of ``_MAX_DEMANDS`` fields."""
_FINE: Final = 2
"""The picture is reduced from one so many times as large, which keeps its lines sharp."""
_STONE_RATIO: Final = (0.86, 0.5)
"""The greatest size of a demand's stone by the height of one of ``_MAX_DEMANDS`` fields, so that it is the same on all
tiles, and by the width."""
_FIGURE_RATIO: Final = (1.0, 0.7)
"""The greatest size of a demand's figure by the same height and by the width."""
_MAX_DEMANDS: Final = 3
"""No tile demands more colours."""
_STONE_X_RATIO: Final = 0.29
"""The middle of the stone by the width of the field."""
_FIGURE_X_RATIO: Final = 0.74
"""The middle of the figure by the width of the field."""


def is_small_tile(p: Painter, box: Rect) -> bool:
    """Whether a tile's printed name is too small to be read."""
    return p.skin.named_tiles and box.w * _NAME_RATIO < MIN_TEXT_PX


def draw_small_tile(p: Painter, name: str, tile: Tile | None, box: Rect) -> None:
    """Draw over the print of a tile what is larger on a small one, beside its picture.

    The majority tile, no ``tile``, has a field for the sign of what it counts in the place of demands.
    """
    _draw_picture(p, name, box)
    left, right = box.x + _edge(box), round(box.x + box.w * _COLUMN_RATIO)
    top, foot = round(box.y + box.h * _POINTS_RATIO), box.bottom - _edge(box)
    head = Rect(left, box.y + _edge(box), right - left, top - box.y - _edge(box))
    column = Rect(left, top, right - left, foot - top)
    for part in (head, column):
        p.canvas.rect(p.look.palette.ink, part)
    points = p.edition.majority_points if tile is None else tile.points
    p.label(SCORE.in_color(_POINTS_COLOR), str(points), *head.center, head.h * _POINTS_H_RATIO, "ink")
    if tile is None:
        field = column._replace(y=top + 1, w=column.w - 1, h=column.h - 1)
        key = ("majority sign", field.w, field.h)
        sign = p.look.drawn.get_or_make(
            key, lambda: majority_sign(p, (field.w, field.h), column.h * _TAG_Y_RATIO - 1, column.h * _TAG_RATIO)
        )
        p.canvas.surface(sign, field.x, field.y)
        return
    wanted = [color for color in range(COLORS) if tile.demand[color]]
    inner, gap = column.inset(1), _PLATE_GAP_PX
    rows = [round(inner.y + (inner.h + gap) * number / len(wanted)) for number in range(len(wanted) + 1)]
    for color, (upper, lower) in zip(wanted, pairwise(rows), strict=True):
        plate = inner._replace(y=upper, h=lower - gap - upper)
        _demand(p, color, tile.demand[color], plate, (inner.h + gap) / _MAX_DEMANDS - gap)


def majority_sign(p: Painter, size: tuple[int, int], middle: float, height: float) -> pygame.Surface:
    """Return the sign of what the majority tile counts on the colour of its picture.

    It is ``height`` pixels high, and its ``middle`` so many below the upper edge.
    """
    x, y, share = p.skin.medallions[MAJORITY_TILE]
    usual = p.tile_box("majority", p.layout.places[MAJORITY])
    picture = p.look.sprite("majority", usual.w, usual.h)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill(average(picture, (x - share / 2, y - share / 2, share, share)))
    sign = p.look.atlas.icon("tag", height)
    at = round((size[0] - sign.width) / 2) - sign.dx, round(middle - sign.height / 2) - sign.dy
    surface.blit(sign.surface, at, special_flags=pygame.BLEND_PREMULTIPLIED)
    return surface


def _demand(p: Painter, color: int, count: int, plate: Rect, lowest: float) -> None:
    """Draw a demand on its plate, in the colour of its bonuses the stone and the number, as large as the ``lowest``
    plate allows.
    """
    palette, y = p.look.palette, plate.center[1]
    ground, corner = mix(bonus_color(p, color), palette.ink, _DARK_RATIO), lowest * _CORNER_RATIO
    p.canvas.surface(round_frame((plate.w, plate.h), ground, min(plate.w, plate.h), corner), plate.x, plate.y)
    stone, figure = (min(height * lowest, width * plate.w) for height, width in (_STONE_RATIO, _FIGURE_RATIO))
    x = plate.x + plate.w * _STONE_X_RATIO
    p.icon(f"gem/{color}", x, y, stone)
    if p.letters and stone > MIN_STONE_WIDTH:
        stone_letter(p.canvas, p.look, color, x, y, stone)
    size, x = max(figure, MIN_TEXT_PX), plate.x + plate.w * _FIGURE_X_RATIO
    p.label(FIGURE, str(count), x, y, size, "ink", outline_px=1)


def _edge(box: Rect) -> int:
    return max(round(box.w * _EDGE_RATIO), 2)


def _picture_box(box: Rect) -> Rect:
    """Return the room beside the demands."""
    left = round(box.w * _COLUMN_RATIO)
    return Rect(box.x + left, box.y + _edge(box), box.w - _edge(box) - left, box.h - 2 * _edge(box))


def _draw_picture(p: Painter, name: str, box: Rect) -> None:
    """Draw the picture without what is printed on it beside the demands, around what its medallion shows."""
    room, key = _picture_box(box), ("small tile", name, box.w, box.h)
    left, top, right, foot = _CLEAR
    if name != MAJORITY_TILE:
        x, *_ = p.skin.medallions[name.removeprefix("tile/")]
        half = min(x - left, right - x)
        left, right = x - half, x + half
    picture = p.look.drawn.get_or_make(
        key, lambda: cut(p.look.sprite(name, box.w * _FINE, box.h * _FINE), room, (left, top, right, foot))
    )
    p.canvas.surface(picture, room.x, room.y)
