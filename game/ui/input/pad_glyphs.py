"""Signs for a controller's buttons, drawn by code: discs, shapes, shoulders, sticks and the D-pad.

Knows shapes, letters and colours; knows nothing of devices or of what a button does. A sign is a premultiplied surface
from a cache, because the canvas compares surfaces by identity.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, Literal, TypeAlias

import pygame

from game.ui.graphics.byte_cache import ByteCache, surface_bytes
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import FIGURE
from game.ui.input.pad_labels import FACES, SHAPES, Family, PadButton, letters
from game.view.theme import Color

KeySign: TypeAlias = Literal["shift", "capitals", "delete", "enter"]

_FINE: Final = 4
"""Signs are drawn this many times larger and scaled down, so that edges are smooth."""
_STICKS: Final = (PadButton.LEFT_STICK, PadButton.RIGHT_STICK, PadButton.TURN)
_SHOULDERS: Final = (PadButton.LEFT_SHOULDER, PadButton.RIGHT_SHOULDER, PadButton.LEFT_TRIGGER, PadButton.RIGHT_TRIGGER)
_signs: Final[ByteCache[tuple[object, ...], pygame.Surface]] = ByteCache(2 << 20, surface_bytes)
_DIRECTIONS: Final = (PadButton.UP, PadButton.DOWN, PadButton.LEFT, PadButton.RIGHT)


def sign(look: RenderContext, button: PadButton, family: Family, height: int) -> pygame.Surface:
    """Draw a button as it is printed on controllers of a family, ``height`` window pixels high."""
    palette, height = look.palette, max(height, 12)
    key = (look.edition, button, family, height, palette.text, look.scale)
    found = _signs.get(key)
    if found is not None:
        return found
    word = letters(button, family)
    width = height
    if button in _SHOULDERS or (button in (PadButton.START, PadButton.BACK) and not word):
        width = round(height * (1.5 if button in _SHOULDERS else 1.25))
    drawn = _body(button, family, (width, height), (palette.text, palette.ink, palette.line_light))
    if word and word not in ("+", "−"):
        _write(look, drawn, word, 0.62 if button in _STICKS else 0.76)
    return _signs.keep(key, drawn)


def _write(look: RenderContext, drawn: pygame.Surface, word: str, share: float) -> None:
    """Draw one or two letters so that their ink is in the middle of a sign."""
    width, height = drawn.get_size()
    text = look.text
    size = height * share * (1.0 if len(word) == 1 else 0.82)
    written = text.render(text.sized(FIGURE, size), word)
    ink = written.get_bounding_rect()
    if ink.w > width * 0.7:  # below the least size of text letters would touch the edge
        written = pygame.transform.smoothscale_by(written, width * 0.7 / ink.w)
        ink = written.get_bounding_rect()
    drawn.blit(written, (width // 2 - ink.centerx, height // 2 - ink.centery), special_flags=pygame.BLEND_PREMULTIPLIED)


def _body(
    button: PadButton, family: Family, size: tuple[int, int], colors: tuple[Color, Color, Color]
) -> pygame.Surface:
    """Draw a sign without letters in three colours: what is printed, the ground, the edge."""
    (width, height), (light, dark, edge) = size, colors
    word = letters(button, family)
    unit = height * _FINE
    big = pygame.Surface((width * _FINE, unit), pygame.SRCALPHA)
    box = big.get_rect()
    line = max(2, round(unit * 0.075))
    if button is PadButton.ARROWS or button in _DIRECTIONS:
        _cross(big, button, light, dark, edge, line)
    else:
        round_off = unit // 2
        if button in (PadButton.LEFT_SHOULDER, PadButton.RIGHT_SHOULDER):
            round_off = round(unit * 0.28)
        body = box.inflate(0, -round(unit * 0.12)) if button in _SHOULDERS else box
        pygame.draw.rect(big, edge, body, border_radius=round_off)
        pygame.draw.rect(big, dark, body.inflate(-2 * line, -2 * line), border_radius=round_off - line)
        if button is PadButton.TURN:
            _turn(big, light, line)
        elif family == "sony" and button in FACES:
            _shape(big, SHAPES[button], light, line)
        elif word in ("+", "−"):
            _bar(big, 0.5, 0.5, 0.44, 0.1, light)
            if word == "+":
                _bar(big, 0.5, 0.5, 0.1, 0.44, light)
        elif button is PadButton.START and not word:
            for y in (0.34, 0.5, 0.66):
                _bar(big, 0.5, y, 0.5, 0.075, light)
        elif button is PadButton.BACK and not word:
            _windows(big, light, line)
    return pygame.transform.smoothscale(big, (width, height)).premul_alpha()


def _bar(big: pygame.Surface, x: float, y: float, width: float, height: float, color: Color) -> None:
    """Fill a bar given by its middle and its size, as shares of the sign's width and height."""
    w, h = big.get_size()
    box = pygame.Rect(0, 0, round(width * h), round(height * h))
    box.center = (round(x * w), round(y * h))
    pygame.draw.rect(big, color, box, border_radius=min(box.size) // 2)


def _shape(big: pygame.Surface, shape: str, color: Color, line: int) -> None:
    side = big.get_height()
    middle, reach = side / 2, side * 0.22
    match shape:
        case "circle":
            pygame.draw.circle(big, color, (middle, middle), reach * 1.1, line)
        case "square":
            box = pygame.Rect(0, 0, round(2 * reach * 0.92), round(2 * reach * 0.92))
            box.center = (round(middle), round(middle))
            pygame.draw.rect(big, color, box, line)
        case "triangle":
            up = middle - side * 0.03
            points = [(middle, up - reach * 1.1), (middle + reach * 1.1, up + reach * 0.85)]
            points.append((middle - reach * 1.1, up + reach * 0.85))
            pygame.draw.polygon(big, color, points, line)
        case _:
            ends = (-reach, reach)
            for slope in (1, -1):
                start, end = ((middle + x, middle + slope * x) for x in ends)
                _thick(big, color, start, end, line)


def _thick(
    big: pygame.Surface, color: Color, start: tuple[float, float], end: tuple[float, float], line: float
) -> None:
    """Draw a slanted line whose width is the same whatever its slope."""
    along = (pygame.Vector2(end) - pygame.Vector2(start)).normalize() * line / 2
    across = pygame.Vector2(-along.y, along.x)
    one, other = pygame.Vector2(start), pygame.Vector2(end)
    pygame.draw.polygon(big, color, [one + across, other + across, other - across, one - across])


def _windows(big: pygame.Surface, color: Color, line: int) -> None:
    """Draw two overlapping windows, the sign of the View button."""
    w, h = big.get_size()
    size = (round(h * 0.36), round(h * 0.28))
    back, front = pygame.Rect((0, 0), size), pygame.Rect((0, 0), size)
    back.center, front.center = (round(w / 2 - h * 0.08), round(h * 0.43)), (round(w / 2 + h * 0.08), round(h * 0.57))
    thin = max(2, line * 3 // 4)
    pygame.draw.rect(big, color, back, thin)
    pygame.draw.rect(big, color, front)


def _turn(big: pygame.Surface, color: Color, line: int) -> None:
    """Draw a stick's cap with an arrow up and one down."""
    side = big.get_height()
    middle = side / 2
    pygame.draw.circle(big, color, (middle, middle), side * 0.12)
    for down in (-1, 1):
        tip, foot = middle + down * side * 0.34, middle + down * side * 0.22
        pygame.draw.polygon(big, color, [(middle, tip), (middle + line * 1.6, foot), (middle - line * 1.6, foot)])


def _cross(big: pygame.Surface, button: PadButton, light: Color, dark: Color, edge: Color, line: int) -> None:
    """Draw the D-pad with one arm, or all of them, highlighted."""
    side = big.get_height()
    arm = round(side * 0.36)
    upright, level = pygame.Rect(0, 0, arm, side), pygame.Rect(0, 0, side, arm)
    for box in (upright, level):
        box.center = (side // 2, side // 2)
        pygame.draw.rect(big, edge, box, border_radius=line)
    for box in (upright, level):
        pygame.draw.rect(big, dark, box.inflate(-2 * line, -2 * line), border_radius=line // 2)
    ways = {PadButton.UP: (0, -1), PadButton.DOWN: (0, 1), PadButton.LEFT: (-1, 0), PadButton.RIGHT: (1, 0)}
    middle = pygame.Vector2(side / 2, side / 2)
    for way, (dx, dy) in ways.items():
        if button in (way, PadButton.ARROWS):
            out, across = pygame.Vector2(dx, dy), pygame.Vector2(-dy, dx)
            far, near, half = out * (side / 2 - line / 2), out * (arm / 2), across * (arm / 2 - line / 2)
            if button is PadButton.ARROWS:
                far, near, half = out * side * 0.4, out * side * 0.26, across * side * 0.09
                pygame.draw.polygon(big, light, [middle + far, middle + near + half, middle + near - half])
            else:
                corners = (far + half, near + half, near - half, far - half)
                pygame.draw.polygon(big, light, [middle + corner for corner in corners])


def key_sign(kind: KeySign, height: int, color: Color) -> pygame.Surface:
    """Draw what is printed on a key that writes nothing, in outline: an arrow, with a bar, bent, or with a cross."""
    key = ("key", kind, height, color)
    found = _signs.get(key)
    if found is not None:
        return found
    unit = height * _FINE
    big = pygame.Surface((round(unit * 1.3), unit), pygame.SRCALPHA)
    line = max(2, unit // 11)

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x * unit, y * unit) for x, y in points]

    match kind:
        case "delete":
            pygame.draw.polygon(
                big, color, at((0.06, 0.5), (0.42, 0.16), (1.24, 0.16), (1.24, 0.84), (0.42, 0.84)), line
            )
            for slope in (1, -1):
                start, end = at((0.66, 0.5 - slope * 0.14), (0.94, 0.5 + slope * 0.14))
                _thick(big, color, start, end, line)
        case "enter":
            for start, end in pairwise(at((1.1, 0.18), (1.1, 0.6), (0.2, 0.6))):
                _thick(big, color, start, end, line)
            pygame.draw.polygon(big, color, at((0.1, 0.6), (0.42, 0.36), (0.42, 0.84)))
            pygame.draw.circle(big, color, at((1.1, 0.6))[0], line / 2)
        case _:
            arrow = at((0.65, 0.08), (1.05, 0.5), (0.83, 0.5), (0.83, 0.78), (0.47, 0.78), (0.47, 0.5), (0.25, 0.5))
            pygame.draw.polygon(big, color, arrow, 0 if kind == "capitals" else line)
            if kind == "capitals":
                pygame.draw.rect(big, color, pygame.Rect(*at((0.47, 0.86))[0], 0.36 * unit, line))
    return _signs.keep(key, pygame.transform.smoothscale(big, (round(height * 1.3), height)).premul_alpha())
