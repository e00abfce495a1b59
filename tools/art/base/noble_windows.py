"""What is seen behind the nobles: ten windows, each with a light of its own as one large hard shape.

Knows skies, walls and light in units of 100 x 100, of which the tile shows x 34 to 97; knows no person.
"""

from __future__ import annotations

from tools.art.base.gouache import Gouache
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    arch,
    around,
    blob,
    both,
    box,
    cut,
    join,
    outline,
    oval,
    placed,
    polygon,
    taper,
)


def _bands(s: Gouache, bands: tuple[tuple[float, Color], ...], sway: float = 3.0) -> None:
    """Lay flat bands of sky over each other, each from a height down, with a long soft wave as its edge."""
    for number, (top, color) in enumerate(bands):
        lean = sway if number % 2 else -sway
        edge = ((34, top - lean, 66, top), (84, top + lean * 0.6, 108, top - lean))
        s.fill(outline((-4, top + lean), *edge, (108, 108), (-4, 108)), color)


def _gleam(s: Gouache, y: float, left: float, right: float, color: Color, half: float = 1.1) -> None:
    """Lay a gleam on water: a flat lens."""
    middle = (left + right) / 2
    s.fill(outline((left, y), (middle, y - half, right, y), (middle, y + half, left, y)), color)


def dawn(s: Gouache) -> None:
    """The sun rises behind a castle on its rock, to the right."""
    s.fill(ALL, "#2b1638")
    _bands(s, ((10, "#4a2450"), (19, "#7c3a62"), (28, "#b85a68"), (38, "#e88a68")))
    s.rings(84, 47, [15.6, 11], ["#f6b070", "#fff0c0"], 0.0)
    rock = polygon((64, 102), (75, 64), (80, 56), (84, 47), (98, 47), (106, 54), (106, 102))
    keep = join(
        box(82, 47, 87, 62), box(86, 51, 93, 62), box(92, 44, 97, 62), box(81.4, 45.4, 83, 48), box(84, 45.4, 85.4, 48),
        box(86.2, 45.4, 87.6, 48), box(91.4, 42.4, 93, 45), box(94, 42.4, 95.4, 45), box(96.2, 42.4, 97.6, 45),
    )  # fmt: skip
    keep = placed(keep, 1.0, -13.0)
    s.fill(join(rock, keep), "#2c1238")
    s.fill(box(90.2, 40, 91.4, 43), "#fff0c0")
    s.fill(outline((-4, 84), (30, 70, 62, 82), (84, 90, 106, 82), (106, 106), (-4, 106)), "#2a1434")


def storm(s: Gouache) -> None:
    """Lightning in front of a wall of cloud, over a pale gap above the plain; to the left."""
    s.fill(ALL, "#0e1a33")
    s.fill(box(-4, 52, 106, 106), "#8fb0c8")
    s.fill(box(-4, 66, 106, 106), "#c8d8d8")
    for path, color in (
        (blob((-6, 40), (20, 48), (40, 44), (54, 58), (76, 50), (104, 60), (110, -8), (-6, -8)), "#2a4064"),
        (blob((-6, 26), (22, 34), (44, 24), (60, 40), (84, 34), (108, 44), (110, -8), (-6, -8)), "#1a2c4c"),
        (blob((-6, 10), (24, 18), (50, 8), (70, 22), (108, 18), (110, -8), (-6, -8)), "#0f1c36"),
    ):
        s.fill(path, color)
    bolt = polygon(
        *((52, 8), (43.4, 31), (48.4, 30), (41.0, 50), (45.4, 49.2), (38.8, 71)),
        *((50.6, 45), (46.0, 46), (53.6, 26.6), (48.6, 27.6), (56, 8)),
    )
    s.line(bolt, "#8fb8f0", 2.2, 0.5)
    s.fill(bolt, "#fbfdff")
    s.fill(polygon((-4, 75), (40, 72), (58, 76), (106, 72), (106, 106), (-4, 106)), "#1c2c40")


def snow(s: Gouache) -> None:
    """A winter morning over the roofs of Florence, its dome under snow; large flakes; to the left."""
    s.fill(ALL, "#86a6b2")
    _bands(s, ((20, "#9cb8c2"), (40, "#b4cacf"), (56, "#cbdcdc")))
    dome = outline((32.5, 62), (33, 44, 45, 38), (57, 44, 57.5, 62))
    with s.moved(-3.4, 0, 0.86, about=(45, 72)):
        lantern = join(box(43.4, 31, 46.6, 40), polygon((42.6, 31.6), (45, 27), (47.4, 31.6)))
        s.fill(join(dome, lantern, box(31.6, 60, 58.4, 84)), "#4d6f80")
        s.fill(both(dome, placed(dome, -5.4, -3.4)), "#6a8c9a")
        s.fill(cut(dome, placed(dome, 1.6, 2.2)), "#f4faf8")
        for x in (39.4, 45.2, 51.0):
            s.stroke([(45, 39), (x + (x - 45) * 0.4, 48, x + (x - 45) * 0.7, 62)], "#4d6f80", 0.8)
    for left, top, right, color in ((26, 70, 47, "#3d5b6c"), (44, 75, 66, "#4d6f80"), (62, 68, 106, "#3d5b6c")):
        ridge = (left + right) / 2
        s.fill(polygon((left, top + 5), (ridge, top - 2), (right, top + 5), (right, 106), (left, 106)), color)
        covered = polygon((left - 1, top + 6), (ridge, top - 2.4), (right + 1, top + 6), (ridge, top + 1.8))
        s.fill(covered, "#f4faf8")
    for x, y, r in (
        *((37.6, 20, 1.3), (43, 14, 0.9), (52, 21, 1.2), (60, 10, 1.4), (72, 8, 1.0), (84, 14, 1.3), (92, 26, 1.0)),
        *((38.6, 34, 1.0), (50, 32, 0.8), (95, 44, 1.3), (37, 54, 1.2), (66, 5, 0.7), (93, 60, 0.9)),
    ):
        s.fill(oval(x, y, r), "#ffffff")


def glass(s: Gouache) -> None:
    """A rose window of two wines in lead, the sun in its upper panes, to the right."""
    s.fill(ALL, "#1a0610")
    x, y = 83.0, 34.0
    for inner, outer, count, turn in ((37.0, 62.0, 18, 10.0), (19.5, 36.0, 12, 0.0), (7.5, 18.4, 6, 30.0)):
        step = 360 / count
        for number in range(count):
            first = turn + number * step
            ends = [around(x, y, outer, first + step * share) for share in (0.05, 0.5, 0.95)]
            starts = [around(x, y, inner, first + step * share) for share in (0.92, 0.08)]
            peak = around(x, y, outer * 1.06, first + step / 2)
            pane = outline(ends[0], (*peak, *ends[2]), starts[0], starts[1])
            lit = (first + step / 2 + 130) % 360 < 150 and inner > 10
            s.fill(pane, "#dc983e" if lit else ("#5c1024", "#440c1a")[number % 2])
    s.fill(oval(x, y, 6.6), "#8a2a30")


def moon(s: Gouache) -> None:
    """A great moon low over the water of a city of domes, to the left."""
    s.fill(ALL, "#04221f")
    _bands(s, ((14, "#0a4038"), (34, "#125c4e"), (52, "#1f7c66")))
    s.rings(46, 33, [19, 13.4], ["#1d7464", "#f6f4d4"], 0.0)
    s.fill(oval(42.6, 30, 2.6, 2.0), "#dfe3c0")
    s.fill(oval(45.0, 38, 3.0, 2.2), "#dfe3c0")
    town = join(
        box(-4, 70, 66, 78), outline((36, 71), (36, 63, 45, 59.6), (54, 63, 54, 71)), box(44.6, 56.6, 45.4, 61),
        outline((53, 71), (53, 66.4, 58, 65), (63, 66.4, 63, 71)), box(34.6, 55, 36.2, 72), box(55.6, 52, 57.2, 72),
        polygon((34.2, 55.4), (35.4, 50), (36.6, 55.4)), polygon((55.2, 52.4), (56.4, 46.6), (57.6, 52.4)),
    )  # fmt: skip
    s.fill(town, "#031a18")
    s.fill(box(-4, 75, 106, 106), "#136152")
    s.fill(box(-4, 77, 66, 106), "#0a3c36")
    for top, left, right in ((80, 38, 52), (83.4, 40, 56), (87, 36, 50), (91, 41, 53)):
        _gleam(s, top, left, right, "#cfe4c4")


def candlelight(s: Gouache) -> None:
    """A dark room, one flame's light on the wall in two steps, to the left."""
    s.fill(ALL, "#10222a")
    s.fill(outline((-4, -4), (78, -4), (66, 30, 70, 60), (74, 86, 88, 106), (-4, 106)), "#6a3a1a")
    s.fill(outline((-4, 16), (44, 12, 57, 34), (64, 60, 54, 82), (40, 98, -4, 96)), "#c27a2c")


def sea(s: Gouache) -> None:
    """A bright forenoon over the sea off Brittany, a sail and the path of the sun, to the right."""
    s.fill(ALL, "#6fb6c8")
    _bands(s, ((14, "#8ccad2"), (27, "#b4dfdc"), (37, "#dcf0e2")), 2.0)
    cloud = join(oval(88, 24, 9, 5.4), oval(97, 21, 8, 7), oval(79, 27, 7, 3.4), box(74, 26, 106, 30.4))
    s.fill(cloud, "#f8fcf6")
    s.fill(both(cloud, box(60, 27, 110, 34)), "#d4e8e6")
    s.fill(box(-4, 44, 106, 106), "#2a7c9c")
    s.fill(box(-4, 44, 106, 48.4), "#4a9cb4")
    s.fill(outline((-4, 80), (30, 75, 62, 80), (86, 84, 106, 78), (106, 106), (-4, 106)), "#1f6a88")
    for y, left, right in ((46.4, 78, 99), (51, 84, 99), (57, 89, 99), (64, 75, 83), (71, 74, 82)):
        _gleam(s, y, left, right, "#eef8ec", 0.9)
    s.fill(polygon((84, 43.0), (91, 43.0), (89.8, 45.6), (85, 45.6)), "#20485c")
    s.fill(outline((87.4, 42.4), (87.4, 33.4), (93, 37.4, 92.4, 42.4)), "#fff8e8")
    s.fill(outline((86.8, 42.4), (86.8, 35.4), (83, 38.4, 83.6, 42.4)), "#c4dcd8")


def fire(s: Gouache) -> None:
    """A great hearth in full blaze under a stone arch, to the right."""
    s.fill(ALL, "#241008")
    for row, top in enumerate(range(-2, 104, 13)):
        for column in range(-1, 6):
            left = 20 + column * 20 + row % 2 * 10
            s.fill(box(left, top, left + 19, top + 12), ("#34180c", "#2e150a", "#3a1c0e")[(row + column) % 3])
    mouth = arch(66, 122, 44, 110, 27)
    ring = cut(arch(59, 129, 44, 110, 35), mouth)
    s.fill(ring, "#5e3014")
    for turn in range(-180, 0, 20):
        s.stroke([around(94, 44, 27.6, turn), around(94, 44, 36, turn)], "#241008", 0.9)
    s.rim([ring], "#f0983c", (0.3, 1.0), 1.1)
    s.fill(mouth, "#6e1c08")
    with s.clipped(mouth):
        for rise, tone, lean in (
            (12.0, "#b83a0c", 0.0),
            (22.0, "#ef7a14", 2.0),
            (33.0, "#ffb838", 3.0),
            (44.0, "#ffe48c", 4.0),
        ):
            flame = outline(
                *((58 + rise * 0.16, 108), (60 + lean, 76 + rise * 0.4, 67 + lean, 58 + rise)),
                *((69, 70 + rise * 0.7, 74, 66 + rise), (74 + lean, 48 + rise, 84 + lean, 30 + rise)),
                *((83, 46 + rise, 91, 54 + rise), (93 + lean, 48 + rise, 96 + lean, 40 + rise)),
                (104, 58 + rise, 104 - rise * 0.14, 108),
            )
            s.fill(flame, tone)


def garden(s: Gouache) -> None:
    """A rose garden in the sun: a clipped arch, a cypress walk, roses; to the left."""
    s.fill(ALL, "#c4ecdc")
    s.fill(box(-4, 34, 106, 106), "#d8ecc0")
    for x, foot, tall in ((36.5, 62, 34), (44.5, 60, 24), (50.5, 58.6, 17)):
        top, waist, half = foot - tall, foot - tall * 0.4, tall * 0.15
        cypress = outline(
            (x, top), (x + half, waist, x + half * 0.7, foot), (x - half * 0.7, foot), (x - half, waist, x, top)
        )
        s.fill(cypress, "#2f7a54")
        s.fill(both(cypress, box(x + half * 0.15, top, x + half, foot)), "#1d5a44")
    s.fill(box(-4, 61, 106, 106), "#8cc46c")
    s.fill(polygon((48, 61), (55, 61), (46, 106), (20, 106)), "#f4eccc")
    hedge = cut(box(-4, -4, 106, 106), arch(28, 70, 40, 110, 34))
    s.fill(hedge, "#17503c")
    s.fill(cut(hedge, placed(hedge, 1.6, 1.6)), "#2f7a4c")
    for x, y, r in ((72, 9, 4.6), (85, 19, 4.2), (94, 31, 3.8), (91, 50, 3.6), (58, 4.6, 3.4)):
        for turn in (20, 150, 260):
            leaf = outline((0, -0.5), (1.4, -1.6, 0, -2.3), (-1.4, -1.6, 0, -0.5))
            s.fill(placed(leaf, x, y, r * 0.8, turn), "#58a85c")
        petals = join(*(oval(*around(x, y, r * 0.5, 72 * k + 12), r * 0.56) for k in range(5)))
        s.fill(placed(petals, 0.6, 0.8), "#0c3428")
        s.fill(petals, "#d8406c")
        s.fill(both(petals, placed(petals, -r * 0.3, -r * 0.3)), "#f87c9c")
        s.fill(oval(x, y, r * 0.46), "#b02c58")
        s.fill(both(oval(x, y, r * 0.46), oval(x - r * 0.2, y - r * 0.14, r * 0.4)), "#f87c9c")


def gold(s: Gouache) -> None:
    """Evening sun through a leaded window, its shape on a wall of gilt leather, to the left."""
    s.fill(ALL, "#94641a")
    for row in range(7):
        for column in range(8):
            left, top = 22 + column * 12.5, row * 15.5 - 4
            s.fill(box(left, top, left + 12.1, top + 15.1), ("#9c6718", "#946015", "#a66f1d")[(row * 2 + column) % 3])
    slant = 0.34

    def at(x: float, y: float) -> Point:
        return x, y + (x - 34) * slant

    for left, right in ((26.0, 43.0), (45.4, 62.4), (64.8, 81.8)):
        for top, foot in ((8.0, 27.0), (29.4, 48.4), (50.8, 69.8)):
            pane = polygon(at(left, top), at(right, top), at(right, foot), at(left, foot))
            s.fill(pane, "#ffd868")
            s.fill(both(pane, placed(pane, -7, 5)), "#f6c24c")
            s.fill(both(pane, placed(pane, 9, -9)), "#fff0b4")
    s.fill(taper((-4, 92), 0.5, (106, 92), 0.5), "#5a340a")
