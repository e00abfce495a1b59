"""Heads of half figures in profile, in planes of light and shade.

Knows proportions in units of a head about its middle: the crown is at -0.53, the chin at 0.515; a face
looks to the right before it is mirrored. Knows no person.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import skia

from tools.art.base.contours import EVEN, Build
from tools.art.base.figures import bodied, planes, profile
from tools.art.base.gouache import Gouache
from tools.art.poster.shapes import Color, Point, mix, outline, placed

Fold = tuple[float, float, float, float, float, float]
"""A quadratic curve in head units: its start, its control point, its end."""
_NO_NECK: Final = -0.06
"""The neck of a head in profile, in heads, that ends at its chin."""


class FaceTones(NamedTuple):
    """A face in its deepest shade, in half light and in full light."""

    dark: Color
    body: Color
    lit: Color


_NAPE: Final = outline((-0.6, 0.1), (0.20, 0.48), (-0.02, 0.64, -0.10, 1.4), (-0.6, 1.4))
_JAW_SHADE: Final = outline((-0.24, 0.1), (0.24, 0.46), (0.12, 0.60, -0.02, 0.60), (-0.18, 0.54, -0.24, 0.1))
"""What the light does not reach of a neck: its back, and below the jaw."""
_ABOVE_JAW: Final = outline(
    *((-0.8, -0.9), (0.8, -0.9), (0.8, 0.7), (0.34, 0.60), (0.08, 0.58, -0.07, 0.34)),
    *((-0.12, 0.22, -0.26, 0.26), (-0.8, 0.3)),
)
"""The part of the sheet that a head may fill: its jaw is one curve from the ear to the chin."""


SHORT_BEARD: Final = outline(
    *((-0.05, 0.04), (0.00, 0.20, 0.11, 0.25), (0.22, 0.25, 0.30, 0.318), (0.36, 0.325, 0.392, 0.345)),
    *((0.43, 0.50, 0.33, 0.60), (0.16, 0.64, 0.03, 0.49), (-0.09, 0.32, -0.05, 0.04)),
)
LONG_BEARD: Final = outline(
    *((-0.05, 0.04), (0.00, 0.20, 0.11, 0.25), (0.22, 0.25, 0.30, 0.318), (0.36, 0.325, 0.392, 0.345)),
    *((0.44, 0.62, 0.29, 0.88), (0.08, 0.76, 0.01, 0.46), (-0.09, 0.32, -0.05, 0.04)),
)
MOUSTACHE: Final = outline(
    (0.400, 0.200), (0.30, 0.195, 0.225, 0.330), (0.32, 0.280, 0.412, 0.268), (0.445, 0.24, 0.400, 0.200)
)
"""What grows on a face, in head units."""


class HeadPose(NamedTuple):
    """A head in profile: its middle, its height from crown to chin, its tilt, and the contour of its face.

    It takes the light from where it looks; ``flip`` mirrors it.
    """

    x: float
    y: float
    h: float
    tilt: float = 0.0
    flip: bool = False
    build: Build = EVEN

    def put(self, path: skia.Path) -> skia.Path:
        """Return a path in head units on the sheet."""
        return placed(path, self.x, self.y, self.h, self.tilt, self.flip)

    def at(self, u: float, v: float) -> Point:
        """Return a point in head units on the sheet."""
        a, u = math.radians(self.tilt), -u if self.flip else u
        return (
            self.x + (u * math.cos(a) - v * math.sin(a)) * self.h,
            self.y + (u * math.sin(a) + v * math.cos(a)) * self.h,
        )


def paint_face(
    s: Gouache,
    pose: HeadPose,
    tones: FaceTones,
    rim: Color | None = None,
    *,
    open_eyes: bool = False,
) -> None:
    """Paint a head without hair: planes, features, and a ``rim`` on the side of the light.

    The lids are lowered unless ``open_eyes``.
    """
    dark, body, lit = tones
    head = profile(pose.x, pose.y, pose.h, -1 if pose.flip else 1, pose.tilt, pose.build, _NO_NECK, shut=not open_eyes)
    shades = planes(s, head, mix(body, dark, 0.78), mix(body, lit, 0.35), lit)
    with s.clipped(pose.put(_ABOVE_JAW)):
        s.figure([[*shades, (head.eye, s.ink)]], rim, (-1.0 if pose.flip else 1.0, -0.2), 0.022 * pose.h)


def paint_neck(s: Gouache, pose: HeadPose, tones: FaceTones, drop: float, rim: Color | None = None) -> None:
    """Paint the neck below a head, ``drop`` heads down from the chin, with the shadow of the jaw on it."""
    neck = pose.put(
        outline(
            *((-0.30, 0.20), (-0.28, 0.52, -0.39, 0.52 + drop), (0.21, 0.52 + drop)),
            (0.10, 0.52, 0.12, 0.20),
        )
    )
    s.fill(neck, mix(tones.body, tones.dark, 0.35))
    s.body([neck], 0.6)
    with s.clipped(neck):
        s.fill(pose.put(_NAPE), mix(tones.body, tones.dark, 0.72))
        s.fill(pose.put(_JAW_SHADE), mix(tones.dark, s.ink, 0.15))
    if rim is not None:
        s.rim([neck], rim, (-1.0 if pose.flip else 1.0, 0.0), 0.026 * pose.h)


def rounded(
    s: Gouache,
    path: skia.Path,
    tones: tuple[Color, Color, Color],
    light: Point,
    depth: float,
    rim: Color | None = None,
    folds: Sequence[skia.Path] = (),
) -> None:
    """Paint hair or a head cloth as a body: shade, half light and light, whose edges follow its outline.

    ``tones`` run from dark to lit; ``depth`` is how far the shade reaches in. ``folds`` are dark and have a lit edge.
    """
    dark, body, lit = tones
    light = s.aimed(path, light)
    far = math.hypot(*light)
    dx, dy = light[0] / far * depth * 0.22, light[1] / far * depth * 0.22
    for part, tone in bodied(path, tones, light, depth):
        s.fill(part, tone)
    s.body([path])
    if s.light:
        s.shaded(path, light)
    with s.clipped(path):
        for fold in folds:
            s.fill(placed(fold, dx, dy), lit)
            s.fill(fold, mix(dark, body, 0.2))
    if rim is not None:
        s.rim([path], rim, light, 0.7)


def strands(pose: HeadPose, curves: Sequence[Fold], width: float = 0.02) -> list[skia.Path]:
    """Return slim crescents along curves in head units: the strands of hair, the folds of a cloth."""
    found = []
    for u0, v0, u1, v1, u2, v2 in curves:
        nx, ny = v2 - v0, u0 - u2
        far = math.hypot(nx, ny) or 1.0
        nx, ny = nx / far * width * 2, ny / far * width * 2
        found.append(pose.put(outline((u0, v0), (u1 + nx, v1 + ny, u2, v2), (u1 - nx, v1 - ny, u0, v0))))
    return found
