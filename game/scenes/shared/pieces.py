"""What a game is dealt from, as it lies ready: decks, tiles and stacks, each in a box of the stage.

Knows an edition's rules, sprites and boxes; knows nothing of what the pieces lie on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from game.rules import edition as rules_of
from game.rules.model import LEVELS
from game.view.layout.stacks import HIGHEST, SQUASH, deck_steps

if TYPE_CHECKING:
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas

Box: TypeAlias = tuple[float, float, float, float]

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
"""From this radius on a stack has a large count."""
_FOOT: Final = 0.69
"""The middle of a stack's foot as a share of its row's height, so that full stacks are in the middle."""
_GAP: Final = 9.0
"""Between two tiles."""


def paint_count(
    page: Page, canvas: Canvas, text: str, x: float, y: float, high: float = 28.0, ratio: float = 1.9
) -> None:
    """Write a count around a point on its plate, ``ratio`` times as wide as high, at any text size."""
    palette = page.look.palette
    color = palette.text_dark if page.look.skin.light_plates else palette.text
    wide = high * ratio
    page.sprite(canvas, "ui/deck_count", x - wide / 2, y - high / 2, wide, high)
    at, px = page.stage.at(x, y), page.look.text.reference("count", high * 0.74 * page.stage.scale)
    canvas.text("count", text, *at, color, "center", px)


def paint_decks(page: Page, canvas: Canvas, decks: tuple[int, ...], box: Box) -> None:
    """Draw the decks side by side, the highest level first, as they lie on the table from the top down."""
    x, y, w, h = box
    step = w / len(LEVELS)
    wide = min(_CARD[0], step * _CARD_SHARE)
    high = wide * _CARD[1] / _CARD[0]
    for number, level in enumerate(reversed(LEVELS)):
        count = decks[level - 1]
        rise = deck_steps(count) * _STEP * wide / _DECK[0]
        box = x + step * (number + 0.5) - wide / 2, y + h - 18 - high - rise, wide, high + rise
        paint_deck(page, canvas, level, count, box)


def paint_deck(page: Page, canvas: Canvas, level: int, count: int, box: Box) -> None:
    """Draw a deck with its count in a box, its lower edge thicker the more cards are left."""
    x, y, wide, h = box
    rise = deck_steps(count) * _STEP * wide / _DECK[0]
    high = h - rise
    page.sprite(canvas, f"deck_side/{deck_steps(count)}", x, y + rise, wide, high)
    page.sprite(canvas, f"back/{level}", x, y, wide, high)
    # A comic's back has its level at the left of the plate.
    middle = x + wide * (0.66 if page.look.skin.comic else 0.5)
    paint_count(page, canvas, str(count), middle, y + 20)


def paint_tiles(page: Page, canvas: Canvas, count: int, box: Box, *, majority: bool = False) -> None:
    """Draw as many tiles as lie out, each a different one; the deal decides which.

    With ``majority``, that tile follows in editions that have one.
    """
    x, y, w, h = box
    rules = rules_of(page.edition)
    groups = list({tile.group: name for name, tile in rules.tiles.items()}.values())
    names = [f"tile/{name}" for name in groups[:count]]
    if majority and rules.majority_points:
        names.append("majority")
    wide, high = page.look.atlas.size(names[0])
    high, ratio = h - 34, wide / high
    wide = min(high * ratio, (w - 40) / len(names) - _GAP)
    high = wide / ratio
    left = x + (w - len(names) * wide - (len(names) - 1) * _GAP) / 2
    for number, name in enumerate(names):
        page.sprite(canvas, name, left + number * (wide + _GAP), y + (h - high) / 2, wide, high)


def paint_chips(page: Page, canvas: Canvas, bank: tuple[int, ...], box: Box, rows: int = 2) -> None:
    """Draw a stack of each kind in one or two rows, a shorter one in the middle, each with its count."""
    x, y, w, h = box
    first = -(-len(bank) // rows)
    for row in range(rows):
        kinds = range(len(bank))[row * first : (row + 1) * first]
        step = w / first
        for number, kind in enumerate(kinds):
            middle, foot = x + step * (number + (first - len(kinds)) / 2 + 0.44), y + h * ((row + _FOOT) / rows)
            _stack(page, canvas, kind, bank[kind], middle, foot, min(_RADIUS, w / first * _SHARES[rows - 1]))


def _stack(page: Page, canvas: Canvas, kind: int, count: int, x: float, y: float, radius: float) -> None:
    """Draw a stack whose foot's middle is a point, and its count beside it."""
    wide, high = 2 * radius, 2 * radius * SQUASH
    page.sprite(canvas, "table/well", x - wide * 0.555, y - high / 2, wide * 1.11, high * 1.1)
    name = f"stack/{kind}/{min(count, HIGHEST)}"
    if name not in page.look.atlas:
        name = page.look.atlas.names(f"stack/{kind}/")[-1]
    page.sprite(canvas, name, x - wide / 2, y - high / 2, wide, high)
    palette = page.look.palette
    page.write(
        canvas,
        "count",
        str(count),
        x + radius + (13 if radius > _LARGE else 7),
        y,
        palette.text,
        "midleft",
        34 if radius > _LARGE else 26,
    )
