"""What a scene draws with: an edition's theme, atlas and text renderer, all at the window's scale.

Knows how the three belong together. Must not know scenes or windows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.ui.graphics.atlas import Atlas, Image
from game.ui.graphics.cache import ByteCache, surface_bytes
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.high_contrast import CHOSEN, PLATES, sharpened
from game.ui.graphics.text import Text
from game.view.skins import Skin, skin, theme
from game.view.theme import Palette, Theme

_MAX_BYTES: Final = 24 << 20
"""What the plates of high contrast may take."""


class RenderContext:
    """Theme, atlas and text of one edition at one scale (window pixels per reference pixel) and text size."""

    def __init__(self, edition: str, scale: float = 1.0, *, enlarged: float = 1.0, high_contrast: bool = False) -> None:
        self.edition = edition
        self.high_contrast = high_contrast
        self.text = Text(self.theme, scale, enlarged)
        self._atlas: Atlas | None = None
        self._scale = scale
        self._plates: ByteCache[tuple[str, int, int, float], Image] = ByteCache(
            _MAX_BYTES, lambda image: surface_bytes(image.surface)
        )

    @property
    def atlas(self) -> Atlas:
        """The sprites; their index is read when first asked for, so that plain text needs no atlas."""
        if self._atlas is None:
            self._atlas = Atlas(self.skin.atlas, self._scale)
        return self._atlas

    @property
    def skin(self) -> Skin:
        """All in which the edition looks different from others."""
        return skin(self.edition)

    @property
    def theme(self) -> Theme:
        """The edition's look in figures."""
        return theme(self.edition, self.high_contrast)

    @property
    def palette(self) -> Palette:
        """Colours by what they mean."""
        return self.theme.palette

    @property
    def scale(self) -> float:
        """Window pixels per reference pixel; setting it drops what was made for the former scale."""
        return self._scale

    @scale.setter
    def scale(self, value: float) -> None:
        self._scale = value
        if self._atlas is not None:
            self._atlas.scale = value
        self.text.scale = value

    def px(self, length: float) -> int:
        """Turn reference pixels into whole window pixels."""
        return round(length * self._scale)

    def sprite(self, name: str, width: float, height: float) -> Image:
        """Scale a sprite to a box in window pixels, as ``Atlas.sprite``; a plate in the contrast that is wanted."""
        image = self.atlas.sprite(name, width, height)
        if not self.high_contrast or name not in PLATES:
            return image
        key = (name, image.width, image.height, self._scale)
        found = self._plates.get(key)
        if found is not None:
            return found
        line, edge = (self.palette.action, 4) if name in CHOSEN else (self.palette.line, 2)
        return self._plates.keep(key, sharpened(image, line, max(edge, self.px(edge))))

    @property
    def ring(self) -> int:
        """How wide a focus ring is in window pixels."""
        return max(2, self.px(2)) * (2 if self.high_contrast else 1)

    def display_width(self, style: str, text: str, height: float) -> int:
        """Width in window pixels of ``display`` at a line height in window pixels."""
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
        alpha: int = 255,
    ) -> int:
        """Write display text from baked glyphs with its top at ``y``; returns its width in window pixels.

        ``align`` 0 sets its left edge at ``x``, 0.5 its middle, 1 its right edge. A character that was not baked
        leaves a gap of a third of the height: ask ``can_display`` first.
        """
        canvas.keep_words(text)
        width = self.display_width(style, text, height)
        pen = x - width * align
        for name, advance in self._glyphs(style, text, height):
            if name is not None:
                wide, high = self.atlas.size(name)
                factor = height / high
                image = self.atlas.sprite(name, wide * factor, height)
                canvas.image(image, pen, y, alpha)
            pen += advance
        return width

    def can_display(self, style: str, text: str) -> bool:
        """Whether every character but spaces, no-break ones too, was baked in a style."""
        return all(ch.isspace() or glyph_name(style, ch) in self.atlas for ch in text)

    def _glyphs(self, style: str, text: str, height: float) -> Iterator[tuple[str | None, float]]:
        """Yield sprite name and advance in window pixels of each character."""
        for ch in text:
            name = glyph_name(style, " " if ch.isspace() else ch)
            if name in self.atlas:
                wide, high = self.atlas.size(name)
                yield name, wide * height / high
            else:
                yield None, height / 3


def glyph_name(style: str, ch: str) -> str:
    """Return the name of the sprite of a display character: its code point as four hexadecimal digits or more."""
    return f"glyph/{style}/{ord(ch):04x}"
