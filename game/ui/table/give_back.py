"""Giving tokens back: all else than the reader's mat and the dock in less light, the rivals' mats in a little less.

Knows the selection and the layout; knows nothing of input or time.
"""

from __future__ import annotations

from typing import Final

from game.ui.table.mats import draw_mat
from game.ui.table.own_stacks import gives_back
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect
from game.view.layout.shade import shade

_SHADE: Final = 84
"""How dark the table becomes, of 255: two thirds of the light stay, for the choice depends on cards and bank."""
_ON_RIVALS: Final = 30
"""The same for the rivals' mats, whose points and tokens say what not to give back."""


def draw_give_back(p: Painter) -> None:
    """Darken the table while the reader gives tokens back, and draw their mat above that."""
    if gives_back(p) is None:
        return
    own, ink = p.layout.panel(p.layout.own), p.look.palette.ink
    rivals = [panel.rect for panel in p.layout.panels if not panel.own]
    for box in shade(Rect(0, 0, *p.canvas.size), [own.rect, p.layout.actions.rect, *rivals]):
        p.canvas.rect((*ink, _SHADE), box)
    for box in rivals:
        p.canvas.rect((*ink, _ON_RIVALS), box)
    draw_mat(p, own)
