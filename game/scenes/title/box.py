"""The game's box as the setup opens it: its lid, and an insert with all that will be dealt.

Knows an edition's rules, sprites and places on the stage; knows nothing of seats' names or of controls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules import edition as rules_of
from game.rules.model import LEVELS
from game.rules.setup import initial_state
from game.scenes.shared.top_bar import tilted
from game.scenes.shared.widgets import fan
from game.scenes.title.setup_places import BOX, LID, Box
from game.view.layout.stacks import HIGHEST, SQUASH, deck_steps

if TYPE_CHECKING:
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas

DECKS: Final[Box] = (62.0, 480.0, 504.0, 226.0)
TILES: Final[Box] = (62.0, 720.0, 504.0, 128.0)
CHIPS: Final[Box] = (580.0, 480.0, 550.0, 368.0)
_CARD: Final = (118.0, 165.0)
_DECK: Final = (145.0, 203.0)
_STEP: Final = 4.0
"""How far a step of a deck's thickness raises its face, on a deck of the size ``_DECK``."""
_RADIUS: Final = 44.0
_SHARE: Final = 0.28
"""The radius of a stack, and where many stand in a row the share of its place."""
_GAP: Final = 9.0
"""Between two tiles."""


def paint_box(page: Page, canvas: Canvas, players: int) -> None:
    """Draw the open box, and in its insert what a game of so many players is dealt from."""
    page.sprite(canvas, "place/box", *BOX)
    for well in (DECKS, TILES, CHIPS):
        page.sprite(canvas, "place/well", *well)
    state = initial_state(page.edition, players)
    _decks(page, canvas, state.decks)
    _tiles(page, canvas, len(state.tiles))
    _chips(page, canvas, state.bank[: rules_of(page.edition).kinds])


def paint_lid(page: Page, canvas: Canvas) -> None:
    """Draw the lid beside the box, with the edition's name and cards on it."""
    x, y, w, h = LID
    tilted(page, canvas, "place/lid", LID, -2)
    wide, high = page.look.atlas.size("logo")
    across = w - 76
    tilted(page, canvas, "logo", (x + 38, y + 54 - across * high / wide / 2, across, across * high / wide), -2)
    center = page.stage.at(x + w / 2, y + h * 0.62)
    fan(canvas, page.look, center, round(130 * page.stage.scale))


def _count(page: Page, canvas: Canvas, text: str, x: float, y: float, high: float = 28.0) -> None:
    """Write a count on its plate around a point."""
    palette = page.look.palette
    color = palette.text_dark if page.look.skin.light_plates else palette.text
    wide = high * 1.9
    page.sprite(canvas, "ui/deck_count", x - wide / 2, y - high / 2, wide, high)
    page.write(canvas, "count", text, x, y, color, "center", high * 0.74)


def _decks(page: Page, canvas: Canvas, decks: tuple[int, ...]) -> None:
    """Draw the decks side by side, the highest level first, as they lie on the table from the top down."""
    x, y, w, h = DECKS
    wide, high = _CARD
    step = w / len(LEVELS)
    for number, level in enumerate(reversed(LEVELS)):
        count = decks[level - 1]
        left, foot = x + step * (number + 0.5) - wide / 2, y + h - 18
        rise = deck_steps(count) * _STEP * wide / _DECK[0]
        page.sprite(canvas, f"deck_side/{deck_steps(count)}", left, foot - high, wide, high)
        page.sprite(canvas, f"back/{level}", left, foot - high - rise, wide, high)
        _count(page, canvas, str(count), left + wide / 2, foot - high - rise + 20)


def _tiles(page: Page, canvas: Canvas, count: int) -> None:
    """Draw as many tiles as lie out, each a different one; the deal decides which."""
    x, y, w, h = TILES
    tiles = rules_of(page.edition).tiles
    groups = list({tile.group: name for name, tile in tiles.items()}.values())
    names = groups[:count]
    wide, high = page.look.atlas.size(f"tile/{names[0]}")
    high, ratio = h - 34, wide / high
    wide = min(high * ratio, (w - 40) / count - _GAP)
    high = wide / ratio
    left = x + (w - count * wide - (count - 1) * _GAP) / 2
    for number, name in enumerate(names):
        page.sprite(canvas, f"tile/{name}", left + number * (wide + _GAP), y + (h - high) / 2, wide, high)


def _chips(page: Page, canvas: Canvas, bank: tuple[int, ...]) -> None:
    """Draw a stack of each kind in two rows, each with its count."""
    x, y, w, h = CHIPS
    first = (len(bank) + 1) // 2
    for row, kinds in enumerate((range(first), range(first, len(bank)))):
        step = w / len(kinds)
        for number, kind in enumerate(kinds):
            middle, foot = x + step * (number + 0.44), y + h * (0.49 * row + 0.37)
            _stack(page, canvas, kind, bank[kind], middle, foot, min(_RADIUS, w / first * _SHARE))


def _stack(page: Page, canvas: Canvas, kind: int, count: int, x: float, y: float, radius: float) -> None:
    """Draw a stack whose foot's middle is a point, and its count beside it."""
    wide, high = 2 * radius, 2 * radius * SQUASH
    page.sprite(canvas, "table/well", x - wide * 0.555, y - high / 2, wide * 1.11, high * 1.1)
    name = f"stack/{kind}/{min(count, HIGHEST)}"
    if name not in page.look.atlas:
        name = page.look.atlas.names(f"stack/{kind}/")[-1]
    page.sprite(canvas, name, x - wide / 2, y - high / 2, wide, high)
    palette = page.look.palette
    page.write(canvas, "count", str(count), x + radius + 13, y, palette.text, "midleft", 34)
