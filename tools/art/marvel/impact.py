"""The hand of the Marvel edition, the silver-age impact poster: flat planes, heavy ink in front, halftone as shade.

Knows the five palettes, ink, halftone and energy in units of 120 x 168 (a tile: 102 x 102). Knows nothing of cards.
The same calls give the same pixels.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

import numpy as np
import skia

from tools.art.marvel.planes import CELL, SAME, Planes
from tools.art.marvel.screen import screen
from tools.art.poster.shapes import (
    Color,
    Point,
    Shape,
    between,
    both,
    burst,
    chance,
    channels,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
)
from tools.art.poster.sheet import PAINTED_PX, Field, Sheet, brush, pen, star


class ImpactPalette(NamedTuple):
    """The tones of a hue's cards, dark to light, and the complement that is kept for the verb."""

    ink: Color
    """For lines and cast shadows."""
    deep: Color
    mid: Color
    key: Color
    light: Color
    accent: Color
    unlit: Color | None = None
    """The ``shade`` of unlit masses and dark ground, on which contours show; a mix of ink and deep where not given."""


YELLOW, BLUE, ORANGE, RED, PURPLE = range(5)
PALETTES: Final = {
    YELLOW: ImpactPalette("#1d0f33", "#a3620a", "#f8b204", "#ffdc30", "#fff8c8", "#6a3fd0", "#4c2e06"),
    BLUE: ImpactPalette("#070d2c", "#1a3fa6", "#2a76ec", "#64bcff", "#e6f6ff", "#ff9a2e"),
    ORANGE: ImpactPalette("#240c14", "#bc4110", "#f86618", "#ff9a56", "#ffe8d0", "#18a9c6"),
    RED: ImpactPalette("#24050f", "#a81229", "#e02a3e", "#ff7264", "#ffdfc4", "#12a08e", "#660a1a"),
    PURPLE: ImpactPalette("#140830", "#43229c", "#8846f0", "#c8a4ff", "#f8f1ff", "#cdea30"),
}
"""By hue. Yellow stays at hues from 34 degrees, orange below 26 but for its light, so that no step of one is a step of
the other; the four tones of purple are 20 or more apart in lightness (CIELAB), so that planes part in grey as well.
"""
CREAM: Final = ("#ffe9b0", "#fff4cf")
"""The two hottest steps of a moon's or a lamp's light on blue and purple, warm beside the cold hue."""
_UNLIT: Final = 0.4
"""How far unlit masses are from ink to deep."""
_LAP: Final = 0.15
"""How far a shape reaches over its edge: the soft pixels of two edges that meet would let the ground shine through."""
_CONTOUR, _OVERLAP, _DETAIL = 2.0, 1.15, 0.8
"""The widths of the three weights of line."""
_OUTERMOST, _OVERLAPPING, _FINE = 1.55, 1.15, 0.5
"""From which width asked for a line has each of them; a finer one than the last stays as it is."""
OUTLINED: Final = 2.5
"""The least radius of a drop or chip with an outline: smaller ones with outlines look like pearls."""
_CORE: Final = 0.24
"""How much narrower each step of a cone of light is at either side, as a share of the cone's width."""
_REFLECTING: Final = 500.0
_REFLECTING_SHADE: Final = 3.0
"""From which area of its bounds, and width of its shaded side, a form shows the light of its surroundings."""
_REFLECTED: Final = (0.15, 0.42)
"""Where this light begins and ends, as shares of the shaded side from the edge."""
_GROUND: Final = (0.44, 2.9, 5)
_FORM: Final = (0.36, 2.1, 4)
"""How dense halftone is at the far edge of a plane, its pitch, and the width of a tuft of dots, at the least.

It is coarse on ground, fine on a form before it. Loose dots look like dirt.
"""
_LEAST_DOT: Final = 0.19
"""The radius of its smallest dots, as a share of the pitch."""
_HOT: Final = (1.3, 0.5, 0.72)
"""From which width a lit edge has a hot step, its share of it, and how far that is from the edge's tone to white."""
_HOT_FROM: Final = (125.0, 225.0)
"""The luma of edges that have one: a darker one is reflected light, a lighter one is hot itself."""
_PITCH, _ANGLE = 2.9, 38.0
"""The usual distance of dots in units, and the turn of their screen in degrees."""
_CHIPS: Final = (
    ((-1, -0.5), (0.1, -0.95), (1.05, -0.2), (0.5, 0.8), (-0.7, 0.7)),
    ((-1, -0.2), (-0.2, -0.8), (0.9, -0.5), (0.8, 0.5), (-0.3, 0.9)),
    ((-0.9, -0.7), (0.8, -0.8), (0.9, 0.5), (-0.6, 0.8)),
)


def _apart(first: Color, second: Color) -> float:
    return math.dist(channels(first), channels(second))


def _luma(color: Color) -> float:
    red, green, blue = channels(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def unit(direction: Point) -> Point:
    """Return a direction with the length 1."""
    length = math.hypot(*direction)
    return direction[0] / length, direction[1] / length


class Impact(Sheet):
    """A sheet of one hue's palette."""

    def __init__(
        self,
        hue: int,
        px: tuple[int, int] = PAINTED_PX,
        units: tuple[float, float] = (120.0, 168.0),
        palette: ImpactPalette | None = None,
    ) -> None:
        super().__init__(px, units)
        self.hue = hue
        self.ink, self.deep, self.mid, self.key, self.light, self.accent, unlit = palette or PALETTES[hue]
        self.shade = unlit or mix(self.ink, self.deep, _UNLIT)

    def fill(self, path: skia.Path, color: Color, alpha: float = 1.0) -> None:
        """Fill a path with one colour; an opaque one overlaps its neighbours, so that no seam shows between."""
        super().fill(path, color, alpha)
        if alpha == 1.0:
            self.line(path, color, 2 * _LAP)

    @contextmanager
    def clipped(self, path: skia.Path) -> Iterator[None]:
        """Paint inside a path and a little over its edge, so that no seam shows along its outline."""
        edge = skia.Path()
        pen("#000000", 2 * _LAP).getFillPath(path, edge)
        with super().clipped(join(path, edge)):
            yield

    def rim(
        self,
        paths: Sequence[skia.Path],
        color: Color,
        light: Point = (-1.0, -1.0),
        width: float = 0.9,
        alpha: float = 1.0,
    ) -> None:
        """Draw the lit edge of a group; a broad one is hot where it faces the light."""
        super().rim(paths, color, light, width, alpha)
        least, share, white = _HOT
        darkest, lightest = _HOT_FROM
        if width >= least and darkest < _luma(color) < lightest:
            super().rim(paths, mix(color, "#ffffff", white), light, share * width, alpha)

    def steps(self, path: skia.Path, start: Point, end: Point, colors: Sequence[Color]) -> None:
        """Paint a sky in flat bands, with steps as narrow as a pixel instead of a gradient."""
        count = len(colors)
        soft = 0.5 / (self.kx * math.dist(start, end))
        stops = [edge for number in range(count) for edge in (number / count + soft, (number + 1) / count - soft)]
        self.wash(path, start, end, [color for color in colors for _ in range(2)], stops=stops)

    def pool(self, x: float, y: float, steps: Sequence[tuple[float, Color]], squeeze: float = 1.0) -> None:
        """Paint light that falls off about a point in flat steps of (radius, tone), widest first."""
        for r, tone in steps:
            self.fill(oval(x, y, r, r * squeeze), tone)

    def cone(self, source: tuple[Point, Point], foot: tuple[Point, Point], tones: Sequence[Color]) -> None:
        """Paint the cone of a lamp between two edges in hard steps, the outermost tone first.

        ``source`` and ``foot`` are the ends of the edges.
        """
        for number, tone in enumerate(tones):
            inset = _CORE * number
            ends = [between(*pair, share) for pair, share in ((source, inset), (source, 1 - inset))]
            ends += [between(*pair, share) for pair, share in ((foot, 1 - inset), (foot, inset))]
            self.fill(polygon(*ends), tone)

    # Shade

    def dots(
        self,
        path: skia.Path,
        color: Color,
        start: Point,
        end: Point,
        first: float = 0.0,
        last: float = 0.6,
        pitch: float = _PITCH,
        angle: float = _ANGLE,
        alpha: float = 1.0,
    ) -> None:
        """Paint halftone that grows from ``first`` at ``start`` to ``last`` at ``end``."""
        xs, ys = self.axes
        vx, vy = end[0] - start[0], end[1] - start[1]
        share = np.clip(((xs - start[0]) * vx + (ys - start[1]) * vy) / (vx * vx + vy * vy), 0, 1)
        self._halftone(path, color, first + (last - first) * share, pitch, angle, alpha)

    def halo(
        self,
        path: skia.Path,
        color: Color,
        x: float,
        y: float,
        near: float,
        far: float,
        first: float,
        last: float,
        pitch: float = _PITCH,
        angle: float = _ANGLE,
        alpha: float = 1.0,
        squeeze: float = 1.0,
    ) -> None:
        """Paint halftone that goes from ``first`` at the radius ``near`` to ``last`` at ``far``."""
        xs, ys = self.axes
        share = np.clip((np.hypot(xs - x, (ys - y) / squeeze) - near) / (far - near), 0, 1)
        self._halftone(path, color, first + (last - first) * share, pitch, angle, alpha)

    def _halftone(
        self, path: skia.Path, color: Color, density: Field, pitch: float, angle: float, alpha: float
    ) -> None:
        away = screen(self.w, self.h, self.kx, self.ky, pitch, angle).away
        r = np.sqrt(np.clip(density, 0, 1) / math.pi) * pitch
        is_printed = r > _LEAST_DOT * pitch
        self.overlay(np.clip((r - away) * self.kx + 0.5, 0, 1) * is_printed * alpha, color, path)

    # Ink

    def inked(
        self, shapes: Sequence[Shape], w: float = 1.3, heavy: Point = (0.7, 1.0), ink: Color | None = None
    ) -> None:
        """Paint shapes with one outline round them all, wider by ``heavy`` away from the light.

        ``w`` is about how wide it is: lines have three weights, for an emblem's contour, for where a form overlaps
        another, and for details. The line of a form swells more than that of a detail, as a brush's does.
        """
        ink = self.ink if ink is None else ink
        if w >= _OVERLAPPING:
            w = max(_CONTOUR, 0.88 * w) if w >= _OUTERMOST else _OVERLAP
            heavy = (1.7 * heavy[0], 1.7 * heavy[1])
        elif w > _FINE:
            w = _DETAIL
        for dx, dy in ((0.0, 0.0), heavy, (heavy[0] / 2, heavy[1] / 2)):
            with self.moved(dx, dy):
                for path, _ in shapes:
                    self.canvas.drawPath(path, pen(ink, 2 * w))
                    self.canvas.drawPath(path, brush(ink))
        for path, color in shapes:
            super().fill(path, color)

    def solid(
        self,
        path: skia.Path,
        tones: tuple[Color, Color, Color],
        toward: Point = (-0.7, -0.7),
        reach: float = 6.0,
        w: float = 1.8,
    ) -> None:
        """Paint a form in light, local colour and shadow: an outline, a shaded side, a lit edge.

        ``toward`` points at the light, ``reach`` is the width of the shaded side.
        """
        light, local, shade = tones
        x, y = unit(toward)
        self.inked([(path, local)], w, (-0.45 * w * x, -0.45 * w * y))
        self.shaded(path, self.above_ink(shade, local), (x, y), reach)
        self.reflected(path, local, (x, y), reach)
        self.rim([path], light, toward, 0.42 * reach)

    def shaded(self, path: skia.Path, shade: Color, toward: Point, reach: float) -> None:
        """Paint the side of a form away from the light, ``reach`` wide.

        ``toward`` points at the light and has the length 1.
        """
        self.fill(cut(path, placed(path, toward[0] * reach, toward[1] * reach)), shade)

    def above_ink(self, shade: Color, local: Color) -> Color:
        """Return a tone for the dark side of a form of a colour: never ink, in which its contour would drown."""
        dark = _luma(self.shade)
        return self.shade if _luma(shade) < dark < _luma(local) else shade

    def reflected(self, path: skia.Path, local: Color, toward: Point, reach: float) -> None:
        """Paint the light that comes back from the surroundings: a stripe along a large form's edge in the shade.

        It has the accent's hue, or the card's own on a form that comes nearer to the accent; purple keeps its lime for
        the verb. ``toward`` points at the light and has the length 1, ``reach`` is the width of the shaded side.
        """
        bounds = path.getBounds()
        if reach < _REFLECTING_SHADE or bounds.width() * bounds.height() < _REFLECTING:
            return
        x, y = toward
        near, far = (share * reach for share in _REFLECTED)
        stripe = both(cut(path, placed(path, far * x, far * y)), placed(path, near * x, near * y))
        own = self.hue == PURPLE or _apart(local, self.accent) < _apart(local, self.mid)
        self.fill(stripe, self.key if own else mix(self.accent, self.light, 0.15))

    # Energy

    def rays(
        self,
        x: float,
        y: float,
        near: float,
        far: float,
        count: int,
        color: Color,
        alpha: float = 1.0,
        duty: float = 0.5,
        seed: int = 1,
        first: float = 0.0,
        last: float = 360.0,
        wobble: float = 0.5,
        inward: bool = True,
    ) -> None:
        """Paint wedges round a focus between two angles; ``inward`` ones are thick outside and point at the focus."""
        lots = chance(seed)
        for number in range(count):
            angle = math.radians(first + (last - first) * (number + wobble * (next(lots) - 0.5)) / count)
            half = math.radians((last - first) / count) * duty * (0.35 + 0.65 * next(lots)) / 2
            start = near * (1 + 0.45 * next(lots))

            def at(reach: float, turn: float) -> Point:
                return x + reach * math.cos(turn), y + reach * math.sin(turn)

            if inward:
                path = polygon(at(start, angle), at(far, angle - half), at(far, angle + half))
            else:
                end = at(far * (0.6 + 0.4 * next(lots)), angle)
                path = polygon(at(start, angle - half), at(start, angle + half), end)
            self.fill(path, color, alpha)

    def flash(
        self,
        x: float,
        y: float,
        r: float,
        count: int,
        color: Color,
        seed: int = 1,
        hollow: float = 0.48,
        squeeze: float = 1.0,
        turn: float = 0.0,
        alpha: float = 1.0,
    ) -> None:
        """Paint an impact star."""
        self.fill(burst(x, y, r, count, seed, hollow, squeeze, turn), color, alpha)

    def puff(
        self,
        clouds: Sequence[tuple[float, float, float]],
        light: Color,
        shade: Color,
        w: float = 1.6,
        toward: Point = (-0.5, -0.8),
        under: Color | None = None,
    ) -> None:
        """Paint dust, smoke, steam or foam as round masses of (x, y, radius), far to near, lit from ``toward``.

        ``under`` is the tone of the side of the whole mass that is turned from the light.
        """
        mass = join(*(oval(x, y, r) for x, y, r in clouds))
        self.inked([(mass, shade)], w, (-0.4 * w * toward[0], -0.4 * w * toward[1]))
        with self.clipped(mass):
            for x, y, r in clouds:
                self.fill(oval(x, y, r), shade)
                self.fill(oval(x + 0.24 * r * toward[0], y + 0.24 * r * toward[1], 0.84 * r), light)
            if under is not None:
                reach = 0.4 * max(r for *_, r in clouds)
                self.fill(cut(mass, placed(mass, reach * toward[0], reach * toward[1])), under)

    def debris(
        self, chips: Sequence[tuple[float, float, float, float]], color: Color, lit: Color, w: float = 0.8
    ) -> None:
        """Paint chips of (x, y, size, turn) in two tones; the larger ones have an outline."""
        for number, (x, y, r, turn) in enumerate(chips):
            form = polygon(*_CHIPS[number % len(_CHIPS)])
            path = placed(form, x, y, r, turn)
            if r < OUTLINED:
                self.fill(path, color)
            else:
                self.inked([(path, color)], w, (0.25 * w, 0.4 * w))
            self.fill(both(path, placed(form, x - r * 0.45, y - r * 0.5, r, turn)), lit)

    def drops(
        self, drops: Sequence[tuple[float, float, float]], color: Color, long: float = 1.0, turn: float = 0.0
    ) -> None:
        """Paint flying drops of (x, y, radius), ``long`` times as long as wide; the larger ones have an outline."""
        for x, y, r in drops:
            path = oval(x, y, r, r * long, turn)
            if r < OUTLINED:
                self.fill(path, color)
            else:
                self.inked([(path, color)], 0.9, (0.2, 0.3))

    def glint(
        self, x: float, y: float, r: float, color: Color = "#ffffff", turn: float = 0.0, slim: float = 0.11
    ) -> None:
        """Paint a glint of four points."""
        self.fill(star(x, y, r, turn, slim, 0.72), color)

    def _print(self, levels: Field) -> None:
        """Print dots of the next darker tone into each plane, growing from its terminator to its far edge.

        A dot is as large as its middle demands, so that none is cut but by the end of its plane.
        """
        tones = np.array([channels(tone) for tone in (self.ink, self.shade, self.deep, self.mid)], np.float32)
        rows, columns = (
            np.unique(np.arange(side) // scale, return_index=True)[1]
            for side, scale in ((self.h, self.ky), (self.w, self.kx))
        )
        planes = Planes(levels[np.ix_(rows, columns)], tones[1:])
        for share, (density, pitch, tuft) in ((planes.ground, _GROUND), (planes.form, _FORM)):
            printed = screen(self.w, self.h, self.kx, self.ky, pitch, _ANGLE)
            at = tuple(
                np.clip(way / CELL, 0, cells - 1).astype(int)
                for way, cells in zip((printed.y, printed.x), share.shape, strict=True)
            )
            r = (np.sqrt(density * share / math.pi) * pitch)[at]
            tone = planes.number[at]
            is_plane = np.abs(levels - tones[tone + 1]).max(axis=-1) < SAME
            r[r < _LEAST_DOT * pitch] = 0.0
            is_printed = printed.tufts(r, is_plane, tuft)
            cover = np.clip((r - printed.away) * self.kx + 0.5, 0, 1) * (is_printed & is_plane)
            levels += (tones[tone] - levels) * cover[..., None]

    def finish(self) -> skia.Image:
        """Return the picture, halftone in its dark planes."""
        pixels = self.pixels()
        levels = pixels[..., :3].astype(np.float32)
        self._print(levels)
        pixels[..., :3] = np.clip(levels, 0, 255)
        pixels[..., 3] = 255
        return skia.Image.fromarray(np.ascontiguousarray(pixels), skia.kRGBA_8888_ColorType)
