"""The table at which a person waits for admission: its decks lie ready, and the person's place is lit at its foot.

Knows the places of a room and the words to show; knows nothing of rooms or of the network. Boxes and lengths are in
reference pixels of the stage.
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
from game.ui.graphics.type_scale import NAME, NOTE, PROMPT_LARGE, StyledText
from game.view.appearance import looks_of
from game.view.layout.geometry import Rect
from game.view.layout.room import LARGEST_TEXT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas

CLOTH: Final = (268.0, 158.0, 1064.0, 628.0)
"""The box of the cloth."""
CORNER_PX: Final = 314.0
"""Radius of its corners."""
HOST_SEAT: Final = (800.0, 143.0)
"""The middle of the host's seat; how many more there are is not known before the admission."""
SEAT_PX: Final = 124.0
"""Side of a seat."""
OWN_MAT: Final = (600.0, 738.0, 400.0, 140.0)
"""The box of the mat of this person."""
FACE_PX: Final = 96.0
"""Side of the portrait on that mat."""
DECKS: Final = (605.0, 220.0, 390.0, 192.0)
"""The box of the decks."""
TEXT: Final = (460.0, 422.0, 680.0, 86.0)
"""The box of the sentence below the decks."""
LARGE_TEXT: Final = (500.0, 268.0, 600.0, 220.0)
"""The box of the sentence at a large text size, which leaves no place for decks."""
SLIP: Final = (450.0, 540.0, 700.0, 150.0)
"""The box of the slip with the words to compare."""
STONES: Final = (800.0, 606.0)
"""The middle of the row of stones."""
STONE_PX: Final = 84.0
"""Side of a stone."""
STONE_STEP_RATIO: Final = 2.0
"""Distance between two stones, × their side."""
DIM_ALPHA: Final = 70
"""The alpha of a stone that is not lit."""
GLOW_RATIO: Final = 1.9
"""Side of the light around a stone, × side of the stone."""


def paint_waiting(page: Page, canvas: Canvas, name: str, text: str, words: Sequence[str], lit: int) -> None:
    """Draw the host's table with decks and a sentence on it, and the words to compare or stones of which one is lit.

    ``lit`` is the number of the lit stone; from the number of stones on, all are.
    """
    box, look = page.stage.box(*CLOTH), page.look
    edge = margin(look)
    picture = round_table(look, box.size, look.px(CORNER_PX))
    canvas.surface(picture, box.x - edge, box.y - edge)
    x, y = HOST_SEAT
    seat = page.stage.box(x - SEAT_PX / 2, y - SEAT_PX / 2, SEAT_PX, SEAT_PX)
    paint_empty_seat(canvas, look, Rect(*seat), "human")
    usual = look.text.enlarged <= LARGEST_TEXT
    if usual:
        paint_decks(page, canvas, initial_state(page.edition, MAX_SEATS).decks, DECKS)
    where = TEXT if usual else LARGE_TEXT
    page.write_in_two(canvas, PROMPT_LARGE.at(34), text, where, centred=True)
    if words:
        paint_safety_words(canvas, page, words, SLIP, rows=1 if usual else 2)
    else:
        _paint_stones(page, canvas, lit)
    _paint_place(page, canvas, name)


def _paint_stones(page: Page, canvas: Canvas, lit: int) -> None:
    """Draw a row of stones; light walks from one to the next."""
    x, y = STONES
    first = x - STONE_PX * STONE_STEP_RATIO * (COLORS - 1) / 2
    for kind in range(COLORS):
        middle = first + kind * STONE_PX * STONE_STEP_RATIO
        bright = kind == lit or lit >= COLORS
        if bright:
            side = STONE_PX * GLOW_RATIO
            page.sprite(canvas, "fx/glow", middle - side / 2, y - side / 2, side, side, 150)
        alpha = 255 if bright else DIM_ALPHA
        page.sprite(canvas, f"gem/{kind}", middle - STONE_PX / 2, y - STONE_PX / 2, STONE_PX, STONE_PX, alpha)


def _paint_place(page: Page, canvas: Canvas, name: str) -> None:
    """Draw this person's mat, lit."""
    x, y, w, h = OWN_MAT
    person = looks_of([name], page.edition)[0]
    page.sprite(canvas, f"mat/lamp/{person}", *OWN_MAT)
    page.sprite(canvas, f"mat/{person}", *OWN_MAT)
    upper = StyledText(name, NAME)
    lower = StyledText(tr("You"), NOTE)
    text, beside = page.look.text, FACE_PX + 18
    widths = (text.size(line.style, line.text)[0] for line in (upper, lower))
    longest = max(widths) / page.stage.scale
    room = w - 40 - beside
    left = x + 20 + max(0.0, room - longest) / 2
    page.sprite(canvas, page.look.avatars([name])[0], left, y + (h - FACE_PX) / 2, FACE_PX, FACE_PX)
    page.write_pair(canvas, upper, lower, (left + beside, y + h / 2, min(room, longest + 1), h - 24), 34)
