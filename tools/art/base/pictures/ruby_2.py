"""Pictures of the ruby cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import mitten, profile
from tools.art.base.gouache import Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, arch, both, cut, join, mix, outline, oval, polygon, taper


def ruby_cellar(s: Gouache) -> None:
    """Level 2: a wine merchant holds a ruby to the light at the cellar's end."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, ink)
    cx = 68
    for w, spring, tone in (
        (62, 92, mix(ink, deep, 0.45)),
        (49, 91, mix(deep, ink, 0.15)),
        (38, 89, mix(deep, mid, 0.45)),
        (29.5, 87, mid),
    ):
        s.fill(arch(cx - w, cx + w, spring, 172), tone)
    for w, spring, tone, edge in ((62, 92, deep, 49), (49, 91, mid, 38), (38, 89, mix(mid, haze, 0.4), 29.5)):
        ring = cut(arch(cx - w, cx + w, spring, 172), arch(cx - edge, cx + edge, spring - 1, 172))
        s.spot(cx, spring, edge, w, tone, 0.55, ring)
    opening = arch(cx - 24, cx + 24, 86, 142)
    s.fill(opening, haze)
    with s.clipped(opening):
        s.rings(58, 64, [40, 26, 15], [haze, mix(haze, "#fff6dc", 0.6), "#fff9e6"])
        s.plane(
            polygon((40, 112), (58, 104), (76, 110), (96, 102), (96, 150), (40, 150)),
            mix(haze, mid, 0.5),
            haze,
            102,
            146,
        )
        s.fill(polygon((40, 126), (62, 120), (96, 124), (96, 150), (40, 150)), mix(mid, deep, 0.2))
    s.fill(polygon((cx - 24, 141), (cx + 24, 141), (cx + 52, 172), (cx - 52, 172)), mix(deep, mid, 0.25))
    s.fill(polygon((cx - 16, 141), (cx + 10, 141), (cx + 20, 172), (cx - 34, 172)), mix(mid, haze, 0.55))
    s.stipple(
        polygon((cx - 24, 141), (cx + 24, 141), (cx + 52, 172), (cx - 52, 172)), deep, (cx, 141), (cx, 172), 0.0, 0.55
    )

    # casks
    def cask(x, y, r, lit):
        s.fill(oval(x, y, r), ink)
        s.fill(oval(x, y, r * 0.90), mix(ink, deep, 0.55))
        s.fill(both(oval(x, y, r * 0.90), oval(x + r * 0.25, y - r * 0.1, r * 0.86)), mix(deep, ink, 0.25))
        s.fill(oval(x, y, r * 0.74), mix(ink, deep, 0.3))
        for i in range(-2, 3):
            s.stroke([(x + i * r * 0.26, y - r * 0.66), (x + i * r * 0.26, y + r * 0.66)], ink, 0.6)
        rim = cut(oval(x, y, r), oval(x - 1.1 * lit, y + 0.4, r))
        s.fill(rim, mix(mid, haze, 0.55))

    cask(30, 112, 13, 1)
    cask(14, 140, 23, 1)
    # the merchant, facing left
    body = outline((80, 84), (73, 88, 72, 104), (68, 136, 62, 172), (124, 172), (120, 120, 106, 96), (100, 86, 93, 84))
    lapel = outline((80, 85), (74, 96, 72.5, 118), (70, 146, 64, 172), (80, 172), (80, 120, 88, 86))
    collar = polygon((78, 84, 2), (84, 79), (95, 78, 3), (98, 87), (86, 91, 3))
    head, shade, wedge, eye = profile(85.5, 67, 17, -1, 4)
    hair = outline(
        (84.6, 61), (88.6, 63, 87.8, 68), (88, 74, 86.6, 78.6), (94, 81.6, 98.4, 77.6), (100.4, 70, 98.6, 61)
    )
    hat = outline((74.5, 60.6), (75, 52, 86, 51.4), (99, 52, 100.4, 62), (98, 66, 93, 64.2), (84, 60.5, 74.5, 60.6))
    feather = outline((92, 57), (98, 43.5, 111, 47.5), (104, 48, 103, 53), (98, 52.4, 97, 59))
    arm = join(taper((81, 94), 6.0, (68.5, 98), 4.4), taper((68.5, 98), 4.0, (61, 80), 2.4))
    cuff = polygon((59.4, 83.4), (64.6, 81), (65.4, 84.6), (60.4, 87))
    rim, dark = "#fff3d2", mix(ink, deep, 0.3)
    s.figure(
        [
            [
                (body, dark),
                (lapel, mix(key, ink, 0.45)),
                (both(lapel, outline((84, 86), (76, 110, 76, 172), (90, 172))), mix(key, ink, 0.7)),
            ]
        ],
        rim=rim,
        light=(-1, -0.3),
        width=1.0,
    )
    s.stipple(both(body, polygon((78, 90), (100, 90), (108, 172), (80, 172))), deep, (78, 120), (104, 126), 0.7, 0.0)
    s.figure(
        [
            [(collar, mix(ink, deep, 0.75))],
            [
                (head, mix(ink, mid, 0.38)),
                (cut(head, shade), mix(mid, haze, 0.35)),
                (both(head, wedge), mix(haze, "#ffffff", 0.2)),
                (hair, mix(ink, deep, 0.25)),
            ],
            [(feather, key)],
            [
                (hat, ink),
                (outline((74.5, 60.8), (84, 60.5, 93, 64.4), (93, 61.6), (84, 57.6, 75.2, 58.2)), mix(key, ink, 0.25)),
            ],
        ],
        rim=rim,
        light=(-1, -0.4),
        width=0.85,
    )
    s.fill(eye, ink)
    s.figure(
        [[(arm, mix(ink, deep, 0.6)), (cuff, haze), (mitten(60.6, 77.6, 3.1, -112, True), mix(mid, haze, 0.3))]],
        rim=rim,
        light=(-1, -0.3),
        width=0.9,
    )
    s.gem(3, 58.6, 66.5, 7.2, glint=1.5)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-20": Picture(ruby_cellar, ((70, 70), (90, 60)), "toasts over casks", "cellar vault", "end of a vault", seed=11),
}
