"""The eight visitors whom players choose from, as busts in the hand of the impact poster.

Knows who they are, in units of 100 x 100, with the light from the upper left. The frame of a seat and its colour are
`seats`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import skia

from tools.art.marvel.impact import Impact, ImpactPalette
from tools.art.marvel.palette import INK, WHITE
from tools.art.poster.shapes import ALL, Color, box, cut, join, mix, oval, placed, polygon, ribbon, svg
from tools.art.poster.sheet import argb

UNITS: Final = (100.0, 100.0)


def _mirrored(path: skia.Path) -> skia.Path:
    return placed(path, 100, 0, flip=True, down=1.0)


def _pair(path: skia.Path) -> tuple[skia.Path, skia.Path]:
    """Return a path and its mirror image about the middle."""
    return path, _mirrored(path)


def _lit(s: Impact, path: skia.Path, color: Color, shade: Color, *, reach: float = 10.0, w: float = 1.6) -> None:
    """Paint a form in flat steps: light on its upper left, shade on its right, halftone where that begins."""
    s.inked([(path, color)], w, (0.9, 1.2))
    dark = cut(path, placed(path, -reach, -reach * 0.5))
    s.fill(cut(path, placed(path, reach * 0.7, reach * 0.5)), mix(color, WHITE, 0.42))
    s.fill(dark, shade)
    turn = cut(cut(path, placed(path, -reach * 1.7, -reach * 0.9)), dark)
    s.dots(turn, shade, (30, 30), (80, 70), 0.25, 0.6, pitch=2.6)
    s.rim([path], mix(color, WHITE, 0.85), (-1, -0.8), 1.3)


def astronaut(s: Impact) -> None:
    """An astronaut whose visor mirrors a planet."""
    _lit(s, svg("M8 104 C10 84 30 76 50 76 C70 76 90 84 92 104 Z"), "#cfd6ea", "#5a6494")
    s.inked([(box(44, 74, 56, 104), "#2a356c")], 0.8)
    _lit(s, join(box(17, 40, 27, 62, 4), box(73, 40, 83, 62, 4)), "#ff9a2e", "#a4480c", reach=3, w=1.2)
    _lit(s, oval(50, 48, 31, 33), "#f4f7ff", "#7c88b8", reach=9)
    visor = oval(50, 50, 23.5, 22)
    s.inked([(visor, "#0f2a6e")], 1.8)
    with s.clipped(visor):
        s.steps(visor, (40, 28), (62, 72), ["#17389a", "#12297a", "#0c1c58"])
        s.fill(oval(60, 60, 17), "#2ad0d8")
        s.fill(cut(oval(60, 60, 17), oval(55, 56, 17)), "#0d6f96")
        s.fill(svg("M46 60 C54 56 60 62 68 58 C64 66 54 68 48 66 Z"), "#c6fff0")
        s.line(placed(oval(0, 0, 25, 6), 60, 60, turn=-18), "#ffd86a", 1.6)
        for x, y in ((37, 42), (45, 35), (58, 36), (34, 58), (66, 42)):
            s.fill(oval(x, y, 0.9), WHITE)
    s.fill(svg("M31 44 C33 34 41 30 50 30 C43 34 37 40 36 50 C33 50 31 48 31 44 Z"), WHITE, 0.9)
    s.stroke([(72, 22), (80, 6)], INK, 3.0)
    s.stroke([(72, 22), (80, 6)], "#cfd6ea", 1.2)
    s.inked([(oval(80, 6, 3), "#ff5648")], 0.9)


def robot(s: Impact) -> None:
    """A robot with a crest and one band for its eyes."""
    _lit(s, polygon((10, 104), (20, 86), (38, 78), (62, 78), (80, 86), (90, 104)), "#8a3a9c", "#45165e")
    s.inked([(box(40, 68, 60, 84), "#2c1148")], 1.0)
    for x in (43, 48.5, 54):
        s.fill(box(x, 70, x + 3, 84), "#6a2c86")
    for ear in _pair(polygon((20, 38), (12, 42), (12, 60), (20, 64))):
        _lit(s, ear, "#ffc81a", "#a8560a", reach=2, w=1.3)
    head = polygon((24, 30), (38, 14), (62, 14), (76, 30), (78, 58), (64, 76), (36, 76), (22, 58))
    _lit(s, head, "#ff7ac0", "#a81c72")
    _lit(s, polygon((44, 8.5), (56, 8.5), (59, 27), (50, 35), (41, 27)), "#ffc81a", "#a8560a", reach=3, w=1.4)
    band = polygon((25, 40), (75, 40), (72, 54), (58, 58), (50, 54), (42, 58), (28, 54))
    s.inked([(band, "#12061f")], 1.4)
    for eye in _pair(polygon((30, 43), (45, 46), (44, 53), (33, 51))):
        s.fill(eye, "#b8fff4")
    s.glint(36, 46, 8, WHITE)
    s.inked([(polygon((38, 62), (62, 62), (58, 71), (42, 71)), "#4a1250")], 1.0)
    for x in (42, 46.5, 51, 55.5):
        s.fill(box(x, 63.5, x + 2.2, 69.5), "#ffb0dc")
    s.fill(polygon((27, 32), (38, 18), (40, 18), (36, 30), (31, 38), (27, 38)), WHITE, 0.75)


def hood(s: Impact) -> None:
    """A traveller in a deep hood, of whom only the eyes are seen."""
    _lit(s, svg("M2 104 C4 82 22 72 34 68 L66 68 C78 72 96 82 98 104 Z"), "#c4480c", "#6c1c08")
    cowl = svg(
        "M50 3 C74 8 90 34 88 58 C87 74 80 84 68 90 C60 84 56 84 50 84 "
        "C44 84 40 84 32 90 C20 84 13 74 12 58 C10 34 26 8 50 3 Z"
    )
    _lit(s, cowl, "#ff8d24", "#99330a", reach=12)
    s.stroke([(50, 5), (56, 14, 58, 22)], "#99330a", 1.6)
    s.stroke([(22, 44), (20, 60, 27, 76)], "#99330a", 1.4)
    face = svg("M50 24 C68 28 76 46 73 62 C70 76 60 82 50 82 C40 82 30 76 27 62 C24 46 32 28 50 24 Z")
    s.inked([(face, "#1c0a18")], 1.8)
    s.fill(cut(face, placed(face, -9, -7)), "#5a1c4a")
    s.fill(cut(face, placed(face, -3.5, -3)), "#a8346a")
    for eye in _pair(svg("M32 50 C36 44 43 45 47 51 C43 56 36 56 32 50 Z")):
        s.fill(eye, "#ffe9a0")
    for x in (40.5, 59.5):
        s.fill(oval(x, 50.8, 2.4), "#ff4a1c")
    s.glint(38, 49, 6, WHITE)
    clasp = polygon((50, 82), (57, 89), (50, 97), (43, 89))
    s.inked([(clasp, "#18a9c6")], 1.3)
    s.fill(polygon((50, 82), (50, 97), (43, 89)), "#a4f4ff")


def warrior(s: Impact) -> None:
    """A warrior in a horned helm with a plaited beard."""
    _lit(s, svg("M4 104 C8 84 26 78 50 78 C74 78 92 84 96 104 Z"), "#6a3a1c", "#341806")
    for horn in (((28, 34, 7), (12, 30, 6.4), (4, 16, 4.4), (8, 2, 0.4)),):
        left = ribbon(horn, 12)
        for path in (left, _mirrored(left)):
            _lit(s, path, "#f6e2b4", "#a07838", reach=3, w=1.5)
    beard = svg("M26 54 L74 54 C76 70 68 84 58 92 L50 102 L42 92 C32 84 24 70 26 54 Z")
    _lit(s, beard, "#d8742a", "#823408")
    for x0, x1 in ((38, 42), (50, 50), (62, 58)):
        s.stroke([(x0, 66), (x0, 80, x1, 92)], "#823408", 1.5)
    s.inked([(box(46, 88, 54, 94, 1.5), "#ffc81a")], 0.9)
    s.inked([(svg("M28 42 H72 V58 C66 64 58 60 50 62 C42 60 34 64 28 58 Z"), "#f0b88c")], 1.0)
    s.fill(svg("M50 42 H72 V58 C66 64 58 60 50 62 Z"), "#b4744a")
    helm = svg(
        "M50 4 C70 10 80 28 79 46 L66 46 C62 50 58 52 55 60 L50 66 L45 60 C42 52 38 50 34 46 L21 46 C20 28 30 10 50 4 Z"
    )
    _lit(s, helm, "#8f6af0", "#3d1890", reach=9)
    for eye in _pair(svg("M33 50 C36 46 42 47 45 51 C41 55 36 54 33 50 Z")):
        s.inked([(eye, "#ffffff")], 0.8)
    for x in (40.2, 59.8):
        s.fill(oval(x, 50.8, 1.9), INK)
    s.inked([(svg("M20 40 C36 34 64 34 80 40 L79 47 C62 41 38 41 21 47 Z"), "#ffc81a")], 1.2)
    s.fill(svg("M50 36 C64 36 72 38 80 40 L79 47 C70 44 60 42 50 42 Z"), "#c07a10")
    _lit(s, polygon((46.5, 2), (53.5, 2), (54, 40), (50, 58), (46, 40)), "#ffc81a", "#a8560a", reach=2.4, w=1.2)
    s.inked(
        [(svg("M37 66 C42 61 47 62 50 65 C53 62 58 61 63 66 C58 69 53 68 50 68 C47 68 42 69 37 66 Z"), "#e88a3c")], 0.9
    )


def diver(s: Impact) -> None:
    """A diver in a copper helmet with a lamp-lit face glass."""
    _lit(s, svg("M6 104 C8 88 24 80 50 80 C76 80 92 88 94 104 Z"), "#e8a05c", "#7c3c14")
    for x in (18, 34, 66, 82):
        s.inked([(oval(x, 94, 3), "#ffe0a4")], 0.8)
    _lit(s, box(24, 72, 76, 83, 4), "#f0b068", "#8a4416", reach=4)
    _lit(s, oval(50, 45, 33, 34), "#f0a458", "#8a3c12", reach=10)
    for window in _pair(oval(16.5, 46, 5, 9)):
        _lit(s, window, "#c8742c", "#6c2c0c", reach=2, w=1.2)
    _lit(s, oval(50, 12, 8, 5), "#c8742c", "#6c2c0c", reach=2, w=1.2)
    _lit(s, oval(50, 48, 24), "#ffd08a", "#8a4416", reach=3, w=1.4)
    glass = oval(50, 48, 18.5)
    s.inked([(glass, "#0c5a78")], 1.4)
    with s.clipped(glass):
        s.steps(glass, (50, 30), (50, 68), ["#5ae0e6", "#24a6c4", "#116e98", "#0c4a74"])
        s.fill(svg("M38 70 C38 58 42 54 50 54 C58 54 62 58 62 70 Z"), "#06283f")  # the head behind the glass
        s.fill(oval(50, 50, 7.6, 9), "#06283f")
        fish = join(oval(42, 43, 6.4, 3), polygon((48, 43), (53, 39.6), (53, 46.4)))
        s.inked([(fish, "#ffc81a")], 0.7, (0.3, 0.4))
        s.fill(oval(38.6, 42.4, 0.8), INK)
        for x, y, r in ((59, 40, 2), (62, 35, 1.3), (57, 34, 1.0)):
            s.line(oval(x, y, r), "#dffcff", 0.7)
    s.fill(svg("M35 44 C36 36 42 31 50 31 C44 35 40 40 39 48 C37 48 35 47 35 44 Z"), WHITE, 0.85)
    for x, rivet in ((50, 27.0), (33, 36.0), (67, 36.0), (31, 57.0), (69, 57.0), (50, 69.5)):
        s.inked([(oval(x, rivet, 1.8), "#fff0c4")], 0.5, (0.3, 0.4))


def aviator(s: Impact) -> None:
    """An aviator in a leather cap, a sunset in her goggles, her scarf in the wind."""
    s.inked([(ribbon(((52, 84, 8), (74, 86, 8), (88, 74, 7), (104, 78, 6)), 12), "#d11a30")], 1.6)
    s.fill(ribbon(((60, 88, 3), (76, 89, 3), (90, 78, 3), (104, 82, 2)), 12), "#7f0a24")
    _lit(s, svg("M8 104 C10 88 28 82 50 82 C72 82 90 88 92 104 Z"), "#7c4a24", "#3a1c0a")
    _lit(s, svg("M30 74 C40 84 60 84 70 74 L74 88 C62 98 38 98 26 88 Z"), "#ff4a44", "#8a0c24", reach=5)
    s.inked([(svg("M29 42 C29 70 40 82 50 82 C60 82 71 70 71 42 Z"), "#d08a5c")], 1.6)
    s.fill(svg("M52 44 H71 C71 70 60 82 50 82 C58 76 58 60 52 44 Z"), "#8a4a2c")
    s.fill(svg("M44 69 C47 67 49 68 50 68.6 C51 68 53 67 56 69 C54 73 46 73 44 69 Z"), "#9c2430")
    s.stroke([(50, 52), (53, 60), (49.4, 62)], "#6c341c", 1.3)
    cap = svg(
        "M50 8 C76 8 86 30 82 54 L80 68 C74 66 71 58 71 46 "
        "C64 34 36 34 29 46 C29 58 26 66 20 68 L18 54 C14 30 24 8 50 8 Z"
    )
    _lit(s, cap, "#9c6030", "#4a240c", reach=10)
    s.stroke([(50, 9), (50, 20, 50, 34)], "#4a240c", 1.4)
    s.inked([(svg("M17 38 C34 30 66 30 83 38 L83 44 C66 36 34 36 17 44 Z"), "#2c1a14")], 0.9)
    for x in (36, 64):
        _lit(s, oval(x, 45, 14.5, 12.5), "#ffd86a", "#a8660c", reach=3, w=1.4)
        lens = oval(x, 45, 10.8, 9)
        s.inked([(lens, "#12308e")], 1.0)
        with s.clipped(lens):
            s.steps(lens, (x, 36), (x, 54), ["#2a4cc0", "#8a3ab0", "#ff6a3c", "#ffc81a"])
            s.fill(oval(x + 2, 50, 4.4), "#fff2ac")
            s.fill(
                polygon((x - 14, 54), (x - 5, 48), (x + 2, 53), (x + 7, 49), (x + 14, 54), (x + 14, 58), (x - 14, 58)),
                "#1c1040",
            )
        s.fill(placed(oval(0, 0, 4.6, 1.8), x - 4, 40, turn=-28), WHITE, 0.9)
    s.inked([(box(47, 43, 53, 47, 1.5), "#a8660c")], 0.8)


def alien(s: Impact) -> None:
    """A small visitor from far away with great dark eyes and two feelers."""
    _lit(s, svg("M22 104 C24 88 36 82 50 82 C64 82 76 88 78 104 Z"), "#3f46c8", "#1a1a6c", reach=6)
    s.inked([(box(43, 76, 57, 88, 3), "#7ac83c")], 1.2)
    for feeler in (((44, 27, 2.4), (43, 19, 1.9), (39, 14, 1.5)),):
        left = ribbon(feeler, 10)
        for path, x in ((left, 38.5), (_mirrored(left), 61.5)):
            s.inked([(path, "#8ee04a")], 1.3)
            _lit(s, oval(x, 13.0, 4.6), "#ffe14a", "#b8780c", reach=2, w=1.3)
    head = svg("M50 22 C76 22 90 37 85 54 C81 67 66 82 50 84 C34 82 19 67 15 54 C10 37 24 22 50 22 Z")
    _lit(s, head, "#a4ee5c", "#3c8a24", reach=11)
    for eye, x in zip(
        _pair(svg("M24 49 C26 40 40 42 45 54 C46 63 34 63 28 60 C25 58 23 54 24 49 Z")), (0, 1), strict=True
    ):
        s.inked([(eye, "#160a30")], 1.2)
        with s.clipped(eye):
            s.dots(eye, "#7431dc", (30, 62), (36, 44), 0.7, 0.0, pitch=2.4)
        s.fill(oval(32 if x == 0 else 63, 50, 3.2, 2.6), WHITE)
        s.fill(oval(38 if x == 0 else 69, 57, 1.5), WHITE)
    s.stroke([(43, 72), (50, 76.5, 57, 72)], "#2c5c18", 1.9)
    for x, y, r in ((32, 33, 2.6), (40, 29, 1.7), (66, 33, 2.2), (72, 39, 1.4)):
        s.fill(oval(x, y, r), "#5cb434")


def owl(s: Impact) -> None:
    """An archivist: an owl in round spectacles."""
    _lit(s, svg("M6 104 C8 84 26 76 50 76 C74 76 92 84 94 104 Z"), "#1c5a6c", "#0a2a38")
    s.inked([(polygon((50, 80), (36, 104), (64, 104)), "#f4e6c8")], 1.0)
    _lit(
        s,
        join(polygon((43, 88), (33, 83), (33, 95)), polygon((57, 88), (67, 83), (67, 95)), oval(50, 89, 5, 4)),
        "#d11a30",
        "#7f0a24",
        reach=3,
        w=1.2,
    )
    head = svg(
        "M14 6 C22 12 30 16 36 16 C44 12 56 12 64 16 C70 16 78 12 86 6 "
        "C88 20 88 30 87 44 C87 68 70 82 50 82 C30 82 13 68 13 44 C12 30 12 20 14 6 Z"
    )
    _lit(s, head, "#c08a4c", "#5e3410", reach=10)
    s.fill(
        svg(
            "M50 22 C40 12 24 14 18 10 C18 22 24 30 34 30 C42 30 47 28 50 34 "
            "C53 28 58 30 66 30 C76 30 82 22 82 10 C76 14 60 12 50 22 Z"
        ),
        "#6c3c14",
    )
    disk = join(oval(33, 46, 19, 20), oval(67, 46, 19, 20))
    s.fill(disk, "#f6e2b4")
    s.dots(disk, "#c08a4c", (40, 40), (86, 66), 0.0, 0.6, pitch=2.4)
    for x in (33, 67):
        s.inked([(oval(x, 46, 12.4), "#ffc81a")], 1.6)
        s.fill(cut(oval(x, 46, 12.4), oval(x - 3, 43.6, 12.4)), "#e8860c")
        s.fill(oval(x, 46.6, 7.2), INK)
        s.fill(oval(x - 3, 43, 2.8), WHITE)
        s.fill(oval(x + 3, 50, 1.4), WHITE)
        s.line(oval(x, 46, 16), INK, 3.2)
        s.line(oval(x, 46, 16), "#ffe9a0", 1.5)
    s.stroke([(48, 44), (50, 42, 52, 44)], INK, 3.0)
    s.stroke([(48, 44), (50, 42, 52, 44)], "#ffe9a0", 1.4)
    _lit(
        s,
        svg("M44 56 C47 52 53 52 56 56 C56 64 53 70 50 74 C47 70 44 64 44 56 Z"),
        "#ff9a2e",
        "#a4480c",
        reach=3,
        w=1.3,
    )
    for x, y in ((26, 72), (36, 76), (64, 76), (74, 72), (42, 80), (58, 80)):
        s.stroke([(x - 3, y), (x, y + 4, x + 3, y)], "#6c3c14", 1.3)


VISITORS: Final[tuple[Callable[[Impact], None], ...]] = (astronaut, robot, hood, warrior, diver, aviator, alien, owl)


def picture(visitor: int, color: Color, px: tuple[int, int]) -> skia.Image:
    """Paint a visitor on a ground of a colour, on a sheet of a size in pixels."""
    deep, mid = mix(color, INK, 0.72), mix(color, INK, 0.42)
    sheet = Impact(0, px, UNITS, ImpactPalette(INK, deep, mid, color, WHITE, color))
    sheet.fill(ALL, mid)
    sheet.fill(polygon((52, -4), (104, -4), (104, 104), (22, 104)), color)  # what the light meets
    shadow = skia.ImageFilters.DropShadow(7, 5, 0, 0, argb(deep))
    sheet.canvas.saveLayer(None, skia.Paint(ImageFilter=shadow))
    VISITORS[visitor](sheet)
    sheet.canvas.restore()
    return sheet.finish()
