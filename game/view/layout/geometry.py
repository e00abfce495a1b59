"""Rectangles in whole pixels, and the grid that turns reference pixels into them.

Knows arithmetic only: nothing of pieces, editions or pygame.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

Box: TypeAlias = tuple[float, float, float, float]
"""Left and upper edge, width and height in reference pixels."""


class Rect(NamedTuple):
    """A box in screen pixels; the right and bottom edges are outside it."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column right of the box."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row below the box."""
        return self.y + self.h

    @property
    def center(self) -> tuple[float, float]:
        """The centre, which may lie between pixels."""
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, pos: tuple[float, float]) -> bool:
        """Whether a point lies in the box."""
        return self.x <= pos[0] < self.right and self.y <= pos[1] < self.bottom

    def holds(self, other: Rect) -> bool:
        """Whether another box lies inside this one, edges included."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def overlaps(self, other: Rect) -> bool:
        """Whether two boxes share at least one pixel."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def inset(self, dx: int, dy: int | None = None) -> Rect:
        """Return the box shrunk by ``dx`` left and right and ``dy`` (by default ``dx``) above and below."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: int, dy: int) -> Rect:
        """Return the box moved by ``dx``, ``dy``."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def fit(self, aspect: float) -> Rect:
        """Return the largest box of a width-to-height ratio in the middle of this one."""
        w = min(self.w, round(self.h * aspect))
        h = min(self.h, round(w / aspect))
        return Rect(self.x + (self.w - w) // 2, self.y + (self.h - h) // 2, w, h)

    def row(self, count: int, gap: int, width: int | None = None) -> tuple[Rect, ...]:
        """Return ``count`` boxes side by side, of ``width`` each where given, else of equal shares."""
        each = (self.w - gap * (count - 1)) // count if width is None else width
        return tuple(Rect(self.x + i * (each + gap), self.y, each, self.h) for i in range(count))


class Grid(NamedTuple):
    """A scale from reference pixels to screen pixels.

    Boxes are rounded edge by edge, so boxes that touch or do not touch in reference pixels do the same on screen.
    """

    scale: float
    x: float = 0.0
    y: float = 0.0

    def at(self, x: float, y: float) -> Grid:
        """Return the grid with its origin moved by reference pixels."""
        return Grid(self.scale, self.x + x, self.y + y)

    def px(self, length: float) -> int:
        """Return a length in whole screen pixels, at least one."""
        return max(1, round(length * self.scale))

    def box(self, x: float, y: float, w: float, h: float) -> Rect:
        """Return the box given in reference pixels from the grid's origin."""
        left, top = round((self.x + x) * self.scale), round((self.y + y) * self.scale)
        right, bottom = round((self.x + x + w) * self.scale), round((self.y + y + h) * self.scale)
        return Rect(left, top, right - left, bottom - top)

    def disc(self, cx: float, cy: float, radius: float) -> Rect:
        """Return the square around a circle given in reference pixels."""
        size = self.px(2 * radius)
        left, top = (self.x + cx) * self.scale - size / 2, (self.y + cy) * self.scale - size / 2
        return Rect(round(left), round(top), size, size)

    def piece(self, x: float, y: float, w: float, h: float) -> Rect:
        """Return a box whose rounded size does not depend on its position, so that equal pieces share one picture."""
        return Rect(round((self.x + x) * self.scale), round((self.y + y) * self.scale), self.px(w), self.px(h))
