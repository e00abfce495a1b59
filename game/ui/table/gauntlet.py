"""The Gauntlet as a condition of victory in pictures (R17): a row of stones.

Knows a player's bonuses and tokens; knows nothing of input.
"""

from __future__ import annotations

from game.rules.model import COLORS, SPECIAL, Player
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect


def draw_stones(p: Painter, rect: Rect, player: Player) -> None:
    """Draw the Gauntlet's condition as stones: one lit for each colour with a bonus, and the special token (R17)."""
    each = rect.w / 6
    size = min(rect.h, each * 0.92)
    for i, kind in enumerate((*range(COLORS), SPECIAL)):
        have = player.tokens[SPECIAL] > 0 if kind == SPECIAL else player.bonuses[kind] > 0
        p.icon(f"gem_small/{kind}", rect.x + each * (i + 0.5), rect.center[1], size, 255 if have else 55)
