"""The light on a decision: while tokens are given back, or a payment or tile is chosen, all else lies in less light.

Knows the selection and the layout; knows nothing of input or time.
"""

from __future__ import annotations

from typing import Final

from game.ui.table.mats.mats import draw_mat
from game.ui.table.painter import Painter
from game.view.interaction.choices import PickTile
from game.view.layout.geometry import Rect
from game.view.layout.outside import outside

_SHADE: Final = 92
"""How dark the table becomes, of 255: two thirds of the light stay, as the choice depends on cards, bank and rivals."""
_EDGE: Final = 4.0
"""How far the light on a tile that can be chosen reaches around it, in reference pixels."""


def draw_decision_light(p: Painter) -> None:
    """Darken all but the viewer's mat, the dock and any tiles to choose while a decision is open, and draw the mat."""
    if not p.decides:
        return
    own, choices = p.layout.mat(p.layout.viewer), p.highlights.choices
    lit = [own.rect, p.layout.dock.rect]
    if choices is not None and isinstance(p.highlights.selection, PickTile):
        lit += [p.layout.places[place].inset(-p.px(_EDGE)) for place in choices.claims]
    for box in () if p.highlights.dimmed_by_lesson else outside(Rect(0, 0, *p.canvas.size), lit):
        p.canvas.rect((*p.look.palette.ink, _SHADE), box)
    draw_mat(p, own)
