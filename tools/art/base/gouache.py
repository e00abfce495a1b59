"""The hand of the base edition, lantern gouache: flat shapes, hard rims, stepped light, lithographic stipple.

Knows light and figures in units of 120 x 168; the colours are in ``pigments``, the stones in ``stones``. Knows
nothing of cards. The same calls give the same pixels.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import partial
from typing import Final

import numpy as np
import skia

from tools.art.base.grain import dot_noise
from tools.art.base.lamplight import Bodies, SeenStone, aim, browned, lit, painted_level, painted_light
from tools.art.base.pigments import BROWN_SKIN, PALETTES, Complexion, GouachePalette
from tools.art.base.rims import crosswise, open_rim, pale_ground, rim_width, through
from tools.art.base.stones import DIAMOND as DIAMOND
from tools.art.base.stones import EMERALD as EMERALD
from tools.art.base.stones import LYING, UPPER_LEFT, CutStone, corners, paint_stone
from tools.art.base.stones import ONYX as ONYX
from tools.art.base.stones import RUBY as RUBY
from tools.art.base.stones import SAPPHIRE as SAPPHIRE
from tools.art.base.stones import STONES as STONES
from tools.art.poster.shapes import (
    Color,
    Point,
    Shape,
    both,
    breadth,
    channels,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
)
from tools.art.poster.sheet import PAINTED_PX, Field, Sheet, brush, extent, pen, star

Facets = Sequence[tuple[float, float]]
"""The corners of a polygon as (angle, share of the radius)."""
Fleck = tuple[float, float, float, float]
"""A patch of a stone's light: the x and y of its middle, half its breadth and half its height."""


_HALO: Final = 2.3
"""How far a stone's colour falls, in its radii."""
_LONGEST_GLINT: Final = 0.82
"""The longest ray of a glint, in radii of its stone."""
_HALO_CORE, _HALO_COVER = 0.46, 0.34
"""The share of a halo's reach that is flat, in the form of the stone, and its cover; grain thins out beyond it, without
an edge on things."""
_HALO_GRAIN: Final = 0.32
"""How dense this grain is at the edge of the flat part."""
_THROWN_STEPS: Final = ((0.46, 0.2), (0.72, 0.08))
"""The flat steps of light that a stone throws on one thing: their share of its reach, and their cover."""
_ON_FIGURES: Final = 0.2
"""The cover of the grain that stands for a halo on figures."""
_ACCENT_REACH, _ACCENT_WIDTH, _ACCENT_COVER = 3.4, 3.6, 0.6
"""A stone's light on what is turned to it: how far it reaches, in the stone's radii, how broad it would be at the
stone's middle, in units, and its cover."""
_ACCENT_LIGHT: Final = 0.35
"""How much of the stone's light is in this accent, the rest is its body."""
_FLECKS: Final = {DIAMOND: ("#8fb0e6", "#dbe9fb", "#ffffff"), ONYX: ("#7d86a8", "#b9c3d6", "#ffdf9c")}
"""The tones of the light that a colourless stone throws, from the edge in."""
_FLECK_STEPS: Final = ((1.0, 0.5), (0.68, 0.62), (0.36, 0.7))
"""The steps of a patch of a stone's light: their share of its size, and their cover."""
_GROUND: Final = 50.0
"""The breadth, in units, from which an opaque shape is ground that hides the figures below it."""
_HEAD_SINKS: Final = 0.6
"""How much a head sinks into ink of what is usual: faces stay clear."""
_FAR_DEPTH: Final = 0.62
_FAR_MIN: Final = 0.5
_FAR_MAX: Final = 5.0
_FAR_COVER: Final = 0.34
"""How far the shade on the side away from the light reaches in, as a share of the breadth and at least and at most in
units, and how much ink is in it."""
_RIM_HUE: Final = 0.75
"""How much of the light's own colour is in a rim."""
_RIM_LEAST: Final = 0.66
"""The least brightness of a rim beside a light."""
_RIM_OVER: Final = 0.16
"""How broad a line, in units, covers the seam between a rim and the ground."""
_GROUND_BLUR: Final = 0.5
"""How far, in units, the ground beside a rim is averaged, which may have grain."""
_SHADOW: Final = 4.0
"""How far from the light's side the rest of a figure keeps the light off, in units."""
_PLAIN: Final = 3
"""The most shapes of a group that is a garment or a thing; a head has more, and no grain."""
_BROAD: Final = 7.8
"""The least breadth, in units, of a shape that falls off into shade and rim by grain: limbs stay clean."""
_FADE, _FADE_MAX, _FADE_STEPS, _FADE_DENSITY = 0.4, 10.0, 8, 0.62
"""This grain beside the shade: how far it goes, as a share of the breadth and at most in units, in how many steps it
fades, and how dense it is at the edge of the shade."""
_GRAIN: Final = 0.44
"""How much ink is in this grain."""
_APART: Final = 1.5
"""How far the sheet's light is from a stone that it lights from one side, in the stone's radii."""
_FULL_STONE: Final = ((7.0, 0.45), (8.2, 0.6))
"""The radius up to which a stone keeps its size beside a light, and the share that is kept of what is more: of one that
is lit and of one that shines."""
_BESIDE: Final = 1.2
"""Where the ground beside a stone is looked at, in its radii."""
_PALE_GROUND: Final = 180.0
"""The mean level of a ground before which a stone's lit side is lost."""
_CONTACT: Final = ((0.34, 0.4), (0.16, 0.5))
"""The steps of a stone's shadow on figures: how far they are thrown, in radii, and their cover."""
_MIN_TURN: Final = 11.0
"""The least turn of a stone, in degrees: one that stands straight looks laid on."""
_RAYS: Final = 1.25
"""The length of a glint's rays on a card with a light, in radii of a stone that shines."""
_STARS: Final = ((0.84, 0.1, 0.4), (0.96, 0.08, 0.22), (0.5, 0.16, 1.0), (0.72, 0.1, 0.7))
"""The glints of stones that are lit there: their length in radii, how slim they are, and how long the rays across."""
_GROUND_SINKS: Final = {DIAMOND: 0.12}
_SINKS: Final = 0.3
"""The share of ink on the ground far from the light, by the stone of the card."""


class Gouache(Sheet):
    """A sheet of one stone's palette.

    Light ends in grain that thins out, a stone's light on things in flat steps.
    Where a sheet has one ``light``, figures and stones are lit from that point, and what is far from it sinks into ink.
    """

    def __init__(
        self,
        stone: int,
        px: tuple[int, int] = PAINTED_PX,
        seed: int = 1,
        units: tuple[float, float] = (120.0, 168.0),
        palette: GouachePalette | None = None,
        *,
        complexion: Complexion = BROWN_SKIN,
        light: Point | None = None,
    ) -> None:
        super().__init__(px, units, seed)
        self.light = light
        self._bodies = Bodies(px) if light else None
        """What belongs to figures, on a sheet that has a light."""
        self.stone = stone
        self.complexion = complexion
        self.ink, self.deep, self.mid, self.haze, self.key = palette or PALETTES[stone]
        self._lamp: Point | None = None
        self._stones: list[tuple[int, float, float, float]] = []
        self._seen: list[SeenStone] = []
        self._last: tuple[int, skia.Path] = (stone, skia.Path())
        """The last stone and its outline, in pixels."""
        self._painted: list[list[skia.Path]] = []
        """The groups of figures, in pixels; the first path of each is its silhouette."""
        self._side = UPPER_LEFT
        self._hue: Color | None = None
        """The colour of the light, once it is painted."""

    @contextmanager
    def clipped(self, path: skia.Path) -> Iterator[None]:
        """Paint inside a path alone."""
        with super().clipped(path), self._bodies.clipped(path, self.canvas) if self._bodies else nullcontext():
            yield

    def fill(self, path: skia.Path, color: Color, alpha: float = 1.0) -> None:
        """Fill a path with one colour; a broad opaque one is ground before whatever it covers."""
        super().fill(path, color, alpha)
        if self._bodies and alpha == 1.0 and path.getBounds().width() > _GROUND:
            self._bodies.clear(path, self.canvas)

    def wash(
        self,
        path: skia.Path,
        start: Point,
        end: Point,
        colors: Sequence[Color],
        alphas: Sequence[float] | None = None,
        stops: Sequence[float] | None = None,
    ) -> None:
        """Fill a path with a gradient: for skies and hazed planes alone, which are ground before what they cover."""
        super().wash(path, start, end, colors, alphas, stops)
        if self._bodies and alphas is None:
            self._bodies.clear(path, self.canvas)

    # Planes

    def plane(self, path: skia.Path, color: Color, haze: Color, top: float, foot: float, grain: float = 0.30) -> None:
        """Paint a landscape plane: flat at its crest, dissolving into haze at its foot, with stipple between."""
        self.wash(path, (0, top), (0, foot), [color, haze])
        if grain:
            self.stipple(path, haze, (0, top + (foot - top) * 0.15), (0, foot), 0.0, grain)

    def stipple(
        self,
        path: skia.Path | None,
        color: Color,
        start: Point,
        end: Point,
        first: float,
        last: float,
        alpha: float = 1.0,
    ) -> None:
        """Paint grain inside a path: of density ``first`` at ``start`` to ``last`` at ``end``."""
        xs, ys = self.axes
        vx, vy = end[0] - start[0], end[1] - start[1]
        share = np.clip(((xs - start[0]) * vx + (ys - start[1]) * vy) / (vx * vx + vy * vy), 0, 1)
        self._grain(first + (last - first) * share, color, path, alpha)

    def spot(
        self, x: float, y: float, near: float, far: float, color: Color, density: float, path: skia.Path | None = None
    ) -> None:
        """Paint the end of light round a disc as grain that thins out from the radius ``near`` to ``far``."""
        xs, ys = self.axes
        away = np.hypot(xs - x, ys - y)
        cover = np.clip((far - away) / (far - near), 0, 1) * density
        cover[away < near] = 0
        self._grain(cover, color, path)

    def _grain(self, density: Field, color: Color, path: skia.Path | None, alpha: float = 1.0) -> None:
        noise = dot_noise(self.w, self.h, self.seed)
        self.overlay(np.clip((density - noise) * 6 + 0.5, 0, 1) * (density > 0.004) * alpha, color, path)

    # Light

    def rings(self, x: float, y: float, radii: Sequence[float], colors: Sequence[Color], grain: float = 0.5) -> None:
        """Paint stepped light: hard discs, the widest first; stipple breaks each edge, nothing blurs it.

        Stones that are painted later and lie apart from it are lit from there.
        """
        self._lamp = (x, y)
        if self._bodies:
            self._bodies.clear(oval(x, y, radii[0]), self.canvas)
        for number, (r, color) in enumerate(zip(radii, colors, strict=True)):
            self.fill(oval(x, y, r), color)
            if grain and number:
                self.spot(x, y, r * 0.98, r + (radii[number - 1] - r) * 0.42, color, grain)

    def facets(
        self,
        x: float,
        y: float,
        radii: Sequence[float],
        colors: Sequence[Color],
        shape: Facets,
        grain: float = 0.5,
    ) -> None:
        """Paint stepped light as nested polygons, for crystal and rock."""

        def step(r: float) -> skia.Path:
            turned = ((math.radians(angle), r * share) for angle, share in shape)
            return polygon(*((x + reach * math.cos(a), y + reach * math.sin(a)) for a, reach in turned))

        for number, (r, color) in enumerate(zip(radii, colors, strict=True)):
            self.fill(step(r), color)
            if grain and number:
                wider = radii[number - 1]
                edge = cut(step(r + (wider - r) * 0.5), step(r))
                self.spot(x, y, r * 0.8, wider * 1.05, color, grain * 0.8, edge)

    # Figures and stones

    def figure(
        self,
        groups: Sequence[Sequence[Shape]],
        rim: Color | None = None,
        light: Point = (1.0, -1.0),
        width: float = 0.9,
        *,
        clean: bool = False,
    ) -> None:
        """Paint groups of shapes, back to front; each gets a rim of its own on the side of the ``light``.

        The sheet's own light goes before that direction, and its hue before most of the ``rim``, which fades away from
        it. Where the rest of the figure lies behind it or keeps the light off, its rim is faint. Broad shapes fall off
        into the shade by grain, unless the figure is ``clean``: skin, and what has planes of its own.
        """
        authored = light
        rim = rim and self._lamp_hue(rim)
        ground = self.surface.makeImageSnapshot()
        for number, group in enumerate(groups):
            paths = [path for path, _ in group]
            for path, color in group:
                self.fill(path, color)
            plain = len(group) <= _PLAIN and not clean
            self.body(paths, 1.0 if len(group) <= _PLAIN else _HEAD_SINKS)
            if rim is None:
                continue
            light = self.aimed(paths[0], authored)
            if plain:
                side = crosswise(paths[0], light)
                self.shaded(group[0][0], side)
                if self.light:
                    self._far_side(paths, side)
            self._side = light
            reach = _SHADOW / math.hypot(*light)
            behind = [path for other in groups[:number] for path, _ in other]
            before = [path for other in groups[number + 1 :] for path, _ in other]
            source = self.here(self.light) if self.light else None
            self._lay_rim(
                open_rim(paths, light, partial(rim_width, width), source),
                rim,
                behind,
                before,
                (light[0] * reach, light[1] * reach),
                ground,
            )
        for stone in self._stones:
            self._stone_accents([[path for path, _ in group] for group in groups], *stone)

    def body(self, paths: Sequence[skia.Path], sinks: float = 1.0) -> None:
        """Count shapes among the figures, which sink into ink far from the light by a share of what is usual."""
        placing = self.canvas.getTotalMatrix()
        self._painted.append([through(path, placing) for path in paths])
        if self._bodies:
            self._bodies.add(paths, self.canvas, sinks)

    def aimed(self, path: skia.Path, authored: Point) -> Point:
        """Return the direction from a shape to the sheet's light, ``authored`` where there is none or it is behind."""
        if self.light is None:
            return authored
        return aim(path, self.here(self.light), authored)

    def here(self, point: Point) -> Point:
        """Return a point of the sheet as it is where the canvas is moved, scaled or turned."""
        back = skia.Matrix()
        self.canvas.getTotalMatrix().invert(back)
        found = back.mapXY(point[0] * self.kx, point[1] * self.ky)
        return found.x(), found.y()

    def _far_side(self, paths: Sequence[skia.Path], light: Point) -> None:
        """Lay ink on the side of a group that is turned from the light, with a hard edge."""
        depth = min(breadth(paths[0]) * _FAR_DEPTH, _FAR_MAX)
        if depth > _FAR_MIN:
            self.rim(paths, self.ink, (-light[0], -light[1]), depth, _FAR_COVER)

    def _near(self, area: skia.Path) -> list[list[skia.Path]]:
        """Return the groups already painted that may touch an area, as they are where the canvas is now."""
        back = skia.Matrix()
        self.canvas.getTotalMatrix().invert(back)
        groups = [[through(path, back) for path in group] for group in self._painted]
        return [group for group in groups if skia.Rect.Intersects(extent(group), area.getBounds())]

    def _stone_accents(self, groups: Sequence[Sequence[skia.Path]], stone: int, x: float, y: float, r: float) -> None:
        """Lay the colour of a stone on those sides of figures that are near and turned to it."""
        _, body, light, _ = STONES[stone]
        color = mix(body, light, _ACCENT_LIGHT)
        reach = r * _ACCENT_REACH
        for number, paths in enumerate(groups):
            middle = paths[0].getBounds()
            towards = (x - middle.centerX(), y - middle.centerY())
            if math.hypot(*towards) < r:
                continue
            within = extent(paths)
            self.canvas.saveLayer(within)
            accent = open_rim(paths, towards, lambda away: _ACCENT_WIDTH * (1 - away / reach), (x, y))
            self.canvas.drawPath(accent, brush(color, _ACCENT_COVER))
            self.canvas.saveLayer(within, skia.Paint(BlendMode=skia.BlendMode.kDstOut))
            for other in groups[number + 1 :]:
                for path in other:
                    self.canvas.drawPath(path, brush("#000000"))
            self.canvas.restore()
            if self._bodies:
                self._bodies.keep(self.canvas)
            self.canvas.restore()

    def _lay_rim(
        self,
        rim: skia.Path,
        color: Color,
        behind: Sequence[skia.Path],
        before: Sequence[skia.Path],
        shadow: Point,
        ground: skia.Image,
    ) -> None:
        """Lay an opaque rim, but not where the rest of its figure lies behind it or keeps the light off.

        Nor where the ``ground`` below the figure is as light as the rim, which would leave a hairline there. Rims do
        not sink into ink.
        """
        within = rim.getBounds().makeOutset(_RIM_OVER, _RIM_OVER)
        line = pen(color, _RIM_OVER)
        pale = skia.Paint(BlendMode=skia.BlendMode.kDstOut, ImageFilter=pale_ground(color, _GROUND_BLUR * self.kx))

        def lay(canvas: skia.Canvas, paint: skia.Paint, layer: skia.Paint) -> None:
            canvas.saveLayer(within, layer)
            canvas.drawPath(rim, paint)
            canvas.drawPath(rim, line)
            canvas.saveLayer(within, skia.Paint(BlendMode=skia.BlendMode.kDstOut))
            for path in behind:
                canvas.drawPath(path, brush("#000000"))
            canvas.translate(-shadow[0], -shadow[1])
            for path in (*behind, *before):
                canvas.drawPath(path, brush("#000000"))
            canvas.restore()
            canvas.resetMatrix()
            canvas.drawImage(ground, 0, 0, skia.SamplingOptions(), pale)
            canvas.restore()

        lay(self.canvas, brush(color), skia.Paint())
        if self._bodies:
            with self._bodies.like(self.canvas) as mask:
                lay(mask, brush("#000000"), skia.Paint(BlendMode=skia.BlendMode.kDstOut))

    def _lamp_hue(self, rim: Color) -> Color:
        """Return the colour of a rim in the hue of the sheet's light, which may not be painted yet."""
        if self.light and self._hue is None:
            self._hue = painted_light(self.surface, self.light, (self.kx, self.ky))
        if self._hue is None:
            return rim
        hot = mix(rim, self._hue, _RIM_HUE)
        lacking = _RIM_LEAST - sum(channels(hot)) / 765
        return mix(hot, "#ffffff", lacking / (1 - sum(channels(hot)) / 765)) if lacking > 0 else hot

    def shaded(self, path: skia.Path, light: Point) -> None:
        """Let a large shape fall off into its shade by grain, where light turns into shade alone."""
        broad = breadth(path)
        if broad < _BROAD:
            return
        far = math.hypot(*light)
        edge = min(broad * _FAR_DEPTH, _FAR_MAX)
        fade = min(broad * _FADE, _FADE_MAX)
        lit = both(path, placed(path, light[0] * edge / far, light[1] * edge / far))
        mask = Bodies((self.w, self.h))
        for number in range(_FADE_STEPS):
            way = (edge + fade * (number + 1) / _FADE_STEPS) / far
            mask.overlap(placed(path, light[0] * way, light[1] * way), self.canvas, 1 / _FADE_STEPS)
        with self.clipped(lit):
            self.canvas.resetMatrix()
            self.canvas.scale(self.kx, self.ky)
            self._grain(_FADE_DENSITY * (1 - mask.cover()) ** 2, self.ink, None, _GRAIN)

    def gem(
        self,
        stone: int,
        x: float,
        y: float,
        r: float,
        turn: float = 0.0,
        glint: float = 1.0,
        *,
        worn: bool = False,
        lying: bool = False,
        shining: bool = False,
    ) -> None:
        """Paint a stone: flat facets, an edge of ink, one glint on the side of the light.

        One that is ``worn`` is a jewel among others and lights neither cloth nor metal; one that is ``lying`` is seen
        from low; one that is ``shining`` is a light itself, whose colour falls on what is already painted round it.
        """
        if shining:
            self._halo(stone, x, y, r * _HALO)
        if self.light:
            full, larger = _FULL_STONE[shining]
            r = min(r, full + (r - full) * larger)
            if abs(turn) < _MIN_TURN:
                turn = math.copysign(_MIN_TURN + self.seed % 3 * 4, turn or self.seed % 2 - 0.5)
        if not worn:
            self._stone_accents(self._near(oval(x, y, r * _ACCENT_REACH)), stone, x, y, r)
            self._stones.append((stone, x, y, r))
        edge = placed(polygon(*corners(stone, turn)), x, y, r * 1.06, down=r * 1.06 * (LYING[0] if lying else 1.0))
        if self._bodies:
            self._contact_shadow(self._bodies, edge, self._light_at(x, y, r), r)
            self._bodies.clear(edge, self.canvas)
            matrix = self.canvas.getTotalMatrix()
            at = matrix.mapXY(x, y)
            reach = matrix.mapRadius(r) / self.kx
            self._seen.append(SeenStone(at.x() / self.kx, at.y() / self.ky, reach, corners(stone, turn)))
        self._last = (stone, through(edge, self.canvas.getTotalMatrix()))
        towards = self._light_at(x, y, r)
        cut_stone = CutStone(stone, x, y, r, turn, towards, lying)
        beside = self.canvas.getTotalMatrix().mapXY(x + towards[0] * r * _BESIDE, y + towards[1] * r * _BESIDE)
        pale = painted_level(self.surface, beside) > _PALE_GROUND
        paint_stone(self, cut_stone, self.ink, lit=self.light is not None, pale=pale)
        if glint:
            self.sparkle(STONES[stone][3], x, y, r, glint, shining=shining)

    def _contact_shadow(self, bodies: Bodies, edge: skia.Path, towards: Point, r: float) -> None:
        """Lay the shadow of a stone on the figures behind it that hold or wear it, away from the light."""
        self.canvas.saveLayer(edge.getBounds().makeOutset(r, r))
        for share, cover in _CONTACT:
            shadow = placed(edge, -towards[0] * r * share, -towards[1] * r * share)
            self.canvas.drawPath(shadow, brush(self.ink, cover))
        bodies.keep(self.canvas)
        self.canvas.restore()

    def _light_at(self, x: float, y: float, r: float) -> Point:
        """Return the direction of the light on a stone: a disc of light apart from it, or the side of the last rims."""
        towards = self._side if self.light is None else UPPER_LEFT
        light = self.here(self.light) if self.light else (x, y)
        if math.hypot(light[0] - x, light[1] - y) > r * _APART:
            towards = (light[0] - x, light[1] - y)
        elif self._lamp and math.hypot(self._lamp[0] - x, self._lamp[1] - y) > r:
            towards = (self._lamp[0] - x, self._lamp[1] - y)
        far = math.hypot(*towards)
        return towards[0] / far, towards[1] / far

    def sparkle(self, spark: Color, x: float, y: float, r: float, glint: float = 1.0, *, shining: bool = False) -> None:
        """Paint a stone's glint on the side of the light, given its middle and radius.

        It leans with the seed, and stones that a card's light lights have stars of several forms.
        """
        lean, size = self.seed % 5 * 6 - 12, 0.88 + self.seed % 3 * 0.08
        towards = self._light_at(x, y, r)
        x, y = x + towards[0] * r * 0.74, y + towards[1] * r * 0.74
        if self.light and not shining:
            reach, slim, short = _STARS[self.seed % len(_STARS)]
            self.fill(star(x, y, r * reach, lean, slim, short), spark)
            return
        reach = _RAYS if self.light else min(0.52 * glint, _LONGEST_GLINT)
        self.glint(x, y, r * reach * size, spark, lean)

    def cast(self, *flecks: Fleck, bodies: bool = False) -> None:
        """Lay flat patches of the last stone's light on a level surface: octagons in three steps, the palest inside.

        With ``bodies`` they fall on what is painted as figures alone, else on all but these.
        """
        stone, outline = self._last
        _, body, light, _ = STONES[stone]
        tones = _FLECKS.get(stone, (body, mix(body, light, 0.6), light))
        self.canvas.saveLayer(None, None)
        for tone, (size, cover) in zip(tones, _FLECK_STEPS, strict=True):
            for x, y, across, down in flecks:
                step = placed(polygon(*corners(SAPPHIRE)), x, y, across * size, down=down * size)
                self.canvas.drawPath(step, brush(tone, cover))
        if self._bodies:
            self._bodies.keep(self.canvas, bodies)
        self.canvas.resetMatrix()
        self.canvas.drawPath(outline, skia.Paint(BlendMode=skia.BlendMode.kDstOut, AntiAlias=True))
        self.canvas.restore()

    def throw(self, stone: int, x: float, y: float, reach: float, squeeze: float, path: skia.Path) -> None:
        """Throw a stone's colour, in two flat steps, on one thing that is already painted.

        ``squeeze`` flattens the patch on a level ground. The stone is painted after it.
        """
        outline = polygon(*corners(stone, _MIN_TURN))
        with self.clipped(path):
            for share, cover in _THROWN_STEPS:
                wide = reach * share
                self._screen(placed(outline, x, y, wide, down=wide * squeeze), STONES[stone][2], cover)

    def _screen(self, path: skia.Path, color: Color, cover: float) -> None:
        """Fill a path with light."""
        paint = brush(color, cover)
        paint.setBlendMode(skia.BlendMode.kScreen)
        self.canvas.drawPath(path, paint)

    def _halo(self, stone: int, x: float, y: float, reach: float) -> None:
        """Lay the halo of a stone that shines behind the figures already painted; on them its light is grain."""
        near = oval(x, y, reach)
        back = skia.Matrix()
        self.canvas.getTotalMatrix().invert(back)
        figures = [through(group[0], back) for group in self._painted]
        figures = [figure for figure in figures if skia.Rect.Intersects(figure.getBounds(), near.getBounds())]
        self.canvas.save()
        for figure in figures:
            self.canvas.clipPath(figure, skia.ClipOp.kDifference, True)
        self._screen(
            placed(polygon(*corners(stone, _MIN_TURN)), x, y, reach * _HALO_CORE), STONES[stone][2], _HALO_COVER
        )
        self._thin_out(stone, x, y, reach, _HALO_CORE, None)
        self.canvas.restore()
        if figures:
            self._thin_out(stone, x, y, reach, 0.0, both(near, join(*figures)), _ON_FIGURES)

    def _thin_out(
        self, stone: int, x: float, y: float, reach: float, start: float, path: skia.Path | None, alpha: float = 1.0
    ) -> None:
        """Lay a stone's light as grain that thins out from the share ``start`` of its reach."""
        _, body, light, _ = STONES[stone]
        xs, ys = self.axes
        away = np.hypot(xs - x, ys - y) / reach
        cover = np.clip((1.08 - away) / (1.08 - start), 0, 1) * _HALO_GRAIN
        cover[away < start] = 0
        self.canvas.saveLayer(None, skia.Paint(BlendMode=skia.BlendMode.kScreen))
        self._grain(cover, mix(body, light, 0.5), path, alpha)
        self.canvas.restore()

    def glint(self, x: float, y: float, r: float, color: Color = "#ffffff", turn: float = 0.0) -> None:
        """Paint a glint of eight points."""
        self.fill(star(x, y, r, turn), color)
        self.fill(star(x, y, r * 0.42, turn + 45, 0.10 / 0.42), color)

    def finish(self, *, portrait: bool = False) -> skia.Image:
        """Return the picture, lit: what is far from the sheet's light sinks into ink.

        Ground sinks in grain too and browns lean to the card's hue, but not where it is the ``portrait`` of a face.
        """
        pixels = self.pixels()
        if self._bodies and self.light:
            ground = _GROUND_SINKS.get(self.stone, _SINKS)
            noise = None if portrait else dot_noise(self.w, self.h, self.seed)
            levels = pixels[..., :3].astype(np.float32)
            levels = lit(levels, self._bodies.cover(), self.axes, self.light, self.ink, ground, self._seen, noise)
            pixels[..., :3] = np.clip(levels if portrait else browned(levels, self.deep), 0, 255)
        return skia.Image.fromarray(np.ascontiguousarray(pixels), skia.kRGBA_8888_ColorType)
