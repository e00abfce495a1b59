"""What a game is dealt from, as it lies ready: decks, tiles and stacks, each in a box of the stage.

Knows an edition's rules, sprites and boxes; knows nothing of what the pieces lie on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from game.rules import edition as rules_of
from game.rules.model import LEVELS
from game.ui.graphics.type_scale import FIGURE, FIGURE_LARGE
from game.view.layout.geometry import Box
from game.view.layout.stacks import HIGHEST, SQUASH, deck_steps

if TYPE_CHECKING:
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext

_CARD: Final = (118.0, 165.0)
_CARD_SHARE: Final = 0.88
"""The largest card, and where decks are close the share of its place."""
_DECK: Final = (145.0, 203.0)
_STEP: Final = 4.0
"""How far a step of a deck's thickness raises its face, on a deck of the size ``_DECK``."""
_RADIUS: Final = 44.0
_SHARES: Final = (0.28, 0.33)
"""The radius of a stack, and where many stand in a row the share of its place, in one row and in two."""
_LARGE: Final = 34.0
"""Minimum radius at which a stack has a large count."""
_FOOT: Final = 0.69
"""The middle of a stack's foot as a share of its row's height, so that full stacks are in the middle."""
_GAP: Final = 9.0
"""Between two tiles."""


def paint_count(
    page: Page, canvas: Canvas, text: str, x: float, y: float, height: float = 28.0, ratio: float = 1.9
) -> None:
    """Write a count around a point on its plate, ``ratio`` times as wide as high, at any text size."""
    width = height * ratio
    page.sprite(canvas, "ui/deck_count", x - width / 2, y - height / 2, width, height)
    style = page.look.text.sized(FIGURE, height * 0.74 * page.stage.scale)
    style = style.in_color("text_dark" if page.look.skin.light_plates else "text")
    canvas.text(style, text, *page.stage.at(x, y), "center")


def deck_parts(decks: tuple[int, ...], box: Box) -> Iterator[tuple[str, Box]]:
    """Yield the sprites of the decks that lie side by side in a box, each with its own box."""
    for level, count, place in _decks(decks, box):
        yield from _deck_parts(level, count, place)


def paint_decks(page: Page, canvas: Canvas, decks: tuple[int, ...], box: Box) -> None:
    """Draw the decks side by side, the highest level first, as they lie on the table from the top down."""
    for level, count, place in _decks(decks, box):
        paint_deck(page, canvas, level, count, place)


def _decks(decks: tuple[int, ...], box: Box) -> Iterator[tuple[int, int, Box]]:
    """Yield level, count and box of each deck."""
    x, y, w, h = box
    step = w / len(LEVELS)
    width = min(_CARD[0], step * _CARD_SHARE)
    height = width * _CARD[1] / _CARD[0]
    for number, level in enumerate(reversed(LEVELS)):
        count = decks[level - 1]
        rise = deck_steps(count) * _STEP * width / _DECK[0]
        yield level, count, (x + step * (number + 0.5) - width / 2, y + h - 18 - height - rise, width, height + rise)


def _deck_parts(level: int, count: int, box: Box) -> tuple[tuple[str, Box], ...]:
    """Return the sprites of a deck with their boxes, its lower edge thicker the more cards are left."""
    x, y, width, h = box
    rise = deck_steps(count) * _STEP * width / _DECK[0]
    side, back = (x, y + rise, width, h - rise), (x, y, width, h - rise)
    return (f"deck_side/{deck_steps(count)}", side), (f"back/{level}", back)


def paint_deck(page: Page, canvas: Canvas, level: int, count: int, box: Box) -> None:
    """Draw a deck with its count in a box, its lower edge thicker the more cards are left."""
    for name, part in _deck_parts(level, count, box):
        page.sprite(canvas, name, *part)
    x, y, width, _ = box
    # A comic's back has its level at the left of the plate.
    middle = x + width * (0.66 if page.look.skin.comic else 0.5)
    paint_count(page, canvas, str(count), middle, y + 20)


def tile_parts(look: RenderContext, count: int, box: Box) -> Iterator[tuple[str, Box]]:
    """Yield the sprites of as many tiles as lie out, each a different one; the deal decides which.

    The tile for the most tags follows in editions that have one.
    """
    x, y, w, h = box
    rules = rules_of(look.edition)
    groups = list({tile.group: name for name, tile in rules.tiles.items()}.values())
    names = [f"tile/{name}" for name in groups[:count]]
    if rules.majority_points:
        names.append("majority")
    width, height = look.atlas.size(names[0])
    height, ratio = h - 34, width / height
    width = min(height * ratio, (w - 40) / len(names) - _GAP)
    height = width / ratio
    left = x + (w - len(names) * width - (len(names) - 1) * _GAP) / 2
    for number, name in enumerate(names):
        yield name, (left + number * (width + _GAP), y + (h - height) / 2, width, height)


def paint_tiles(page: Page, canvas: Canvas, count: int, box: Box) -> None:
    """Draw as many tiles as lie out, as ``tile_parts`` yields them."""
    for name, part in tile_parts(page.look, count, box):
        page.sprite(canvas, name, *part)


def chip_parts(look: RenderContext, bank: tuple[int, ...], box: Box, rows: int = 2) -> Iterator[tuple[str, Box]]:
    """Yield the sprites of a stack of each kind in one or two rows, a shorter one in the middle."""
    for kind, x, y, radius in _stacks(len(bank), box, rows):
        yield from _stack_parts(look, kind, bank[kind], x, y, radius)


def paint_chips(page: Page, canvas: Canvas, bank: tuple[int, ...], box: Box, rows: int = 2) -> None:
    """Draw a stack of each kind in one or two rows, a shorter one in the middle, each with its count."""
    for kind, x, y, radius in _stacks(len(bank), box, rows):
        for name, part in _stack_parts(page.look, kind, bank[kind], x, y, radius):
            page.sprite(canvas, name, *part)
        large = radius > _LARGE
        style = FIGURE_LARGE if large else FIGURE
        page.write(canvas, style, str(bank[kind]), x + radius + (13 if large else 7), y)


def _stacks(kinds: int, box: Box, rows: int) -> Iterator[tuple[int, float, float, float]]:
    """Yield each kind with the middle of its stack's foot and the radius."""
    x, y, w, h = box
    first = -(-kinds // rows)
    step = w / first
    for row in range(rows):
        shown = range(kinds)[row * first : (row + 1) * first]
        for number, kind in enumerate(shown):
            middle, foot = x + step * (number + (first - len(shown)) / 2 + 0.44), y + h * ((row + _FOOT) / rows)
            yield kind, middle, foot, min(_RADIUS, step * _SHARES[rows - 1])


def _stack_parts(
    look: RenderContext, kind: int, count: int, x: float, y: float, radius: float
) -> tuple[tuple[str, Box], ...]:
    """Return the sprites of a stack and its place with their boxes; its foot's middle is a point."""
    width, height = 2 * radius, 2 * radius * SQUASH
    name = f"stack/{kind}/{min(count, HIGHEST)}"
    if name not in look.atlas:
        name = look.atlas.names(f"stack/{kind}/")[-1]
    well = (x - width * 0.555, y - height / 2, width * 1.11, height * 1.1)
    return ("table/well", well), (name, (x - width / 2, y - height / 2, width, height))
