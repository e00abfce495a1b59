"""People of lantern gouache: heads in profile, limbs and hands, as paths to be filled and rimmed.

Knows proportions alone. Noses are straight or gently curved and in proportion; no feature is exaggerated.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from enum import Enum, auto
from itertools import pairwise
from typing import Final, NamedTuple

import skia

from tools.art.base.contours import EVEN, Build, head_contour
from tools.art.base.gouache import ONYX, SAPPHIRE, Gouache
from tools.art.base.pigments import Complexion
from tools.art.poster.shapes import (
    Color,
    Point,
    Shape,
    around,
    between,
    both,
    cut,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
    taper,
)

_LIP: Final = "#a8323a"
_AMBER: Final = (SAPPHIRE, ONYX)
"""The stones whose key is amber; skin of ink and amber alone would be olive."""
_UMBER: Final = "#3a140c"
_WARMTH: Final = 0.5
"""How much umber is in the ink of shaded skin, which would be grey without it."""
_TERRACOTTA: Final = "#e07c4a"
_PLANED: Final = 11.0
"""The height from which a head has jaw, lips and ear; a smaller one has light, shade and the lit edge."""
_BROWED: Final = 12.5
"""The height from which a head has a brow."""
_LARGE: Final = 15.0
"""The height from which a face has a mood, and may have its eye shut."""
_EYE: Final = join(
    outline((0.185, -0.020), (0.255, -0.100, 0.340, -0.050), (0.265, -0.062, 0.185, -0.020)),
    oval(0.285, -0.030, 0.034, 0.042),
)
_BROW: Final = outline((0.165, -0.125), (0.26, -0.195, 0.352, -0.140), (0.26, -0.150, 0.165, -0.125))
_BROWED_EYE: Final = join(_BROW, _EYE)
_LIDS: Final = outline((0.195, -0.030), (0.255, 0.030, 0.335, -0.014), (0.262, -0.002, 0.195, -0.030))
_BELLY: Final = 0.34
_FULLNESS: Final = 1.2
"""Where a part of a limb is fullest, as a share of its length, and how much wider than its straight sides."""
_LONG_CLOTH: Final = 26.0
"""From which height on, in units, cloth has a second fold."""
_MAX_TURN: Final = 62.0
_TURN_SHARE: Final = 0.75
"""How far the edge of a head's shade turns to the light, in degrees and as a share of the light's angle to the face."""
_FROM_BELOW: Final = 35.0
"""The angle from which a light shines under the jaw."""
_FACING: Final = 115.0
"""The angle up to which a light meets the face."""
_EYE_DEPTH: Final = 0.26
"""How far the eye lies before the middle of a head, as a share of the height from brow to upper lip."""


class Mood(Enum):
    """What brow and lips of a large head express."""

    CALM = auto()
    GLAD = auto()
    INTENT = auto()
    WONDER = auto()


_MOODS: Final = {
    Mood.CALM: join(
        _BROW,
        outline((0.306, 0.262), (0.344, 0.270, 0.386, 0.264), (0.384, 0.276), (0.344, 0.284, 0.302, 0.274)),
    ),
    Mood.GLAD: join(
        placed(_BROW, 0.0, -0.018, 1, -3),
        outline((0.290, 0.230), (0.318, 0.266, 0.388, 0.260), (0.386, 0.274), (0.312, 0.284, 0.280, 0.238)),
    ),
    Mood.INTENT: join(
        outline((0.160, -0.118), (0.25, -0.160, 0.352, -0.116), (0.26, -0.124, 0.160, -0.118)),
        outline((0.300, 0.274), (0.344, 0.264, 0.388, 0.264), (0.386, 0.277), (0.344, 0.278, 0.302, 0.286)),
    ),
    Mood.WONDER: join(
        placed(_BROW, 0.006, -0.046, 1, -8),
        outline((0.306, 0.270), (0.350, 0.240, 0.404, 0.244), (0.398, 0.296), (0.350, 0.300, 0.306, 0.270)),
    ),
}
"""Brow and line between the lips, whose corner turns up or down."""
_TURN: Final = ((0.19, -0.62), (0.17, -0.30), (0.06, 0.02, 0.04, 0.18), (0.05, 0.42, 0.27, 0.528))
"""Where the light of a head turns into the shade, from the crown to the chin."""
_NECK: Final = outline(
    *((0.37, 0.505), (0.20, 0.560, 0.04, 0.450), (-0.06, 0.36, -0.10, 0.20), (-0.16, 0.44, 0.02, 0.62)),
    *((0.16, 0.74), (0.37, 0.62)),
)
"""The shadow of the jaw on the neck, which is thin at the ear."""
_NOSTRIL: Final = outline((0.338, 0.060), (0.312, 0.115, 0.345, 0.165), (0.430, 0.162), (0.372, 0.140, 0.376, 0.095))
_MOUTH: Final = outline(
    *((0.312, 0.266), (0.345, 0.235, 0.378, 0.240), (0.410, 0.262), (0.400, 0.300), (0.355, 0.325, 0.312, 0.266))
)
_EAR: Final = outline(
    *((-0.155, -0.055), (-0.135, -0.135, -0.055, -0.115), (0.010, -0.085, -0.010, -0.010)),
    *((-0.030, 0.045, -0.050, 0.085), (-0.060, 0.155, -0.105, 0.140), (-0.130, 0.080, -0.155, -0.055)),
)
_CONCHA: Final = outline(
    *((-0.115, -0.050), (-0.085, -0.105, -0.045, -0.070), (-0.050, -0.005, -0.082, 0.060), (-0.075, -0.030)),
    (-0.080, -0.060, -0.115, -0.050),
)


class Head(NamedTuple):
    """A head and its parts: the plane behind the cheek in shade, the lit edge of the profile, and eye, brow, lips.

    The rest are the shadow of the jaw, the wing of the nose, mouth and ear, of which a small head has none.
    """

    head: skia.Path
    shade: skia.Path
    wedge: skia.Path
    eye: skia.Path
    cast: skia.Path
    nostril: skia.Path
    mouth: skia.Path
    ear: skia.Path
    concha: skia.Path

    def moved(self, put: Callable[[skia.Path], skia.Path]) -> Head:
        """Return the head with each of its parts put elsewhere."""
        return Head(*(put(part) for part in self))


def profile(
    x: float,
    y: float,
    h: float,
    face: int = 1,
    tilt: float = 0.0,
    build: Build = EVEN,
    neck: float = 0.30,
    *,
    shut: bool = False,
    mood: Mood = Mood.CALM,
) -> Head:
    """Return a head in profile, ``h`` from crown to chin; it looks to the right where ``face`` is 1, to the left at -1.

    ``build`` is the contour of its face, ``neck`` its length in heads. A head that is large enough has an open eye with
    lid and brow; it is ``shut`` in prayer and sleep. A large one shows its ``mood``.
    """
    head = head_contour(build, neck)
    shade = outline(*_TURN, (0.24, 0.70 + neck), (-0.6, 0.70 + neck), (-0.6, -0.62))
    edge = outline((0.30, -0.52), (0.34, -0.30, 0.30, -0.06), (0.40, 0.10, 0.36, 0.20), (0.60, 0.20), (0.60, -0.52))
    wedge = both(cut(head, placed(head, -0.05, 0.012)), edge)
    lit = cut(head, shade)
    detail = (both(head, _NECK), both(lit, _NOSTRIL), both(lit, _MOUTH), _EAR, _CONCHA)
    eye = _BROWED_EYE if h >= _BROWED else _EYE
    if h >= _LARGE:
        eye = join(_MOODS[mood], _LIDS if shut else _EYE)
    parts = (head, shade, wedge, eye, *(detail if h >= _PLANED else [skia.Path()] * len(detail)))
    return Head(*(placed(part, x, y, h, tilt, face < 0) for part in parts))


def planes(s: Gouache, head: Head, dark: Color, lit: Color, pale: Color) -> list[Shape]:
    """Return the shapes of a head without eye and hair: its dark, the lit side of its face and its pale edge.

    What lies between these tones follows from them.
    """
    shade, cast, facing = _turned(s, head)
    if not facing:
        lit, pale = mix(lit, dark, 0.45), mix(lit, dark, 0.2)
    return [
        (head.head, mix(dark, lit, 0.22)),
        (cast, mix(dark, s.ink, 0.22)),
        (cut(head.head, shade), lit),
        (head.nostril, mix(lit, dark, 0.32)),
        (head.mouth, mix(mix(lit, dark, 0.35), _LIP, 0.4)),
        (both(head.head, head.wedge), pale),
        (head.ear, mix(dark, lit, 0.66)),
        (head.concha, mix(dark, s.ink, 0.3)),
    ]


def _turned(s: Gouache, head: Head) -> tuple[skia.Path, skia.Path, bool]:
    """Return a head's shade turned to the sheet's light, its jaw's shadow, and whether its face meets the light."""
    if s.light is None:
        return head.shade, head.cast, True
    eye, edge, whole = head.eye.getBounds(), head.wedge.getBounds(), head.head.getBounds()
    face = 1 if eye.centerX() > whole.centerX() else -1
    x, y = eye.centerX() - face * _EYE_DEPTH * edge.height(), eye.centerY()
    light = s.here(s.light)
    angle = math.degrees(math.atan2(light[1] - y, face * (light[0] - x)))
    turn = face * max(-_MAX_TURN, min(_MAX_TURN, angle * _TURN_SHARE))
    shade = placed(placed(head.shade, -x, -y), x, y, 1, turn)
    return shade, skia.Path() if angle > _FROM_BELOW else head.cast, abs(angle) < _FACING


def skin_tone(s: Gouache, lit: float, complexion: Complexion | None = None) -> Color:
    """Return a tone of skin from its shade at 0 to its light at 1; where the key is amber it is warmer than the key.

    It is that of the sheet's people, or of one of another ``complexion``.
    """
    other, share = complexion or s.complexion
    light = mix(s.key, _TERRACOTTA, 0.5) if s.stone in _AMBER else s.key
    return mix(mix(mix(s.ink, _UMBER, _WARMTH), light, lit), other, share * (0.12 + 0.88 * lit))


def skin(s: Gouache, head: Head, depth: float = 0.36, lit: float = 0.58) -> list[Shape]:
    """Return the shapes of a head as ``planes`` does; ``depth`` and ``lit`` are the warmth of dark and light."""
    return planes(s, head, skin_tone(s, depth), skin_tone(s, lit), mix(s.haze, s.key, 0.35))


def hair_tones(
    s: Gouache, path: skia.Path, face: int = 1, depth: float = 1.1, color: Color | None = None
) -> list[Shape]:
    """Return hair or a beard in three tones, lit from above on the side of the ``face``; without a color it is dark."""
    body = mix(s.ink, s.key, 0.10) if color is None else color
    return bodied(path, (mix(body, s.ink, 0.6), body, mix(body, s.key, 0.24)), s.aimed(path, (0.7 * face, -0.9)), depth)


def bodied(path: skia.Path, tones: tuple[Color, Color, Color], light: Point, depth: float) -> list[Shape]:
    """Return a shape as a body: half light, light and shade, whose edges follow its outline.

    ``tones`` run from dark to lit; ``depth`` is how far the light reaches in.
    """
    dark, body, lit = tones
    far = math.hypot(*light)
    dx, dy = light[0] / far * depth, light[1] / far * depth
    return [(path, body), (cut(path, placed(path, -dx, -dy)), lit), (cut(path, placed(path, dx * 1.5, dy * 1.5)), dark)]


def small_hand(x: float, y: float, r: float, turn: float = 0.0, flip: bool = False) -> skia.Path:
    """Return a small closed hand, four fingers and a thumb; the knuckles point to the right before it is turned."""
    palm = polygon((-0.95, -0.5, 0.2), (0.2, -0.7, 0.2), (0.3, 0.66, 0.3), (-0.95, 0.5, 0.2))
    ends = ((-0.50, 0.60), (-0.16, 0.76), (0.18, 0.72), (0.50, 0.54))
    fingers = [taper((0.0, at), 0.20, (long, at), 0.19) for at, long in ends]
    gaps = [polygon((0.16, at), (1.2, at - 0.05), (1.2, at + 0.05)) for at in (-0.33, 0.01, 0.34)]
    thumb = limb((-0.5, -0.4, 0.26), (0.1, -0.78, 0.24), (0.56, -0.86, 0.2))
    return placed(join(cut(join(palm, *fingers), join(*gaps)), thumb), x, y, r, turn, flip)


def small_palm(x: float, y: float, r: float, turn: float = 0.0, flip: bool = False) -> skia.Path:
    """Return a small open hand on its back, pressed flat on something; the fingers point up before it is turned."""
    palm = polygon(
        (-0.66, -0.3, 0.3), (0.66, -0.36, 0.3), (0.6, 0.7, 0.3), (0.3, 1.2, 0.2), (-0.4, 1.2, 0.2), (-0.66, 0.5, 0.3)
    )
    ends = ((-0.52, -1.26, -14), (-0.18, -1.52, -4), (0.16, -1.48, 4), (0.48, -1.18, 12))
    fingers = [placed(taper((0.0, 0.0), 0.21, (0.0, long + 0.2), 0.17), at, -0.2, 1, lean) for at, long, lean in ends]
    thumb = limb((0.4, 0.4, 0.26), (0.98, -0.1, 0.22), (1.16, -0.52, 0.18))
    return placed(join(palm, thumb, *fingers), x, y, r, turn, flip)


def limb(*joints: tuple[float, float, float]) -> skia.Path:
    """Return an arm or a leg through joints of (x, y, radius): full below each joint, in one piece."""
    return join(*(_bone(start, end) for start, end in pairwise(joints)))


def _bone(start: tuple[float, float, float], end: tuple[float, float, float]) -> skia.Path:
    """Return a part of a limb between two joints, fullest at a third of its length."""
    (x0, y0, r0), (x1, y1, r1) = start, end
    far = math.hypot(x1 - x0, y1 - y0) or 1.0
    nx, ny = (y0 - y1) / far, (x1 - x0) / far
    x, y, full = x0 + (x1 - x0) * _BELLY, y0 + (y1 - y0) * _BELLY, (r0 + (r1 - r0) * _BELLY) * _FULLNESS
    belly = outline(
        (x0 + nx * r0, y0 + ny * r0),
        (x + nx * full, y + ny * full, x1 + nx * r1, y1 + ny * r1),
        (x1 - nx * r1, y1 - ny * r1),
        (x - nx * full, y - ny * full, x0 - nx * r0, y0 - ny * r0),
    )
    return join(taper((x0, y0), r0, (x1, y1), r1), belly)


def shoe(x: float, y: float, face: int = 1, k: float = 1.0) -> skia.Path:
    """Return a shoe whose heel stands at a point."""
    sole = polygon((-2.6, -6.5), (2.6, -6.5), (3.4, -3.6), (9, -1.6, 1), (9.4, 0), (-3, 0))
    return placed(sole, x, y, k, 0, face < 0)


def umber(s: Gouache, lit: float, complexion: Complexion | None = None) -> Color:
    """Return a tone of the warm skin that stands out on the red of ruby, from its shade at 0 to its light at 1.

    It is that of the sheet's people, or of one of another ``complexion``.
    """
    other, share = complexion or s.complexion
    return mix(mix("#2e0d0a", "#ffa660", lit), other, share * (0.12 + 0.88 * lit))


def flank(path: skia.Path, x: float, lean: float = 0.0) -> skia.Path:
    """Return the part of a hard thing to the left of a steep line at ``x``, for its side in shade."""
    return both(path, polygon((x - 80, 0), (x - lean, 0), (x + lean, 172), (x - 80, 172)))


def drape(path: skia.Path, x: float, lean: float = 0.0) -> skia.Path:
    """Return what is in shade of cloth whose light turns near a steep line at ``x``.

    Its edge follows a fold, and long cloth has a second fold that opens to the hem in the light.
    """
    bounds = path.getBounds()
    top, high = bounds.top(), bounds.height()
    swing = min(high * 0.07, 3.0)

    def at(share: float, out: float = 0.0) -> Point:
        y = top + high * share
        return x - lean + 2 * lean * y / 172 + swing * out, y

    fold = outline(
        at(-0.05),
        (*at(0.16, 0.9), *at(0.36, 0.1)),
        (*at(0.60, -1.0), *at(0.80, 0.2)),
        (*at(0.94, 1.0), *at(1.05, 1.4)),
        (x - 80, top + high * 1.05),
        (x - 80, top - high * 0.05),
    )
    if high < _LONG_CLOTH:
        return both(path, fold)
    second = outline(at(0.46, 2.0), (*at(0.72, 2.2), *at(1.05, 4.4)), at(1.05, 6.6), (*at(0.76, 3.4), *at(0.46, 2.0)))
    return both(path, join(fold, second))


def pinch(x: float, y: float, k: float = 1.0, turn: float = 0.0, flip: bool = False) -> list[skia.Path]:
    """Return a large hand from its back finger to its thumb; forefinger and thumb meet at the point.

    The hand lies to the left of what it holds before it is turned, its wrist 27 units away where ``k`` is 1.
    """

    def finger(*joints: tuple[float, float, float]) -> skia.Path:
        return placed(limb(*joints), x, y, k, turn, flip)

    palm = outline((-28, -4.6), (-20, -8.4, -12, -7), (-6, -4, -8, 2), (-12, 7.6, -20, 6), (-28, 4.6))
    return [
        finger((-10, -4, 2.6), (-3.4, -9.6, 2.0), (4, -8, 1.5)),
        finger((-10, -4, 2.7), (-3, -7.0, 2.1), (3, -3.6, 1.5)),
        placed(palm, x, y, k, turn, flip),
        finger((-11, -3, 2.9), (-4, -4.6, 2.2), (0.4, -0.8, 1.5)),
        finger((-15, 3, 3.0), (-7, 4.6, 2.2), (-0.4, 1.2, 1.5)),
    ]


def grip(x: float, y: float, k: float = 1.0, turn: float = 0.0, flip: bool = False) -> list[skia.Path]:
    """Return a large fist seen on its back, from its thumb to its forefinger; the point is the middle of what it holds.

    What it holds lies level before it is turned, and the wrist is 24 units below the point where ``k`` is 1.
    """
    palm = outline((-11, 1), (-12, 12, -6.4, 25), (6.4, 25), (12, 14, 11, 1), (0, -4, -11, 1))
    thumb = limb((9, 14, 3.2), (13.4, 6, 2.7), (10, -2, 2.1))
    fingers = [
        limb((9 - 5.8 * at, 4.4, 3.0), (9.4 - 6.0 * at, -3.2, 2.8), (9.2 - 6.0 * at, -6, 2.2)) for at in range(4)
    ]
    return [placed(part, x, y, k, turn, flip) for part in (thumb, palm, *reversed(fingers))]


def offered(x: float, y: float, k: float = 1.0, turn: float = 0.0, flip: bool = False) -> list[skia.Path]:
    """Return a large hand held out at rest, from its little finger to its thumb; the point is its wrist.

    The fingers point to the right and droop; their tips are 42 units away where ``k`` is 1.
    """
    reach = ((2.0, 36, 14.0), (0.4, 41, 11.0), (-1.6, 43, 7.0), (-3.6, 40, 2.6))
    fingers = [limb((17, y0, 3.4), (27, y0 + 0.6, 2.8), (long, y1, 1.9)) for y0, long, y1 in reach]
    palm = outline((-4, -5.4), (8, -8.6, 18, -7), (24, -3, 21, 5.6), (12, 9.6, -4, 5.4))
    thumb = limb((8, 3.0, 3.4), (17, 8.4, 2.7), (25, 10.6, 1.9))
    return [placed(part, x, y, k, turn, flip) for part in (*fingers, palm, thumb)]


def hand(s: Gouache, fingers: Sequence[skia.Path], color: Color, rim: Color, light: Point, width: float = 0.7) -> None:
    """Paint the parts of a large hand as one shape with one rim; thin edges of shade are between the fingers."""
    shade = mix(color, s.ink, 0.55)
    whole = join(*fingers)
    s.line(whole, shade, 0.7)
    s.figure([[(whole, color)]], rim, light, width, clean=True)
    for number, part in enumerate(fingers[1:], 1):
        with s.clipped(cut(join(*fingers[:number]), join(*fingers[number:]))):
            s.line(part, shade, 0.7)


def clasp(
    s: Gouache, stone: tuple[float, float, float], turns: Sequence[float], color: Color, rim: Color, light: Point
) -> None:
    """Paint fingertips over the edge of a held stone of (x, y, radius), each from outside at a turn in degrees."""
    x, y, r = stone
    for turn in turns:
        finger = limb((*around(x, y, r * 1.04, turn), r * 0.155), (*around(x, y, r * 0.52, turn), r * 0.115))
        s.fill(placed(finger, 0.3, 0.6), s.ink, 0.5)
        s.figure([[(finger, color)]], rim, light, 0.4, clean=True)


def bare_arm(shoulder: Point, elbow: Point, wrist: Point, k: float = 1.0) -> skia.Path:
    """Return a bare arm, full at shoulder and below the elbow, narrow at elbow and wrist, as ``arm`` is sized."""
    upper = [(0.0, 3.6), (0.2, 4.1), (0.55, 3.4), (0.85, 2.7), (1.0, 2.6)]
    lower = [(0.0, 2.5), (0.28, 3.2), (0.6, 2.5), (0.88, 1.8), (1.0, 1.8)]
    return join(
        oval(*shoulder, 3.8 * k),
        ribbon([(*between(shoulder, elbow, share), wide * k) for share, wide in upper]),
        oval(*elbow, 2.55 * k),
        ribbon([(*between(elbow, wrist, share), wide * k) for share, wide in lower]),
        oval(*wrist, 1.8 * k),
    )
