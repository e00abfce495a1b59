"""The game's box as the setup opens it: its lid, and an insert with all that will be dealt.

Knows an edition's rules, sprites and places on the stage; knows nothing of seats' names or of controls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules import edition as rules_of
from game.rules.setup import initial_state
from game.scenes.shared.pieces import paint_chips, paint_decks, paint_tiles
from game.scenes.shared.top_bar import tilted
from game.scenes.shared.widgets import fan
from game.scenes.title.setup_places import BOX, CHIP_ROW, CHIPS, DECK_ROW, DECKS, LID, NAME, TILE_ROW, TILES
from game.support.i18n import tr
from game.ui.graphics.type_scale import CAPTION_SMALL

if TYPE_CHECKING:
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas


def paint_box(page: Page, canvas: Canvas, players: int) -> None:
    """Draw the open box, and in its insert what a game of a number of players is dealt from."""
    page.sprite(canvas, "place/box", *BOX)
    names = (tr("Cards"), tr(page.look.skin.text.tiles), tr("Tokens"))
    for (x, y, w, h), name in zip((DECKS, TILES, CHIPS), names, strict=True):
        page.sprite(canvas, "place/well", x, y, w, h)
        page.caption(canvas, name, x + NAME[0], y + NAME[1], NAME[2], 26, style=CAPTION_SMALL)
    state = initial_state(page.edition, players)
    paint_decks(page, canvas, state.decks, DECK_ROW)
    paint_tiles(page, canvas, len(state.tiles), TILE_ROW)
    paint_chips(page, canvas, state.bank[: rules_of(page.edition).kinds], CHIP_ROW, rows=1)


def paint_lid(page: Page, canvas: Canvas) -> None:
    """Draw the lid beside the box, with the edition's name and cards on it."""
    x, y, w, h = LID
    tilted(page, canvas, "place/lid", LID, -2)
    width, height = page.look.atlas.size("logo")
    across = w * 0.79
    tall = across * height / width
    tilted(page, canvas, "logo", (x + (w - across) / 2, y + h * 0.2 - tall / 2, across, tall), -2)
    center = page.stage.at(x + w / 2, y + h * 0.62)
    fan(canvas, page.look, center, round(h * 0.478 * page.stage.scale))
