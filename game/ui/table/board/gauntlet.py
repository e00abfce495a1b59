"""The Gauntlet as a condition of victory in pictures (R17): a row of stones.

Knows a player's bonuses and tokens; knows nothing of input.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import COLORS, SPECIAL, Player
from game.ui.graphics.print_art import round_frame
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect

_HELD, _LACKING = 0.98, 0.6
"""The size of a stone whose condition is met, and of one whose is not, by the room of each."""
_FAINT: Final = 180
"""The alpha of the latter."""


def held_stones(player: Player) -> tuple[bool, ...]:
    """Return for each colour whether a player has a bonus of it, then whether they have the special token (R17)."""
    return (*(count > 0 for count in player.bonuses), player.tokens[SPECIAL] > 0)


def draw_stones(p: Painter, rect: Rect, held: tuple[bool, ...]) -> None:
    """Draw the Gauntlet's condition as stones: whole ones for what is held, small ones in rings for what is lacking."""
    each = rect.w / len(held)
    size = min(rect.h, each)
    side = max(round(size * _HELD), 1)
    ring = round_frame((side, side), p.look.palette.text_muted, max(1, round(side * 0.08)), side / 2)
    for i, (kind, have) in enumerate(zip((*range(COLORS), SPECIAL), held, strict=True)):
        x, y = rect.x + each * (i + 0.5), rect.center[1]
        if not have:
            p.canvas.surface(ring, round(x - side / 2), round(y - side / 2))
        p.icon(f"gem_small/{kind}", x, y, size * (_HELD if have else _LACKING), 255 if have else _FAINT)
