"""What a scene draws with: an edition's theme, atlas and text renderer, all at the window's scale.

Knows how the three are combined. Must not know scenes or windows.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from types import MappingProxyType
from typing import Final, TypeAlias

import pygame

from game.ui.graphics.atlas import Atlas, BlankAtlas, Image, image_bytes
from game.ui.graphics.byte_cache import Budget, ByteCache, surface_bytes, window_bytes
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.contrast_plates import BROKEN, CHOSEN, PLATES, sharpened
from game.ui.graphics.text import Text
from game.ui.graphics.transforms import Warp
from game.view.appearance import avatars_of
from game.view.skins import Skin, skin, theme
from game.view.theme import Color, Palette, Theme

NO_PORTRAITS: Final[Mapping[str, int]] = MappingProxyType({})
_PLATE_FLOOR: Final = 8 << 20
"""Minimum bound of the cache of high-contrast plates and of pictures in the shade; in large windows it is two
screens: twelve cards of the market in two shades, and the mats of those who do not act."""
_DRAWN_FLOOR: Final = 12 << 20
"""Minimum bound of the cache of what pages draw themselves; in large windows it is two screens."""
_MAT_LIGHT: Final = (118, 118, 118)
"""What a mat is multiplied by in high contrast, where names and figures lie on its leather or print."""
_MIN_LIGHT: Final = (184, 180, 192)
"""What a piece is multiplied by that cannot be used now."""
_SHINE, _SHINE_REACH, _SHINE_STEPS = 62, 0.5, 12
"""The brightest shine of a plate of 255, how far it reaches, as a share of the plate, and its steps."""
_PICTURE_SHADE: Final = 0.73, 1.0
"""How far the skin's colour of shade lies over a card's picture in a slight and in a deep shade."""
_FRAME_SHADE: Final = 1.27, 1.9
"""How far it lies over the card's frame."""
_FRAME: Final = 0.74
"""How much of the distance from a card's edge to its picture is frame: beside it is a line."""
_OPAQUE: Final = 0.78
"""Minimum share of the middle's alpha that a pixel of a piece has; pixels of its shadow or light have less."""
CORNER: Final = 0.058
"""The radius of the corners of cards and tiles, by their width."""
_FINER: Final = 2
"""How many times larger a focus ring is drawn than it is shown: it is drawn within the frame that first shows it."""
_STONE: Final = 28 / 13.2
"""The height of the picture of a stone by its radius."""
_BONUS: Final = 1.28
"""The radius of the disc of a bonus by its stone's."""
_POINTS: Final = 1.88
"""The size of the field of points by the distance of its middle: nothing of the picture beside its slanted plate."""


class Shade(IntEnum):
    """How little light a card lies in."""

    NONE = 0
    SLIGHT = 1
    DEEP = 2


_Lit: TypeAlias = tuple[int, int, pygame.Surface]
"""Where a part of a card lies that keeps its light, and its premultiplied white shape."""


class RenderContext:
    """Theme, atlas and text of one edition at one scale (window pixels per reference pixel) and text size.

    ``portraits`` are those chosen, by the key of a name; ``budget`` bounds all its caches together.
    """

    def __init__(
        self,
        edition: str,
        scale: float = 1.0,
        *,
        enlarged: float = 1.0,
        high_contrast: bool = False,
        portraits: Mapping[str, int] = NO_PORTRAITS,
        budget: Budget | None = None,
    ) -> None:
        self.edition = edition
        self.portraits = portraits
        self.budget = budget
        self.warp = Warp(budget)
        self.drawn: ByteCache[Hashable, pygame.Surface] = ByteCache(_DRAWN_FLOOR, surface_bytes, budget)
        """What pages draw themselves for this look: it outlives them, so that a page is soon open again."""
        self._atlas: Atlas | None = None
        self._plates: ByteCache[tuple[str, int, int], Image] = ByteCache(_PLATE_FLOOR, image_bytes, budget)
        self.configure(scale, enlarged=enlarged, high_contrast=high_contrast)

    def configure(self, scale: float, *, enlarged: float = 1.0, high_contrast: bool = False) -> None:
        """Set scale, text size and contrast, and drop everything that was drawn for the former ones."""
        if self._atlas is not None and scale != self._atlas.scale:
            self._atlas = None
            self.warp = Warp(self.budget)
        self._plates.clear()
        self._plates.limit = max(_PLATE_FLOOR, 2 * window_bytes(scale))
        self.drawn.clear()
        self.drawn.limit = max(_DRAWN_FLOOR, 2 * window_bytes(scale))
        self.scale = scale
        self.high_contrast = high_contrast
        self.text = Text(self.theme, scale, enlarged, self.budget)

    @property
    def atlas(self) -> Atlas:
        """The sprites; their index is read on first use, so that plain text needs no atlas."""
        if self._atlas is None:
            self._atlas = Atlas(self.skin.atlas, self.scale, self.budget)
        return self._atlas

    def blank(self) -> tuple[RenderContext, BlankAtlas]:
        """Return a context of the same texts whose sprites are blank, and its atlas, which lists them."""
        found = RenderContext(
            self.edition,
            self.scale,
            enlarged=self.text.enlarged,
            high_contrast=self.high_contrast,
            portraits=self.portraits,
        )
        found.text, found._atlas = self.text, BlankAtlas(self.atlas)
        return found, found._atlas

    @property
    def skin(self) -> Skin:
        """Everything in which the edition looks different from others."""
        return skin(self.edition)

    @property
    def theme(self) -> Theme:
        """The edition's look in figures."""
        return theme(self.edition, self.high_contrast)

    @property
    def palette(self) -> Palette:
        """Colours by what they mean."""
        return self.theme.palette

    def avatars(self, names: Iterable[str]) -> tuple[str, ...]:
        """Return the names of the sprites with the portraits of the people at a table."""
        return avatars_of(names, self.edition, self.portraits)

    def px(self, length: float) -> int:
        """Turn reference pixels into whole window pixels."""
        return round(length * self.scale)

    def sprite(self, name: str, width: float, height: float) -> Image:
        """Return a sprite scaled to a box in window pixels, as ``Atlas.sprite`` does; plates in the chosen contrast."""
        image = self.atlas.sprite(name, width, height)
        if not self.high_contrast:
            return image
        if name.startswith("mat/") and not name.startswith("mat/lamp/"):
            key = (f"darkened {name}", image.width, image.height)
            return self._plates.get_or_make(key, lambda: _darkened(image, _MAT_LIGHT))
        if name not in PLATES:
            return image
        line, edge = (self.palette.picked, 4) if name in CHOSEN else (self.palette.line, 2)
        key = (name, image.width, image.height)
        thickness, shadow, broken = max(edge, self.px(edge)), self.skin.comic, name == BROKEN
        return self._plates.get_or_make(
            key, lambda: sharpened(image, line, thickness, hard_shadow=shadow, broken=broken)
        )

    def shaded(self, name: str, width: float, height: float, shade: Shade) -> Image:
        """Return a card as ``sprite`` does, with its picture and frame in a shade."""
        image = self.sprite(name, width, height)
        if not shade:
            return image
        key = _shade_key(name, image, shade)
        return self._plates.get_or_make(key, lambda: _in_shade(image, self.skin, self._lit(name, image), shade))

    def has_shaded(self, name: str, width: float, height: float, shade: Shade) -> bool:
        """Whether a card in a shade is ready; it is kept longer then."""
        return not shade or self._plates.get(_shade_key(name, self.sprite(name, width, height), shade)) is not None

    def _lit(self, name: str, image: Image) -> list[_Lit]:
        """Return what keeps its light on a card's picture: its price, and points and bonus where they lie on it."""
        found: list[_Lit] = []
        left, top = (
            round(share * side) for share, side in zip(self.skin.picture, (image.width, image.height), strict=False)
        )
        for key, (across, down, *radius) in self.atlas.anchors(name).items():
            x, y = across * image.width, down * image.height
            if key.startswith("cost/"):
                mask, (left_of, above) = self._price_mask(int(key.removeprefix("cost/")), radius[0] * image.height)
                found.append((image.dx + round(x - left_of), image.dy + round(y - above), mask))
            elif key == "stone" and y > top:
                side = round(2 * _BONUS * radius[0] * image.height)
                disc = pygame.Surface((side, side), pygame.SRCALPHA)
                pygame.draw.aacircle(disc, (255, 255, 255, 255), (side / 2, side / 2), side / 2 - 0.5)
                found.append((image.dx + round(x - side / 2), image.dy + round(y - side / 2), disc.premul_alpha()))
            elif key == "points" and y > top:
                corner = pygame.Surface((round(_POINTS * (x - left)), round(_POINTS * (y - top))), pygame.SRCALPHA)
                corner.fill((255, 255, 255, 255))
                found.append((image.dx + left, image.dy + top, corner))
        return found

    def _price_mask(self, color: int, radius: float) -> tuple[pygame.Surface, tuple[float, float]]:
        """Return the white form of a price's stone of a radius in pixels, and where its middle lies in it."""
        stone = self.atlas.icon(f"pip/{color}", radius * _STONE)
        mask = stone.surface.copy()
        mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
        return mask.premul_alpha(), (stone.dx + stone.width / 2, stone.dy + stone.height / 2)

    def darkened(self, name: str, width: float, height: float, light: Color = _MIN_LIGHT) -> Image:
        """Return a sprite as ``sprite`` does, in less ``light``, so that its material stays the same."""
        image = self.sprite(name, width, height)
        key = (f"darkened {name} {light}", image.width, image.height)
        return self._plates.get_or_make(key, lambda: _darkened(image, light))

    def polished(self, name: str, width: float, height: float) -> Image:
        """Return a plate as ``sprite`` does, with the shine of the light from the upper left."""
        image = self.sprite(name, width, height)
        key = (f"polished {name}", image.width, image.height)
        return self._plates.get_or_make(key, lambda: _polished(image))

    def focus_ring(self, name: str, width: float, height: float) -> Image:
        """Return the focus ring along the outline of a sprite in a size, whatever its form."""
        image = self.sprite(name, width, height)
        key = (f"focus {name}", image.width, image.height)
        return self._plates.get_or_make(key, lambda: _ringed(image, self.palette.text, self.ring + self.px(1)))

    def rim(self, name: str, width: float, height: float, color: Color, line: int) -> Image:
        """Return a rim ``line`` pixels wide along the outline of a sprite in a size, whatever its form."""
        image = self.sprite(name, width, height)
        key = (f"rim {name} {color} {line}", image.width, image.height)
        return self._plates.get_or_make(key, lambda: _ringed(image, color, line))

    def silhouette(self, name: str, side: float) -> Image:
        """Return an icon in the dark ink of text on paper, whatever its colours are."""
        image = self.atlas.icon(name, side)
        key = (f"silhouette {name}", image.width, image.height)
        return self._plates.get_or_make(key, lambda: _inked(image, self.palette.text_dark))

    @property
    def ring(self) -> int:
        """Width of a focus ring in window pixels."""
        return max(2, self.px(2)) * (2 if self.high_contrast else 1)

    def display_width(self, style: str, text: str, height: float) -> int:
        """Return the width in window pixels that ``display`` would give at a line height in window pixels."""
        return round(sum(advance for _, advance in self._glyphs(style, text, height)))

    def display(
        self,
        canvas: Canvas,
        style: str,
        text: str,
        x: float,
        y: float,
        height: float,
        align: float = 0.0,
    ) -> int:
        """Draw text from baked glyphs with its top at ``y``; return its width in window pixels.

        ``align`` 0 sets its left edge at ``x``, 0.5 its middle, 1 its right edge. A character that was not baked
        leaves a gap of a third of the height: check ``can_display`` first.
        """
        canvas.keep_words(text)
        width = self.display_width(style, text, height)
        pen = x - width * align
        for name, advance in self._glyphs(style, text, height):
            if name is not None:
                source_width, source_height = self.atlas.size(name)
                factor = height / source_height
                image = self.atlas.sprite(name, source_width * factor, height)
                canvas.image(image, pen, y)
            pen += advance
        return width

    def can_display(self, style: str, text: str) -> bool:
        """Whether every character but spaces, no-break ones too, was baked in a style."""
        return all(ch.isspace() or glyph_name(style, ch) in self.atlas for ch in self._cased(text))

    def _cased(self, text: str) -> str:
        return text.upper() if self.skin.capitals else text

    def _glyphs(self, style: str, text: str, height: float) -> Iterator[tuple[str | None, float]]:
        """Return sprite name and advance in window pixels of each character."""
        for ch in self._cased(text):
            name = glyph_name(style, ch)
            if ch.isspace():
                yield None, height * self.skin.word_space
            elif name in self.atlas:
                source_width, source_height = self.atlas.size(name)
                yield name, source_width * height / source_height
            else:
                yield None, height / 3


def _ringed(image: Image, color: Color, reach: int) -> Image:
    """Return a ring of a colour, ``reach`` pixels wide, outside the opaque part of an image.

    It is drawn larger and reduced, so that its edges are smooth.
    """
    width, height = image.surface.get_size()
    large = pygame.transform.smoothscale(image.surface, (width * _FINER, height * _FINER))
    opaque = round(_OPAQUE * image.surface.get_at((width // 2, height // 2)).a)
    whole = pygame.mask.from_surface(large, opaque)
    mask, far = whole.connected_component(), reach * _FINER  # the piece, without sparks beside it
    ring = pygame.Surface((large.get_width() + 2 * far, large.get_height() + 2 * far), pygame.SRCALPHA)
    ring.fill((*color, 0))
    for x, y in mask.outline(_FINER):
        pygame.draw.circle(ring, color, (x + far, y + far), far)
    inside = mask.to_surface(setcolor=(0, 0, 0, 255), unsetcolor=(0, 0, 0, 0))
    ring.blit(inside, (far, far), special_flags=pygame.BLEND_RGBA_SUB)
    ring = pygame.transform.smoothscale(ring, (width + 2 * reach, height + 2 * reach))
    return Image(ring.premul_alpha(), image.dx + reach, image.dy + reach, image.width, image.height)


def _inked(image: Image, color: Color) -> Image:
    """Return an image filled with a colour, as opaque as it is."""
    surface = pygame.Surface(image.surface.get_size(), pygame.SRCALPHA)
    surface.fill((*color, 255))
    mask = image.surface.copy()
    mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return Image(surface.premul_alpha(), image.dx, image.dy, image.width, image.height)


def _darkened(image: Image, light: Color) -> Image:
    """Return an image in less light."""
    surface = image.surface.copy()
    surface.fill(light, special_flags=pygame.BLEND_RGB_MULT)
    return Image(surface, image.dx, image.dy, image.width, image.height)


def _polished(image: Image) -> Image:
    """Return an image that shines at its upper left and, fainter, along its lower right."""
    surface, shine = image.surface.copy(), image.surface.copy()
    shine.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    shine = shine.premul_alpha()  # no light falls beside the plate
    coarse = pygame.Surface((_SHINE_STEPS, _SHINE_STEPS))
    for y in range(_SHINE_STEPS):
        for x in range(_SHINE_STEPS):
            along = (x + 2 * y) / (3 * (_SHINE_STEPS - 1))
            value = round(_SHINE * max(1 - along / _SHINE_REACH, (along - 1) / _SHINE_REACH * 0.5 + 0.5, 0.0))
            coarse.set_at((x, y), (value, value, value))
    light = pygame.transform.smoothscale(coarse, surface.get_size())
    shine.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(shine, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return Image(surface, image.dx, image.dy, image.width, image.height)


def _in_shade(image: Image, skin: Skin, lit: Sequence[_Lit], shade: Shade) -> Image:
    """Return a card with its picture and frame in a shade, except for what is ``lit`` on it."""
    surface, deep = image.surface.copy(), shade is Shade.DEEP
    left, top, right, bottom = (
        start + round(share * side)
        for share, start, side in zip(
            skin.picture, (image.dx, image.dy) * 2, (image.width, image.height) * 2, strict=True
        )
    )
    size, width = (image.width, image.height), max(round(skin.picture[0] * image.width * _FRAME), 2)
    picture, corner = (left, top, right - left, bottom - top), round(CORNER * image.width)
    surface.fill(_light_left(skin, _PICTURE_SHADE[deep]), picture, special_flags=pygame.BLEND_RGB_MULT)
    frame = pygame.Surface(size)
    frame.fill((255,) * 3)
    pygame.draw.rect(frame, _light_left(skin, _FRAME_SHADE[deep]), frame.get_rect(), width, border_radius=corner)
    surface.blit(frame, (image.dx, image.dy), special_flags=pygame.BLEND_RGB_MULT)
    for left, top, mask in lit:
        bright, around = (pygame.Surface(mask.get_size(), pygame.SRCALPHA) for _ in range(2))
        bright.blit(image.surface, (-left, -top), special_flags=pygame.BLEND_RGBA_ADD)
        bright.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        around.fill((255, 255, 255, 255))
        around.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        surface.blit(around, (left, top), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(bright, (left, top), special_flags=pygame.BLEND_RGBA_ADD)
    return Image(surface, image.dx, image.dy, image.width, image.height)


def _light_left(skin: Skin, depth: float) -> Color:
    """Return what a shade of some depth leaves of white; at depth 1 it is the skin's colour of shade."""
    red, green, blue = (round(255 - (255 - value) * depth) for value in skin.lights.shade)
    return red, green, blue


def _shade_key(name: str, image: Image, shade: Shade) -> tuple[str, int, int]:
    return f"{shade.name} {name}", image.width, image.height


def glyph_name(style: str, ch: str) -> str:
    """Return the name of the sprite of a display character: its code point as four hexadecimal digits or more."""
    return f"glyph/{style}/{ord(ch):04x}"
