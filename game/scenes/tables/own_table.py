"""The table that the person could host, which stands among those found: how it looks, and the sentence on its cloth.

Knows the page's stage and the numbers that the sentence depends on; knows nothing of the network and the settings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.setup import initial_state
from game.scenes.shared.empty_seat import paint_empty_seat
from game.scenes.shared.lineup import MAX_SEATS
from game.scenes.shared.page import Stage
from game.scenes.shared.pieces import paint_decks
from game.scenes.shared.round_table import prepare_round_table
from game.scenes.tables.found_tables import VIEW, paint_cloth, write_centred
from game.support.i18n import tr, trn
from game.ui.graphics.type_scale import HEADLINE_LARGE, NAME, NOTE, NOTE_LARGE, StyledText
from game.view.layout.found_tables import LARGE_TEXT, SmallTable, table_grid
from game.view.layout.geometry import Rect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext

DECKS_RATIO: Final = 0.32
"""Height of the decks on a table that stands alone, × height of the cloth."""


def own_table_sentence(*, alone: bool, servers: bool, hidden: int) -> str:
    """Return what is written on the table: ``alone``: no other is shown; ``hidden``: how many the filter hides."""
    if not alone:
        return tr("Players on your network see it automatically.")
    if hidden:
        text = trn("The filter hides {count} table.", "The filter hides {count} tables.", hidden)
        return text.format(count=hidden)
    if servers:
        return tr("Tables on your network and at your servers appear here.")
    return tr("Tables on your network appear here automatically.")


def paint_own_table(
    page: Page, canvas: Canvas, at: SmallTable, name: str, sentence: str, problem: str, *, alone: bool, hidden: int
) -> None:
    """Draw the table with the person at its foot; a ``problem`` of the network is written instead of the sentence."""
    look, box = page.look, at.words
    paint_cloth(canvas, look, at, dark=not alone)
    for seat, place in enumerate(at.seats):
        if seat == len(at.seats) // 2:
            canvas.image(look.sprite(look.avatars([name])[0], place.w, place.h), place.x, place.y)
        else:
            paint_empty_seat(canvas, look, place, "plus")
    heading = StyledText(tr("New table"), NAME)
    if alone:
        heading = StyledText(tr("No matching tables") if hidden else tr("No tables yet"), HEADLINE_LARGE)
        if look.text.enlarged <= LARGE_TEXT:
            box = _paint_decks(page, canvas, at)
    text, color = (problem, look.palette.short) if problem else (sentence, look.palette.text_soft)
    note = look.text.fit_box(NOTE_LARGE if alone else NOTE, text, box.w, box.h * 0.6).in_color(color)
    wrapped = look.text.balance(note, text, box.w)
    write_centred(canvas, look, (heading, *(StyledText(line, note) for line in wrapped)), box)


def prepare_own_table(look: RenderContext, width: int, height: int) -> Iterator[None]:
    """Make ready, in steps of a few ms each, the table that stands alone in the view while none is found."""
    stage = Stage(width, height)
    own = table_grid(Rect(*stage.box(*VIEW)), stage.scale, 1, look.text.enlarged).table(0, MAX_SEATS)
    yield from prepare_round_table(look, (own.cloth.w, own.cloth.h), own.cloth.h // 2, own.rim)


def _paint_decks(page: Page, canvas: Canvas, at: SmallTable) -> Rect:
    """Lay the decks ready on the table and return the box that is left for words."""
    box, scale = at.words, page.stage.scale
    height = at.cloth.h * DECKS_RATIO
    left, top = page.stage.at(0, 0)
    width = height * 2.1
    place = (
        (box.x + (box.w - width) / 2 - left) / scale,
        (box.y - top) / scale + 14,
        width / scale,
        height / scale,
    )
    paint_decks(page, canvas, initial_state(page.edition, MAX_SEATS).decks, place)
    return box._replace(y=round(box.y + height), h=round(box.h - height))
