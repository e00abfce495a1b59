"""Large profiles of lantern gouache, for nobles and players: a head in planes of light, and what is worn with it.

Knows proportions in units of a head, ``u`` towards the face and ``v`` down from its middle: the crown is at v -0.54,
the chin at v 0.50, the brow at u 0.37, the ear at the origin. Knows no person.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import skia

from tools.art.base.gouache import Gouache
from tools.art.poster.shapes import Color, Point, both, channels, cut, mix, outline, oval, placed
from tools.art.poster.sheet import brush

LIT: Final = "#fff8e8"
"""The contour of whatever the light meets."""
GOLD, GOLD_SHADE = "#e8b84a", "#9a6418"
PEARL, PEARL_SHADE = "#fbf3e2", "#b9aeb4"
_SHADE: Final = outline(
    *((0.20, -0.62), (0.175, -0.30), (0.075, 0.02, 0.070, 0.18), (0.075, 0.42, 0.29, 0.535)),
    *((0.13, 0.60), (0.06, 1.0), (-0.7, 1.0), (-0.7, -0.62)),
)
"""What of a head the light does not meet: one curve from the temple to the jaw."""
_EDGE_STEP: Final = 0.026
_EDGE_TONES: Final = (0.48, 0.20)
"""The edge of the shade, in steps of one width in heads into the light: flat half tones, each a share of the shade."""
_JAW: Final = outline(
    *((0.36, 0.50), (0.20, 0.545, 0.06, 0.455), (-0.04, 0.38, -0.085, 0.24), (-0.10, 0.40, 0.02, 0.56)),
    *((0.10, 0.64, 0.13, 0.76), (0.36, 0.62)),
)
"""The shadow of the jaw on the neck, which is thin at the ear."""
_ALMOND: Final = outline(
    (0.225, -0.036), (0.268, -0.078, 0.328, -0.062), (0.318, -0.030, 0.300, -0.018), (0.258, -0.014, 0.225, -0.036)
)
_LID: Final = outline((0.205, -0.034), (0.262, -0.100, 0.340, -0.064), (0.262, -0.066, 0.205, -0.034))
_LASHES: Final = outline((0.215, -0.034), (0.250, 0.004, 0.346, -0.006), (0.262, -0.022, 0.215, -0.034))
_BROW: Final = outline((0.185, -0.128), (0.275, -0.186, 0.372, -0.132), (0.275, -0.146, 0.185, -0.128))
_BROW_MIDDLE: Final = (0.278, -0.150)
_EYE_CORNER: Final = (0.225, -0.036)
_CLOSED: Final = 0.06
_LASH: Final = "#1a1014"
_EAR: Final = outline(
    *((-0.075, -0.055), (-0.03, -0.115, 0.035, -0.07), (0.065, -0.02, 0.035, 0.05), (0.02, 0.11, -0.01, 0.155)),
    *((-0.055, 0.17, -0.06, 0.10), (-0.085, 0.02, -0.075, -0.055)),
)
_AWAY: Final = outline(
    *((-0.46, -1.1), (0.00, -0.90, 0.07, -0.44), (0.10, -0.10, -0.02, 0.30), (-0.12, 0.60, 0.06, 0.84)),
    *((0.20, 1.06, 0.10, 1.8), (-2.5, 1.8), (-2.5, -1.1)),
)
"""Everything that the light from the front does not meet."""
_AWAY_IN_FRONT: Final = outline(
    *((0.16, -1.2), (0.30, -0.80, 0.24, -0.42), (0.17, -0.10, 0.12, 0.20), (0.04, 0.50, 0.02, 0.70)),
    *((-0.02, 1.0, -0.06, 1.8), (2.5, 1.8), (2.5, -1.2)),
)
_SHADE_IN_FRONT: Final = outline(
    *((0.25, -0.62), (0.215, -0.34, 0.190, -0.16), (0.175, -0.08, 0.225, 0.015), (0.285, 0.085, 0.268, 0.150)),
    *((0.232, 0.24, 0.235, 0.33), (0.225, 0.44, 0.15, 0.53), (0.10, 0.58, 0.06, 1.0), (0.8, 1.0), (0.8, -0.62)),
)
"""What the light over the back of the head does not meet, of all and of a head: a plane of the cheek stays lit."""
_REFLECTED: Final = 0.5
"""The share of the ground in the contour of a face that looks away from the light."""
_PART_SHADOWS: Final = ((0.034, 0.26), (0.018, 0.30))
"""The steps of the shadow that a part throws on those below it: how far it reaches, in heads, and its cover."""
_HOLLOW: Final = outline(
    *((0.04, 0.10), (0.13, 0.115, 0.205, 0.165), (0.25, 0.20, 0.272, 0.275), (0.262, 0.35, 0.30, 0.43)),
    *((0.25, 0.52), (0.10, 0.46, 0.04, 0.30)),
)
"""What turns from the light below the cheekbone, from the shade to the corner of the mouth and down to the jaw."""
_SOCKET: Final = outline(
    *((0.168, -0.115), (0.25, -0.160, 0.376, -0.128), (0.366, -0.085, 0.372, -0.055), (0.35, -0.045, 0.330, -0.064)),
    *((0.255, -0.098, 0.215, -0.030), (0.180, -0.060, 0.168, -0.115)),
)
"""The socket of the eye below the brow."""
_BELOW_LIP: Final = outline((0.335, 0.316), (0.36, 0.312, 0.44, 0.318), (0.40, 0.372, 0.345, 0.352))
"""What the lower lip keeps the light from."""
_CHEEKBONE: Final = outline(
    (0.150, 0.060), (0.22, 0.010, 0.300, 0.050), (0.315, 0.100, 0.272, 0.150), (0.20, 0.110, 0.150, 0.060)
)
"""The plane of the cheek that faces the light."""
_PLANES: Final = ((_HOLLOW, 0.17), (_SOCKET, 0.28), (_BELOW_LIP, 0.26))
"""The planes of a face that turn from the light, each with its share of the shade."""
_RIM: Final = 1.2
"""How wide the light's contour is along a face, on the sheet."""


class Eye(NamedTuple):
    """How a person looks: measures in heads, ``gaze`` moves the iris towards the face and down."""

    iris: Color = "#1a1014"
    gaze: Point = (0.0, 0.0)
    lid: float = 0.0
    """How far the upper lid comes down; from 0.06 on the eye is closed."""
    wide: float = 1.0
    """How much larger the eye is."""
    brow: Point = (0.0, 0.0)
    """How far the brow stands above its place, and its turn in degrees, its front end down."""
    bushy: float = 1.0
    """How much thicker the brow is."""


class SkinTones(NamedTuple):
    """A face in the light, in the shade, and its lips."""

    lit: Color
    shade: Color
    lips: Color


_LEVEL: Final = Eye()


class Bust:
    """A person from the shoulders up, lit from the front, painted on a sheet from back to front."""

    def __init__(
        self,
        sheet: Gouache,
        x: float,
        y: float,
        h: float,
        skin: SkinTones,
        *,
        right: bool,
        nose: float = 0.0,
        bridge: float = 0.0,
        chin: float = 0.0,
        brow: float = 0.0,
        lift: float = 0.0,
        jaw: float = 0.0,
        tilt: float = 0.0,
        key: Color = LIT,
        behind: bool = False,
    ) -> None:
        """Place a head of height ``h`` about (x, y); ``key`` is the colour of its light.

        The light comes from where the head looks, or over the back of it where it is ``behind``.

        Its contour varies, in heads: ``nose`` (at most 0.03) and its ``bridge`` (at most 0.026), ``chin`` and ``brow``
        outwards, the tip of the nose downwards by ``lift``, and what lies below the chin by ``jaw``.
        """
        self.key = key
        self.sheet, self.x, self.y, self.h, self.skin = sheet, x, y, h, skin
        self.right, self.tilt, self.behind = right, tilt, behind
        self._away, self._shade = (_AWAY_IN_FRONT, _SHADE_IN_FRONT) if behind else (_AWAY, _SHADE)
        head = _head(nose, bridge, chin, brow, lift, jaw)
        self._head = self.put(head)
        self._drawn = [self._head]
        """What later parts throw their shadow on, back to front."""

    @property
    def towards_light(self) -> Point:
        """The direction from the head to the light, on the sheet."""
        return (1.0, -0.5) if self.right != self.behind else (-1.0, -0.5)

    def sides(self, path: skia.Path, away: skia.Path | None = None) -> tuple[skia.Path, skia.Path]:
        """Return what of a path in head units lies in the light, and what in the shade, on the sheet.

        ``away`` is what lies in the shade, in head units, where it is not as for the whole bust.
        """
        whole = self.put(path)
        dark = both(whole, self.put(self._away if away is None else away))
        return cut(whole, dark), dark

    def put(self, path: skia.Path) -> skia.Path:
        """Return a path in head units on the sheet."""
        return placed(path, self.x, self.y, self.h, self.tilt, not self.right)

    def at(self, u: float, v: float) -> Point:
        """Return a point in head units on the sheet."""
        turn = math.radians(self.tilt)
        across, down = (u if self.right else -u) * self.h, v * self.h
        return (
            self.x + across * math.cos(turn) - down * math.sin(turn),
            self.y + across * math.sin(turn) + down * math.cos(turn),
        )

    def face(self, brow: Color, eye: Eye = _LEVEL, smile: float = 0.0) -> None:
        """Paint head and neck in light and shade, with eye, a brow in a colour, and lips, which may ``smile`` by 1."""
        sheet, skin = self.sheet, self.skin
        self._planes()
        self._eye(eye)
        rise, turn = eye.brow
        arch = placed(_BROW, -_BROW_MIDDLE[0], -_BROW_MIDDLE[1])
        arch = placed(arch, _BROW_MIDDLE[0], _BROW_MIDDLE[1] - rise, turn=turn, down=eye.bushy)
        sheet.fill(self.put(arch), brow)
        u, v = 0.318 - 0.022 * smile, 0.274 - 0.026 * smile  # the corner of the mouth
        dark = mix(skin.lips, "#1a0a10", 0.55)
        lips = outline(
            (u, v),
            (0.352, 0.262, 0.378, 0.226),
            (0.44, 0.226),
            (0.44, 0.316),
            (0.380, 0.317),
            (0.350 - 0.006 * smile, 0.308, u, v),
        )
        sheet.fill(both(self._head, self.put(lips)), skin.lips)
        middle = 0.268 + 0.010 * smile
        sheet.fill(
            self.put(outline((0.384, 0.270), (0.35, middle, u + 0.006, v), (0.35, middle + 0.009, 0.384, 0.276))), dark
        )
        if smile:
            crease = mix(skin.shade, sheet.ink, 0.28) if self.behind else mix(skin.lit, skin.shade, 0.75)
            self.lines(((0.330, 0.168, u - 0.022, 0.190, u - 0.030, v + 0.004),), crease, 0.9)

    def _eye(self, eye: Eye) -> None:
        """Paint the white, the iris with its pupil, and the upper lid with its lashes."""
        sheet, skin = self.sheet, self.skin
        x, y = _EYE_CORNER
        size = placed(placed(_ALMOND, -x, -y), x, y, eye.wide)
        lid = placed(placed(_LID, -x, -y), x, y, eye.wide)
        flesh = mix(skin.lit, skin.shade, 0.4)
        if eye.lid >= _CLOSED:
            sheet.fill(self.put(size), flesh)
            sheet.fill(self.put(_LASHES), _LASH)
            return
        almond = self.put(size)
        sheet.fill(almond, "#fbf1e0")
        u, v = 0.302 + eye.gaze[0], -0.046 + eye.gaze[1]
        sheet.fill(both(almond, self.put(oval(u, v, 0.027 * eye.wide))), eye.iris)
        sheet.fill(both(almond, self.put(oval(u + 0.004, v, 0.013 * eye.wide))), _LASH)
        sheet.fill(both(almond, self.put(oval(u + 0.014, v - 0.012, 0.007 * eye.wide))), "#ffffff")
        if eye.lid:
            upper = cut(size, placed(size, 0.0, eye.lid))
            sheet.fill(self.put(upper), flesh)
        sheet.fill(self.put(placed(lid, 0.0, eye.lid)), _LASH)

    def _planes(self) -> None:
        """Paint the planes of the head: the face in the light up to one curve from the temple to the jaw."""
        sheet, skin = self.sheet, self.skin
        sheet.fill(self._head, skin.lit)
        for plane, share in _PLANES:
            sheet.fill(both(self._head, self.put(plane)), mix(skin.lit, skin.shade, share))
        gloss = 0.3 * (sum(channels(skin.lit)) / 765) ** 2  # on dark skin the same share would be a patch
        sheet.fill(self.put(_CHEEKBONE), mix(skin.lit, LIT, gloss))
        sheet.fill(both(self._head, self.put(self._shade)), skin.shade)
        for number, tone in reversed(list(enumerate(_EDGE_TONES, 1))):
            reach = self.put(placed(self._shade, (-number if self.behind else number) * _EDGE_STEP, 0))
            sheet.fill(both(self._head, cut(reach, self.put(self._shade))), mix(skin.lit, skin.shade, tone))
        sheet.fill(both(self._head, self.put(_JAW)), mix(skin.shade, "#1a0a10", 0.22))
        step = -_RIM if self.right else _RIM
        if self.behind:
            sheet.fill(cut(self._head, placed(self._head, -step, 0.25)), self.key)
        face = mix(skin.shade, sheet.haze, _REFLECTED) if self.behind else self.key
        sheet.fill(cut(self._head, placed(self._head, step, 0.25)), face)

    def ear(self) -> None:
        """Paint the ear, which lies in half light over the hair."""
        sheet, skin = self.sheet, self.skin
        sheet.fill(self.put(placed(_EAR, -0.012, 0.008)), mix(skin.shade, sheet.ink, 0.5))
        sheet.fill(self.put(_EAR), mix(skin.shade, skin.lit, 0.42))
        sheet.fill(self.put(placed(_EAR, -0.003, 0.012, 0.6)), mix(skin.shade, sheet.ink, 0.18))

    def part(
        self,
        path: skia.Path,
        color: Color,
        shade: Color,
        *,
        away: skia.Path | None = None,
        rim: Color | None = LIT,
        width: float = 0.8,
        grain: bool = False,
    ) -> None:
        """Paint a garment, hair or a hat in two planes; ``away`` is what lies in the shade, in head units.

        A ``rim`` of ``LIT`` has the colour of the bust's light.
        """
        whole, (_, dark) = self.put(path), self.sides(path, away)
        light = self.towards_light
        self._throw(whole)
        self.sheet.figure([[(whole, color), (dark, shade)]], clean=True)
        if rim is not None:
            with self.sheet.clipped(cut(whole, dark)):
                self.sheet.rim([whole], self.key if rim == LIT else rim, self.sheet.aimed(whole, light), width)
        if grain:
            inside = both(whole, placed(whole, -light[0] * (width + 0.4), -light[1] * (width + 0.4)))
            for reach, density in ((0.05, 0.44), (0.11, 0.16)):
                edge = placed(self._away if away is None else away, reach, 0)
                turn = both(cut(inside, dark), self.put(edge))
                self.sheet.stipple(turn, shade, (0, 0), (100, 0), density, density)

    def _throw(self, whole: skia.Path) -> None:
        """Throw the shadow of a part on what is painted below it, in two steps away from the light."""
        canvas, (x, _) = self.sheet.canvas, self.towards_light
        canvas.saveLayer(None, None)
        for reach, cover in _PART_SHADOWS:
            shadow = placed(whole, -x * reach * self.h, reach * 1.3 * self.h)
            canvas.drawPath(shadow, brush(self.sheet.ink, cover))
        canvas.saveLayer(None, skia.Paint(BlendMode=skia.BlendMode.kDstIn))
        for path in self._drawn:
            canvas.drawPath(path, brush("#000000"))
        canvas.restore()
        canvas.restore()
        self._drawn.append(whole)

    def lines(self, curves: Iterable[Sequence[float]], color: Color, width: float) -> None:
        """Draw quadratic curves, each by its start, its control point and its end."""
        for u0, v0, u1, v1, u2, v2 in curves:
            self.sheet.stroke([self.at(u0, v0), (*self.at(u1, v1), *self.at(u2, v2))], color, width)

    def bands(
        self, path: skia.Path, curves: Iterable[Sequence[float]], color: Color, shade: Color, width: float
    ) -> None:
        """Paint bold bands along quadratic curves on a garment, ``width`` in heads; they turn with it to the shade."""
        whole = self.put(path)
        for inside, tone in ((whole, color), (both(whole, self.put(self._away)), shade)):
            with self.sheet.clipped(inside):
                self.lines(curves, tone, width * self.h)

    def beads(self, points: Iterable[Point], radius: float, color: Color, shade: Color | None = None) -> None:
        """Set pearls or studs, each with an edge of ink; those behind the light are in ``shade``."""
        for u, v in points:
            x, y = self.at(u, v)
            self.sheet.fill(oval(x, y, radius + 0.25), self.sheet.ink)
            self.sheet.fill(oval(x, y, radius), color if shade is None or (u > 0.05) != self.behind else shade)


def _head(nose: float, bridge: float, chin: float, brow: float, lift: float, jaw: float) -> skia.Path:
    """Return head and neck; the nose is straight, its tip round, and stands little before the lip."""
    tip = 0.441 + min(nose, 0.03)
    return outline(
        (0.30, -0.44),
        (0.368 + brow, -0.30, 0.374 + brow * 0.5, -0.17),
        (0.372, -0.11, 0.352, -0.066),
        (0.392 + lift * 0.6 + min(bridge, 0.026), 0.022 + lift * 0.5, tip - 0.012, 0.106 + lift),
        (tip + 0.014, 0.140 + lift, tip - 0.020, 0.158 + lift * 0.5),
        (0.402, 0.164, 0.382, 0.176),
        (0.370, 0.198, 0.385, 0.228),
        (0.402, 0.254, 0.376, 0.272),
        (0.400, 0.286, 0.382, 0.314),
        (0.352, 0.335, 0.352, 0.365),
        (0.388 + chin, 0.42, 0.346 + chin, 0.475),
        (0.30, 0.522 + jaw * 0.5, 0.20, 0.492 + jaw),
        (0.12, 0.47 + jaw, 0.105, 0.60 + jaw),
        (0.10, 0.78, 0.17, 0.96),
        (-0.40, 0.96),
        (-0.25, 0.66, -0.28, 0.30),
        (-0.53, 0.2, -0.50, -0.10),
        (-0.48, -0.52, 0.0, -0.54),
        (0.20, -0.54, 0.30, -0.44),
    )


SHOULDERS: Final = outline(
    (-0.29, 0.56),
    (-0.36, 0.66, -0.60, 0.73),
    (-0.93, 0.81, -1.0, 1.3),
    (0.66, 1.3),
    (0.56, 0.88, 0.16, 0.69),
    (0.0, 0.79, -0.18, 0.73),
)
"""A gown or robe that leaves the neck free."""
BARE_SHOULDERS: Final = outline(
    (-0.26, 0.60), (-0.34, 0.70, -0.56, 0.78), (-0.86, 0.86, -0.92, 1.3), (0.62, 1.3), (0.52, 0.90, 0.13, 0.70)
)
"""Shoulders and breast without a garment, to be painted before a low-cut one."""
HIGH_COLLAR: Final = outline(
    (0.17, 0.56), (0.05, 0.66, -0.31, 0.54), (-0.36, 0.64, -0.36, 0.74), (0.0, 0.86, 0.22, 0.72)
)
"""A standing collar round the neck."""
RUFF: Final = outline(
    (0.26, 0.50),
    (0.34, 0.56, 0.30, 0.64),
    (0.24, 0.76, 0.0, 0.78),
    (-0.30, 0.80, -0.46, 0.66),
    (-0.56, 0.54, -0.44, 0.46),
    (-0.34, 0.42, -0.25, 0.50),
    (-0.10, 0.62, 0.10, 0.58),
    (0.20, 0.54, 0.26, 0.50),
)
"""A pleated ruff round the neck."""


def pleats(bust: Bust, color: Color, scale: float = 1.0) -> None:
    """Draw the folds of a ruff that is ``scale`` as large."""
    folds = [
        (0.22, 0.56, 0.26, 0.60, 0.27, 0.66),
        (0.14, 0.59, 0.17, 0.66, 0.15, 0.74),
        (0.05, 0.61, 0.05, 0.68, 0.03, 0.76),
        (-0.05, 0.60, -0.08, 0.68, -0.10, 0.77),
        (-0.14, 0.57, -0.20, 0.66, -0.24, 0.75),
        (-0.23, 0.53, -0.32, 0.60, -0.38, 0.69),
        (-0.29, 0.49, -0.40, 0.52, -0.48, 0.57),
    ]
    bust.lines([[coordinate * scale for coordinate in fold] for fold in folds], color, 0.7)
