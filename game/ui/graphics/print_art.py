"""Light, rays, dots and shadows for pictures that are computed while the program runs, once for each size.

Knows surfaces and colours only: nothing of editions, sprites or what a picture shows.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeAlias

import pygame

from game.view.theme import Color

Point: TypeAlias = tuple[float, float]
Stops: TypeAlias = Sequence[tuple[float, Color]]
"""Colours by their distance from a light, ascending from 0."""

INK: Final[Color] = (11, 6, 32)
"""The ink of comic pages."""
_RAYS: Final = 32
"""The number of rays of a star."""
_LONG_RAY, _SHORT_RAY, _RAYS_FROM = 0.97, 0.8, 0.56
"""Where its rays end and where they are widest, by half the star's size."""
_BEAM_STEPS, _BEAM_FADES, _BEAM_SHARE = 16, 1.6, 0.42
"""The steps in which beams of light become fainter, the exponent of their fall, and their share of the circle."""
_LEAVES: Final = 9
"""The pairs of leaves of a branch of laurel, before the one at its tip."""
_LEAF_W, _LEAF_TURN, _TAPER = 0.17, 0.62, 0.42
"""Half the width of a leaf by its length, its turn from the stem in radians, and how much shorter the last one is."""
_LEAF_STEPS: Final = 8
"""The number of straight parts of a leaf's edge."""
_STEM_STEPS: Final = 24
"""The number of straight parts of a stem."""
_COARSE: Final = 28
"""Width in pixels in which a soft light is computed before it is enlarged."""
_STEPS: Final = 192
"""The number of colours from a light to its radius."""


def mix(first: Color, second: Color, share: float) -> Color:
    """Return a colour that has ``share`` of the second one."""
    (red, green, blue), (r, g, b) = first, second
    return round(red + (r - red) * share), round(green + (g - green) * share), round(blue + (b - blue) * share)


def shades(color: Color) -> tuple[Color, Color, Color]:
    """Return a colour as bright, middle and dark ink of the same hue."""
    hue, saturation, _, _ = pygame.Color(*color).hsva
    strong = min(100.0, saturation * 1.6 + 12)
    found: list[Color] = []
    for part, value in ((0.72, 92.0), (1.0, 60.0), (1.0, 24.0)):
        ink = pygame.Color(0)
        ink.hsva = (hue, strong * part, value, 100)
        found.append((ink.r, ink.g, ink.b))
    return found[0], found[1], found[2]


def light(size: tuple[int, int], center: Point, radius: float, stops: Stops) -> pygame.Surface:
    """Return an opaque surface lit from a point; ``radius`` is where the last colour begins."""
    width, height = _COARSE, max(2, round(_COARSE * size[1] / max(1, size[0])))
    steps, step = _steps(stops), radius / _STEPS
    across = [((x + 0.5) * size[0] / width - center[0]) / step for x in range(width)]
    rows = [((y + 0.5) * size[1] / height - center[1]) / step for y in range(height)]
    pixels = b"".join(steps[min(_STEPS, int(math.hypot(away, down)))] for down in rows for away in across)
    coarse = pygame.Surface((width, height))
    coarse.blit(pygame.image.frombytes(pixels, (width, height), "RGB"), (0, 0))
    return pygame.transform.smoothscale(coarse, size)


def _steps(stops: Stops) -> list[bytes]:
    """Return the colours from a light to its radius as red, green and blue bytes."""
    found: list[bytes] = []
    for (first, near), (last, far) in pairwise(stops):
        shares = (
            max(0.0, (number / _STEPS - first) / (last - first))
            for number in range(len(found), math.ceil(last * _STEPS))
        )
        found += [bytes(mix(near, far, share)) for share in shares]
    return found + [bytes(stops[-1][1])] * (_STEPS + 1 - len(found))


def rays(
    target: pygame.Surface, center: Point, color: Color, alpha: int, count: int, duty: float, hollow: float
) -> None:
    """Draw ``count`` rays from a point over a surface; ``duty`` is their share of the circle."""
    reach = math.hypot(*target.get_size())
    sheet = pygame.Surface(target.get_size(), pygame.SRCALPHA)
    for number in range(count):
        turn = math.tau * number / count + 0.35 * math.sin(number * 5.1) / count
        half = math.pi * duty / count * (1 + 0.3 * math.sin(number * 2.3))
        points = [
            (center[0] + math.cos(angle) * far, center[1] + math.sin(angle) * far)
            for angle, far in ((turn, hollow), (turn - half, reach), (turn + half, reach))
        ]
        pygame.draw.polygon(sheet, (*color, alpha), points)
    target.blit(sheet, (0, 0))


def sunburst(side: int, bright: Color, dark: Color, outline: Color) -> pygame.Surface:
    """Return a premultiplied star of metal: long and short rays in turn, each with an edge that light falls on."""
    fine = 3
    middle = side * fine / 2
    sheet = pygame.Surface((side * fine, side * fine), pygame.SRCALPHA)

    def at(turn: float, far: float) -> Point:
        return middle + math.cos(turn) * far * middle, middle + math.sin(turn) * far * middle

    half = math.tau / _RAYS
    for number in sorted(range(_RAYS), key=lambda number: number % 2 == 0):  # the long rays lie above the short ones
        turn, far = number * half, _LONG_RAY if number % 2 == 0 else _SHORT_RAY
        ray = at(turn, far), at(turn - half, _RAYS_FROM), at(turn, _RAYS_FROM / 2), at(turn + half, _RAYS_FROM)
        pygame.draw.polygon(sheet, outline, ray)
        pygame.draw.lines(sheet, outline, True, ray, 2 * fine)
        for edge, side_of in ((ray[1], -1), (ray[3], 1)):
            # Its two halves face to both sides; the light comes from the upper left.
            facing = math.cos(turn + side_of * math.pi / 2 + math.pi * 3 / 4)
            pygame.draw.polygon(sheet, mix(dark, bright, (1 + facing) / 2), (ray[0], edge, ray[2]))
    return pygame.transform.smoothscale(sheet.premul_alpha(), (side, side))


def beams(size: tuple[int, int], center: Point, color: Color, alpha: int, count: int, coarse: int) -> pygame.Surface:
    """Return premultiplied beams of light from a point to the edges, fainter the farther they are.

    They are drawn four times smaller and enlarged; where more ``coarse``, they are reduced before to have soft edges.
    """
    width, height = (max(2, length // 4) for length in size)
    x, y = center[0] * width / size[0], center[1] * height / size[1]
    reach = math.hypot(max(x, width - x), max(y, height - y))
    sheet = pygame.Surface((width, height), pygame.SRCALPHA)
    for step in range(_BEAM_STEPS, 0, -1):
        far = reach * step / _BEAM_STEPS
        fill = (*color, round(alpha * (1 - (step - 1) / _BEAM_STEPS) ** _BEAM_FADES))
        for number in range(count):
            turn = math.tau * number / count + 0.4 * math.sin(number * 5.1) / count
            half = math.pi * _BEAM_SHARE / count * (1 + 0.4 * math.sin(number * 2.3))
            ends = [(x + math.cos(at) * far, y + math.sin(at) * far) for at in (turn - half, turn + half)]
            pygame.draw.polygon(sheet, fill, [(x, y), *ends])
    reduced = pygame.transform.smoothscale(sheet.premul_alpha(), [max(2, length // coarse) for length in size])
    return pygame.transform.smoothscale(reduced, size)


def stroke(size: tuple[int, int], points: Sequence[Point], color: Color, width: float) -> pygame.Surface:
    """Return a premultiplied line through points, with soft edges."""
    fine = 4
    sheet = pygame.Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
    for before, after in pairwise(points):
        away = math.dist(before, after) or 1.0
        across, down = (width / 2 * (after[at] - before[at]) / away for at in (1, 0))
        corners = [
            ((x + side * across) * fine, (y - side * down) * fine)
            for (x, y), side in ((before, 1), (after, 1), (after, -1), (before, -1))
        ]
        pygame.draw.polygon(sheet, color, corners)
    return pygame.transform.smoothscale(sheet.premul_alpha(), size)


def laurel(
    size: tuple[int, int], stem: tuple[Point, Point, Point], leaf: float, metal: tuple[Color, Color, Color]
) -> pygame.Surface:
    """Return a premultiplied branch of laurel along a curve, whose leaves become smaller to its tip.

    The ``stem`` is given by its root, the point to which it bends and its tip; ``leaf`` is the length of the first
    leaves. The ``metal`` has a bright and a dark side and an outline; light falls from the upper left.
    """
    fine, (bright, dark, outline) = 3, metal
    sheet = pygame.Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
    root, bend, tip = ((x * fine, y * fine) for x, y in stem)

    def at(t: float) -> Point:
        first, middle, last = (1 - t) ** 2, 2 * t * (1 - t), t * t
        return (
            first * root[0] + middle * bend[0] + last * tip[0],
            first * root[1] + middle * bend[1] + last * tip[1],
        )

    def blade(base: Point, turn: float, length: float) -> None:
        along, across = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))

        def side(sign: int) -> list[Point]:
            spots = []
            for step in range(_LEAF_STEPS + 1):
                far = step / _LEAF_STEPS
                out = sign * _LEAF_W * math.sin(math.pi * far**0.8)
                spots.append(
                    (
                        base[0] + length * (along[0] * far + across[0] * out),
                        base[1] + length * (along[1] * far + across[1] * out),
                    )
                )
            return spots

        whole = [*side(1), *reversed(side(-1))]
        pygame.draw.polygon(sheet, outline, whole)
        pygame.draw.lines(sheet, outline, True, whole, 2 * fine)
        for sign in (1, -1):
            facing = math.cos(turn + sign * math.pi / 2 + math.pi * 3 / 4)
            pygame.draw.polygon(sheet, mix(dark, bright, (1 + facing) / 2), side(sign))

    spots = [at(step / _STEM_STEPS) for step in range(_STEM_STEPS + 1)]
    for color, width in ((outline, 4 * fine), (dark, 2 * fine)):
        pygame.draw.lines(sheet, color, False, spots, width)
    for number in range(_LEAVES + 1):
        t = number / _LEAVES
        here, ahead, length = at(t), at(t + 0.02), leaf * fine * (1 - _TAPER * t)
        turn = math.atan2(ahead[1] - here[1], ahead[0] - here[0])
        for lean in (-_LEAF_TURN, _LEAF_TURN) if number < _LEAVES else (0.0,):
            blade(here, turn + lean, length)
    return pygame.transform.smoothscale(sheet.premul_alpha(), size)


def dots(
    target: pygame.Surface, color: Color, alpha: int, pitch: float, share: Callable[[float, float], float]
) -> None:
    """Print halftone dots; ``share``, from 0 to 1, is a dot's size at a point given as shares of both sides."""
    width, height = target.get_size()
    sheet = pygame.Surface((width, height), pygame.SRCALPHA)
    row = 0
    y = 0.0
    while y < height + pitch:
        x = pitch / 2 * (row % 2)
        while x < width + pitch:
            radius = pitch * 0.5 * max(0.0, share(x / width, y / height))
            if radius > 0.6:
                pygame.draw.circle(sheet, (*color, alpha), (x, y), radius)
            x += pitch
        y += pitch * 0.86
        row += 1
    target.blit(sheet, (0, 0))


def soft_shadow(
    size: tuple[int, int], spread: int, alpha: int, color: Color = (0, 0, 0), *, oval: bool = False
) -> pygame.Surface:
    """Return a premultiplied blurred box or ``oval``, ``spread`` pixels larger than ``size`` on each side."""
    coarse = max(1, spread // 4)
    width, height = (size[0] + 2 * spread) // coarse, (size[1] + 2 * spread) // coarse
    sheet = pygame.Surface((width, height), pygame.SRCALPHA)
    edge = spread // coarse
    box = (edge, edge, width - 2 * edge, height - 2 * edge)
    if oval:
        pygame.draw.ellipse(sheet, (*color, alpha), box)
    else:
        sheet.fill((*color, alpha), box)
    blurred = pygame.transform.box_blur(sheet.premul_alpha(), max(1, edge // 2))
    return pygame.transform.smoothscale(blurred, (size[0] + 2 * spread, size[1] + 2 * spread))


def with_soft_edges(picture: pygame.Surface, reach: int) -> pygame.Surface:
    """Return a copy of a premultiplied picture that fades to its edges over ``reach`` pixels."""
    width, height = picture.get_size()
    mask = soft_shadow((width - 2 * reach, height - 2 * reach), reach, 255, (255, 255, 255))
    faded = picture.copy()
    faded.blit(pygame.transform.smoothscale(mask, (width, height)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return faded


def rounded(picture: pygame.Surface, radius: float) -> pygame.Surface:
    """Return a copy of an opaque picture with round corners, whose edges are smooth, premultiplied."""
    fine, cut = 4, picture.convert_alpha()
    width, height = cut.get_size()
    # Nothing changes between the upper corners and the lower ones, in most of a large picture.
    size = width, min(height, max(2, 2 * math.ceil(radius)))
    large = pygame.Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
    large.fill((255, 255, 255, 0))  # reduced, the edges stay white
    pygame.draw.rect(large, (255, 255, 255, 255), large.get_rect(), border_radius=round(radius * fine))
    mask = pygame.transform.smoothscale(large, size)
    upper, lower = mask.get_height() // 2, -(-mask.get_height() // 2)
    for y, strip in ((0, (0, 0, width, upper)), (height - lower, (0, upper, width, lower))):
        cut.blit(mask, (0, y), strip, pygame.BLEND_RGBA_MULT)
    return cut.premul_alpha_ip()


@lru_cache(maxsize=48)
def round_frame(size: tuple[int, int], color: Color, width: int, radius: float) -> pygame.Surface:
    """Return a frame with round corners, ``width`` pixels wide and clear inside, premultiplied."""
    fine = 2
    sheet = pygame.Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
    corner = round(radius * fine)
    pygame.draw.rect(sheet, (*color, 255), sheet.get_rect(), width * fine, border_radius=corner)
    return pygame.transform.smoothscale(sheet.premul_alpha(), size)


def sheen(target: pygame.Surface, bright: int, dark: int) -> None:
    """Lay the light of a glossy sheet over a picture: brighter at the upper left, darker at the lower right."""
    for tone, mode, from_left in ((bright, pygame.BLEND_RGB_ADD, True), (255 - dark, pygame.BLEND_RGB_MULT, False)):
        coarse = pygame.Surface((8, 8))
        for y in range(8):
            for x in range(8):
                share = max(0.0, 1 - (x + y) / 6) if from_left else max(0.0, (x + y - 6) / 8)
                value = round(tone * share) if from_left else round(255 + (tone - 255) * share)
                coarse.set_at((x, y), (value, value, value))
        target.blit(pygame.transform.smoothscale(coarse, target.get_size()), (0, 0), special_flags=mode)
