"""Heads of half figures, from the front or in profile, in planes of light and shade.

Knows proportions in units of a head about its middle: the crown is at -0.53, the chin at 0.515; a face in profile
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
from tools.art.poster.shapes import Color, Point, both, cut, join, mix, outline, oval, placed

Fold = tuple[float, float, float, float, float, float]
"""A quadratic curve in head units: its start, its control point, its end."""
_DETAILED: Final = 12.0
"""The height from which a face has lids in light and shade."""
_NO_NECK: Final = -0.06
"""The neck of a head in profile, in heads, that ends at its chin."""
_GRAINED: Final = 22.0
"""The height from which the edge of a face's shade has grain; on smaller ones it would be a rash."""


class FaceTones(NamedTuple):
    """A face in its deepest shade, in half light and in full light, and its lips."""

    dark: Color
    body: Color
    lit: Color
    lips: Color


class _Planes(NamedTuple):
    """The planes of a face in head units, from the largest to the smallest."""

    head: skia.Path
    shade: skia.Path
    """All that the light does not meet, and more than the head."""
    half: Sequence[skia.Path]
    """Sockets, the side of the nose, the shade under the lip."""
    lit: Sequence[skia.Path]
    cast: Sequence[skia.Path]
    """The shadow of the nose, and the under side of its tip."""
    brows: skia.Path
    lids: skia.Path
    lashes: skia.Path
    eyes: skia.Path
    irises: skia.Path
    upper_lip: skia.Path
    lower_lip: skia.Path


def _pair(part: skia.Path) -> skia.Path:
    return join(part, placed(part, flip=True))


_HEAD: Final = outline(
    *((-0.355, -0.14), (-0.362, 0.00, -0.338, 0.09), (-0.318, 0.26, -0.235, 0.365), (-0.13, 0.512, 0.0, 0.515)),
    *((0.13, 0.512, 0.235, 0.365), (0.318, 0.26, 0.338, 0.09), (0.362, 0.00, 0.355, -0.14)),
    *((0.35, -0.53, 0.0, -0.53), (-0.35, -0.53, -0.355, -0.14)),
)
_LOWER_LIP: Final = outline(
    (-0.098, 0.306), (0.0, 0.320, 0.098, 0.306), (0.055, 0.366, 0.0, 0.368), (-0.055, 0.366, -0.098, 0.306)
)
_UPPER_LIP: Final = outline(
    *((-0.118, 0.300), (-0.05, 0.254, -0.016, 0.262), (0.0, 0.270, 0.016, 0.262)),
    *((0.05, 0.254, 0.118, 0.300), (0.0, 0.316, -0.118, 0.300)),
)
_FRONT: Final = _Planes(
    head=_HEAD,
    shade=outline(
        *((0.17, -0.7), (0.23, -0.30, 0.20, -0.15), (0.285, -0.07, 0.250, 0.03), (0.235, 0.10, 0.150, 0.20)),
        *((0.120, 0.28, 0.160, 0.345), (0.130, 0.43, 0.05, 0.60), (0.7, 0.7), (0.7, -0.7)),
    ),
    half=(
        outline((-0.275, -0.07), (-0.17, -0.155, -0.052, -0.09), (-0.050, -0.01), (-0.16, -0.075, -0.265, -0.02)),
        outline((0.275, -0.05), (0.17, -0.155, 0.035, -0.10), (0.045, 0.02), (0.16, 0.03, 0.265, -0.01)),
        outline((0.030, -0.12), (0.048, 0.0, 0.040, 0.12), (0.088, 0.165), (0.098, 0.120), (0.060, 0.04, 0.075, -0.08)),
        outline((-0.07, 0.378), (0.0, 0.394, 0.075, 0.378), (0.01, 0.425, -0.07, 0.378)),
        outline((-0.24, 0.36), (-0.12, 0.475, 0.02, 0.485), (0.02, 0.53), (-0.14, 0.53)),
    ),
    lit=(
        outline(
            (-0.235, -0.46), (0.00, -0.50, 0.09, -0.42), (0.13, -0.28, 0.05, -0.175), (-0.12, -0.21, -0.27, -0.165)
        ),
        outline(
            (-0.305, 0.035), (-0.16, 0.060, -0.098, 0.105), (-0.125, 0.215, -0.205, 0.255), (-0.29, 0.20, -0.305, 0.035)
        ),
        outline(
            (-0.020, -0.13),
            (0.026, -0.13),
            (0.034, 0.0, 0.040, 0.105),
            (0.02, 0.155, -0.03, 0.130),
            (-0.005, 0.0, -0.020, -0.13),
        ),
        oval(-0.030, 0.445, 0.070, 0.036),
    ),
    cast=(
        outline(
            (-0.072, 0.140),
            (-0.02, 0.170, 0.02, 0.158),
            (0.060, 0.172, 0.095, 0.130),
            (0.16, 0.19, 0.115, 0.225),
            (0.03, 0.235, 0.0, 0.192),
            (-0.04, 0.190, -0.072, 0.140),
        ),
    ),
    brows=_pair(
        outline((-0.285, -0.115), (-0.19, -0.205, -0.055, -0.145), (-0.060, -0.118), (-0.18, -0.162, -0.285, -0.115))
    ),
    lids=_pair(outline((-0.255, -0.022), (-0.16, -0.088, -0.068, -0.012), (-0.15, 0.050, -0.255, -0.022))),
    lashes=_pair(outline((-0.268, -0.032), (-0.165, 0.068, -0.062, -0.006), (-0.155, 0.028, -0.268, -0.032))),
    eyes=_pair(outline((-0.252, -0.012), (-0.16, -0.092, -0.068, -0.002), (-0.15, 0.042, -0.252, -0.012))),
    irises=_pair(oval(-0.155, -0.022, 0.036)),
    upper_lip=_UPPER_LIP,
    lower_lip=_LOWER_LIP,
)


_NAPE: Final = outline((-0.6, 0.1), (0.20, 0.48), (-0.02, 0.64, -0.10, 1.4), (-0.6, 1.4))
_JAW_SHADE: Final = outline((-0.24, 0.1), (0.24, 0.46), (0.12, 0.60, -0.02, 0.60), (-0.18, 0.54, -0.24, 0.1))
"""What the light does not reach of a neck in profile: its back, and below the jaw."""
_ABOVE_JAW: Final = outline(
    *((-0.8, -0.9), (0.8, -0.9), (0.8, 0.7), (0.34, 0.60), (0.08, 0.58, -0.07, 0.34)),
    *((-0.12, 0.22, -0.26, 0.26), (-0.8, 0.3)),
)
"""The part of the sheet that a head in profile may fill: its jaw is one curve from the ear to the chin."""


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
"""What grows on a face in profile, in head units."""


class HeadPose(NamedTuple):
    """A head: its middle, its height from crown to chin, its tilt, and whether it is in profile.

    A face from the front takes the light from the left, one in profile from where it looks; ``flip`` mirrors both.
    ``build`` is the contour of one in profile.
    """

    x: float
    y: float
    h: float
    tilt: float = 0.0
    flip: bool = False
    profile: bool = False
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
    if pose.profile:
        _paint_profile(s, pose, tones, rim, open_eyes=open_eyes)
        return
    put = pose.put
    dark, body, lit, lips = tones
    head, shade = put(_FRONT.head), put(_FRONT.shade)
    light = (1.0 if pose.flip else -1.0, -0.2)
    s.figure([[(head, body)]], None)
    with s.clipped(head):
        for part in _FRONT.half:
            s.fill(put(part), mix(body, dark, 0.48))
        for part in _FRONT.lit:
            s.fill(put(part), lit)
        s.fill(shade, mix(body, dark, 0.78))
        if pose.h >= _GRAINED:
            for reach, density in ((0.022, 0.5), (0.044, 0.22)):
                moved = placed(shade, light[0] * reach * pose.h, light[1] * reach * pose.h)
                s.stipple(cut(moved, shade), mix(body, dark, 0.78), (0, 0), (100, 0), density, density)
        for part in _FRONT.cast:
            s.fill(put(part), mix(body, dark, 0.86))
    if open_eyes:
        s.fill(put(_FRONT.eyes), mix(lit, "#fffaf0", 0.6))
        s.fill(both(put(_FRONT.eyes), put(_FRONT.irises)), s.ink)
        s.line(put(_FRONT.eyes), mix(dark, s.ink, 0.7), 0.016 * pose.h)
    else:
        if pose.h >= _DETAILED:
            s.fill(both(put(_FRONT.lids), head), mix(body, lit, 0.4))
            s.fill(both(put(_FRONT.lids), shade), mix(body, dark, 0.5))
        s.fill(put(_FRONT.lashes), s.ink)
    s.fill(put(_FRONT.brows), mix(dark, s.ink, 0.75))
    s.fill(put(_FRONT.upper_lip), mix(lips, dark, 0.45))
    s.fill(put(_FRONT.lower_lip), lips)
    s.fill(both(put(_FRONT.lower_lip), shade), mix(lips, dark, 0.4))
    if rim is not None:
        s.rim([head], rim, light, 0.022 * pose.h)


def _paint_profile(s: Gouache, pose: HeadPose, tones: FaceTones, rim: Color | None, *, open_eyes: bool) -> None:
    dark, body, lit, _ = tones
    head = profile(pose.x, pose.y, pose.h, -1 if pose.flip else 1, pose.tilt, pose.build, _NO_NECK, shut=not open_eyes)
    shades = planes(s, head, mix(body, dark, 0.78), mix(body, lit, 0.35), lit)
    with s.clipped(pose.put(_ABOVE_JAW)):
        s.figure([[*shades, (head.eye, s.ink)]], rim, (-1.0 if pose.flip else 1.0, -0.2), 0.022 * pose.h)


def paint_neck(s: Gouache, pose: HeadPose, tones: FaceTones, drop: float, rim: Color | None = None) -> None:
    """Paint the neck below a head, ``drop`` heads down from the chin, with the shadow of the jaw on it."""
    middle = -0.09 if pose.profile else 0.0
    neck = pose.put(
        outline(
            *((middle - 0.21, 0.20), (middle - 0.19, 0.52, middle - 0.30, 0.52 + drop), (middle + 0.30, 0.52 + drop)),
            (middle + 0.19, 0.52, middle + 0.21, 0.20),
        )
    )
    s.fill(neck, mix(tones.body, tones.dark, 0.35))
    s.body([neck], 0.6)
    with s.clipped(neck):
        if pose.profile:
            s.fill(pose.put(_NAPE), mix(tones.body, tones.dark, 0.72))
            s.fill(pose.put(_JAW_SHADE), mix(tones.dark, s.ink, 0.15))
        else:
            s.fill(pose.put(oval(0.0, 0.34, 0.36, 0.30)), mix(tones.dark, s.ink, 0.15))
    if rim is not None:
        s.rim([neck], rim, (1.0 if pose.profile != pose.flip else -1.0, 0.0), 0.026 * pose.h)


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
    s.blaze_on([path], light)
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
