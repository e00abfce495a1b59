"""The small picture beside each rule, put together from the table's own sprites as ``assets/rules`` lists them.

Knows ``pictures.toml`` and what its names mean in an edition; how pieces are drawn is the business of ``pieces``.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pygame

from game.rulebook.catalogue import features, read
from game.rules.editions import edition as rules_of
from game.scenes.rules.pieces import MIDDLE, WIDTH, RulePicture, draw_pieces
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.view.skins import skin


class PictureRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece as the file has it, or several beside each other, their middles ``step`` apart."""

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
    """A picture as the file has it; ``special`` is the one of editions with special tokens, if it differs."""

    pieces: tuple[PictureRow, ...]
    special: tuple[PictureRow, ...] = ()


def draw_picture(canvas: Canvas, look: RenderContext, rule: str, box: pygame.Rect) -> None:
    """Draw a rule's picture into a box in window pixels."""
    draw_pieces(canvas, look, picture(rule, look.edition), box)


@cache
def picture(rule: str, edition: str) -> tuple[RulePicture, ...]:
    """Return the pieces of a rule's picture, bottom first; raises ``KeyError`` for an unknown rule."""
    rows = _pictures()[rule]
    special = "special" in features(rules_of(edition)) and rows.special
    return tuple(piece for row in special or rows.pieces for piece in _pieces(row, edition))


@cache
def _pictures() -> dict[str, PictureRows]:
    return msgspec.convert(read("pictures"), dict[str, PictureRows])


def _pieces(row: PictureRow, edition: str) -> Iterator[RulePicture]:
    names, size, step = row.row or (row.sprite,), row.size, row.step
    if row.bonuses:  # upright cards in one edition, lying plates in the other
        names = tuple(f"bonus/{kind}" for kind in row.bonuses)
        size, step = (34, 36) if skin(edition).layout.lying_bonuses else (50, 37)
    first = row.x - step * (len(names) - 1) / 2
    word = _filled(row.word, edition)
    for index, name in enumerate(names):
        yield RulePicture(_sprite(name, edition), first + step * index, row.y, size, word, row.alpha)


def _sprite(name: str, edition: str) -> str:
    match _filled(name, edition).split():
        case ["card", level, number]:
            return skin(edition).rule_card.format(level=level, number=int(number))
        case ["tile", number]:
            return skin(edition).rule_tile.format(number=int(number))
        case _:
            return name


def _filled(text: str, edition: str) -> str:
    """Fill in the figures of an edition: the points that end a game, its bonus tiles by players, a card to read."""
    rules = rules_of(edition)
    tiles = {players: players + rules.extra_tiles for players in (2, 3, 4)}
    return text.format(goal=rules.goal, tiles=tiles, reading=skin(edition).rule_reading)
