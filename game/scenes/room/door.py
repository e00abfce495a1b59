"""The table before this person is let in: its decks lie ready, and this person's place is lit at its foot.

Knows the places of a room and the words to show; knows nothing of rooms or of the network.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules import COLORS
from game.rules.setup import initial_state
from game.scenes.shared.empty_seat import paint_empty_seat
from game.scenes.shared.lineup import MAX_SEATS
from game.scenes.shared.pieces import paint_decks
from game.scenes.shared.round_table import margin, round_table
from game.scenes.shared.safety_words import paint_safety_words
from game.support.i18n import tr
from game.view.appearance import looks_of
from game.view.layout.geometry import Rect
from game.view.layout.room import LARGEST_TEXT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.scenes.shared.page import Page, Written
    from game.ui.graphics.canvas import Canvas

CLOTH: Final = (268.0, 158.0, 1064.0, 628.0)
CORNER: Final = 314.0
SEATS: Final = ((800.0, 143.0), (1347.0, 472.0), (253.0, 472.0))
"""The middles of the other seats."""
SEAT: Final = 124.0
PLACE: Final = (600.0, 738.0, 400.0, 140.0)
"""The mat of this person."""
FACE: Final = 96.0
"""The portrait on it."""
DECKS: Final = (605.0, 220.0, 390.0, 192.0)
TEXT: Final = (460.0, 422.0, 680.0, 86.0)
LARGE_TEXT: Final = (500.0, 268.0, 600.0, 220.0)
"""Where the sentence is at a large text size, which leaves no place for decks."""
SLIP: Final = (450.0, 540.0, 700.0, 150.0)
STONES: Final = (800.0, 606.0)
STONE: Final = 84.0
STEP: Final = 2.0
DIM: Final = 70
GLOW: Final = 1.9
"""The light around a stone, as a multiple of its side."""


def paint_door(page: Page, canvas: Canvas, name: str, text: str, words: Sequence[str], lit: int) -> None:
    """Draw the table with decks and a sentence on it, and the words to compare or stones of which one is lit.

    ``lit`` is the number of the lit stone; from the number of stones on, all are.
    """
    box, look = page.stage.box(*CLOTH), page.look
    edge = margin(look)
    picture = round_table(look, box.size, look.px(CORNER))
    canvas.surface(picture, box.x - edge, box.y - edge)
    for x, y in SEATS:
        paint_empty_seat(canvas, look, Rect(*page.stage.box(x - SEAT / 2, y - SEAT / 2, SEAT, SEAT)), "human")
    usual = look.text.enlarged <= LARGEST_TEXT
    if usual:
        paint_decks(page, canvas, initial_state(page.edition, MAX_SEATS).decks, DECKS)
    where = TEXT if usual else LARGE_TEXT
    page.write_in_two(canvas, "prompt", text, where, look.palette.text, 32, centred=True)
    if words:
        paint_safety_words(canvas, page, words, SLIP, rows=1 if usual else 2)
    else:
        _paint_stones(page, canvas, lit)
    _paint_place(page, canvas, name)


def _paint_stones(page: Page, canvas: Canvas, lit: int) -> None:
    """Draw a row of stones; light walks from one to the next."""
    x, y = STONES
    first = x - STONE * STEP * (COLORS - 1) / 2
    for kind in range(COLORS):
        middle = first + kind * STONE * STEP
        bright = kind == lit or lit >= COLORS
        if bright:
            side = STONE * GLOW
            page.sprite(canvas, "fx/glow", middle - side / 2, y - side / 2, side, side, 150)
        page.sprite(canvas, f"gem/{kind}", middle - STONE / 2, y - STONE / 2, STONE, STONE, 255 if bright else DIM)


def _paint_place(page: Page, canvas: Canvas, name: str) -> None:
    """Draw this person's mat, lit."""
    palette, (x, y, w, h) = page.look.palette, PLACE
    person = looks_of([name], page.edition)[0]
    page.sprite(canvas, f"mat/lamp/{person}", *PLACE)
    page.sprite(canvas, f"mat/{person}", *PLACE)
    upper: Written = ("name", name, palette.seats[person], 29)
    lower: Written = ("note", tr("You"), palette.text_soft, 21)
    text, beside = page.look.text, FACE + 18
    longest = max(text.size(role, words, px)[0] for role, words, _, px in (upper, lower)) / page.stage.scale
    room = w - 40 - beside
    left = x + 20 + max(0.0, room - longest) / 2
    page.sprite(canvas, page.look.avatars([name])[0], left, y + (h - FACE) / 2, FACE, FACE)
    page.write_pair(canvas, upper, lower, (left + beside, y + h / 2, min(room, longest + 1), h - 24), 34)
