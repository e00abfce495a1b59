"""The part of a window that lies outside of some boxes, as boxes; knows arithmetic only."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise

from game.view.layout.geometry import Rect


def outside(whole: Rect, boxes: Collection[Rect]) -> list[Rect]:
    """Return boxes that cover what lies outside of some ``boxes``, each pixel once."""
    edges = sorted(
        {whole.y, whole.bottom, *(min(max(y, whole.y), whole.bottom) for r in boxes for y in (r.y, r.bottom))}
    )
    found: list[Rect] = []
    open_: dict[tuple[int, int], int] = {}
    for top, bottom in pairwise(edges):
        spans: dict[tuple[int, int], int] = {}
        x = whole.x
        for box in sorted(box for box in boxes if box.y <= top and bottom <= box.bottom):
            if box.x > x:
                spans[x, min(box.x, whole.right)] = open_.get((x, min(box.x, whole.right)), top)
            x = max(x, box.right)
        if x < whole.right:
            spans[x, whole.right] = open_.get((x, whole.right), top)
        found += [Rect(a, y, b - a, top - y) for (a, b), y in open_.items() if (a, b) not in spans]
        open_ = spans
    return found + [Rect(a, y, b - a, whole.bottom - y) for (a, b), y in open_.items()]
