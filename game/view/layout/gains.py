"""Where a recap shows what seats have gained: a box over the bank for each of them, beside its mat, and boxes in it.

Below the boxes is room for what of the bank has changed, smaller.

Knows the layout of a table; knows nothing of turns, drawing or pygame.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from game.rules.model import Seat
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO
from game.view.layout.model import TableLayout

_GAP: Final = 4.0
"""The distance to the mat and to the left edge of the bank in reference pixels."""
_TALL: Final = 1.4
_TALLEST: Final = 1.75
"""The height of a box by its width beside folded mats, and the most beside others."""
_EDGE: Final = 0.075
_TOP: Final = 0.25
"""The edge around pieces, and at the top with a label, as shares of the box's width."""
_BESIDE: Final = 0.54, 0.06
"""The size of a piece that lies beside a card, and its distance to it, by the card's width."""
_APART: Final = 1.08
"""The distance of tokens in a column, by their size."""
_TOKEN: Final = 0.44
"""The most width of a token, by that of the box."""
_BANK: Final = 0.92
"""The least height of the small bank, by the bank's width."""
_BANK_EDGE: Final = 6.0
"""The edge around the small bank in reference pixels."""
_CHIP: Final = 0.84, 0.47
"""The most size of a chip of the small bank, by the height and the width of its cell: its number is beside it."""


def gain_boxes(layout: TableLayout, seats: Collection[Seat]) -> dict[Seat, Rect]:
    """Return the box of each seat but the reader's: in the middle of its mat's height, as far as the bank has room."""
    gap = max(1, round(_GAP * layout.scale))
    panels = [panel for panel in layout.panels if panel.seat in seats and not panel.own]
    panels.sort(key=lambda panel: panel.rect.y)
    found: dict[Seat, Rect] = {}
    top, bottom = layout.bank.y, layout.bank.bottom - round(layout.bank.w * _BANK)
    for number, panel in enumerate(panels):
        left = layout.bank.x + gap
        wide = panel.rect.x - gap - left
        # Those below need room too.
        room = (bottom - top - 2 * gap * (len(panels) - number - 1)) // (len(panels) - number)
        high = min(round(wide * _TALL) if panel.folded else min(panel.rect.h, round(wide * _TALLEST)), room)
        lowest = top + (room - high) * (len(panels) - number)
        found[panel.seat] = Rect(left, min(max(round(panel.rect.center[1] - high / 2), top), lowest), wide, high)
        top = found[panel.seat].bottom + 2 * gap
    return found


def small_bank(layout: TableLayout, boxes: Collection[Rect], kinds: int) -> list[Rect]:
    """Return the box of a chip of each of some kinds below the boxes in the bank; its number, as wide, is right of it.

    A row that is not full is in the middle.
    """
    edge = max(1, round(_BANK_EDGE * layout.scale))
    top = max((box.bottom for box in boxes), default=layout.bank.y)
    room = Rect(layout.bank.x, top, layout.bank.w, layout.bank.bottom - top).inset(edge)

    def size(columns: int) -> int:
        high, wide = room.h / -(-kinds // columns), room.w / columns
        return min(round(high * _CHIP[0]), round(wide * _CHIP[1]), 2 * layout.radius)

    columns = max((1, 2, 3), key=size)
    side, pitch = size(columns), (room.w / columns, room.h / -(-kinds // columns))
    last = kinds // columns
    free = (columns - kinds % columns) / 2
    return [
        Rect(
            round(room.x + pitch[0] * (kind % columns + 0.5 + free * (kind // columns == last))) - side,
            round(room.y + pitch[1] * (kind // columns + 0.5) - side / 2),
            side,
            side,
        )
        for kind in range(kinds)
    ]


def gain_cells(box: Rect, pieces: int, *, card: bool) -> list[Rect]:
    """Return the boxes of pieces in a seat's box: of a card and what comes beside it, else of tokens in a column."""
    edge, top = round(box.w * _EDGE), round(box.w * _TOP)
    room = Rect(box.x + edge, box.y + top, box.w - 2 * edge, box.h - top - edge)
    if card:
        size, apart = _BESIDE
        wide = min(room.h * CARD_RATIO, room.w / (1 + (size + apart) * (pieces > 1)))
        first = room.fit(CARD_RATIO) if pieces == 1 else room._replace(w=round(wide)).fit(CARD_RATIO)
        side = round(first.w * size)
        first = first._replace(x=round(room.center[0] - (first.w + (side + first.w * apart) * (pieces > 1)) / 2))
        x, y = round(first.right + first.w * apart), room.center[1] - side * (1 + (pieces - 2) * _APART) / 2
        rest = [Rect(x, round(y + side * number * _APART), side, side) for number in range(pieces - 1)]
        return [first, *rest]
    side = min(round(box.w * _TOKEN), round(room.h / (1 + (pieces - 1) * _APART))) if pieces else 0
    first_y = room.center[1] - side * (1 + (pieces - 1) * _APART) / 2
    left = round(box.center[0] - side / 2)
    return [Rect(left, round(first_y + number * side * _APART), side, side) for number in range(pieces)]
