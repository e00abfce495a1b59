"""The baked letters of the display faces, for titles that the program composes at run time.

Knows the character set, the metrics and how a letter becomes a sprite. Knows no colours: an edition hands in a
printer that paints an outline.
"""

from __future__ import annotations

import string
from collections.abc import Callable, Iterator
from typing import Final

import skia

from tools.art.brush import Face
from tools.art.sprite import Insets, Sprite

EM: Final = 64.0
ASCENT: Final = 68.0
LINE: Final = 88.0
"""Height of a glyph box and its baseline, px at the size above; one value for all faces, so titles line up."""

SPACE: Final = 0.38 * EM
"""The least advance of a space: letters of a title stand far apart, and words must farther."""

CHARSET: Final = (
    string.ascii_uppercase
    + string.ascii_lowercase
    + string.digits
    + "ÀÂÄÇÉÈÊËÎÏÔÖŒÙÛÜŸẞàâäçéèêëîïôöœùûüÿß"
    + ".,:!?’-–+/&()"
    + " "
)
CAPITALS: Final = "".join(character for character in CHARSET if not character.islower())
"""The characters of an edition that writes its titles in capitals."""
SPELLED_OUT: Final = {"ẞ": "SS"}
"""Characters that a face may lack, and what stands in for them."""

Printer = Callable[[skia.Canvas, skia.Path], None]


def glyphs(
    series: str, face: Face, printer: Printer, pad: Insets, *, skew: float = 0.0, characters: str = CHARSET
) -> list[Sprite]:
    """Make the sprites ``glyph/<series>/<code point>``; the printer gets outlines with their baseline at y 0."""
    return list(_glyphs(series, face, printer, pad, skew, characters))


def _glyphs(series: str, face: Face, printer: Printer, pad: Insets, skew: float, characters: str) -> Iterator[Sprite]:
    font = face.font(EM)
    for character in characters:
        text = character if font.unicharToGlyph(ord(character)) else SPELLED_OUT[character]
        advance = max(font.measureText(text), SPACE if character == " " else 0.0)
        path = outline(text, face, EM, skew=skew)
        yield Sprite(
            f"glyph/{series}/{ord(character):04x}",
            (round(advance, 2), LINE),
            _drawing(path, printer),
            _overhang(path, advance, pad),
            anchors={"baseline": (0.0, ASCENT / LINE)},
        )


def _overhang(path: skia.Path, advance: float, pad: Insets) -> Insets:
    """Widen the pad by what a letter reaches beyond its advance box, such as the tail of a Q."""
    bounds = path.getBounds()
    left, top, right, bottom = pad
    return left + max(0.0, -bounds.left()), top, right + max(0.0, bounds.right() - advance), bottom


def _drawing(path: skia.Path, printer: Printer) -> Callable[[skia.Canvas], None]:
    def draw(canvas: skia.Canvas) -> None:
        canvas.save()
        canvas.translate(0, ASCENT)
        printer(canvas, path)
        canvas.restore()

    return draw


def outline(text: str, face: Face, size: float, *, skew: float = 0.0, spacing: float = 0.0) -> skia.Path:
    """Outline a text from x 0 on, baseline at y 0, strokes merged; ``spacing`` px are added after each letter."""
    font = face.font(size)
    font.setSkewX(skew)
    path = skia.Path()
    x = 0.0
    codes = font.textToGlyphs(text)
    for code, advance in zip(codes, font.getWidths(codes), strict=True):
        letter = font.getPath(code)
        if letter is not None:
            path.addPath(letter, x, 0)
        x += advance + spacing
    return skia.Simplify(path)
