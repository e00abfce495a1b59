"""Faces of cards in places too small for their own: slips in the colour of the bonus, and the middle of a picture.

Knows boxes, pictures and the look; knows nothing of positions, input or time.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.atlas import Image
from game.ui.graphics.look import Shade
from game.ui.graphics.print_art import light, mix, round_frame, rounded
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect
from game.view.theme import Color

_DECK: Final = (0.08, 0.1, 0.92, 0.9)
"""The part of a card's back whose colour is that of its deck."""
_BRONZE: Final = 0.4
"""How much darker than other lines a frame is that is not of paper: it may not look like a light."""
_WHITE: Final = (255, 255, 255)
SLIP_CORNER: Final = 0.2
"""The radius of a slip's corners, by its height."""
_SLIP_SHADES: Final = 0.15, 0.6
"""How much darker than the colour of its bonus a slip is, at its left edge and at its right one."""
_PRICE_SHADES: Final = 0.45, 0.76
"""The same beside a head, where the ground bears figures."""
_HEAD_SHADE: Final = 0.86
"""How much darker than this colour the head of a slip is."""
_MIN_SLIP: Final = 92
"""The least brightness of that colour, 0 to 255: a black slip would be lost on the dark ground around it."""
_STONE_H_RATIO: Final = 0.62
"""The greatest size of a stone alone on its slip by the slip's height."""
_STONE_W_RATIO: Final = 0.88
"""The same by the slip's width."""
_BESIDE_PRICE: Final = 0.29
"""Where the picture of a card is free of its price, by its width."""
_PICTURE_ALPHA: Final = 84
"""The alpha of this picture below the price: so small it says little, and a price on it has to be read."""
_DOT_RATIO: Final = 0.13
"""The size of a dot of the level by the height of its slip."""
_DOT_PITCH_RATIO: Final = 1.42
"""The distance of two dots by the size of a dot."""
_DOTS_EDGE_RATIO: Final = 0.28
"""The width of the dark edge around the dots by the size of a dot."""
_DOTS_Y_RATIO: Final = 0.86
"""The middle of the dots by the height of the slip."""
_STONE_Y_RATIO: Final = 0.42
"""The middle of the stone above the dots by the height of the slip."""
_FINE: Final = 4
"""The dots are drawn so many times larger and reduced."""
_BESIDE_STONE: Final = 0.12, 0.12, 0.14, 0.6
"""Where a bonus is without its stone: left, top, width and height as shares."""


def cut(image: Image, shown: Rect, part: tuple[float, float, float, float]) -> pygame.Surface:
    """Return the middle of a part of an image, as large as a box and in the image's proportions."""
    left, top, right, bottom = part
    share = min((right - left) * image.width / shown.w, (bottom - top) * image.height / shown.h)
    cut = pygame.Rect(0, 0, round(shown.w * share), round(shown.h * share))
    x, y = (left + right) / 2 * image.width, (top + bottom) / 2 * image.height
    cut.center = round(image.dx + x), round(image.dy + y)
    return pygame.transform.smoothscale(image.surface.subsurface(cut), shown[2:])


def framed(p: Painter, surface: pygame.Surface, corner: float, thick: int) -> pygame.Surface:
    """Return a picture with round corners and the frame of a card."""
    picture = rounded(surface, corner)
    frame = round_frame(surface.get_size(), _edge(p), thick, corner)
    picture.blit(frame, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return picture


def _edge(p: Painter) -> Color:
    """Return the colour of a card's frame."""
    palette = p.look.palette
    return palette.line_light if p.skin.light_plates else mix(palette.line, palette.ink, _BRONZE)


def draw_slip(p: Painter, color: int, box: Rect, head: int = 0) -> None:
    """Draw the ground of a card as a slip: in the colour of its bonus, darker to the right, ``head`` pixels dark."""
    key = ("slip", color, box.w, box.h, head)
    slip = p.look.drawn.get_or_make(key, lambda: _slip(p, bonus_color(p, color), box, head))
    p.canvas.surface(slip, box.x, box.y)


def draw_picture_slip(p: Painter, name: str, rest: Rect, box: Rect, head: int) -> None:
    """Draw the ground of a card as a high slip: in its bonus's colour, and beside its head the card's picture, faint.

    ``rest`` is as large as the card elsewhere: in another size it would have to be decoded again.
    """
    key = ("picture slip", name, box.w, box.h, head)
    p.canvas.surface(p.look.drawn.get_or_make(key, lambda: _picture_slip(p, name, rest, box, head)), box.x, box.y)


def _picture_slip(p: Painter, name: str, rest: Rect, box: Rect, head: int) -> pygame.Surface:
    surface = _slip_ground(p, bonus_color(p, p.edition.cards[name].bonus), box, head)
    _, top, right, bottom = p.skin.picture
    field = Rect(head, 0, box.w - head, box.h)
    picture = cut(p.face(name, rest, Shade.NONE), field, (_BESIDE_PRICE, top, right, bottom))
    picture.set_alpha(_PICTURE_ALPHA)
    surface.blit(picture, field[:2])
    return framed(p, surface, box.h * SLIP_CORNER, max(1, p.px(1)))


def draw_back_slip(p: Painter, level: int, rest: Rect, box: Rect, edge: int) -> None:
    """Draw a hidden card as a slip: in the colour of its deck, with its whole back at the left end, within an edge.

    ``rest`` is as large as the back elsewhere: in another size it would have to be decoded again.
    """
    key = ("back slip", level, box.w, box.h)
    p.canvas.surface(p.look.drawn.get_or_make(key, lambda: _back_slip(p, level, rest, box, edge)), box.x, box.y)


def _back_slip(p: Painter, level: int, rest: Rect, box: Rect, edge: int) -> pygame.Surface:
    back = p.look.sprite(f"back/{level}", rest.w, rest.h)
    height = box.h - 2 * edge
    size = round(height * rest.w / rest.h), height
    surface = _slip(p, average(back, _DECK), box, size[0] + 2 * edge)
    picture = back.surface.subsurface((back.dx, back.dy, rest.w, rest.h))
    surface.blit(pygame.transform.smoothscale(picture, size), (edge, edge))
    return surface


def draw_card_slip(p: Painter, color: int, level: int | None, box: Rect) -> None:
    """Draw a card where only its bonus matters: its stone on its slip, and below it the dots of its level.

    Without a ``level``, and in an edition with names, which say which card it is, the stone is alone.
    """
    draw_slip(p, color, box)
    size, (x, y) = min(box.h * _STONE_H_RATIO, box.w * _STONE_W_RATIO), box.center
    if level is not None and not p.skin.named_cards:
        y = box.y + box.h * _STONE_Y_RATIO
        dot = max(round(box.h * _DOT_RATIO), 3)
        dots = p.look.drawn.get_or_make(("level dots", level, dot), lambda: _dots(p, level, dot))
        p.canvas.surface(
            dots, round(x - dots.get_width() / 2), round(box.y + box.h * _DOTS_Y_RATIO - dots.get_height() / 2)
        )
    p.icon(f"gem/{color}", x, y, size)
    p.token_letter(color, x, y, size)


def _dots(p: Painter, level: int, dot: int) -> pygame.Surface:
    """Return as many dots in a row as a card's level, as they are at its foot, each ``dot`` pixels large."""
    step, edge, side = round(dot * _DOT_PITCH_RATIO * _FINE), round(dot * _DOTS_EDGE_RATIO * _FINE), dot * _FINE
    size = step * (level - 1) + side + 2 * edge, side + 2 * edge
    surface = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(surface, p.look.palette.ink, surface.get_rect(), border_radius=size[1] // 2)
    for number in range(level):
        pygame.draw.circle(surface, p.look.palette.line_light, (edge + side / 2 + number * step, size[1] / 2), side / 2)
    return pygame.transform.smoothscale(surface.premul_alpha(), (size[0] // _FINE, size[1] // _FINE))


def _slip(p: Painter, ground: Color, box: Rect, head: int) -> pygame.Surface:
    return framed(p, _slip_ground(p, ground, box, head), box.h * SLIP_CORNER, max(1, p.px(1)))


def _slip_ground(p: Painter, ground: Color, box: Rect, head: int) -> pygame.Surface:
    ink = p.look.palette.ink
    if max(ground) < _MIN_SLIP:
        ground = mix(ground, _WHITE, (_MIN_SLIP - max(ground)) / (255 - max(ground)))
    start, end = _PRICE_SHADES if head else _SLIP_SHADES
    stops = (0.0, mix(ground, ink, start)), (1.0, mix(ground, ink, end))
    surface = light((box.w, box.h), (0, box.h / 2), box.w, stops)
    surface.fill(mix(ground, ink, _HEAD_SHADE), (0, 0, head, box.h))
    return surface


def bonus_color(p: Painter, color: int) -> Color:
    """Return the colour of the bonuses of a colour beside their stone."""
    rest = p.layout.mat(p.layout.viewer).bonuses[color]
    return average(p.look.sprite(f"bonus/{color}", rest.w, rest.h), _BESIDE_STONE)


def average(image: Image, part: tuple[float, float, float, float]) -> Color:
    """Return the average colour of a part of an image: left, top, width and height as shares."""
    left, top, width, height = part
    area = image.dx + left * image.width, image.dy + top * image.height, width * image.width, height * image.height
    red, green, blue, _ = pygame.transform.average_color(image.surface, pygame.Rect(area))
    return red, green, blue


def draw_reduced(p: Painter, name: str, x: float, y: float, height: float, rest: Rect) -> None:
    """Draw a piece around a point, reduced from its picture at ``rest``: another size would have to be decoded."""
    image = p.look.sprite(name, rest.w, rest.h)
    small = p.look.warp.image(image, round(height * rest.w / rest.h), round(height))
    p.canvas.image(small, round(x - small.width / 2), round(y - small.height / 2))
