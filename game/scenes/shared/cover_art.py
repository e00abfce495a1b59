"""The pictures on the covers of saved games: a printed issue or a leather ledger, by the game's edition.

Knows an edition's sprites and what a cover shows; knows nothing of files, scrolling or the words on it. Lengths are
design pixels of a cover that is 196 wide.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, Literal, TypeAlias

import msgspec
import pygame

from game.ui.graphics.look import RenderContext
from game.ui.graphics.print_art import INK, Point, dots, light, mix, rays, rounded, shades, sheen
from game.ui.graphics.type_scale import TITLE
from game.view.layout.wall import COVER
from game.view.theme import Color

CoverState: TypeAlias = Literal["won", "shared", "open", "sealed", "broken", "blank"]

PAPER: Final[Color] = (255, 244, 220)
RED: Final[Color] = (214, 30, 84)
HEAD: Final = 40.0
"""The height of the masthead."""
FOOT: Final = 64.0
"""The height of the strip with headline, date and points."""
SPINE: Final = 24.0
CORNER: Final = (7.0, 4.0)
"""The radius of a ledger's corners and of a printed issue's."""
_LARGE: Final = 260
"""A cover that is wider, in window pixels, needs no finer drawing."""
_SMOOTH: Final = 3
"""The factor of the size at which slanting edges are drawn."""
TINTS: Final[tuple[Color, ...]] = ((206, 34, 60), (40, 104, 206), (28, 140, 88), (214, 128, 24), (128, 66, 196))
"""The colours of what marks an unfinished game: a bookmark, or the sky behind the portrait."""
LEANS: Final = (12, -9, 5, -13, 9)
"""The angles of the stamps of unfinished games, counter-clockwise in degrees."""
_GILT: Final[Color] = (226, 178, 92)
_BRASS: Final[Color] = (196, 142, 66)
_PARCHMENT: Final[Color] = (240, 224, 190)
_SKY: Final[Color] = (236, 244, 255)
_PORTRAIT: Final = 124.0
_CARD: Final = (88.0, 123.0)


class CoverPicture(msgspec.Struct, frozen=True):
    """What a cover shows: players by their ``looks`` (colour and portrait), a card and a stamp, where there are any."""

    edition: str
    state: CoverState
    looks: tuple[tuple[int, int], ...] = ()
    card: str = ""
    stamp: str = ""
    tint: int = 0
    """Which of ``TINTS`` and ``LEANS`` an unfinished game has, so that two of them differ."""


def paint_cover(
    look: RenderContext, dress: RenderContext, picture: CoverPicture, size: tuple[int, int]
) -> Iterator[pygame.Surface | None]:
    """Yield ``None`` after each part, then the cover, premultiplied, of a size in window pixels.

    ``look`` belongs to the picture's edition, ``dress`` to the page's, on which all covers are of one kind.
    """
    fine = 1 if size[0] > _LARGE else 2
    large = size[0] * fine, size[1] * fine
    paint = _issue if dress.skin.comic else _ledger
    for drawn in paint(look, dress, picture, large):
        if drawn is None:
            yield None
        else:
            yield drawn if fine == 1 else pygame.transform.smoothscale(drawn, size)


def _issue(
    look: RenderContext, dress: RenderContext, picture: CoverPicture, size: tuple[int, int]
) -> Iterator[pygame.Surface | None]:
    """Draw a printed issue: paper border, masthead, the portrait before rays, and the strip at the foot."""
    u = size[0] / COVER[0]
    sheet = pygame.Surface(size)
    sheet.fill(PAPER)
    art = sheet.get_rect().inflate(-10 * u, -10 * u)
    scene = sheet.subsurface(art)
    middle = art.w * 0.5, art.h * 0.53
    _issue_ground(scene, look, picture, middle, u)
    yield None
    if picture.state == "blank":
        _tilted_backs(scene, look, (art.w * 0.66, art.h * 0.41), u)
        yield None
    if picture.card:
        _tilted_card(scene, look, f"card/{picture.card}", (art.w * 0.70, art.h * 0.39), u)
        yield None
    low = 0.585 if picture.state == "open" else 0.55
    _portraits(
        scene, look, picture, (middle[0] - (26 * u if picture.card or picture.state == "blank" else 0), art.h * low), u
    )
    yield None
    _issue_print(scene, u)
    if picture.stamp:
        _stamp(scene, dress, picture.stamp, (art.w / 2, art.h * 0.255), u, picture.tint)
    yield None
    sheen(sheet, 44, 46)
    pygame.draw.rect(sheet, INK, sheet.get_rect(), max(1, round(1.6 * u)), border_radius=round(CORNER[True] * u))
    yield rounded(sheet, CORNER[True] * u)


def _issue_ground(
    scene: pygame.Surface, look: RenderContext, picture: CoverPicture, middle: tuple[float, float], u: float
) -> None:
    """Draw what is behind the portrait: rays, in the colour of the first player where it shows, or a sky."""
    if picture.state == "open":
        width, height = scene.get_size()
        tint = TINTS[picture.tint % len(TINTS)]
        scene.fill(mix(tint, _SKY, 0.6))
        dots(scene, mix(tint, _SKY, 0.25), 190, 6.4 * u, lambda _x, y: y * 0.62)
        for line in range(1, 9):
            y = round(height * line / 9)
            pygame.draw.line(scene, mix(tint, _SKY, 0.45), (0, y), (width, y + 3 * u), max(1, round(u)))
        return
    tone: Color = (108, 96, 168) if picture.state == "sealed" else (120, 116, 150)
    if picture.state in ("won", "shared", "blank"):
        tone = look.palette.seats[picture.looks[0][0]]
    scene.blit(_kept_burst(look, scene.get_size(), tone, middle, u), (0, 0))


def _issue_print(scene: pygame.Surface, u: float) -> None:
    """Draw the masthead with its plate, the strip at the foot and the frame."""
    width, height = scene.get_size()
    pygame.draw.rect(scene, INK, (0, 0, width, HEAD * u))
    foot = [(0, height - (FOOT - 6) * u), (width, height - (FOOT + 4) * u), (width, height), (0, height)]
    _smooth_polygon(scene, INK, [(x, y - 2 * u) for x, y in foot])
    _smooth_polygon(scene, PAPER, [(x, y + 2 * u) for x, y in foot])
    plate = pygame.Rect(width - 50 * u, 5 * u, 45 * u, (HEAD - 10) * u)
    pygame.draw.rect(scene, PAPER, plate)
    pygame.draw.rect(scene, INK, scene.get_rect(), max(1, round(2 * u)))


def _kept_burst(
    look: RenderContext, size: tuple[int, int], color: Color, middle: tuple[float, float], u: float
) -> pygame.Surface:
    return look.drawn.get_or_make(("burst", size, color, middle, u), lambda: burst(size, color, middle, u))


def burst(size: tuple[int, int], color: Color, middle: tuple[float, float], u: float) -> pygame.Surface:
    """Return rays in a colour from a point; ``u`` is a design pixel in window pixels."""
    scene = pygame.Surface(size)
    bright, strong, dark = shades(color)
    scene.blit(light(size, middle, max(size) * 0.8, [(0, bright), (0.42, strong), (1, dark)]), (0, 0))
    rays(scene, middle, dark, 140, 24, 0.45, 0)
    rays(scene, middle, PAPER, 105, 34, 0.14, 74 * u)
    dots(scene, INK, 175, 5.6 * u, lambda _x, y: max(0.0, y - 0.42) * 1.15)
    return scene


def _ledger(
    look: RenderContext, dress: RenderContext, picture: CoverPicture, size: tuple[int, int]
) -> Iterator[pygame.Surface | None]:
    """Draw a ledger: leather with gilt lines and brass corners, or an open page where the game is not over."""
    u = size[0] / COVER[0]
    sheet = pygame.Surface(size)
    if picture.state == "open":
        _open_page(sheet, u)
    else:
        _kept_grain(look, size)
        yield None
        _leather(sheet, look, picture, u)
    yield None
    middle = (size[0] + SPINE * u) / 2, size[1] * 0.475
    if picture.state == "blank":
        _tilted_backs(sheet, look, (size[0] * 0.66, size[1] * 0.395), u)
    if picture.card:
        _tilted_card(sheet, look, f"card/{picture.card}", (size[0] * 0.70, size[1] * 0.375), u)
    _portraits(
        sheet,
        look,
        picture,
        (
            middle[0] - (22 * u if picture.card or picture.state == "blank" else 0),
            size[1] * (0.545 if picture.state == "open" else 0.50),
        ),
        u,
    )
    yield None
    if picture.state == "open":
        _bookmark(sheet, u, TINTS[picture.tint % len(TINTS)])
    if picture.state != "open":
        _label(sheet, u)
    if picture.stamp:
        _stamp(sheet, dress, picture.stamp, (middle[0] - 4 * u, size[1] * 0.25), u, picture.tint)
    sheen(sheet, 26, 60)
    yield rounded(sheet, CORNER[False] * u)


def _leather(sheet: pygame.Surface, look: RenderContext, picture: CoverPicture, u: float) -> None:
    width, height = sheet.get_size()
    tone: Color = (92, 80, 74)
    if picture.state in ("won", "shared", "blank"):
        tone = shades(look.palette.seats[picture.looks[0][0]])[1]
    dark = mix(tone, (12, 4, 8), 0.72)
    stops = [(0.0, mix(tone, (40, 16, 10), 0.30)), (0.55, mix(tone, (20, 8, 10), 0.55)), (1.0, dark)]
    sheet.blit(light((width, height), (width * 0.34, height * 0.22), height * 0.95, stops), (0, 0))
    sheet.blit(_kept_grain(look, (width, height)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    spine = round(SPINE * u)
    for x in range(spine):
        shade = 0.35 + 0.5 * math.sin(math.pi * (x + 0.5) / spine)
        value = round(255 * min(1.0, shade))
        sheet.fill((value, value, value), (x, 0, 1, height), special_flags=pygame.BLEND_RGB_MULT)
    for share in (0.10, 0.13, 0.48, 0.51, 0.86, 0.89):
        pygame.draw.rect(sheet, mix(_GILT, (40, 20, 0), 0.25), (0, height * share, spine, max(1, 2.2 * u)))
    pygame.draw.line(sheet, dark, (spine, 0), (spine, height), round(2.4 * u))
    frame = pygame.Rect(spine + 8 * u, 8 * u, width - spine - 16 * u, height - 16 * u)
    pygame.draw.rect(sheet, _GILT, frame, max(1, round(1.6 * u)), border_radius=round(4 * u))
    inner = frame.inflate(-7 * u, -7 * u)
    pygame.draw.rect(sheet, mix(_GILT, dark, 0.45), inner, max(1, round(0.9 * u)), border_radius=round(3 * u))
    for x, y, across, down in ((width, 0, -1, 1), (width, height, -1, -1)):
        corner = [(x, y), (x + across * 30 * u, y), (x, y + down * 30 * u)]
        _smooth_polygon(sheet, _BRASS, corner)
        pygame.draw.line(sheet, (252, 222, 150), corner[1], corner[2], max(1, round(1.8 * u)))
        pygame.draw.circle(sheet, (110, 70, 24), (x + across * 9 * u, y + down * 9 * u), 2.6 * u)


def _label(sheet: pygame.Surface, u: float) -> None:
    """Draw the parchment label that carries headline, date and points."""
    width, height = sheet.get_size()
    box = pygame.Rect(SPINE * u + 6 * u, height - (FOOT + 14) * u, width - SPINE * u - 12 * u, FOOT * u)
    pygame.draw.rect(sheet, (20, 8, 4), box.move(1.5 * u, 2.5 * u), border_radius=round(3 * u))
    pygame.draw.rect(sheet, _PARCHMENT, box, border_radius=round(3 * u))
    pygame.draw.rect(sheet, (150, 106, 50), box.inflate(-5 * u, -5 * u), max(1, round(u)), border_radius=round(2 * u))


def _open_page(sheet: pygame.Surface, u: float) -> None:
    """Draw a ruled page of an open ledger."""
    width, height = sheet.get_size()
    stops = [(0.0, (250, 238, 210)), (0.6, (238, 222, 186)), (1.0, (206, 180, 134))]
    sheet.blit(light((width, height), (width * 0.4, height * 0.3), height * 0.9, stops), (0, 0))
    y = 58 * u
    while y < height - 10 * u:
        pygame.draw.line(sheet, (190, 178, 164), (0, y), (width, y), max(1, round(0.9 * u)))
        y += 17 * u
    pygame.draw.line(sheet, (204, 96, 84), (SPINE * u, 0), (SPINE * u, height), max(1, round(1.4 * u)))
    for x in range(round(14 * u)):
        value = round(150 + 105 * x / (14 * u))
        sheet.fill((value, value, value), (x, 0, 1, height), special_flags=pygame.BLEND_RGB_MULT)


def _bookmark(sheet: pygame.Surface, u: float, tint: Color) -> None:
    width, height = sheet.get_size()
    left, right, end = width - 34 * u, width - 14 * u, height * 0.115  # above the stamp
    ribbon = [(left, 0), (right, 0), (right, end), ((left + right) / 2, end - 9 * u), (left, end)]
    _smooth_polygon(sheet, mix(tint, INK, 0.6), [(x + 2.5 * u, y + 2 * u) for x, y in ribbon])
    _smooth_polygon(sheet, mix(tint, INK, 0.14), ribbon)
    pygame.draw.line(
        sheet, mix(tint, PAPER, 0.4), (left + 3 * u, 0), (left + 3 * u, end - 3 * u), max(1, round(1.4 * u))
    )


def _kept_grain(look: RenderContext, size: tuple[int, int]) -> pygame.Surface:
    return look.drawn.get_or_make(("grain", size), lambda: _grain(*size))


def _grain(width: int, height: int) -> pygame.Surface:
    """Return the cells of leather as grey to multiply with; the same ones in every run."""
    rng = Random(7)
    grain = pygame.Surface((width, height))
    grain.fill((255, 255, 255))
    for cell, least in ((5, 196), (2, 212)):
        size = max(1, width // (cell * 2)), max(1, height // (cell * 2))
        levels = bytes(least + value * (255 - least) // 255 for value in range(256))
        values = rng.randbytes(size[0] * size[1]).translate(levels)
        coarse = pygame.image.frombytes(bytes(value for value in values for _ in range(3)), size, "RGB")
        grain.blit(pygame.transform.smoothscale(coarse, (width, height)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return grain


def _portraits(
    scene: pygame.Surface, look: RenderContext, picture: CoverPicture, middle: tuple[float, float], u: float
) -> None:
    """Draw one large portrait, or several small ones."""
    looks = picture.looks
    if picture.state == "broken":
        _put(scene, look, "icon/flag", middle, 74 * u)
    elif len(looks) == 1:
        _put(scene, look, _avatar(*looks[0]), middle, _PORTRAIT * u)
    else:
        for number, shown in enumerate(looks):
            row, column = divmod(number, 2)
            alone = number == len(looks) - 1 and column == 0
            x = middle[0] + (0 if alone else (column - 0.5) * 74 * u)
            rows = -(-len(looks) // 2)
            _put(scene, look, _avatar(*shown), (x, middle[1] - 6 * u + (row - (rows - 1) / 2) * 74 * u), 68 * u)


def _avatar(color: int, portrait: int) -> str:
    return f"avatar/{color}/{portrait}"


def _put(scene: pygame.Surface, look: RenderContext, name: str, middle: tuple[float, float], side: float) -> None:
    image = look.atlas.sprite(name, side, side)
    where = middle[0] - side / 2 - image.dx, middle[1] - side / 2 - image.dy
    _shade(scene, image.surface, (where[0] + side * 0.03, where[1] + side * 0.05), 120)
    scene.blit(image.surface, where, special_flags=pygame.BLEND_PREMULTIPLIED)


def _tilted_backs(scene: pygame.Surface, look: RenderContext, middle: tuple[float, float], u: float) -> None:
    """Draw the backs of the three decks as a fan, in the place of the card that a game has yet to decide."""
    for level, angle, across in ((1, 16, -26), (2, 2, 0), (3, -13, 24)):
        _tilted_card(
            scene, look, f"back/{level}", (middle[0] + across * u, middle[1] + abs(across) * 0.1 * u), u, angle
        )


def _tilted_card(
    scene: pygame.Surface, look: RenderContext, name: str, middle: tuple[float, float], u: float, angle: int = -9
) -> None:
    image = look.atlas.sprite(name, _CARD[0] * u, _CARD[1] * u, angle=angle)
    where = middle[0] - image.width / 2 - image.dx, middle[1] - image.height / 2 - image.dy
    _shade(scene, image.surface, (where[0] + 3 * u, where[1] + 5 * u), 130)
    scene.blit(image.surface, where, special_flags=pygame.BLEND_PREMULTIPLIED)


def _shade(scene: pygame.Surface, shape: pygame.Surface, where: tuple[float, float], alpha: int) -> None:
    shadow = shape.copy()
    shadow.fill((0, 0, 0, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    scene.blit(shadow, where, special_flags=pygame.BLEND_PREMULTIPLIED)


def _smooth_polygon(sheet: pygame.Surface, color: Color, points: Sequence[Point]) -> None:
    """Fill a polygon whose slanting edges are smooth."""
    left, top = (math.floor(min(axis)) for axis in zip(*points, strict=True))
    right, foot = (math.ceil(max(axis)) for axis in zip(*points, strict=True))
    size = right - left, foot - top
    fine = pygame.Surface((size[0] * _SMOOTH, size[1] * _SMOOTH), pygame.SRCALPHA)
    pygame.draw.polygon(fine, (*color, 255), [((x - left) * _SMOOTH, (y - top) * _SMOOTH) for x, y in points])
    shape = pygame.transform.smoothscale(fine.premul_alpha(), size)
    sheet.blit(shape, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)


def _stamp(
    scene: pygame.Surface, look: RenderContext, words: str, middle: tuple[float, float], u: float, tint: int
) -> None:
    """Print words in a frame, leaning."""
    v = u * _SMOOTH
    width, height = round(164 * v), round(38 * v)
    stamp = pygame.Surface((width, height), pygame.SRCALPHA)
    stamp.fill((*PAPER, 235))
    pygame.draw.rect(stamp, RED, stamp.get_rect(), max(1, round(3.4 * v)))
    text = look.text.render(TITLE.at(40).in_color(RED), words.upper())
    room = min((width - 18 * v) / text.get_width(), (height - 8 * v) / text.get_height())
    size = round(text.get_width() * room), round(text.get_height() * room)
    small = pygame.transform.smoothscale(text, size)
    stamp = stamp.premul_alpha()
    stamp.blit(small, ((width - size[0]) / 2, (height - size[1]) / 2), special_flags=pygame.BLEND_PREMULTIPLIED)
    leaning = pygame.transform.rotozoom(stamp, LEANS[tint % len(LEANS)], 1.0)
    leaning = pygame.transform.smoothscale(leaning, [side // _SMOOTH for side in leaning.get_size()])
    where = middle[0] - leaning.get_width() / 2, middle[1] - leaning.get_height() / 2
    scene.blit(leaning, where, special_flags=pygame.BLEND_PREMULTIPLIED)
