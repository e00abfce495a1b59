"""The small picture beside each rule, composed of the table's own sprites.

Knows ``assets/rules/pictures.toml``, which lists the sprites, and what its names mean in an edition. Lengths are
reference pixels of a box of ``WIDTH`` x ``HEIGHT``; x and y are the middle of a piece, its size is its height.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import msgspec
import pygame

from game.rulebook.catalogue import features, read
from game.rules.editions import edition as rules_of
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import FIGURE
from game.view.skins import skin

WIDTH: Final = 216.0
HEIGHT: Final = 126.0
MIDDLE: Final = HEIGHT / 2
_LARGEST: Final = 1.4
"""How much larger than in the file pieces are at most, so that the pictures of few pieces fill their boxes too."""
_FIGURE_WIDTH: Final = 0.55
"""The width of a character of a word, by its size."""


@dataclass(frozen=True)
class PicturePiece:
    """A sprite, a word, or a sprite with a word on it; ``alpha`` fades the sprite."""

    sprite: str
    x: float
    y: float
    size: float
    word: str = ""
    alpha: int = 255


class PictureRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece in the file, or several side by side, their middles ``step`` apart."""

    size: float = 0
    x: float = WIDTH / 2
    y: float = MIDDLE
    sprite: str = ""
    word: str = ""
    alpha: int = 255
    row: tuple[str, ...] = ()
    bonuses: tuple[int, ...] = ()
    step: float = 0


class PictureRows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture in the file; ``special`` replaces it in editions with special tokens, if it differs there."""

    pieces: tuple[PictureRow, ...]
    special: tuple[PictureRow, ...] = ()


def draw_picture(canvas: Canvas, look: RenderContext, rule: str, box: pygame.Rect) -> None:
    """Draw a rule's picture into a box in window pixels: its pieces fill the box, unless they would be too large."""
    pieces = picture(rule, look.edition)
    x0, y0, x1, y1 = _bounds(look, pieces)
    factor = min(box.w / (x1 - x0), box.h / (y1 - y0), _LARGEST * min(box.w / WIDTH, box.h / HEIGHT))
    left, top = box.centerx - (x0 + x1) / 2 * factor, box.centery - (y0 + y1) / 2 * factor
    for piece in pieces:
        x, y, size = left + piece.x * factor, top + piece.y * factor, piece.size * factor
        if piece.sprite:
            image = look.atlas.icon(piece.sprite, size)
            canvas.image(image, round(x - image.width / 2), round(y - image.height / 2), piece.alpha)
        if piece.word:
            style = look.text.sized(FIGURE, size * (0.62 if piece.sprite else 1))
            color = look.palette.text_dark if piece.sprite and look.skin.light_plates else look.palette.text
            canvas.text(style.in_color(color), piece.word, x, y, "center")


def _bounds(look: RenderContext, pieces: Sequence[PicturePiece]) -> tuple[float, float, float, float]:
    """Return the left, upper, right and lower edge of all pieces together."""
    edges = []
    for piece in pieces:
        if piece.sprite:
            width, height = look.atlas.size(piece.sprite)
            across = piece.size * width / height
        else:
            across = _FIGURE_WIDTH * piece.size * len(piece.word)
        edges.append((piece.x - across / 2, piece.y - piece.size / 2, piece.x + across / 2, piece.y + piece.size / 2))
    left, top, right, bottom = zip(*edges, strict=True)
    return min(left), min(top), max(right), max(bottom)


@cache
def picture(rule: str, edition: str) -> tuple[PicturePiece, ...]:
    """Return the pieces of a rule's picture, bottom first; raises ``KeyError`` for an unknown rule."""
    rows = _pictures()[rule]
    special = "special" in features(rules_of(edition)) and rows.special
    return tuple(piece for row in special or rows.pieces for piece in _pieces(row, edition))


@cache
def _pictures() -> dict[str, PictureRows]:
    return msgspec.convert(read("pictures"), dict[str, PictureRows])


def _pieces(row: PictureRow, edition: str) -> Iterator[PicturePiece]:
    names, size, step = row.row or (row.sprite,), row.size, row.step
    if row.bonuses:
        names = tuple(f"bonus/{kind}" for kind in row.bonuses)
        size, step = 50, 37
    first = row.x - step * (len(names) - 1) / 2
    word = _filled(row.word, edition)
    for index, name in enumerate(names):
        yield PicturePiece(_sprite(name, edition), first + step * index, row.y, size, word, row.alpha)


def _sprite(name: str, edition: str) -> str:
    match _filled(name, edition).split():
        case ["card", level, number]:
            return skin(edition).rule_card.format(level=level, number=int(number))
        case ["tile", number]:
            return skin(edition).rule_tile.format(number=int(number))
        case _:
            return name


def _filled(text: str, edition: str) -> str:
    """Fill in an edition's values: the points that end a game, the bonus tiles by players, a sample card."""
    rules = rules_of(edition)
    tiles = {players: players + rules.extra_tiles for players in (2, 3, 4)}
    return text.format(goal=rules.goal, tiles=tiles, reading=skin(edition).rule_reading)
