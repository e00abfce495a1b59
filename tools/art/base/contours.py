"""The contours of heads in profile: one way of drawing a face, varied in what distinguishes people.

Knows head units as `figures` does: the crown is at v -0.52, the chin at 0.515, the face looks to the right. Knows no
person.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import skia

from tools.art.poster.shapes import join, outline, polygon


class Build(NamedTuple):
    """What distinguishes a face in profile from others, in heads off an even one; no value exceeds a tenth of a head.

    ``brow``, ``nose``, ``lips`` and ``chin`` stand out to the front, ``bridge`` bends the nose out or in, ``lift``
    raises its tip, ``fall`` slopes the forehead back, ``jaw`` is what lies below the chin, ``nape`` fills the neck.
    """

    brow: float = 0.0
    fall: float = 0.0
    bridge: float = 0.0
    nose: float = 0.0
    lift: float = 0.0
    lips: float = 0.0
    chin: float = 0.0
    jaw: float = 0.0
    nape: float = 0.0


EVEN: Final = Build()
FINE: Final = Build(brow=-0.006, bridge=-0.010, nose=-0.014, lift=0.014, lips=0.004, chin=-0.008, nape=-0.03)
FIRM: Final = Build(brow=0.012, fall=0.012, bridge=0.004, nose=0.006, lips=-0.006, chin=0.022, jaw=0.008, nape=0.03)
ROUND: Final = Build(brow=0.006, fall=-0.012, bridge=-0.014, nose=-0.030, lift=0.016, chin=-0.012, jaw=0.022)
FULL: Final = Build(brow=0.002, bridge=-0.008, nose=-0.014, lift=0.004, lips=0.014, chin=-0.004)
AGED: Final = Build(brow=0.014, fall=0.020, bridge=0.006, nose=0.004, lift=-0.010, lips=-0.014, chin=0.014, jaw=0.020)
CHILD: Final = Build(
    brow=0.002, fall=-0.022, bridge=-0.016, nose=-0.044, lift=0.020, chin=-0.030, jaw=0.020, nape=-0.05
)


def head_contour(build: Build, neck: float) -> skia.Path:
    """Return a head with a neck of a length in heads, whose foot is round; without one it ends at the jaw."""
    brow, nose = 0.364 + build.brow, 0.452 + build.nose
    lips, chin = build.lips, build.chin
    tip = 0.122 - build.lift
    skull = outline(
        (-0.07, -0.525),
        (0.17, -0.535, 0.318 - build.fall, -0.475, 0.350 - build.fall * 0.6, -0.285),
        (brow, -0.195, brow - 0.002, -0.142),
        (0.354 + build.brow * 0.5, -0.098, 0.351 + build.brow * 0.3, -0.064),
        (0.388 + build.bridge, tip - 0.100, nose - 0.020, tip - 0.030),
        (nose + 0.020, tip + 0.010, nose - 0.014, tip + 0.038),
        (nose - 0.040, tip + 0.048, 0.386, 0.178),
        (0.376 + lips * 0.4, 0.204, 0.385 + lips, 0.236),
        (0.402 + lips, 0.256, 0.382 + lips * 0.7, 0.270),
        (0.395 + lips, 0.288, 0.372 + lips * 0.8, 0.318),
        (0.352 + lips * 0.3 + chin * 0.3, 0.342, 0.358 + chin * 0.6, 0.378),
        (0.390 + chin, 0.425, 0.376 + chin, 0.492, 0.305 + chin, 0.516),
        (0.22, 0.538 + build.jaw, 0.13, 0.492 + build.jaw),
        (0.00, 0.45 + build.jaw * 0.4, -0.10, 0.30),
        (-0.30, 0.24),
        (-0.40, 0.22, -0.505, 0.06, -0.505, -0.10),
        (-0.505, -0.36, -0.33, -0.520, -0.07, -0.525),
    )
    if neck <= 0:
        return skull
    rounding = neck * 0.6
    foot = 0.52 + neck + rounding * 0.4
    column = polygon(
        *((0.15, 0.30), (0.105, 0.56), (0.14, foot, rounding), (-0.34 - build.nape, foot, rounding)),
        *((-0.285 - build.nape, 0.30, 0.12), (-0.33, 0.05)),
    )
    return join(skull, column)
