"""The pen that draws the interface icons.

Knows how to turn strokes, discs and cut-outs into one flat silhouette on a 28x28 field. Knows neither which icons
exist nor in which colours an edition prints them.
"""

from __future__ import annotations

import skia

from tools.art import brush
from tools.art.brush import Point


class Pen:
    """Collects the black of one icon; later marks join earlier ones, ``cut_*`` marks take away from them."""

    def __init__(self, weight: float = 2.4, *, sharp: bool = False) -> None:
        self.weight = weight
        self.sharp = sharp
        self.path = skia.Path()

    def line(self, *points: Point, closed: bool = False, weight: float | None = None) -> None:
        """Stroke a run of straight lines."""
        self.add(self.outline(brush.polygon(points, closed=closed), weight))

    def curve(self, start: Point, *segments: tuple[float, ...], closed: bool = False) -> None:
        """Stroke an outline in the manner of ``brush.trace``."""
        self.add(self.outline(brush.trace(start, *segments, closed=closed)))

    def arc(self, center: Point, radius: float, start: float, sweep: float) -> None:
        """Stroke a part of a circle; degrees, clockwise from three o'clock."""
        path = skia.Path()
        path.addArc(brush.disc(*center, radius), start, sweep)
        self.add(self.outline(path))

    def circle(self, center: Point, radius: float, weight: float | None = None) -> None:
        """Stroke a circle."""
        path = skia.Path()
        path.addCircle(*center, radius)
        self.add(self.outline(path, weight))

    def box(self, x: float, y: float, width: float, height: float, radius: float) -> None:
        """Stroke a rectangle with round corners."""
        self.add(self.outline(_box(x, y, width, height, radius)))

    def disc(self, center: Point, radius: float) -> None:
        """Fill a circle."""
        path = skia.Path()
        path.addCircle(*center, radius)
        self.add(path)

    def shape(self, *points: Point) -> None:
        """Fill a polygon, its corners slightly rounded like the strokes."""
        body = brush.polygon(points)
        self.add(body)
        self.add(self.outline(body, self.weight * 0.35))

    def blob(self, start: Point, *segments: tuple[float, ...]) -> None:
        """Fill an outline in the manner of ``brush.trace``."""
        self.add(brush.trace(start, *segments))

    def bar(self, x: float, y: float, width: float, height: float, radius: float = 0.8) -> None:
        """Fill a rectangle with round corners."""
        self.add(_box(x, y, width, height, radius))

    def star(self, center: Point, radius: float, rays: int = 5, inner: float = 0.45) -> None:
        """Fill a star."""
        self.shape(*brush.star(center, radius, radius * inner, rays))

    def cut_line(self, *points: Point, weight: float) -> None:
        """Take a stroke away."""
        self.cut(self.outline(brush.polygon(points, closed=False), weight))

    def cut_disc(self, center: Point, radius: float) -> None:
        """Take a circle away."""
        path = skia.Path()
        path.addCircle(*center, radius)
        self.cut(path)

    def add(self, path: skia.Path) -> None:
        """Join a filled outline."""
        self.path = skia.Op(self.path, path, skia.PathOp.kUnion_PathOp)

    def cut(self, path: skia.Path) -> None:
        """Take a filled outline away."""
        self.path = skia.Op(self.path, path, skia.PathOp.kDifference_PathOp)

    def outline(self, path: skia.Path, weight: float | None = None) -> skia.Path:
        """Turn a path into the filled outline of its stroke."""
        paint = skia.Paint(
            Style=skia.Paint.kStroke_Style,
            StrokeWidth=self.weight if weight is None else weight,
            StrokeCap=skia.Paint.kButt_Cap if self.sharp else skia.Paint.kRound_Cap,
            StrokeJoin=skia.Paint.kMiter_Join if self.sharp else skia.Paint.kRound_Join,
        )
        outline = skia.Path()
        paint.getFillPath(path, outline)
        return skia.Simplify(outline)


def _box(x: float, y: float, width: float, height: float, radius: float) -> skia.Path:
    path = skia.Path()
    path.addRRect(brush.round_rect(x, y, width, height, radius))
    return path
